"""What a curator's commands print and record."""

from __future__ import annotations

from pathlib import Path

from tests.service.cli.conftest import Guanxi

STORE = ("--store", "small.db")


def test_a_merge_survives_a_rebuild_with_prune_and_is_taken_back(built: Guanxi) -> None:
    run = built("merge", "远山", "林岚", "--force", "--because", "in the play", *STORE, "--json")
    assert (run.status, run.document["applies"]) == (0, True)
    built("build", "pages", "--prune", *STORE)
    shown = built("inspect", "merges", "--decided", *STORE, "--json").document
    assert [one["key"] for one in shown["decisions"]] == [run.document["key"]]
    assert built("merge", "--take-back", run.document["key"], *STORE).status == 0
    assert built("inspect", "merges", "--decided", *STORE, "--json").document["decisions"] == []


def test_a_merge_of_one_name_is_wrong_use(built: Guanxi) -> None:
    assert built("merge", "乔安", *STORE).status == 2
    assert built("split", "乔安", *STORE).status == 2
    assert built("merge", "乔安", "--take-back", "x", *STORE).status == 2


def test_a_split_of_what_a_page_itself_says_is_recorded_without_effect(built: Guanxi) -> None:
    run = built("split", "乔安", "Joan Qiao", *STORE)
    assert run.status in (0, 1)
    assert "Joan Qiao ≠ 乔安" in run.out


def test_a_merge_of_a_film_and_a_person_needs_force(built: Guanxi) -> None:
    run = built("merge", "远山", "林岚", *STORE)
    assert run.status == 2
    assert "远山 is of type Film and 林岚 of type Person" in run.err
    assert "--force" in run.err
    assert built("merge", "远山", "林岚", "--force", *STORE).status == 0


def test_a_split_of_what_was_merged_names_the_way_back(built: Guanxi) -> None:
    made = built("merge", "远山", "林岚", "--force", *STORE, "--json").document["key"]
    run = built("split", "林岚", "远山", *STORE)
    assert run.status == 2
    assert f"guanxi merge --take-back {made}" in run.err


def test_conflicts_are_labelled_in_the_language_of_their_pages(guanxi: Guanxi) -> None:
    Path("pages/三.md").write_text(
        "# Ada Marlow\n\nAda Marlow，1970年5月1日出生于宁波，演员。\n", encoding="utf-8"
    )
    Path("pages/四.csv").write_text("姓名,出生日期\nAda Marlow,1971年5月2日\n", encoding="utf-8")
    guanxi("build", "pages", *STORE)
    assert "出生日期: " in guanxi("inspect", "conflicts", *STORE).out
    assert "date of birth: " in guanxi("inspect", "conflicts", "--language", "en", *STORE).out


def test_a_merge_is_advised_where_no_page_says_both(guanxi: Guanxi) -> None:
    Path("pages/三.csv").write_text("姓名,母亲\nAda Marlow,凌宝儿\n", encoding="utf-8")
    Path("pages/四.csv").write_text("姓名,母亲\nAda Marlow,Ling Po-yee\n", encoding="utf-8")
    guanxi("build", "pages", *STORE)
    shown = guanxi("inspect", "conflicts", *STORE).out
    assert 'guanxi merge "' in shown
    assert f"--store {STORE[1]}\n" in shown
    Path("pages/三.csv").unlink()
    Path("pages/四.csv").write_text(
        "姓名,母亲\nAda Marlow,凌宝儿\nAda Marlow,Ling Po-yee\n", encoding="utf-8"
    )
    guanxi("build", "pages", "--prune", *STORE)
    shown = guanxi("inspect", "conflicts", *STORE).out
    assert "Ling Po-yee" in shown
    assert "guanxi merge" not in shown


def test_types_and_doubts_and_conflicts_are_shown(built: Guanxi) -> None:
    assert "Person" in built("inspect", "types", *STORE).out
    facts = built("inspect", "doubts", *STORE, "--json").document["facts"]
    assert [fact["confidence"] for fact in facts] == sorted(fact["confidence"] for fact in facts)
    assert built("inspect", "conflicts", *STORE, "--json").document["conflicts"] == []


def test_what_is_written_in_two_ways_is_proposed_and_joined(guanxi: Guanxi) -> None:
    Path("pages/a.txt").write_text("The Polish-Lithuanian Union was large.\n", encoding="utf-8")
    Path("pages/b.txt").write_text("We studied the Polish–Lithuanian Union.\n", encoding="utf-8")
    guanxi("build", "pages", *STORE)
    shown = guanxi("inspect", "merges", "--proposed", *STORE, "--json").document["proposed"]
    assert [one["rule"] for one in shown] == ["spelling"]
    assert len(guanxi("merge", "--similar", *STORE, "--json").document["joined"]) == 1
    assert guanxi("inspect", "merges", "--proposed", *STORE).status == 1
