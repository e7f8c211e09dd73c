// What is wrong with a page to look at, as sentences. `within` are the selectors of what is boardlab's own; `unlinked`
// the styles of the site that the page has not, by their names.
([within, unlinked]) => {
    const found = new Set();
    const roots = [...document.querySelectorAll(within)];
    for (const root of roots) for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) roots.push(shadowRoot);
    const all = (selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
    const name = (one) => {
        const kind = `${one.tagName.toLowerCase()}${[...one.classList].slice(0, 3).map((each) => `.${each}`).join("")}`;
        const words = (one.getAttribute("aria-label") || one.textContent || one.value || "").trim().replace(/\s+/g, " ").slice(0, 40);
        return `${kind}${one.dataset?.do ? `[${one.dataset.do}]` : ""} “${words}”`;
    };
    // Hidden from eyes alone, as for those who listen.
    const unseen = (one) => {
        const box = one.getBoundingClientRect();
        if (!box.width || !box.height || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) return true;
        for (let up = one; up; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.clipPath !== "none" || (style.clip !== "auto" && style.position === "absolute") || style.opacity === "0") return true;
            if (up.closest("details:not([open])") === up && !one.closest("summary")) return true;
        }
        return box.width <= 1 || box.height <= 1;
    };

    // -- nothing looks as browsers make it ---------------------------------------------------------------------------
    const GREYS = ["rgb(239, 239, 239)", "rgb(107, 107, 107)"];
    for (const one of all("button, input, select, textarea")) {
        if (["checkbox", "radio", "range", "color", "file", "hidden"].includes(one.type) || unseen(one)) continue;
        const { borderTopStyle: line, backgroundColor: ground, borderTopColor: edge, fontFamily: font } = getComputedStyle(one);
        const bare = one.tagName === "BUTTON" ? line === "outset" || GREYS.includes(ground)
            : line === "inset" || (one.tagName === "SELECT" && ["rgb(118, 118, 118)", "rgb(133, 133, 133)"].includes(edge));
        // What inherits no font has the one of browsers, which is that of no page.
        if (bare || (one.tagName === "BUTTON" && one.textContent.trim() && /^(Arial|-webkit|monospace)/.test(font))) found.add(`unstyled: ${name(one)}`);
    }

    // -- on a phone all is large enough to be read, and to be pressed ------------------------------------------------
    if (innerWidth < 500) {
        for (const one of all("*")) {
            if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) || one.closest("style, script, noscript, title, desc, option") || unseen(one)) continue;
            const grown = one.closest("svg") && one.getScreenCTM?.();
            const size = parseFloat(getComputedStyle(one).fontSize) * (grown ? Math.sqrt(Math.abs(grown.a * grown.d - grown.b * grown.c)) : 1);
            if (size && size < 10.95) found.add(`small letters, ${size.toFixed(1)} px: ${name(one)} in ${one.parentElement.getAttribute("class")}`);
        }
        // What is pressed with a label is as large as the label. Links within a sentence are as high as its lines, places
        // as large as the board allows, and the dots of a lesson as wide as their row allows: its arrows do the same.
        for (const one of all("button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=switch]")) {
            if (one.closest("svg") || unseen(one)) continue;
            const box = (one.closest("label") ?? one).getBoundingClientRect(), style = getComputedStyle(one);
            if (style.display === "inline" && [...one.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
            const grown = ["::before", "::after"].map((part) => getComputedStyle(one, part)).find(({ position, content }) => position === "absolute" && content !== "none");
            const high = Math.max(box.height, parseFloat(grown?.height) || 0), wide = Math.max(box.width, parseFloat(grown?.width) || 0);
            if (high < 43.5 || (wide < 43.5 && !one.matches(".bl-st-dot"))) found.add(`small to press, ${wide.toFixed(0)} × ${high.toFixed(0)} px: ${name(one)}`);
        }
    }

    // -- what plays a walk step by step has several ----------------------------------------------------------------
    for (const one of all("[data-do=played], [data-do=watch]")) {
        const shown = one.dataset.do === "played" ? one.closest(".bl-way").querySelectorAll(".bl-way-steps button").length
            : Number(one.closest(".bl-walk").textContent.match(/\/(\d+)/)[1]);
        if (shown < 2 && !unseen(one)) found.add(`plays one step: ${name(one)}`);
    }

    // -- every style that would apply is linked ----------------------------------------------------------------------
    const rules = function* (list) {
        for (const rule of list) {
            if (rule.selectorText) yield rule;
            else if (rule.cssRules) yield* rules(rule.cssRules);
        }
    };
    for (const [file, text] of Object.entries(unlinked)) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        for (const { selectorText: selector, style } of rules(sheet.cssRules)) {
            if (!/[.#]/.test(selector)) continue;
            // Most of what is said of a page changes nothing within a picture.
            const draws = /(^|[ -])(fill|stroke|opacity|visibility|transform|filter)\b/.test(style.cssText);
            if ([...document.querySelectorAll(selector)].some((one) => draws || !one.closest("svg"))) { found.add(`not linked: ${file}, whose ${selector.slice(0, 60)} is on the page`); break; }
        }
    }

    // -- no text is cut ----------------------------------------------------------------------------------------------
    const clips = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);
    const scrolls = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);
    const written = all("*").filter((one) => !one.closest("svg, select, option, script, style, noscript, iframe")
        && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
    const lines = new Map();
    for (const one of written) {
        if (unseen(one)) continue;
        const range = document.createRange(), boxes = [];
        for (const node of one.childNodes) {
            if (node.nodeType !== 3 || !node.data.trim()) continue;
            range.selectNodeContents(node);
            boxes.push(...range.getClientRects());
        }
        lines.set(one, boxes.filter(({ width, height }) => width > 1 && height > 1));
    }
    for (const [one, boxes] of lines) {
        for (const line of boxes) {
            let far = false;
            for (let up = one, [x, y] = [true, true]; up && up !== document.body && (x || y) && !far; up = up.parentElement) {
                const style = getComputedStyle(up);
                if (style.display === "inline" || style.display === "contents") continue;
                // What is scrolled away can be scrolled to.
                x &&= !scrolls(style, "X");
                y &&= !scrolls(style, "Y");
                const edge = up.getBoundingClientRect();
                if (x && clips(style, "X") && style.textOverflow !== "ellipsis") far = line.right > edge.right + 1.5 || line.left < edge.left - 1.5;
                // A line is higher than its letters.
                if (y && !far && clips(style, "Y")) far = line.bottom > edge.bottom + line.height / 5 || line.top < edge.top - line.height / 5;
                if (style.position === "fixed") break;
            }
            if (far) { found.add(`cut: ${name(one)}`); break; }
        }
    }

    // -- what goes on below an edge fades out there -----------------------------------------------------------------
    const pressed = all("button, a[href], input, select, .bl-slot .bl-piece").map((one) => [one, [one.getBoundingClientRect()]]);
    for (const [one, boxes] of [...lines, ...pressed]) {
        if (unseen(one)) continue;
        let up = one;
        while (up && up !== document.body && !scrolls(getComputedStyle(up), "Y")) up = up.parentElement;
        if (!up || up === document.body || getComputedStyle(up).maskImage !== "none" || up.querySelector(".bl-commit")) continue;
        // Or it goes on below a bar that sticks there and throws a shadow.
        const bar = up.querySelector(".bl-st-foot"), { position, boxShadow } = bar ? getComputedStyle(bar) : {};
        if (position === "sticky" && boxShadow !== "none") continue;
        const edge = up.getBoundingClientRect().top + up.clientTop + up.clientHeight;
        const half = ({ top, bottom, height }) => top < edge - 3 && bottom > edge + Math.max(3, height / 5);
        if (boxes.some(half)) found.add(`half in sight: ${name(one)}`);
    }

    // -- and a log that has scrolled, above it -----------------------------------------------------------------------
    for (const log of all(".bl-st-said, .bl-st-happened ol").filter((one) => one.scrollTop > 2)) {
        const { top } = log.getBoundingClientRect();
        const cut = [...lines].some(([one, boxes]) => log.contains(one) && boxes.some((box) => box.top < top - 3 && box.bottom > top + 3));
        if (cut && !log.matches(".bl-rises")) found.add(`half in sight above: ${name(log)}`);
    }

    // -- nothing lies over anything else -----------------------------------------------------------------------------
    // What may: words that come over a page and go, and what they belong to.
    const OVER = "[role=status], [role=alert], [role=dialog], [role=tooltip], dialog, .bl-callout, .bl-tip, .bl-help, .bl-notice, .bl-strip-notice";
    const scrollers = (one) => {
        const around = [];
        for (let up = one.parentElement; up; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (scrolls(style, "Y") || scrolls(style, "X") || clips(style, "Y") || clips(style, "X")) around.push(up.getBoundingClientRect());
            if (style.position === "fixed") break;
        }
        return around;
    };
    const inSight = (x, y, around) => x > 0 && y > 0 && x < innerWidth && y < innerHeight
        // What is within a pixel of an edge may be painted on either side of it.
        && around.every((box) => x > box.left + 1 && x < box.right - 1 && y > box.top + 1 && y < box.bottom - 1);
    const below = (x, y, one) => {
        const top = one.getRootNode().elementFromPoint(x, y);
        if (!top || top === one || one.contains(top) || top.contains(one) || top.closest(OVER)) return null;
        const label = one.closest("label") ?? document.querySelector(`label[for="${CSS.escape(one.id || "-")}"]`);
        return label?.contains(top) ? null : top;
    };
    // What stays in sight while a list runs under it.
    const stays = (top, one) => {
        for (let up = top; up && !up.contains(one); up = up.parentElement) if (["sticky", "fixed"].includes(getComputedStyle(up).position)) return true;
        return false;
    };
    for (const one of all("button, a[href], input, select, textarea, summary")) {
        if (unseen(one) || one.closest(OVER) || getComputedStyle(one).pointerEvents === "none") continue;
        const box = one.getClientRects()[0], x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (!inSight(x, y, scrollers(one))) continue;
        const top = below(x, y, one);
        if (top && !stays(top, one)) found.add(`covered: ${name(one)} by ${name(top)}`);
    }
    for (const [one, boxes] of lines) {
        if (one.closest(OVER) || getComputedStyle(one).pointerEvents === "none") continue;
        const around = scrollers(one);
        for (const box of boxes) {
            const x = box.left + box.width / 2, y = box.top + box.height / 2;
            if (!inSight(x, y, around)) continue;
            const top = below(x, y, one);
            if (top && !stays(top, one) && !top.closest("svg.bl-none")) { found.add(`covered: ${name(one)} by ${name(top)}`); break; }
        }
    }
    // What happened is read beside a board; only the list of all moves, once it is opened, lies over it.
    for (const said of all(".bl-st-fig > .bl-st-said:not(:has(details[open]))")) {
        const box = said.getBoundingClientRect();
        for (const board of all(".bl-st-fig .bl-surface > svg")) {
            const { left, top, right, bottom } = board.getBoundingClientRect();
            const meet = box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top + 1;
            if (meet && !unseen(said)) found.add(`on the board: ${name(said)}`);
        }
    }
    // Two texts in one place: neither can be read.
    const seen = [];
    for (const [one, boxes] of lines) {
        const around = scrollers(one);
        for (const box of boxes) if (inSight(box.left + box.width / 2, box.top + box.height / 2, around)) seen.push([one, box]);
    }
    for (const [at, [one, a]] of seen.entries()) {
        for (const [other, b] of seen.slice(at + 1)) {
            if (one === other || one.closest(OVER) !== other.closest(OVER) || stays(one, other) || stays(other, one)) continue;
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 3 && high > Math.min(a.height, b.height) / 2) found.add(`on each other: ${name(one)} and ${name(other)}`);
        }
    }
    return [...found];
}
