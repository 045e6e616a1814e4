"""Rows of facts to claims: one sentence a relation, conclusions before what they rest on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

import yaml

from schemas.graph import Triple
from schemas.logical_form import Predicate, Retrieval
from schemas.text import Language
from solver import derived
from solver.executors.names.categories import category_names
from solver.language import folded
from solver.results import Extract, Row, Value
from solver.synthesis.citing import Claim
from solver.synthesis.numbering import dated, of_several, ordinal, plural
from solver.synthesis.quotes.leading import with_subject
from solver.synthesis.rows.ends import said_by
from solver.synthesis.rows.grouping import (
    by_occasion,
    by_relation,
    by_subject,
    distinct,
    each_win,
    exactly_dated,
    triples_of,
    when,
    won_for,
)
from solver.synthesis.rows.lineage import lineage
from solver.synthesis.rows.making import as_made
from solver.synthesis.rows.placing import placed
from solver.synthesis.rows.roles import is_role_told, is_suggested, part_played, told_role
from solver.synthesis.wording import Wording

Prove = Callable[[Triple], Extract | None]
PHRASES = Path(__file__).with_name("phrases.yaml")
_SHOWN = 12  # values a sentence lists
_PLAYED = frozenset({"Person", "Character"})  # a role, where a work is meant elsewhere
_AWARDS = ("award_won", "award_nominated")
_KIN_COUNTED = frozenset({"child", "sibling"})  # that words count: four children
_NAMING = ("english_name", "chinese_name", "alias", "name_origin")


class FactWriter:
    """Says rows in one language; `prove` gives the words that say a triple."""

    def __init__(
        self,
        wording: Wording,
        label: Callable[[str], str],
        resolve: Callable[[str], tuple[str, ...]],
        prove: Prove,
        named: Mapping[str, str],
        single: frozenset[str] = frozenset(),
        languages: Mapping[str, Language] | None = None,
        words: Callable[[Extract], str] = lambda _: "",
    ) -> None:
        """`words` gives those of an extract, for what they only suggest."""
        self._wording = wording
        self._label = label
        self._resolve = resolve
        self._prove = prove
        self._named = named
        self._single = single
        self._languages = languages or {}
        self._words = words
        self._phrases = _phrases()[wording.language]

    def claims(self, action: Retrieval, rows: Sequence[Row]) -> list[Claim]:
        """What a pattern's rows say: one subject with its objects, or many subjects of one object."""
        subject, predicate, object_ = _aliases(action)
        rows = [row for row in rows if subject in row.values and object_ in row.values]
        won = any(t.predicate in _AWARDS for row in rows for t in triples_of(row, predicate))
        rows = each_win(rows, subject, predicate, object_) if won else distinct(rows, (subject, object_))
        rows = [row for row in rows if self.say(row.values[subject]) != self.say(row.values[object_])]
        rows = exactly_dated(self._said_once(rows, subject, predicate, object_), subject, object_)
        rows = placed(rows, (subject, object_), self._wording, self._plain)
        played = self._relation(action) == "starring"
        doubted = [
            row
            for row in rows
            if is_suggested(row, predicate, object_) or (played and is_role_told(row, subject, predicate))
        ]
        if doubted:
            told = [row for row in rows if row not in doubted]
            quotes = [self._suggested(row, subject, predicate, object_) for row in doubted]
            return [*(self.claims(action, told) if told else ()), *(q for q in quotes if q.text)]
        if not rows:
            return []
        if self._relation(action) in derived.relations():
            return [self._derived(action, row) for row in rows[:_SHOWN]]
        if any(constraint.property == "role" for constraint in action.constraints):
            return [self._cast(row, subject, predicate, object_) for row in rows[:_SHOWN]]
        if all(part_played(row, subject, predicate) for row in rows):
            return [self.role(r, *_aliases(action), self.say(r.values[subject])) for r in rows[:_SHOWN]]
        if won and rows[0].values[object_].literal is None:
            return self.awards(rows, subject, predicate, object_)[:_SHOWN]
        one_object = len({row.values[object_].key for row in rows}) == 1
        groups = [rows] if one_object else by_subject(rows, subject)
        groups = [alike for group in groups for alike in by_relation(group, predicate)]
        return [self._claim(action, group) for group in groups[:_SHOWN]]

    def _derived(self, action: Retrieval, row: Row) -> Claim:
        """What several facts together say, with them."""
        aliases = _aliases(action)
        label = self._label(self._relation(action))
        text = lineage(row, aliases, label, self.say, self._wording.language)
        return Claim(text, self._extracts([row], aliases[1]))

    def _suggested(self, row: Row, subject: str, predicate: str, object_: str) -> Claim:
        """Words that only suggest a fact, after the end of it that they leave out."""
        words, ends = self._words(row.extracts[predicate]), (row.values[subject], row.values[object_])
        left = [end for end in ends if folded(end.text) not in folded(words) and end.entity]
        if words and len(left) == 1:
            words = with_subject(words, self.say(left[0]), self._wording.language is Language.CHINESE)
        return Claim(words, (row.extracts[predicate],))

    def role(self, row: Row, subject: str, predicate: str, object_: str, role: str) -> Claim:
        """Who plays whom in what."""
        played = part_played(row, subject, predicate)
        work = row.values[subject] if played is None else Value(played.subject, played.subject)
        text = told_role(self.say(work), self.say(row.values[object_]), role, self._wording.language)
        return Claim(text, self._extracts([row], predicate))

    def _cast(self, row: Row, subject: str, predicate: str, object_: str) -> Claim:
        """Who has the role that was asked about."""
        triple = next(iter(triples_of(row, predicate)), None)
        roles = [q.value for q in triple.qualifiers if q.name == "role"] if triple is not None else []
        if not roles:
            words = self.phrase("starring", [self.say(row.values[subject])], [self.say(row.values[object_])])
            return Claim(words, self._extracts([row], predicate))
        return self.role(row, subject, predicate, object_, self._wording.listed(roles))

    def award(self, row: Row, subject: str, predicate: str, object_: str) -> Claim:
        """Who won which award, in which edition and category, for what."""
        winner, award = self.say(row.values[subject]), self.say(row.values[object_])
        triple = next(iter(triples_of(row, predicate)), None)
        said = {q.name: q.value for q in triple.qualifiers} if triple is not None else {}
        if triple is not None and triple.subject != row.values[subject].entity:
            said.pop("work", None)  # the work itself is what is said to have won
        nominated = triple is not None and triple.predicate == "award_nominated"
        text = self._award_text(winner, award, said, nominated)
        return Claim(text, self._extracts([row], predicate))

    def awards(self, rows: Sequence[Row], subject: str, predicate: str, object_: str) -> list[Claim]:
        """The awards of rows: one claim for the categories of an award that somebody won at once."""
        claims = []
        for wins in by_occasion(rows, predicate, (subject, object_)):
            first = next(iter(triples_of(wins[0], predicate)), None)
            if first is None or len(wins) == 1:
                claims += [self.award(row, subject, predicate, object_) for row in wins]
                continue
            said = {q.name: q.value for q in first.qualifiers}
            told = [
                q.value
                for r in wins
                for t in triples_of(r, predicate)
                for q in t.qualifiers
                if q.name == "category"
            ]
            said["category"] = self._wording.listed(list(dict.fromkeys(told)))
            if first.subject != wins[0].values[subject].entity:
                said.pop("work", None)
            winner, award = self.say(wins[0].values[subject]), self.say(wins[0].values[object_])
            text = self._award_text(winner, award, said, first.predicate == "award_nominated")
            claims.append(Claim(text, self._extracts(wins, predicate)))
        return claims

    def works(self, rows: Sequence[Row], subject: str, predicate: str, object_: str) -> list[Claim]:
        """For which works somebody won prizes: one claim for those of a category, whatever the editions; nothing where
        the facts say it of fewer than two wins.
        """
        rows = [r for r in rows if any(won_for(t) for t in triples_of(r, predicate))]
        if len(rows) == 1 or not rows:
            return []
        groups: dict[tuple[str, ...], list[Row]] = {}
        for row in rows:
            said = {q.name: folded(q.value) for t in triples_of(row, predicate) for q in t.qualifiers}
            category = said.get("category", "").removesuffix("奖")
            ends = (row.values[alias].key for alias in (subject, object_))
            groups.setdefault((*ends, category_names(category) or category), []).append(row)
        claims = []
        for wins in groups.values():
            alike = sorted(wins, key=lambda row: when(row, predicate))
            named = [
                self._wording.work(work)
                for r in alike
                for t in triples_of(r, predicate)
                for work in won_for(t)
            ]
            apart = list(dict.fromkeys(named))
            if len(apart) == 1:
                claims.append(self.award(alike[0], subject, predicate, object_))
                continue
            winner, award = self.say(alike[0].values[subject]), self.say(alike[0].values[object_])
            first = next(iter(triples_of(alike[0], predicate)))
            said = {q.name: q.value for q in first.qualifiers if q.name == "category"}
            nominated = first.predicate == "award_nominated"
            text = self._award_text(winner, award, said, nominated, self._wording.listed(apart))
            claims.append(Claim(text, self._extracts(alike, predicate)))
        return claims

    def triple(self, triple: Triple) -> Claim:
        """One triple as it stands in the graph."""
        subject = self.say(Value(triple.subject, triple.subject))
        if isinstance(triple.object, str):
            object_ = self.say(Value(triple.object, triple.object))
        else:
            object_ = self.say(Value(triple.object.text, literal=triple.object))
        extract = self._prove(triple)
        relation = "one_parent" if triple.predicate == "parent" else triple.predicate
        words = [self._words(extract)] if extract is not None else []
        text = self.phrase(as_made(relation, words), [subject], [object_])
        kinship = triple.said("kinship")
        if kinship and self._wording.is_own(kinship):
            text = self._of_kin(kinship, subject, object_)
        if triple.predicate in _AWARDS:
            said = {q.name: q.value for q in triple.qualifiers}
            text = self._award_text(subject, object_, said, triple.predicate == "award_nominated")
        return Claim(text, (extract,) if extract is not None else ())

    def _of_kin(self, kinship: str, subject: str, object_: str) -> str:
        if self._wording.language is Language.CHINESE:
            return f"{object_}是{subject}的{kinship}"
        return f"{object_} is the {kinship} of {subject}"

    def say(self, value: Value) -> str:
        """A value in the answer's words."""
        return self._wording.glossed(value, self._named)

    def _plain(self, value: Value) -> str:
        return self._wording.value(value, self._named)

    def introduce(self, value: Value) -> str:
        """A value in the answer's words, with the name that pages give it if it has none in its language."""
        return self._wording.introduced(value, self._named)

    def phrase(self, predicate: str, subjects: Sequence[str], objects: Sequence[str]) -> str:
        """A sentence for a relation between words: of one thing or several, to one or several."""
        subject, object_ = self._wording.listed(subjects), self._wording.listed(objects)
        several = len(set(subjects)) > 1
        template = self._phrases.get(predicate)
        if template is not None:
            when = self._wording.listed([dated(text) for text in objects])
            return (of_several(template) if several else template).format(s=subject, o=object_, when=when)
        if not self._resolve(predicate):
            return self._told(predicate, subject, object_)
        label = self._label(predicate)
        if self._wording.language is Language.CHINESE:
            return f"{subject}的{label}是{object_}"
        label = label.replace("_", " ")
        if len(set(objects)) > 1:
            return f"the {plural(label)} of {subject} are {object_}"
        return f"the {label} of {subject} is {object_}"

    def _told(self, words: str, subject: str, object_: str) -> str:
        """What the question's own words tell of a thing."""
        if self._wording.language is Language.CHINESE:
            return f"{subject}{words.replace(' ', '')}：{object_}"
        return f"{subject} ({words}): {object_}"

    def _relation(self, action: Retrieval) -> str:
        names = action.predicate.names if isinstance(action.predicate, Predicate) else ()
        return next((p for name in names for p in self._resolve(name)), names[0] if names else "")

    def _own_words(self, action: Retrieval) -> str:
        """The question's own words for a relation, which need not say from which end; empty for a relation's label."""
        names = action.predicate.names if isinstance(action.predicate, Predicate) else ()
        labels = {self._label(p) for name in names for p in self._resolve(name)}
        return "" if not names or labels & set(names) else names[0]

    def _claim(self, action: Retrieval, rows: Sequence[Row]) -> Claim:
        subject, predicate, object_ = _aliases(action)
        triple = next(iter(triples_of(rows[0], predicate)), None)
        relation = triple.predicate if triple is not None else self._relation(action)
        rows = self._one_of(rows, object_, relation)
        subjects = [self.say(row.values[subject]) for row in rows][:_SHOWN]
        objects = [self.say(row.values[object_]) for row in rows][:_SHOWN]
        value = rows[0].values[object_].literal
        if triple is None and not rows[0].values[object_].type and relation in _KIN_COUNTED:
            kin = self._wording.listed(objects)
            has = (
                f"{subjects[0]}有{kin}"
                if self._wording.language is Language.CHINESE
                else f"{subjects[0]} has {kin}"
            )
            return Claim(has, self._extracts(rows, predicate))
        told = triple is None or (value is not None and value != triple.object)  # the time of a fact
        if told and (words := self._own_words(action)):
            text = self._told(words, self._wording.listed(subjects), self._wording.listed(objects))
            return Claim(text, self._extracts(rows, predicate))
        if (
            relation == "starring"
            and rows[0].values[subject].type in _PLAYED
            and not _is_end(triple, rows[0], subject)
        ):
            return Claim(self.phrase("plays", objects, subjects), self._extracts(rows, predicate))
        sources = [t for row in rows for t in triples_of(row, predicate) if not _is_end(t, row, subject)]
        if sources and relation == "author":
            subjects = list(dict.fromkeys(self.say(Value(t.subject, t.subject)) for t in sources))[:_SHOWN]
        else:
            ends = subject, object_
            relation, turned = said_by(rows[0], triple, ends, self._relation(action), self._label)
            subjects, objects = (objects, subjects) if turned else (subjects, objects)
        extracts = self._extracts(rows, predicate)
        return Claim(self.phrase(as_made(relation, map(self._words, extracts)), subjects, objects), extracts)

    def said_once(self, action: Retrieval, rows: Sequence[Row]) -> Sequence[Row]:
        """A pattern's rows without what only pages of the other language say over again."""
        subject, predicate, object_ = _aliases(action)
        whole = [row for row in rows if subject in row.values and object_ in row.values]
        return self._said_once(whole, subject, predicate, object_) if len(whole) == len(rows) else rows

    def _said_once(self, rows: Sequence[Row], subject: str, predicate: str, object_: str) -> Sequence[Row]:
        """The rows without what only pages of the other language say in its own script, where as many say
        it in the answer's: `Jane Lin` and 林惠嘉 are shown once. What has a name in both scripts is said twice by
        nothing.
        """
        if any(t.predicate in _NAMING for row in rows for t in triples_of(row, predicate)):
            return rows
        foreign = [row for row in rows if self._is_foreign(row, subject, predicate, object_)]
        own = [row for row in rows if row not in foreign]
        ends = [end for end in (subject, object_) if len({row.values[end].key for row in rows}) > 1]
        open_ = [r for r in own if not all(self._wording.is_bilingual(r.values[end]) for end in ends)]
        return own if len(open_) >= len(foreign) else rows

    def _is_foreign(self, row: Row, subject: str, predicate: str, object_: str) -> bool:
        extracts = self._extracts([row], predicate)
        elsewhere = all(self._languages.get(e.chunk) not in (None, self._wording.language) for e in extracts)
        names = [self._plain(row.values[end]) for end in (subject, object_)]
        return bool(extracts) and elsewhere and not all(self._wording.is_own(name) for name in names)

    def _one_of(self, rows: Sequence[Row], object_: str, relation: str) -> Sequence[Row]:
        """Of a relation with one object at a time, the objects named in the answer's own script."""
        if relation not in self._single or len({row.values[object_].key for row in rows}) < 2:
            return rows
        own = [row for row in rows if self._wording.is_own(self._plain(row.values[object_]))] or rows
        texts = [self._plain(row.values[object_]) for row in own]
        return [
            row
            for row, text in zip(own, texts, strict=True)
            if not any(text != t and text in t for t in texts)
        ]

    def _award_text(
        self, winner: str, award: str, said: Mapping[str, str], nominated: bool, works: str = ""
    ) -> str:
        """Who won what; `works` are several that it was won for, in the answer's words."""
        edition, category, work = (said.get(name, "") for name in ("edition", "category", "work"))
        if self._wording.language is Language.CHINESE:
            numbered = f"第{edition}届" if edition.isdigit() else edition
            by = f"凭借《{work}》" if work and work not in winner else ""
            by = f"凭借{works}" if works else by
            return f"{winner}{by}获得{numbered}{award}{category}{'提名' if nominated else ''}"
        verb = "was nominated for" if nominated else "won"
        at = f" ({ordinal(edition)})" if edition else ""
        for_work = f" for {works or work}" if works or work else ""
        return f"{winner} {verb} {category + ' at the ' if category else ''}{award}{at}{for_work}"

    def _extracts(self, rows: Sequence[Row], predicate: str) -> tuple[Extract, ...]:
        found: dict[Extract, None] = {}
        for row in rows:
            for triple in triples_of(row, predicate):
                extract = self._prove(triple)
                if extract is not None:
                    found[extract] = None
            if predicate in row.extracts:
                found[row.extracts[predicate]] = None
        return tuple(found)


def _aliases(action: Retrieval) -> tuple[str, str, str]:
    return tuple(getattr(end, "alias", str(end)) for end in (action.subject, action.predicate, action.object))  # type: ignore[return-value]


def _is_end(triple: Triple | None, row: Row, alias: str) -> bool:
    """Whether a fact joins the value of an alias: a role is only what it qualifies."""
    return triple is not None and row.values[alias].entity in (triple.subject, triple.object)


@cache
def _phrases() -> Mapping[Language, Mapping[str, str]]:
    content = yaml.safe_load(PHRASES.read_text(encoding="utf-8"))
    return {language: content[language.value] for language in Language}
