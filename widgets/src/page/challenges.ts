// Stars that were reached in challenges, as the journal of this browser has them.

import type { Entry } from "./journal.ts";

/** The most stars of each challenge that is named on the page, shown beside it. */
export function showStars(entries: Entry[], say: (key: string, facts: Record<string, unknown>) => string) {
  const most = new Map<string, number>();
  for (const { id, stars } of entries) most.set(id, Math.max(stars, most.get(id) ?? 0));
  for (const place of document.querySelectorAll<HTMLElement>("[data-challenge]")) {
    const stars = most.get(place.dataset.challenge ?? "") ?? 0;
    const shown = place.querySelector("i") as HTMLElement;
    shown.textContent = stars ? "★".repeat(stars) + "☆".repeat(3 - stars) : "";
    if (!stars) continue;
    shown.role = "img";
    shown.ariaLabel = say("stars", { stars });
  }
}
