// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Anyone who goes by keys is always somewhere: where what has the focus is gone or out of reach, something else gets
// it.

let isByKeys = false;
/** What had the focus last, also where it is gone by now. */
let latest = null;

addEventListener("keydown", (event) => {
  if (!["Shift", "Alt", "Control", "Meta"].includes(event.key)) isByKeys = true;
}, true);
addEventListener("pointerdown", () => { isByKeys = false; }, true);
addEventListener("focusin", (event) => { latest = event.target; }, true);

/** Whether the last that a person did was done by a key. */
export function goesByKeys() { return isByKeys; }

/** Whether nothing has the focus that could be used. */
export function isLost() {
  const focused = document.activeElement;
  return !focused || focused === document.body || Boolean(focused.closest("[inert], [hidden]"));
}

/** What can have the focus in an element, in the order of Tab. */
export function reachable(container) {
  return [...container.querySelectorAll("button, a[href], input, select, textarea, summary, [tabindex='0']")]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && !one.closest("[inert], [hidden]") && one.checkVisibility());
}

let inApp = () => null;
/** Calls back for what has had the focus in the app in front. */
export function onAppFocus(callback) { inApp = callback; }

/** Where the focus goes on the screen that lies below all else, by its kind. */
const places = {
  lock: () => document.querySelector("[data-key=unlock]"),
  home: (main) => {
    const tiles = [...main.querySelectorAll(".page:not([inert]) .tile, .dock .tile")];
    return tiles.find((one) => one.dataset.app && one.dataset.app === main.dataset.left) ?? tiles[0] ?? main.querySelector("button");
  },
  app: (main) => inApp() ?? main.querySelector(".app-screen"),
};

/** Gives the focus to what is in front where a key has had it lost. */
export function keepFocus() {
  if (!isByKeys || !isLost()) return;
  const main = document.getElementById("main");
  // If nothing has had it the arrow keys turn the pages.
  if (latest === null && main.dataset.kind === "home") return;
  const front = ["phrase", "conversation", "sheet"].map((id) => document.getElementById(id)).find((one) => !one.hidden);
  const next = front ? front.querySelector("[data-first]") ?? reachable(front)[0] : places[main.dataset.kind]?.(main);
  next?.focus({ preventScroll: true });
}
