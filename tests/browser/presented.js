// What of a question before a class is out of sight, cut or too small.
([least, board]) => {
  const found = [];
  const all = document.querySelector(".bl-st-present");
  const text = all.querySelector(".bl-st-text");
  const box = (one) => one.getBoundingClientRect();
  const shown = (one) => one.getClientRects().length > 0;
  const name = (one) => `${one.className || one.tagName} ${one.textContent.trim().slice(0, 40)}`;
  const says = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const edge = box(text);
  const over = text.scrollHeight - text.clientHeight;
  // The sum of the answer stands last, and may be scrolled to by its arrows; so may all that can be played.
  const last = text.querySelector(".bl-rcpt, .bl-st-may");
  if (over > 1 && !(last && box(last).top < edge.bottom - 48)) found.push(`${over} pixels of text to scroll to`);
  const read = ".bl-hands li, .bl-handcount, .bl-hands-steps li, .bl-bars li, .bl-behind, .bl-headline, .bl-against";
  for (const one of all.querySelectorAll(read)) {
    const { top, bottom, left, right } = box(one);
    const inside = top > edge.top - 1 && bottom < edge.bottom + 1 && left > edge.left - 1 && right < edge.right + 1;
    if (shown(one) && !inside) found.push(`out of sight: ${name(one)}`);
  }
  for (const one of all.querySelectorAll(".bl-st-side *, .bl-st-cues *")) {
    if (one.closest("svg, .bl-unseen") || !shown(one) || !says(one)) continue;
    const { fontSize, display, textOverflow } = getComputedStyle(one);
    if (parseFloat(fontSize) < least) found.push(`${fontSize}: ${name(one)}`);
    const cut = one.scrollWidth > one.clientWidth + 1 && display !== "inline" && textOverflow !== "ellipsis";
    if (cut) found.push(`cut: ${name(one)}`);
  }
  for (const one of all.querySelectorAll(".bl-st-cues button"))
    if (box(one).right > innerWidth) found.push(`cut: ${name(one)}`);
  const place = all.querySelector(".bl-st-cues > span");
  if (place.scrollWidth > place.clientWidth) found.push(`cut: ${name(place)}`);
  const drawn = all.querySelector(".bl-surface > svg, .bl-st-draw svg");
  if (drawn) {
    const { width, height } = box(drawn);
    const share = Math.max(width / innerWidth, height / (innerHeight - 60));
    if (share < board)
      found.push(`a board of ${Math.round(100 * share)} hundredths, ${Math.round(width)} by ${Math.round(height)}`);
  }
  return found;
}
