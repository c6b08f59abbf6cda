"""Every page and every state of the tables, to be looked at in many ways."""

from tests.e2e.states import age_of_champagne, capa_doro, coup, coupage, coupe_nation, pages
from tests.e2e.states.visit import STATES, Visit, english, settled

__all__ = [
    "STATES",
    "Visit",
    "age_of_champagne",
    "capa_doro",
    "coup",
    "coupage",
    "coupe_nation",
    "english",
    "pages",
    "settled",
]
