// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { h, picture, sync } from "../src/core/dom.ts";

const list = (...keys: string[]) => h("ul", {}, ...keys.map((key) => h("li", { "data-k": key }, key)));

describe("sync", () => {
  it("makes one tree like another", () => {
    const from = h("div", { class: "a", title: "x" }, "text", h("b", {}, "1"), list("p", "q"));
    const to = h("div", { class: "b" }, h("i", {}, "2"), "other", list("q", "r", "p"));
    const like = to.cloneNode(true) as Element;
    sync(from, to, () => {});
    expect(from.isEqualNode(like)).toBe(true);
  });

  it("keeps the nodes it knows, and their focus", () => {
    const from = h("div", {}, "text", h("button", { "data-k": "a" }), h("button", { "data-k": "b" }, "B"));
    document.body.append(from);
    const button = from.querySelector('[data-k="b"]') as HTMLElement;
    button.focus();
    sync(from, h("div", {}, h("button", { "data-k": "b" }, "B again"), h("button", { "data-k": "c" })), () => {});
    expect(document.activeElement).toBe(button);
    expect(button.textContent).toBe("B again");
  });

  it("agrees with the wanted tree, whatever the order", () => {
    let seed = 1;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    const from = list("a", "b", "c");
    for (let round = 0; round < 300; round++) {
      const keys = [..."abcdefgh"].filter(() => random(2)).sort(() => random(3) - 1);
      const to = list(...keys);
      sync(from, to, () => {});
      expect([...from.children].map((child) => child.textContent)).toEqual(keys);
    }
  });

  it("tells which keyed shapes are new", () => {
    const from = h("div", {}, h("g", { "data-key": "a" }));
    const added: (string | null)[] = [];
    sync(from, h("div", {}, h("g", { "data-key": "a" }), h("g", { "data-key": "b" })), (node) =>
      added.push(node.getAttribute("data-key")),
    );
    expect(added).toEqual(["b"]);
  });

  it("leaves alone what is said to be the same", () => {
    const from = h("div", {}, h("svg", { "data-k": "picture" }, h("path", { d: "M0 0" })));
    sync(from, h("div", {}, h("svg", { "data-k": "picture", "data-same": true })), () => {});
    expect(from.querySelector("path")).not.toBeNull();
  });
});

describe("text", () => {
  it("stays text", () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const element = h("p", { title: hostile }, hostile);
    expect(element.children.length).toBe(0);
    expect(element.textContent).toBe(hostile);
  });

  it("is no picture unless it is one", () => {
    expect(picture("<p>no</p>")).toBeNull();
    expect(picture("not at all")).toBeNull();
    const svg = picture(
      '<svg xmlns="http://www.w3.org/2000/svg"><title>t</title><script>1</script><path d="M0 0"/></svg>',
    );
    expect(svg?.querySelectorAll("script, title").length).toBe(0);
    expect(svg?.querySelectorAll("path").length).toBe(1);
  });
});
