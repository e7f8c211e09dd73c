// How large a table and its board are, and what of it one would have to scroll to.
() => {
    const root = document.querySelector(".bl-study"), whole = root.getBoundingClientRect();
    const svg = root.querySelector(".bl-stage > svg");
    let share = 0, scale = 0, wide = 0, high = 0;
    if (svg) {
        const box = svg.getBoundingClientRect(), [, , w, h] = svg.getAttribute("viewBox").split(" ").map(Number);
        scale = Math.min(box.width / w, box.height / h);
        share = (scale * w * scale * h) / (whole.width * whole.height);
        wide = scale * w;
        high = scale * h;
    }
    // A decision that one would have to scroll to: what holds it ends before it does.
    const far = [], small = new Set(), out = [], cut = [];
    for (const one of root.querySelectorAll("button, input, select")) {
        const box = one.getBoundingClientRect();
        if (!box.width || one.dataset.do === "rule" || one.closest(".bl-track, .bl-facts, .bl-help, .bl-grid, .bl-unseen, .bl-rcpt, .bl-say")) continue;
        for (let up = one.parentElement; up && up !== root.parentElement; up = up.parentElement) {
            if (getComputedStyle(up).overflowY === "visible" && up !== root) continue;
            const edge = up.getBoundingClientRect();
            if (box.bottom > edge.bottom + 1.5 || box.top < edge.top - 1.5) { far.push(one.dataset.pick || one.dataset.do || one.type); break; }
        }
    }
    for (const one of root.querySelectorAll("*")) {
        if (one.closest("svg, .bl-unseen, .bl-track, style")) continue;
        const box = one.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        if (box.right > whole.right + 1 || box.left < whole.left - 1) out.push(one.className);
        const texts = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!texts) continue;
        const size = parseFloat(getComputedStyle(one).fontSize);
        if (size < 12) small.add(`${one.className || one.tagName} ${size}`);
        if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "hidden") cut.push(one.textContent.slice(0, 40));
    }
    const texts = svg ? [...svg.querySelectorAll("text")].map((one) => [parseFloat(getComputedStyle(one).fontSize) * scale, one.textContent]) : [];
    const least = texts.filter(([, text]) => text.trim()).sort((a, b) => a[0] - b[0])[0] ?? [99, ""];
    const scrolls = [...root.querySelectorAll(".bl-rim-in, .bl-own, .bl-mid, .bl-others, .bl-stage")]
        .map((one) => one.scrollHeight - one.clientHeight).reduce((a, b) => Math.max(a, b), 0);
    return { width: whole.width, height: whole.height, share, wide, high, scale, far, small: [...small], out, cut, least: [Math.round(least[0] * 10) / 10, least[1]],
             scrolls, sideways: root.scrollWidth > root.clientWidth + 1 };
}
