"""Ferry: the table as text. The pen says the same in colours and letters, or in sentences for a screen reader."""

from __future__ import annotations

from caravansary.engine.pens import Catalogue, TextPen, View


def draw_table(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    lines = [pen.say("table-head", round=view["round"], final="yes" if view["final_round"] else "no", count=view["deck"])]
    for id in view["quay"]:
        lines.append(pen.say("table-traveller", card=id, cost=pen.cubes(catalogue[id]["cost"]), fare=catalogue[id]["fare"]))
    for number, seat in enumerate(view["seats"]):
        name = pen.seat(pen.name(number), number)
        have = {"hold": pen.cubes(seat["hold"]), "count": len(seat["hold"]), "limit": seat["limit"]}
        lines.append(pen.say("table-seat", name=name, have=seat["claims"], goal=view["goal"], **have))
    return [part for line in lines for part in pen.wrapped(line)]
