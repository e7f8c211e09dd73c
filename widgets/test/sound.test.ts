// What the service worker takes for the site's own, and what for a page of a network's portal.
import { expect, test } from "vitest";
import { sound } from "../src/page/sound.ts";

const SITE = "https://school.example/boardlab/";
const OURS = '<!doctype html><meta name="application-name" content="boardlab">';
const PORTAL = "<!doctype html><title>Log in</title>";

const got = (body: string, type: string, status: number = 200) =>
  new Response(body, { status, headers: { "content-type": type } });

test.each([
  ["", OURS, "text/html", true],
  ["ko/torres/scoring/", OURS, "text/html; charset=utf-8", true],
  ["404.html", OURS, "text/html", true],
  ["", PORTAL, "text/html", false],
  ["", OURS, "text/plain", false],
  ["code-0123456789ab/stage.js", "1", "text/javascript", true],
  ["code-0123456789ab/stage.js", "1", "application/javascript", true],
  ["code-0123456789ab/stage.js", "1", "text/plain", false],
  ["code-0123456789ab/stage.js", PORTAL, "text/html", false],
  ["code-0123456789ab/stage.css", PORTAL, "text/html", false],
  ["code-0123456789ab/stage.css", "a{}", "text/css", true],
  ["pictures/ab.svg", "<svg/>", "image/svg+xml", true],
  ["pictures/ab.svg", PORTAL, "text/html", false],
  ["python/base-0123456789ab.bin", "1", "application/octet-stream", true],
  ["python/base-0123456789ab.bin", PORTAL, "text/html", false],
  ["manifest.webmanifest", "{}", "application/manifest+json", true],
  ["python/constructor", "1", "application/octet-stream", true],
])("%s given as %s, %s", async (path, body, type, ours) => {
  expect(await sound(SITE + path, got(body, type))).toBe(ours);
});

test("nothing that is missing, and nothing from elsewhere", async () => {
  expect(await sound(SITE, got(OURS, "text/html", 404))).toBe(false);
  const led = got(OURS, "text/html");
  Object.defineProperty(led, "redirected", { value: true });
  expect(await sound(SITE, led)).toBe(false);
});

test("what was looked at can still be kept", async () => {
  const page = got(OURS, "text/html");
  await sound(SITE, page);
  expect(await page.text()).toBe(OURS);
});
