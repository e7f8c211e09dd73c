// @vitest-environment jsdom
import { expect, it } from "vitest";
import { examples } from "../src/page/examples.ts";
import { search } from "../src/page/rules.ts";

const PAGE = `<p id="search" data-found="{count} found" hidden><input id="sought"><span role="status"></span></p>
<main><section><article id="catan.robber.discard" data-sought><h3>Discard on a 7</h3><details><p>Half of eight cards</p></details></article>
<article id="catan.robber.move" data-sought><h3>It must move</h3></article></section>
<section><article id="creed.siege" data-sought><h3>공성 공격</h3></article></section></main>`;

function type(typed: string) {
  const field = document.querySelector<HTMLInputElement>("#sought")!;
  field.value = typed;
  field.dispatchEvent(new Event("input"));
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("[data-sought]")].filter((one) => !one.hidden).map(({ id }) => id);

it("shows what has every word, and counts it", () => {
  document.body.innerHTML = PAGE;
  search(document);
  expect(document.querySelector<HTMLElement>("#search")!.hidden).toBe(false);
  expect(shown()).toHaveLength(3);
  type("CARDS half");
  expect(shown()).toEqual(["catan.robber.discard"]);
  expect(document.querySelector("[role=status]")!.textContent).toBe("1 found");
  expect([...document.querySelectorAll("section")].map(({ hidden }) => hidden)).toEqual([false, true]);
  type("공성");
  expect(shown()).toEqual(["creed.siege"]);
  type("nothing like it");
  expect(shown()).toEqual([]);
  type(" ");
  expect(shown()).toHaveLength(3);
});

it("opens the rule that the address names, and takes any other address as no rule", () => {
  document.body.innerHTML = PAGE;
  for (const one of document.querySelectorAll("[data-sought]")) one.scrollIntoView = () => undefined;
  window.location.hash = "#catan.robber.discard";
  search(document);
  expect(document.querySelector("details")!.open).toBe(true);
  for (const hostile of ["#%3Cimg%20src=x%3E", "#%", "#%E0%A4%A"]) {
    window.location.hash = hostile;
    expect(() => search(document)).not.toThrow();
  }
  window.location.hash = "";
});

it("plays an example where it stands, and leaves other ways of opening it alone", () => {
  document.body.innerHTML = `<details open><figure></figure><p><a class="play" href="../explore/#t=torres/1%20x">Try it</a></p></details>`;
  examples(document);
  const link = document.querySelector("a")!;
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(document.querySelector("iframe")).toBeNull();
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const frame = document.querySelector("iframe")!;
  expect(frame.src).toMatch(/\/embed\/#t=torres\/1%20x$/);
  expect(frame.title).toBe("Try it");
  expect(document.querySelector("figure")).toBeNull();
  window.dispatchEvent(
    new MessageEvent("message", { data: { boardlab: "height", height: 321 }, source: frame.contentWindow }),
  );
  expect(frame.style.height).toBe("321px");
  window.dispatchEvent(new MessageEvent("message", { data: { boardlab: "height", height: 99 }, source: window }));
  expect(frame.style.height).toBe("321px");
});
