// What can be done next should be seen: on small screens it may lie beyond an edge or under one's own place.

function seen(piece: Element): boolean {
  const box = piece.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return there !== null && (piece.contains(there) || there.contains(piece));
}

/** Scrolls to what is recommended, else to the first possible thing, unless such a thing is in sight. */
export function showPossible(): void {
  const hinted = document.querySelector(".table .hinted");
  const pieces = hinted ? [hinted] : [...document.querySelectorAll(".table [data-piece][data-verb]")];
  if (!pieces.length || pieces.some(seen)) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  pieces[0]!.scrollIntoView({ block: "center", inline: "center", behavior: still ? "auto" : "smooth" });
}
