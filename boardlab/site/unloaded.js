// Stands in the page itself and runs before its scripts: where one of them, or what it imports, does not load, the page
// says so and gets nothing ready any more. It must be plain enough for any browser, and lie in no file of its own.
(function () {
  function say() {
    var place = document.getElementById("unloaded");
    var kind = location.protocol === "file:" ? "file" : "web";
    var waits = document.querySelectorAll(".wait");
    for (var at = 0; at < waits.length; at++) waits[at].hidden = true;
    place.querySelector("[data-when=" + kind + "]").hidden = false;
    place.hidden = false;
  }
  function hear(event) {
    if (!event.target || event.target.tagName !== "SCRIPT") return;
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", say);
    else say();
  }
  addEventListener("error", hear, true);
})();
