"""Events dated by the sentences that mean them."""

from __future__ import annotations

from pathlib import Path

from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, date, solver_over

PAGE = Page(
    "林晚",
    "林晚是演员。2001年，她嫁给了商人赵一鸣。2004年，她在雾城捧起海燕奖的奖杯。2009年，她开了一家书店。",
    ("林晚", "Person"),
    ("海燕奖", "Award"),
)
OTHER = Page("白川", "白川是导演。1990年，他拿下海燕奖冠军。", ("白川", "Person"), ("海燕奖", "Award"))


def answer(path: Path, question: str) -> str:
    near = Likeness({"嫁给": 0.8, "捧起": 0.8, "拿下": 0.99})
    with solver_over(path, PAGE, OTHER, embedder=near) as solver:
        return solver.ask(question).text


def test_each_of_two_events_is_dated_by_a_sentence_of_its_own(tmp_path: Path):
    assert answer(tmp_path, "林晚嫁给赵一鸣之后，隔了几年才捧起海燕奖？").startswith("相差3年")


def test_a_sentence_about_somebody_else_dates_nothing(tmp_path: Path):
    assert "1990" not in answer(tmp_path, "林晚开书店比她拿下海燕奖晚多少年？")


def test_an_event_that_no_sentence_tells_has_no_date(tmp_path: Path):
    assert "相差" not in answer(tmp_path, "林晚嫁给赵一鸣之后，隔了几年才移居火星？")


def test_a_sentence_that_counts_no_years_is_no_answer_to_how_many(tmp_path: Path):
    assert "相差" not in (text := answer(tmp_path, "林晚移居火星几年后去世？"))
    assert "2001" not in text


WINNERS = Page(
    "海燕奖",
    "海燕奖是雾城颁发的电影奖。获奖的有白川的《北行》（1994年）、《雾港》（1999年）和林晚的《灯塔》（2006年）。",
    ("海燕奖", "Award"),
    ("北行", "Film"),
    ("灯塔", "Film"),
)


def test_a_list_of_winners_dates_each_by_the_year_behind_its_name(tmp_path: Path):
    with solver_over(tmp_path, WINNERS, embedder=Likeness({})) as solver:
        assert "北行" in solver.ask("《北行》和《灯塔》哪部先拿到海燕奖？").text
        assert solver.ask("《北行》和《灯塔》拿到海燕奖，相隔多少年？").text.startswith("相差12年")


HEAD = Page(
    "Harbour School",
    "Harbour School is a school of acting. Otto Kern ran the school from 1909 to 1955. It moved in 1960.",
    ("Harbour School", "School"),
    ("Otto Kern", "Person"),
)


def test_what_lasted_is_read_from_the_sentence_that_means_it(tmp_path: Path):
    with solver_over(tmp_path, HEAD, embedder=Likeness({"ran the school": 0.8})) as solver:
        assert "46" in solver.ask("For how many years was Otto Kern in charge of Harbour School?").text


SCHOOL = Page(
    "Harbour School",
    "Harbour School is a school of acting. Harbour opened its doors on 1 October 1891. "
    "Its theatre opened in 1966. Otto Kern founded Fog Films in 1998.",
    ("Harbour School", "School"),
    ("Fog Films", "Company"),
)


def test_the_sentence_that_means_an_event_goes_before_a_year_beside_its_word(tmp_path: Path):
    with solver_over(tmp_path, SCHOOL, embedder=Likeness({"its doors": 0.9})) as solver:
        said = solver.ask("How many years after Harbour School opened was Fog Films founded?").text
        assert said.startswith("The difference is 107 years")


PRIZES = Page(
    "林晚",
    "林晚是演员。1994年，她凭《雾港》第一次获得海燕奖。1998年，她的徒弟周和获得海燕奖。2007年，她再度获得海燕奖。",
    ("林晚", "Person"),
    ("周和", "Person"),
    ("海燕奖", "Award"),
)


def test_of_two_times_the_second_is_the_one_that_says_again(tmp_path: Path):
    with solver_over(tmp_path, PRIZES, embedder=Likeness({"获得海燕奖": 0.8})) as solver:
        assert solver.ask("林晚两次获得海燕奖隔了多少年？").text.startswith("相差13年")


JURY = Page(
    "海湾电影节",
    "海湾电影节每年在雾城举行。2003年，白川回来带领评委，林晚2008年坐上评委席。",
    ("海湾电影节", "Event"),
    ("白川", "Person"),
    ("林晚", "Person"),
)


def test_of_two_told_in_one_sentence_each_has_the_date_beside_its_name(tmp_path: Path):
    with solver_over(tmp_path, JURY, embedder=Likeness({"评委": 0.9})) as solver:
        assert solver.ask("林晚和白川谁先坐上评委席？").text.startswith("是白川")
        assert solver.ask("林晚和白川谁更晚坐上评委席？").text.startswith("是林晚")


PRIZED = Page(
    "林晚",
    "林晚是导演。1995年，她的短片获得白鸥奖。1999年，她又凭《潮水》拿下白鸥奖。《灯塔》获得海燕奖，五年后她再获海燕奖。",
    ("林晚", "Person"),
    ("海燕奖", "Award"),
    ("白鸥奖", "Award"),
)


def test_dates_of_another_prize_are_none_of_the_one_that_is_asked_about(tmp_path: Path):
    with solver_over(tmp_path, PRIZED, embedder=Likeness({"获得": 0.8, "拿下": 0.8})) as solver:
        assert "相差4年" not in solver.ask("林晚第一次和第二次获得海燕奖，中间隔了多少年？").text
        assert solver.ask("林晚第一次和第二次获得白鸥奖，中间隔了多少年？").text.startswith("相差4年")


DAME = Page(
    "en/Ada Moor",
    "Dame Ada Moor, born on 3 May 1950, is a painter. Ada Moor was made a dame in 1999.",
    ("Ada Moor", "Person"),
).says(0, "birth_date", date("1950-05-03", "3 May 1950"), "born on 3 May 1950")
COLLEGE = Page(
    "雾城学院",
    "雾城学院的前身是1887年创办的医校，陈远1892年从医校毕业。1923年，陈远回校演讲。",
    ("雾城学院", "School"),
    ("陈远", "Person"),
)


def test_a_birth_dates_nothing_else(tmp_path: Path):
    with solver_over(tmp_path, DAME, embedder=Likeness({"born on": 0.97, "made a dame": 0.9})) as solver:
        assert "49 years" in solver.ask("How old was Ada Moor when she was made a dame?").text


def test_a_date_ahead_of_whom_a_sentence_names_is_of_something_else(tmp_path: Path):
    with solver_over(tmp_path, COLLEGE, embedder=Likeness({"毕业": 0.97, "演讲": 0.97})) as solver:
        assert "31年" in solver.ask("陈远从医校毕业多少年后回校演讲？").text


def test_the_year_of_a_film_stands_in_the_first_words_of_its_page(tmp_path: Path):
    film = Page(
        "雾港",
        "《雾港》是1994年的剧情片。2001年，外国把它翻拍成一部喜剧。",
        ("雾港", "Film"),
    )
    with solver_over(tmp_path, film, embedder=Likeness({"翻拍": 0.97})) as solver:
        assert "7年" in solver.ask("《雾港》问世几年后外国翻拍了它？").text
