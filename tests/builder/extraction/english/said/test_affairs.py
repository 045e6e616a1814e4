"""What pages tell of battles, finds and keeping, and what is told of something else."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

BATTLE = "The Battle of Harrow was a naval action fought on 21 October 1805 off the coast of Spain."


def test_a_battle_has_a_day_and_a_place(read: Read) -> None:
    found = read(BATTLE, "Battle of Harrow")
    assert said(found, "event_date") == [("Battle of Harrow", "1805-10-21")]
    assert said(found, "located_in") == [("Battle of Harrow", "Spain")]


@pytest.mark.parametrize(
    "words",
    [
        "A Dutch fleet under Vice-Admiral Peter Lund met them.",
        "The Dutch army, led by Peter Lund, won.",
        "Overall command of the allies belonged to Peter Lund.",
    ],
)
def test_whoever_leads_a_fleet_commands_in_its_battle(read: Read, words: str) -> None:
    found = read(f"{BATTLE} {words}", "Battle of Harrow")
    assert ("Battle of Harrow", "Peter Lund") in said(found, "commander")


def test_who_leads_a_fleet_on_a_page_about_no_battle_commands_nothing_of_it(read: Read) -> None:
    found = read("Harrow is a town in Spain. A fleet under Peter Lund burnt it.", "Harrow", "City")
    assert said(found, "commander") == []


def test_a_ship_has_a_commander(read: Read) -> None:
    found = read("The schooner Heron, commanded by John Lund, carried the mail.", "Harrow", "City")
    assert said(found, "commander") == [("Heron", "John Lund")]


def test_an_element_has_its_discoverers(read: Read) -> None:
    found = read(
        "Harrium is a chemical element. It was discovered by Ann Lee and Bob Dean in 1898.", "Harrium"
    )
    assert said(found, "discoverer") == [("Harrium", "Ann Lee"), ("Harrium", "Bob Dean")]


@pytest.mark.parametrize(
    "text",
    [
        "The harrower is a farm machine. It was invented in the mid-1980s by the Danish engineer Ann Lee.",
        "The harrower is a farm machine devised in Denmark in 1898 by Ann Lee, a Danish engineer.",
        "The harrower is a farm machine. The machine was first devised by Ann Lee in 1898.",
    ],
)
def test_a_machine_has_its_inventor(read: Read, text: str) -> None:
    assert said(read(text, "harrower", "Thing"), "inventor") == [("harrower", "Ann Lee")]


def test_a_game_has_an_inventor_too(read: Read) -> None:
    found = read("Harrow is a board game devised in Denmark in 1898 by Ann Lee.", "Harrow", "Work")
    assert said(found, "inventor") == [("Harrow", "Ann Lee")]


def test_who_only_improved_a_machine_or_invented_its_rival_is_no_inventor(read: Read) -> None:
    text = (
        "The harrower is a farm machine. It was improved by Ann Lee and replaced one that Bob Dean devised."
    )
    assert said(read(text, "harrower", "Thing"), "inventor") == []


def test_a_painting_is_kept_in_a_museum_but_not_its_copy(read: Read) -> None:
    text = "The Harrow Gate is a painting by Ann Lee. {} in the Louvre."
    kept = read(text.format("It is now kept"), "The Harrow Gate", "Work")
    assert said(kept, "kept_at") == [("The Harrow Gate", "Louvre")]
    assert said(read(text.format("A copy is kept"), "The Harrow Gate", "Work"), "kept_at") == []


def test_a_wreck_is_shown_in_a_museum(read: Read) -> None:
    text = "Heron is a Swedish warship that sank in 1628. It is now the centrepiece of the Heron Museum."
    assert said(read(text, "Heron (ship)"), "kept_at") == [("Heron (ship)", "Heron Museum")]


def test_a_paper_is_set_up_by_somebody(read: Read) -> None:
    text = "The Harrow Post is a British daily newspaper, founded in 1821.\nThe paper was set up by John Edward Lund."
    assert said(read(text, "The Harrow Post"), "founded_by") == [("The Harrow Post", "John Edward Lund")]


def test_a_life_is_told_of_whom_a_page_without_a_definition_is_about(read: Read) -> None:
    text = (
        "No maker of clocks is more celebrated than Ann Lund, who worked all her life in Leeds and died there on "
        "18 December 1737. She is thought to have been born around 1644."
    )
    found = read(text, "Ann Lund")
    assert said(found, "death_date") == [("Ann Lund", "1737-12-18")]
    assert said(found, "birth_date") == [("Ann Lund", "1644")]


def test_a_firm_named_on_the_page_of_an_aeroplane_is_not_the_aeroplane(read: Read) -> None:
    text = (
        "The Heron was a British fighter built by Harrow Aircraft.\n"
        "Ann Lund joined Harrow Aircraft in 1917 and was its chief engineer. Later the firm had been bought by Vickers."
    )
    found = read(text, "Harrow Heron")
    assert "Harrow Heron" not in {object_ for _, object_, *_ in said(found, "employer")}
    assert said(found, "parent_organization") == []


def test_a_film_of_a_game_is_not_the_game(read: Read) -> None:
    text = (
        "Harrow is a puzzle video game devised in 1984 by Ann Lund.\n"
        "It was turned into a feature film in 2023. Jon Baird directed it, and Taron Egerton played Rogers."
    )
    found = read(text, "Harrow")
    assert said(found, "director", "starring") == []
    assert said(found, "genre") == [("Harrow", "puzzle")]


def test_nobody_works_for_a_people_whose_word_he_joins_to_another(read: Read) -> None:
    found = read(
        "Ann Lund is a programmer. She joined tetra, Greek for four, to tennis.", "Ann Lund", "Person"
    )
    assert said(found, "employer") == []


def test_a_title_that_nothing_marks_is_whole(read: Read) -> None:
    found = read("Ann Lund directed The First of the Few in 1942.", "Ann Lund", "Person")
    assert said(found, "director") == [("The First of the Few", "Ann Lund")]


def test_a_cup_is_won_for_no_work_that_is_a_land(read: Read) -> None:
    found = read("Ann Lund won the Harrow Trophy for Britain in 1931.", "Ann Lund", "Person")
    assert said(found, "award_won") == [("Ann Lund", "Harrow Trophy", "1931")]


def test_a_museum_abroad_keeps_its_whole_name(read: Read) -> None:
    found = read("The Museo del Violino opened in 2013.", "Leeds", "City")
    assert said(found, "opening_date") == [("Museo del Violino", "2013")]


def test_a_part_of_a_body_is_named_without_it(read: Read) -> None:
    text = "Ann Lund worked at the Academy's Northern Research Centre."
    assert said(read(text, "Ann Lund", "Person"), "employer") == [("Ann Lund", "Northern Research Centre")]


def test_a_maker_of_cars_is_a_body(read: Read) -> None:
    text = (
        "Harrow is a British car manufacturer founded in 1900. Ann Lund joined it and was its chief engineer."
    )
    assert ("Ann Lund", "Harrow") in said(read(text, "Harrow", "Company"), "employer")
