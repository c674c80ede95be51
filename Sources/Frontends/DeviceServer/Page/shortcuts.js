// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { element, onArrows } from "/elements.js";
import { send, state } from "/connection.js";
import { word } from "/words.js";

/** The shortcut that was started last, while it runs. */
let started = null;

/** What is in the Shortcuts app: a tile for each, in its own colour. */
export function shortcuts() {
  const all = state.shortcuts ?? [];
  if (all.length === 0) return element("p", { class: "empty" }, word("noShortcuts"));
  const list = element("div", { class: "shortcuts", role: "group", "aria-label": word("shortcuts") }, all.map(tile));
  onArrows(list, ".shortcut");
  return list;
}

function tile(one) {
  const runs = started === one.id && state.conversation?.isRunning;
  const made = element("button", {
    class: `shortcut ${runs ? "running" : ""}`, "data-key": `shortcut-${one.id}`, "aria-busy": String(Boolean(runs)),
    "aria-label": word("runShortcut", one.name), onclick: () => { started = one.id; send("runShortcut", { id: one.id }); },
  }, element("span", { class: "glyph", "aria-hidden": "true" }, [...one.name.trim()][0]?.toLocaleUpperCase() ?? "·"),
  element("b", {}, one.name), element("small", {}, word("actionCount", one.actionCount)));
  // Not an attribute: the page lets none of them in.
  made.style.backgroundColor = one.color;
  return made;
}
