"""Names in a question to entities."""

from schemas.text import Language
from tests.solver.synthesis.pages import Page, solver_over

EN, ZH = Language.ENGLISH, Language.CHINESE


def names(linked):
    return [(e.surface, e.name, e.how) for e in linked]


def test_longer_names_win_over_names_inside_them(retriever):
    linked = retriever.link("Who starred in Faithfully Yours with Max Mok?", EN)
    assert names(linked) == [
        ("Faithfully Yours", "Faithfully Yours", "exact"),
        ("Max Mok", "Max Mok", "exact"),
    ]


def test_offsets_are_those_of_the_question(retriever):
    question = "Where was Max Mok's father born?"
    (linked,) = retriever.link(question, EN)
    assert question[linked.start : linked.end] == "Max Mok"


def test_an_alias_links_below_an_exact_name(retriever):
    (alias,) = retriever.link("When was Chow Sing-chi born?", EN)
    (exact,) = retriever.link("When was Stephen Chow born?", EN)
    assert (alias.id, alias.how) == (exact.id, "alias")
    assert alias.score < exact.score == 1.0


def test_chinese_names_need_no_spaces_and_no_marks(retriever):
    assert names(retriever.link("功夫的导演周星驰生于哪里", ZH)) == [
        ("功夫", "功夫", "exact"),
        ("周星驰", "周星驰", "exact"),
    ]
    assert [e.surface for e in retriever.link("《功夫》是谁导演的？", ZH)] == ["功夫"]


def test_a_question_all_in_lower_case_still_links(retriever):
    assert [e.name for e in retriever.link("who is max mok", EN)] == ["Max Mok"]


def test_homonyms_stand_in_the_order_of_the_question_s_context(retriever):
    for word in ("planet", "element"):
        first, second = retriever.link(f"Is the {word} Mercury warm?", EN)
        (meant,) = retriever.link_name(f"Mercury ({word})")
        assert first.id == meant.id != second.id
        assert first.score > second.score


def test_a_name_of_another_type_ranks_lower(retriever):
    (right,) = retriever.link_name("Max Mok", "Person")
    (wrong,) = retriever.link_name("Max Mok", "电影")
    assert right.score == 1.0
    assert wrong.score < right.score


def test_a_name_that_is_nearly_right_is_found_by_its_words(retriever):
    (linked,) = retriever.link_name("Yours Faithfully")
    assert (linked.name, linked.how) == ("Faithfully Yours", "text")


def test_a_name_that_nobody_has_links_to_nothing(retriever):
    assert retriever.link_name("Nobody Knows") == []
    assert retriever.link("what is the answer?", EN) == []


def test_a_preposition_before_a_name_is_no_part_of_it(retriever):
    assert [e.surface for e in retriever.link("Who lives in Hong Kong?", EN)] == ["Hong Kong"]


def test_a_last_name_that_only_a_thing_without_a_page_bears_is_that_of_the_person_with_a_page(tmp_path):
    pages = (
        Page("阿尔文·黎曼", "阿尔文·黎曼是导演。", ("阿尔文·黎曼", "Person")),
        Page("春江", "春江是一部电影，黎曼看过它。", ("春江", "Film"), ("黎曼", "Person")),
    )
    with solver_over(tmp_path, *pages) as solver:
        linked = solver._supplies.retriever.link("黎曼是哪国人？", ZH)
    assert [e.name for e in linked] == ["阿尔文·黎曼", "黎曼"]


def test_an_english_last_name_alone_is_the_person_with_a_page_before_a_thing_without_one(tmp_path):
    pages = (
        Page("en/Olga Brandt", "Olga Brandt is a director.", ("Olga Brandt", "Person")),
        Page("en/Fog", "Fog is a film that Brandt produced.", ("Fog", "Film"), ("Brandt", "Organization")),
    )
    with solver_over(tmp_path, *pages) as solver:
        linked = solver._supplies.retriever.link("Where was Brandt born?", EN)
    assert [e.name for e in linked] == ["Olga Brandt", "Brandt"]


def near(folder, question, *pages):
    folder.mkdir(exist_ok=True)
    with solver_over(folder, *pages) as solver:
        language = EN if question.isascii() else ZH
        return [(e.surface, e.name) for e in solver._supplies.retriever.link(question, language)]


