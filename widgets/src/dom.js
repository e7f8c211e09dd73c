// Making and syncing elements. All text becomes text nodes; nothing here reads markup except a picture of our own.
const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(["svg", "path", "text"]);
// What a key press may land on, besides whatever has a tabindex.
const STOPS = new Set(["button", "input", "select", "summary"]);

/** @typedef {Node | string | number | null | undefined | false | Child[]} Child */

/**
 * An element with attributes and children. An attribute that is null or false is left out, true is written empty.
 * Whatever can be focused carries the attribute that keeps JupyterLab's single-key shortcuts away: Lab looks at the
 * focused element alone, not at its parents.
 *
 * @param {string} name a tag with its classes, and behind `#` the key syncing knows it by: `div.bl-head#head`
 * @param {Record<string, string | number | boolean | null | undefined>} [attrs]
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(name, attrs = {}, ...children) {
  const [label, key] = name.split("#");
  const [tag, ...classes] = label.split(".");
  const element = SVG_TAGS.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  /** @type {typeof attrs} */
  const given = { ...attrs, class: [...classes, attrs.class].filter(Boolean).join(" ") || null, "data-k": key ?? attrs["data-k"] };
  for (const [attr, value] of Object.entries(given)) {
    if (value !== null && value !== undefined && value !== false) element.setAttribute(attr, value === true ? "" : String(value));
  }
  if (STOPS.has(tag) || element.hasAttribute("tabindex")) element.setAttribute("data-lm-suppress-shortcuts", "true");
  append(element, children);
  return /** @type {HTMLElement} */ (element);
}

/** @param {Element} element @param {Child[]} children */
function append(element, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(element, child);
    else if (child instanceof Node) element.append(child);
    else if (child || child === 0) element.append(String(child));
  }
}

/**
 * A button. What it does is also what syncing knows it by.
 *
 * @param {Record<string, string | number | boolean | null | undefined>} attrs
 * @param {...Child} children
 */
export function button(attrs, ...children) {
  const key = ["do", "pick", "at", "line"].map((name) => attrs[`data-${name}`] ?? "").join(" ");
  return h("button", { type: "button", "data-k": key, ...attrs }, ...children);
}

/**
 * A picture Python drew, as an element; null where it is not one. Its title is left out, as it would pop up on hover.
 *
 * @param {string} text
 * @returns {Element | null}
 */
export function picture(text) {
  // Without the ends of lines, so that what stands at a place is known by counting.
  const parsed = new DOMParser().parseFromString(text.trim().replaceAll(">\n<", "><"), "image/svg+xml").documentElement;
  if (parsed.localName !== "svg") return null;
  for (const extra of parsed.querySelectorAll("title, desc, script, foreignObject")) extra.remove();
  parsed.setAttribute("aria-hidden", "true");
  parsed.removeAttribute("role");
  return /** @type {Element} */ (document.importNode(parsed, true));
}

/** @typedef {Element & {known?: string, make?: () => Element}} Known by a name that stands nowhere; made when needed */

/** @param {Node} node @returns {string | null} */
function keyOf(node) {
  return node instanceof Element ? (/** @type {Known} */ (node).known ?? node.getAttribute("data-key") ?? node.getAttribute("data-k")) : null;
}

/**
 * Name an element for syncing by what stands nowhere on the page.
 *
 * @template {Element} Kind
 * @param {Kind} element @param {string} name
 */
export const known = (element, name) => Object.assign(element, { known: name });

/**
 * Stands for an element that stays as it is.
 *
 * @param {Element} element on the page @param {string} [name] what syncing knows both by, where they have no key
 */
export function same(element, name) {
  const stub = /** @type {Element} */ (element.cloneNode(false));
  stub.setAttribute("data-same", "");
  return name === undefined ? stub : known(stub, known(element, name).known);
}

/**
 * Make one tree like another, keeping the nodes that stay: their focus, their transitions, their listeners. Children
 * with a `data-key` or `data-k` are known by it, others by their order; nothing moves that need not, since a moved
 * element loses its focus.
 *
 * @param {Element} from
 * @param {Element} to is used up; where it carries `data-same`, `from` stays as it is
 * @param {(added: Element) => void} onAdded
 */
export function sync(from, to, onAdded) {
  if (to.hasAttribute("data-same")) return;
  // A browser compares two trees many times faster than we walk through them.
  if (from.isEqualNode(to)) return;
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);

  const wanted = [...to.childNodes];
  const keys = new Set(wanted.map(keyOf));
  /** @type {Map<string, ChildNode>} */
  const keyed = new Map();
  for (const child of [...from.childNodes]) {
    const key = keyOf(child);
    if (key !== null && keys.has(key)) keyed.set(key, child);
    else if (key !== null) child.remove();
  }
  let cursor = from.firstChild;
  const drop = () => {
    const gone = cursor;
    cursor = cursor?.nextSibling ?? null;
    gone?.remove();
  };
  for (const want of wanted) {
    const key = keyOf(want);
    const match = key === null ? cursor : (keyed.get(key) ?? null);
    if (!match || keyOf(match) !== key || match.nodeName !== want.nodeName) {
      const added = /** @type {Known} */ (want).make?.() ?? want;
      from.insertBefore(added, cursor);
      if (added instanceof Element) for (const each of [added, ...added.querySelectorAll("[data-key]")]) onAdded(each);
      continue;
    }
    while (cursor && cursor !== match && keyOf(cursor) === null) drop();
    if (match === cursor) cursor = cursor.nextSibling;
    else from.insertBefore(match, cursor);
    if (match instanceof Element) sync(match, /** @type {Element} */ (want), onAdded);
    else if (match.nodeValue !== want.nodeValue) match.nodeValue = want.nodeValue;
  }
  while (cursor) drop();
}
