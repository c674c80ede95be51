// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { appIcon, element } from "/elements.js";
import { load, redraw, send, state } from "/connection.js";
import { word } from "/words.js";

/** The sentences that what is typed may become, and which of them the arrow keys have chosen; -1 for none. */
let offered = [];
let chosen = -1;
/** Only the answer to the last question counts, and one that is not needed any more is not waited for. */
let asking = null;

/** Nobody types more for one sentence. */
const longest = 300;

/** What makes a field one that completes: its attributes and listeners. */
export function completing() {
  return {
    role: "combobox", "aria-autocomplete": "list", "aria-controls": "completions", "aria-expanded": String(offered.length > 0),
    "aria-activedescendant": chosen < 0 ? null : `completion-${chosen}`,
    oninput: (event) => ask(event.currentTarget.value), onkeydown: press,
  };
}

/** The sentences that a field of ``completing`` may become; not there while there are none. */
export function completionList() {
  return element("div", {
    class: "options completions", id: "completions", role: "listbox", "aria-label": word("completions"), hidden: offered.length === 0,
  }, offered.map(show));
}

/** Offers nothing more until something else is typed. */
export function forgetCompletions() {
  asking?.abort();
  asking = null;
  [offered, chosen] = [[], -1];
}

function field() { return document.querySelector("[data-key=siri-text]"); }

function close() {
  forgetCompletions();
  redraw("conversation");
}

async function ask(text) {
  if (!text.trim() || text.length > longest) return close();
  asking?.abort();
  const mine = asking = new AbortController();
  // What was chosen was chosen for another text.
  choose(-1);
  const answer = await load("/completions", { text }, mine.signal);
  if (asking !== mine) return;
  asking = null;
  [offered, chosen] = [answer ?? [], -1];
  redraw("conversation");
  const live = document.getElementById("live");
  if (offered.length > 0 && live) live.textContent = word("completionCount", offered.length);
}

function choose(index) {
  if (chosen === index) return;
  chosen = index;
  redraw("conversation");
  document.getElementById(`completion-${chosen}`)?.scrollIntoView({ block: "nearest" });
}

function show(saying, index) {
  const owner = (state.apps ?? []).find((one) => one.id === saying.app);
  return element("div", {
    class: "completion", role: "option", id: `completion-${index}`, "aria-selected": String(index === chosen),
    // The field keeps the focus.
    onpointerdown: (event) => event.preventDefault(),
    onclick: () => choosing(saying),
  }, owner ? appIcon(owner, "tiny") : element("span", { class: "icon tiny own", "aria-hidden": "true" }, "❞"), element("span", {}, saying.text));
}

/** Says a sentence that is whole, and begins one in which a value is open. */
function choosing(saying) { return saying.beginning === undefined ? say(saying) : take(saying); }

/** Puts a sentence into the field, up to the first value that is open, to go on from there. */
function take(saying) {
  close();
  const text = saying.beginning ?? saying.text;
  field().value = text;
  field().focus({ preventScroll: true });
  ask(text);
}

async function say(saying) {
  close();
  const typed = field().value;
  if (!await send("say", { text: saying.text }, "unsent")) return;
  // More may have been typed.
  if (field()?.value === typed) field().value = "";
}

function press(event) {
  // Keys that compose a character are the input method's.
  if (event.isComposing || offered.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const steps = { ArrowDown: 1, ArrowUp: -1 };
  if (event.key in steps) {
    // One place more: what was typed itself.
    const count = offered.length + 1;
    choose((chosen + 1 + steps[event.key] + count) % count - 1);
  } else if (event.key === "Escape") {
    close();
  } else if (event.key === "Tab" && !event.shiftKey) {
    take(offered[Math.max(chosen, 0)]);
  } else if (event.key === "Enter" && chosen >= 0) {
    choosing(offered[chosen]);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}
