// How large a table and its board are, and what of it one would have to scroll to.
() => {
    const root = document.querySelector(".bl-study"), whole = root.getBoundingClientRect();
    const svg = root.querySelector(".bl-surface > svg");
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
    // Text of which something is not to be seen: shortened, wider than its box, or ending where what holds it ends.
    // What is a list of its own may scroll: what happened, and the steps of the timeline.
    const isCut = (one) => {
        if (one.closest("select, .bl-say ol") || getComputedStyle(one).visibility === "hidden") return false;
        const inline = getComputedStyle(one).display === "inline", words = document.createRange();
        if (!inline && one.scrollWidth > one.clientWidth + 1) return true;
        for (const node of one.childNodes) {
            if (node.nodeType !== 3 || !node.data.trim()) continue;
            words.selectNodeContents(node);
            for (const line of words.getClientRects()) for (let up = one; up !== root.parentElement; up = up.parentElement) {
                // The foot of a card stays in sight, over what scrolls below it.
                const foot = one.closest(".bl-commit") ? null : up.querySelector(":scope > .bl-commit")?.getBoundingClientRect();
                if (foot?.height && line.right > foot.left && line.left < foot.right && line.bottom > foot.top + line.height / 5 && line.top < foot.bottom) return true;
                const { overflowX, overflowY, display } = getComputedStyle(up), edge = up.getBoundingClientRect();
                if (display === "inline" || overflowX === "visible") continue;
                if (line.right > edge.right + 1.5 || line.left < edge.left - 1.5) return true;
                // A line is higher than its letters.
                if (line.bottom > edge.bottom + line.height / 5 || line.top < edge.top - line.height / 5) return true;
            }
        }
        return false;
    };
    for (const one of root.querySelectorAll("*")) {
        if (one.closest("svg, .bl-unseen, .bl-track, style")) continue;
        const box = one.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        if (box.right > whole.right + 1 || box.left < whole.left - 1) out.push(one.className);
        // What is no sign on the corner of a card stays inside it.
        const held = one.closest(".bl-badge, .bl-of") ? null : one.closest(".bl-it")?.getBoundingClientRect();
        if (held && (box.right > held.right + 1 || box.left < held.left - 1)) out.push(`${one.closest(".bl-it").className}: ${one.textContent.slice(0, 20)}`);
        const texts = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!texts) continue;
        const size = parseFloat(getComputedStyle(one).fontSize);
        if (size < 12) small.add(`${one.className || one.tagName} ${size}`);
        if (isCut(one)) cut.push(one.textContent.slice(0, 40));
    }
    // Words on the board, as large as they are shown, but for those that are told in full of the place they lie on.
    const little = new Map(), letters = new Map(), sheet = svg?.getBoundingClientRect();
    const spots = [...root.querySelectorAll(".bl-surface > svg .bl-hit[data-place]")].map((hit) => [hit, hit.getScreenCTM().inverse()]);
    const beside = window.parts.frame?.board?.spots ?? [], onto = svg?.getScreenCTM().inverse();
    // The letter of a seat is told by its name.
    const named = Object.fromEntries((window.parts.frame?.players ?? []).map(({ letter, name }) => [letter, name]));
    const told = (place) => root.querySelector(`[role=gridcell][data-place="${CSS.escape(place)}"]`)?.ariaLabel ?? "";
    for (const one of svg ? svg.querySelectorAll("text") : []) {
        const box = one.getBoundingClientRect(), text = one.textContent.trim(), { a, b, c, d } = one.getScreenCTM();
        if (!text || !box.width || getComputedStyle(one).visibility === "hidden") continue;
        // A board shown in part has words out of sight.
        if (box.bottom < sheet.top || box.top > sheet.bottom || box.right < sheet.left || box.left > sheet.right) continue;
        const size = Math.round(10 * parseFloat(getComputedStyle(one).fontSize) * Math.sqrt(Math.abs(a * d - b * c))) / 10;
        if (size >= 11) continue;
        letters.set(text, size);
        const middle = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
        const under = spots.filter(([hit, from]) => hit.isPointInFill(middle.matrixTransform(from))).map(([hit]) => hit.dataset.place);
        // Or are told of what they belong to, as on the sign of a line or on a tag with two numbers.
        const { x, y } = middle.matrixTransform(onto), of = beside.filter(([across, down, reach]) => Math.hypot(across - x, down - y) <= reach);
        const words = one.closest(".bl-tag") ? [...text] : text.split(/[\s,]+/);
        if (of.some(([, , , name, says]) => words.every((word) => `${name} ${says}`.toLowerCase().includes(word.toLowerCase())))) continue;
        if (under.some((place) => text.split(/\s+/).every((word) => told(place).includes(word) || told(place).includes(named[word] ?? word)))) continue;
        const name = `${text} (${one.getAttribute("class") ?? one.parentElement.getAttribute("class") ?? one.closest("[data-layer]")?.dataset.layer})`;
        little.set(name, Math.min(size, little.get(name) ?? 99));
    }
    const scrolls = [...root.querySelectorAll(".bl-rim-in, .bl-own, .bl-mid, .bl-others, .bl-surface")]
        .map((one) => one.scrollHeight - one.clientHeight).reduce((a, b) => Math.max(a, b), 0);
    return { width: whole.width, height: whole.height, share, wide, high, scale, far, small: [...small], out, cut, little: [...little], letters: [...letters],
             scrolls, sideways: root.scrollWidth > root.clientWidth + 1 };
}
