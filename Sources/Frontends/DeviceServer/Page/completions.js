// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { appIcon, element } from "/elements.js";
import { load, send, state } from "/connection.js";
import { word } from "/words.js";

/** The sentences that what is typed may become, and which of them the arrow keys have chosen; -1 for none. */
let offered = [];
let chosen = -1;
/** Only the answer to the last question counts, and one that is not needed any more is not waited for. */
let asking = null;

/** Nobody types more for one sentence. */
const longest = 300;

/** The list that belongs to a field, above which it is drawn. */
export function completionList(field) {
  const list = element("div", { class: "options completions", id: "completions", role: "listbox", "aria-label": word("completions") });
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", "completions");
  field.addEventListener("input", () => ask(field, list));
  field.addEventListener("keydown", (event) => press(event, field, list));
  draw(field, list);
  return list;
}

/** Offers nothing more until something else is typed. */
export function forgetCompletions() {
  asking?.abort();
  asking = null;
  [offered, chosen] = [[], -1];
}

function close(field, list) {
  forgetCompletions();
  draw(field, list);
}

async function ask(field, list) {
  const text = field.value;
  if (!text.trim() || text.length > longest) return close(field, list);
  // What was chosen was chosen for another text.
  chosen = -1;
  mark(field, list);
  asking?.abort();
  const mine = asking = new AbortController();
  const answer = await load("/completions", { text }, mine.signal);
  if (asking !== mine) return;
  asking = null;
  [offered, chosen] = [answer ?? [], -1];
  // It may have been drawn anew meanwhile.
  draw(document.querySelector("[data-key=siri-text]"), document.getElementById("completions"));
}

function draw(field, list) {
  if (!field || !list) return;
  list.hidden = offered.length === 0;
  list.replaceChildren(...offered.map((saying, index) => show(saying, index, field, list)));
  field.setAttribute("aria-expanded", String(offered.length > 0));
  mark(field, list);
  const live = document.getElementById("live");
  if (offered.length > 0 && live) live.textContent = word("completionCount", offered.length);
}

function show(saying, index, field, list) {
  const owner = (state.apps ?? []).find((one) => one.id === saying.app);
  return element("div", {
    class: "completion", role: "option", id: `completion-${index}`,
    // The field keeps the focus.
    onpointerdown: (event) => event.preventDefault(),
    onclick: () => (saying.beginning === undefined ? say(saying, field, list) : take(saying, field, list)),
  }, owner ? appIcon(owner, "tiny") : element("span", { class: "icon tiny own", "aria-hidden": "true" }, "❞"), element("span", {}, saying.text));
}

function mark(field, list) {
  [...list.children].forEach((one, index) => one.setAttribute("aria-selected", String(index === chosen)));
  if (chosen < 0) return field.removeAttribute("aria-activedescendant");
  field.setAttribute("aria-activedescendant", `completion-${chosen}`);
  list.children[chosen].scrollIntoView({ block: "nearest" });
}

/** Puts a sentence into the field, up to the first value that is open, to go on from there. */
function take(saying, field, list) {
  close(field, list);
  field.value = saying.beginning ?? saying.text;
  field.focus({ preventScroll: true });
  ask(field, list);
}

async function say(saying, field, list) {
  close(field, list);
  const typed = field.value;
  if (!await send("say", { text: saying.text }, "unsent")) return;
  const now = document.querySelector("[data-key=siri-text]");
  // More may have been typed.
  if (now?.value === typed) now.value = "";
}

function press(event, field, list) {
  // Keys that compose a character are the input method's.
  if (event.isComposing || offered.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const steps = { ArrowDown: 1, ArrowUp: -1 };
  if (event.key in steps) {
    // One place more: what was typed itself.
    const count = offered.length + 1;
    chosen = (chosen + 1 + steps[event.key] + count) % count - 1;
    mark(field, list);
  } else if (event.key === "Escape") {
    close(field, list);
  } else if ((event.key === "Tab" && !event.shiftKey) || (event.key === "Enter" && chosen >= 0)) {
    take(offered[Math.max(chosen, 0)], field, list);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}
