"""What nobody may do to others alone: close a running game, have a bot play for somebody who is away, or begin another game.

It takes the agreement of all others, asked for and given by events, or a long silence. A table with a limited wait covers absent
people by itself; nobody needs to be asked there, and nobody can hurry it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from caravansary.table.checks import Check, Draft, device, own_seat, playing, seated, unfinished
from caravansary.table.fold import Proposal, Table
from caravansary.table.opening import rematch_id
from caravansary.table.refusal import Refusal
from caravansary.table.wire.told import Matter


class Around(Protocol):
    """Who is at the table, as its room knows."""

    def present(self, holder: str | None) -> bool: ...

    def unseen_for(self, holder: str | None) -> float:
        """Seconds since that device last did something here, or was last connected."""

    def waited_for(self, holder: str | None) -> float:
        """The same, since the table last changed."""


class Asking:
    """Checks of what needs the others; after `silence` seconds, somebody who is away is no longer asked."""

    def __init__(self, around: Around, silence: float) -> None:
        self.around, self.silence = around, silence

    def _gone(self, holder: str | None) -> bool:
        return not self.around.present(holder) and self.around.unseen_for(holder) >= self.silence

    def _missing(self, table: Table, proposal: Proposal) -> set[str]:
        """The devices that have yet to agree."""
        asked = voters(table, proposal)
        return {holder for holder in asked - proposal.agreed if not self._gone(holder)}

    # Closing

    def close(self, holder: str | None) -> Check:
        def check(table: Table) -> Draft:
            known = _host(table, holder)
            if table.status != "stuck":
                unfinished(table)
            if table.status == "playing" and self._missing(table, _asked(table, known, "close", None)):
                raise Refusal("not-agreed")
            return Draft("closed", None, {}, known)

        return check

    # Covering

    def cover(self, holder: str | None, seat: int, bot: str | None) -> Check:
        """One's own seat at any time; another's when the table has waited long enough, with the table's own bot."""

        def check(table: Table) -> Draft:
            known = seated(table, holder)
            own = _coverable(table, known, seat)
            if own:
                return Draft("covered", seat, {"bot": bot or table.settings["cover_bot"], "why": "asked"}, known)
            if bot is not None:
                raise Refusal("not-your-seat", seat=seat)
            whose, grace = table.seats[seat].holder, table.settings["grace"]
            if self.around.present(whose):
                raise Refusal("still-here", name=table.seats[seat].name)
            if grace is None:
                if not self._gone(whose):
                    raise Refusal("not-agreed")
            elif table.player != seat or self.around.waited_for(whose) < grace:
                raise Refusal("too-soon", name=table.seats[seat].name)
            return Draft("covered", seat, {"bot": table.settings["cover_bot"], "why": "absent"}, known)

        return check

    # Asking the others

    def propose(self, holder: str | None, what: Matter, seat: int | None) -> Check:
        def check(table: Table) -> Draft:
            known = _host(table, holder) if what == "close" else seated(table, holder)
            _timely(table, what)
            proposal = _asked(table, known, what, seat)
            if what == "rematch" and not voters(table, proposal):
                raise Refusal("nobody-to-ask")
            if what == "cover":
                assert seat is not None
                if _coverable(table, known, seat):
                    raise Refusal("covered")
                if self.around.present(table.seats[seat].holder):
                    raise Refusal("still-here", name=table.seats[seat].name)
                if table.settings["grace"] is not None:
                    raise Refusal("too-soon", name=table.seats[seat].name)
                if not voters(table, proposal) and not self._gone(table.seats[seat].holder):
                    raise Refusal("nobody-to-ask")
            if not self._missing(table, proposal):
                return _done(table, proposal, known)
            return Draft("proposed", _seat_of(table, known), {"what": what, "of": seat}, known)

        return check

    def answer(self, holder: str | None, number: int, agree: bool) -> Check:
        def check(table: Table) -> Draft:
            known = seated(table, holder)
            proposal = table.proposal
            if proposal is None or proposal.event != number:
                _timely(table, "close")
                raise Refusal("no-proposal")
            _timely(table, proposal.what)
            concerned = proposal.of is not None and known == table.seats[proposal.of].holder
            if not agree and (concerned or known == proposal.by or known in voters(table, proposal)):
                return Draft("declined", _seat_of(table, known), {"what": proposal.what}, known)
            if known not in voters(table, proposal):
                raise Refusal("not-asked")
            if proposal.of is not None and self.around.present(table.seats[proposal.of].holder):
                raise Refusal("still-here", name=table.seats[proposal.of].name)
            agreed = replace(proposal, agreed=proposal.agreed | {known})
            if not self._missing(table, agreed):
                return _done(table, agreed, known)
            return Draft("agreed", _seat_of(table, known), {}, known)

        return check


def voters(table: Table, proposal: Proposal) -> frozenset[str]:
    """The devices that are asked: all others with a seat, but not the one it is about."""
    concerned = None if proposal.of is None else table.seats[proposal.of].holder
    return frozenset(
        seat.holder
        for seat in table.seats
        if seat.kind == "person" and seat.holder is not None and seat.holder not in (proposal.by, concerned)
    )


def takes_back(seat: int, holder: str | None) -> Check:
    """Somebody who was to be covered is here again."""

    def check(table: Table) -> Draft:
        own_seat(table, holder, seat)
        if table.proposal is None or table.proposal.of != seat:
            raise Refusal("no-proposal")
        return Draft("declined", seat, {"what": table.proposal.what}, holder)

    return check


def _timely(table: Table, what: Matter) -> None:
    """Another game is offered when this one is over, everything else while it is played."""
    if what != "rematch":
        playing(table)
    elif table.status != "over":
        raise Refusal("not-over")
    elif table.again is not None:
        raise Refusal("no-proposal")


def _host(table: Table, holder: str | None) -> str:
    known = device(holder)
    if table.host != known:
        raise Refusal("not-host")
    return known


def _coverable(table: Table, holder: str, seat: int) -> bool:
    """Whether the seat of a person who decides for themselves is this device's own."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("not-your-seat", seat=seat)
    playing(table)
    if table.seats[seat].kind != "person" or table.seats[seat].covered:
        raise Refusal("covered")
    return seat in table.held_by(holder)


def _asked(table: Table, holder: str, what: Matter, of: int | None) -> Proposal:
    """What is asked now; who has agreed to it already counts."""
    found = table.proposal
    return found if found is not None and (found.by, found.what, found.of) == (holder, what, of) else Proposal(0, what, of, holder)


def _done(table: Table, proposal: Proposal, holder: str) -> Draft:
    if proposal.what == "rematch":
        return Draft("again", None, {"table": rematch_id(table.id)}, holder)
    if proposal.of is None:
        return Draft("closed", None, {"why": "agreed"}, holder)
    return Draft("covered", proposal.of, {"bot": table.settings["cover_bot"], "why": "agreed"}, holder)


def _seat_of(table: Table, holder: str) -> int | None:
    return next(iter(table.held_by(holder)), None)
