// @vitest-environment jsdom
import { expect, it } from "vitest";
import { search } from "../src/page/rules.js";

const PAGE = `<p id="search" data-found="{count} found" hidden><input id="sought"><span role="status"></span></p>
<main><section><article id="catan.robber.discard" data-sought><h3>Discard on a 7</h3><details><p>Half of eight cards</p></details></article>
<article id="catan.robber.move" data-sought><h3>It must move</h3></article></section>
<section><article id="creed.siege" data-sought><h3>공성 공격</h3></article></section></main>`;

/** @param {string} typed */
function type(typed) {
  const field = document.querySelector("#sought");
  field.value = typed;
  field.dispatchEvent(new Event("input"));
}

const shown = () => [...document.querySelectorAll("[data-sought]")].filter((one) => !one.hidden).map(({ id }) => id);

it("shows what has every word, and counts it", () => {
  document.body.innerHTML = PAGE;
  search(document);
  expect(document.querySelector("#search").hidden).toBe(false);
  expect(shown()).toHaveLength(3);
  type("CARDS half");
  expect(shown()).toEqual(["catan.robber.discard"]);
  expect(document.querySelector("[role=status]").textContent).toBe("1 found");
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
  expect(document.querySelector("details").open).toBe(true);
  window.location.hash = "#%3Cimg%20src=x%3E";
  expect(() => window.dispatchEvent(new Event("hashchange"))).not.toThrow();
  window.location.hash = "";
});
