"""All that the order of words tells of bodies, people and kin, teams, places, prizes, works, scenes and makers."""

from __future__ import annotations

from builder.extraction.english.said.affairs import SAID_OF_AFFAIRS
from builder.extraction.english.said.beginnings import SAID_OF_BEGINNINGS
from builder.extraction.english.said.births import SAID_OF_BIRTHS
from builder.extraction.english.said.bodies import SAID_OF_BODIES
from builder.extraction.english.said.coaches import SAID_OF_COACHES
from builder.extraction.english.said.credits import SAID_OF_CREDITS
from builder.extraction.english.said.events import SAID_OF_EVENTS
from builder.extraction.english.said.film_openings import SAID_OF_FILM_OPENINGS
from builder.extraction.english.said.films import SAID_OF_FILMS
from builder.extraction.english.said.honours import SAID_OF_HONOURS
from builder.extraction.english.said.kin import SAID_OF_KIN
from builder.extraction.english.said.lands import SAID_OF_LANDS
from builder.extraction.english.said.lives import SAID_OF_LIVES
from builder.extraction.english.said.makers import SAID_OF_MAKERS
from builder.extraction.english.said.marriages import SAID_OF_MARRIAGES
from builder.extraction.english.said.members import SAID_OF_MEMBERS
from builder.extraction.english.said.openings import SAID_OF_OPENINGS
from builder.extraction.english.said.own_works import SAID_OF_OWN_WORKS
from builder.extraction.english.said.passing import SAID_IN_PASSING
from builder.extraction.english.said.people import SAID_OF_PEOPLE
from builder.extraction.english.said.places import SAID_OF_PLACES
from builder.extraction.english.said.players import SAID_OF_PLAYERS
from builder.extraction.english.said.posts import SAID_OF_POSTS
from builder.extraction.english.said.prizes import SAID_OF_PRIZES
from builder.extraction.english.said.records import SAID_OF_RECORDS
from builder.extraction.english.said.releases import SAID_OF_RELEASES
from builder.extraction.english.said.rivers import SAID_OF_RIVERS
from builder.extraction.english.said.scenes import SAID_OF_SCENES
from builder.extraction.english.said.schooling import SAID_OF_SCHOOLING
from builder.extraction.english.said.sizes import SAID_OF_SIZES
from builder.extraction.english.said.teams import SAID_OF_TEAMS
from builder.extraction.english.said.trades import SAID_OF_TRADES
from builder.extraction.english.said.works import SAID_OF_WORKS

SAYINGS = (
    *SAID_OF_BODIES,
    *SAID_OF_BEGINNINGS,
    *SAID_OF_PEOPLE,
    *SAID_OF_PLACES,
    *SAID_OF_PRIZES,
    *SAID_OF_FILMS,
    *SAID_OF_WORKS,
    *SAID_OF_TRADES,
    *SAID_OF_LANDS,
    *SAID_OF_MAKERS,
    *SAID_OF_TEAMS,
    *SAID_OF_KIN,
    *SAID_OF_MARRIAGES,
    *SAID_OF_EVENTS,
    *SAID_OF_HONOURS,
    *SAID_OF_PLAYERS,
    *SAID_OF_POSTS,
    *SAID_OF_RECORDS,
    *SAID_OF_RELEASES,
    *SAID_OF_SCHOOLING,
    *SAID_OF_CREDITS,
    *SAID_OF_COACHES,
    *SAID_OF_RIVERS,
    *SAID_OF_SCENES,
    *SAID_OF_OPENINGS,
    *SAID_OF_SIZES,
    *SAID_OF_MEMBERS,
    *SAID_OF_FILM_OPENINGS,
    *SAID_OF_LIVES,
    *SAID_OF_BIRTHS,
    *SAID_OF_OWN_WORKS,
    *SAID_IN_PASSING,
    *SAID_OF_AFFAIRS,
)
