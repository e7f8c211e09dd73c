// Making and syncing elements. All text becomes text nodes; nothing here reads markup except a picture of our own.
const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(["svg", "g", "path", "circle", "text"]);
// What a key press may land on, besides whatever has a tabindex.
const STOPS = new Set(["button", "input", "select", "summary"]);

export type Child = Node | string | number | null | undefined | false | Child[];

export type Attributes = Record<string, string | number | boolean | null | undefined>;

/** An event at an element, a field at most. */
export type Aimed<Kind extends Event = Event> = Kind & { target: HTMLInputElement };

/**
 * An element with attributes and children. An attribute that is null or false is left out, true is written empty.
 * Whatever can be focused carries the attribute that keeps JupyterLab's single-key shortcuts away: Lab looks at the
 * focused element alone, not at its parents.
 * @param name a tag with its classes, and behind `#` the key syncing knows it by: `div.bl-head#head`
 */
export function h(name: string, attrs: Attributes = {}, ...children: Child[]): HTMLElement {
  const [label, key] = name.split("#");
  const [tag, ...classes] = label.split(".");
  const element = SVG_TAGS.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  const given: typeof attrs = {
    ...attrs,
    class: [...classes, attrs.class].filter(Boolean).join(" ") || null,
    "data-k": key ?? attrs["data-k"],
  };
  for (const [attr, value] of Object.entries(given)) {
    if (value !== null && value !== undefined && value !== false)
      element.setAttribute(attr, value === true ? "" : String(value));
  }
  if (STOPS.has(tag) || element.hasAttribute("tabindex")) element.setAttribute("data-lm-suppress-shortcuts", "true");
  append(element, children);
  return element as HTMLElement;
}

function append(element: Element, children: Child[]) {
  for (const child of children) {
    if (Array.isArray(child)) append(element, child);
    else if (child instanceof Node) element.append(child);
    else if (child || child === 0) element.append(String(child));
  }
}

/** A button. What it does is also what syncing knows it by. */
export function button(attrs: Attributes, ...children: Child[]) {
  const key = ["do", "pick", "at", "line"].map((name) => attrs[`data-${name}`] ?? "").join(" ");
  return h("button", { type: "button", "data-k": key, ...attrs }, ...children);
}

/**
 * A picture Python drew, as an element; null where it is not one. Its title is left out, as it would pop up on hover.
 */
export function picture(text: string): Element | null {
  // Without the ends of lines, so that what stands at a place is known by counting.
  const parsed = new DOMParser().parseFromString(text.trim().replaceAll(">\n<", "><"), "image/svg+xml").documentElement;
  if (parsed.localName !== "svg") return null;
  for (const extra of parsed.querySelectorAll("title, desc, script, foreignObject")) extra.remove();
  parsed.setAttribute("aria-hidden", "true");
  parsed.removeAttribute("role");
  return document.importNode(parsed, true) as Element;
}

/** by a name that stands nowhere; made when needed */
export type Known = Element & { known?: string; make?: () => Element };

function keyOf(node: Node): string | null {
  return node instanceof Element
    ? ((node as Known).known ?? node.getAttribute("data-key") ?? node.getAttribute("data-k"))
    : null;
}

/** Name an element for syncing by what stands nowhere on the page. */
export const known = <Kind extends Element>(element: Kind, name: string) => Object.assign(element, { known: name });

/**
 * Stands for an element that stays as it is.
 * @param element on the page
 * @param name what syncing knows both by, where they have no key
 */
export function same(element: Element, name?: string) {
  const stub = element.cloneNode(false) as Element;
  stub.setAttribute("data-same", "");
  return name === undefined ? stub : known(stub, known(element, name).known);
}

/**
 * Make one tree like another, keeping the nodes that stay: their focus, their transitions, their listeners. Children
 * with a `data-key` or `data-k` are known by it, others by their order; nothing moves that need not, since a moved
 * element loses its focus.
 * @param to is used up; where it carries `data-same`, `from` stays as it is
 */
export function sync(from: Element, to: Element, onAdded: (added: Element) => void) {
  if (to.hasAttribute("data-same")) return;
  // A browser compares two trees many times faster than we walk through them.
  if (from.isEqualNode(to)) return;
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);

  const wanted = [...to.childNodes];
  const keys = new Set(wanted.map(keyOf));
  const keyed: Map<string, ChildNode> = new Map();
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
      const added = (want as Known).make?.() ?? want;
      from.insertBefore(added, cursor);
      if (added instanceof Element) for (const each of [added, ...added.querySelectorAll("[data-key]")]) onAdded(each);
      continue;
    }
    while (cursor && cursor !== match && keyOf(cursor) === null) drop();
    if (match === cursor) cursor = cursor.nextSibling;
    else from.insertBefore(match, cursor);
    if (match instanceof Element) sync(match, want as Element, onAdded);
    else if (match.nodeValue !== want.nodeValue) match.nodeValue = want.nodeValue;
  }
  while (cursor) drop();
}

/** Does whoever looks at it want nothing to move? */
export const isCalm = (element: Element) =>
  !!element.closest("[data-calm], [data-bl-calm]") ||
  !!element.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