FESTIVAL = Page(
    "青岛国际电影节", "青岛国际电影节在青岛举行。", ("青岛国际电影节", "Event"), ("青岛", "Place")
)


def test_a_body_is_known_by_its_name_without_the_middle(tmp_path):
    assert near(tmp_path, "青岛电影节哪年开始？", FESTIVAL) == [("青岛电影节", "青岛国际电影节")]
    assert near(tmp_path / "whole", "青岛在哪里？", FESTIVAL)[0][0] == "青岛"
    assert near(tmp_path / "traditional", "青島電影節哪年開始？", FESTIVAL)[0][0] == "青島電影節"


def test_what_two_bodies_may_be_called_names_neither(tmp_path):
    other = Page(
        "青岛学生电影节", "青岛学生电影节也在青岛举行。", ("青岛学生电影节", "Event"), ("青岛", "Place")
    )
    assert near(tmp_path, "青岛电影节哪年开始？", FESTIVAL, other)[0][0] == "青岛"


VOYAGE = Page(
    "1921 Danish Polar expedition",
    "The 1921 Danish Polar expedition sailed north.",
    ("1921 Danish Polar expedition", "Event"),
)


def test_an_english_title_that_ends_in_a_noun_may_lack_words(tmp_path):
    asked = "Who led the 1921 Polar expedition?"
    assert near(tmp_path, asked, VOYAGE) == [("1921 Polar expedition", "1921 Danish Polar expedition")]
    other = Page("1921 Swiss Polar expedition", "It failed.", ("1921 Swiss Polar expedition", "Event"))
    assert "1921 Polar expedition" not in dict(near(tmp_path / "two", asked, VOYAGE, other))


def test_two_english_titles_cut_short_are_found_in_order(tmp_path):
    treaty = Page("1930 Oslo Harbour treaty", "It was signed in 1930.", ("1930 Oslo Harbour treaty", "Event"))
    asked = "Was the 1930 Oslo treaty signed after the 1921 Polar expedition?"
    assert near(tmp_path, asked, VOYAGE, treaty) == [
        ("1930 Oslo treaty", "1930 Oslo Harbour treaty"),
        ("1921 Polar expedition", "1921 Danish Polar expedition"),
    ]


def test_a_transliterated_name_may_be_written_with_other_characters_of_its_sounds(tmp_path):
    actor = Page("格里高利·派恩", "格里高利·派恩是演员。", ("格里高利·派恩", "Person"))
    assert near(tmp_path, "格利高里·派恩是谁？", actor) == [("格利高里·派恩", "格里高利·派恩")]
    assert near(tmp_path / "other", "卡尔·派恩是谁？", actor) == []


def test_a_title_is_known_by_its_first_words(tmp_path):
    film = Page("老船长的最后航程", "老船长的最后航程是一部电影。", ("老船长的最后航程", "Film"))
    assert near(tmp_path, "老船长在海上过了几天？", film) == [("老船长", "老船长的最后航程")]


def test_a_name_and_the_word_that_joins_another_are_no_name(tmp_path):
    star = Page("林晚", "林晚是演员。周野与林晚和解。", ("林晚", "Person"), ("林晚和", "Person"))
    assert near(tmp_path, "林晚和周野演过什么？", star) == [("林晚", "林晚")]


def test_a_year_at_the_end_of_a_sentence_begins_no_name(tmp_path):
    star = Page(
        "Ann Lee", "Ann Lee is an actress. She was born in 1971.", ("Ann Lee", "Person"), ("1971", "")
    )
    with solver_over(tmp_path, star) as solver:
        part = solver.plan("Ann Lee wed an actor in 1971. Which films did that actor make?").parts[0]
    assert not any("Which" in name for name in part.names)


def test_a_name_of_small_words_is_known_by_its_capitals(tmp_path):
    band = Page("en/For Against", "For Against is a band from Lincoln.", ("For Against", "Organization"))
    assert near(tmp_path, "Is For Against from Lincoln?", band)[0] == ("For Against", "For Against")
    assert near(tmp_path / "small", "Who spoke for against or neither?", band) == []
