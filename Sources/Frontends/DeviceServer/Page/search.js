// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Search over everything. The device finds; the page shows what it has found.

import { appIcon, element, replace } from "/elements.js";
import { beginSentence } from "/conversation.js";
import { load, send, state } from "/connection.js";
import { app, suggestionList } from "/home.js";
import { showSetting } from "/sheets.js";
import { word } from "/words.js";

/** What was found for what was typed last. */
let found = { text: "", groups: [] };
/** Which of it the arrow keys have chosen; the first is what Enter takes. */
let chosen = 0;
/** Only the answer to the last question counts, and one that is not needed any more is not waited for. */
let asking = null;
const longest = 100;
const mostApps = 4;

/** A field, and below it what it finds. */
export function search() {
  // What is there lives on where the screen is redrawn: a finger may be on it.
  const results = element("div", { class: "results", id: "results" }, contents(current()?.value.trim() ?? ""));
  const field = element("input", {
    type: "search", class: "search-field", "data-key": "search-field", "data-first": true, "aria-label": word("search"), placeholder: word("searchField"),
    autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "go", maxlength: String(longest),
    role: "combobox", "aria-autocomplete": "list", "aria-controls": "results", "aria-expanded": "false",
    oninput: (event) => ask(event.target), onkeydown: press,
  });
  // What was typed is in the field once it is drawn.
  queueMicrotask(() => ask(current()));
  return [field, results];
}

function current() { return document.querySelector("[data-key=search-field]"); }

async function ask(field) {
  if (!field) return;
  const text = field.value.trim();
  asking?.abort();
  if (!text) found = { text, groups: [] };
  if (text !== found.text) chosen = 0;
  const mine = asking = text ? new AbortController() : null;
  show(field);
  if (!mine) return;
  const groups = await load("/search", { text }, mine.signal);
  if (asking !== mine) return;
  asking = null;
  const isNew = found.text !== text;
  found = { text, groups: groups ?? [] };
  // It may have been redrawn meanwhile.
  show(current());
  if (isNew) document.getElementById("live").textContent = word(rows().length === 0 ? "nothing" : "foundCount", rows().length);
}

function rows() { return found.groups.flatMap((group) => group.results); }

function show(field) {
  const results = document.getElementById("results");
  if (!field || !results) return;
  const isAsked = field.value.trim() !== "";
  const all = rows();
  chosen = Math.max(0, Math.min(chosen, all.length - 1));
  field.setAttribute("aria-expanded", String(isAsked && all.length > 0));
  // What is there may move yet.
  results.setAttribute("aria-busy", String(asking !== null));
  if (isAsked) {
    results.setAttribute("role", "listbox");
    results.setAttribute("aria-label", word("search"));
  } else {
    results.removeAttribute("role");
  }
  const shown = contents(field.value.trim());
  if (shown) replace(results, shown);
  mark(field);
}

/** What stands below the field; null where that is still to come. */
function contents(text) {
  if (!text) return beforeTyping();
  const all = rows();
  if (all.length > 0) return found.groups.map((group) => showGroup(group, all));
  return found.text === text ? element("p", { class: "empty", role: "option", "aria-disabled": "true" }, word("nothing")) : null;
}

/** What is worth offering, and the apps that were used last. */
function beforeTyping() {
  const offered = state.searchSuggestions?.length ? state.searchSuggestions : state.lockSuggestions ?? [];
  const apps = [...new Set([...(state.recents ?? []), ...(state.apps ?? []).map((one) => one.id)])].slice(0, mostApps).map(app);
  const list = suggestionList(offered, word("suggestions"), false);
  if (!list && apps.length === 0) return element("p", { class: "empty" }, word("noSuggestions"));
  return [apps.length > 0 && element("div", { class: "search-apps", role: "group", "aria-label": word("apps") }, apps.map((one) => element("button", {
    "data-key": `search-app-${one.id}`, onclick: () => send("open", { app: one.id }),
  }, appIcon(one), element("span", {}, one.name)))), list ?? element("p", { class: "empty" }, word("noSuggestions"))];
}

function showGroup({ kind, results }, all) {
  const name = word(kind);
  return element("div", { class: `found-group ${kind}`, role: "group", "aria-label": name }, element("h3", { "aria-hidden": "true" }, name),
    element("div", { class: "group" }, results.map((one) => row(one, all.indexOf(one)))));
}

function row(one, index) {
  return element("div", {
    class: "row found", role: "option", id: `found-${index}`, "data-found": one.id,
    // The field keeps the focus.
    onpointerdown: (event) => event.preventDefault(), onclick: () => take(one),
  }, icon(one), element("span", { class: "two-lines" }, element("b", {}, one.title), one.subtitle && one.subtitle !== one.title && element("span", {}, one.subtitle)),
  element("span", { class: "found-mark", "aria-hidden": "true" }, "›"));
}

function icon(one) {
  if (one.app) return appIcon(app(one.app), "small");
  if (one.color) return element("span", { class: "icon small", style: { background: one.color }, "aria-hidden": "true" }, "❖");
  const [kind, name] = one.id.split(" ");
  const sign = { settings: "⚙", developer: "⌘", shortcuts: "❖" }[kind === "setting" ? "settings" : name] ?? "⚙";
  return element("span", { class: `icon small system-${kind === "setting" ? "settings" : name}`, "aria-hidden": "true" }, sign);
}

/** Opens, runs or says it on the device; a sentence that is open goes on in Siri, a setting is shown where it is. */
function take(one) {
  if (one.begins !== undefined) beginSentence(one.begins);
  else if (one.setting !== undefined) showSetting(one.setting);
  else send("take", { found: one.id });
}

function mark(field) {
  const all = [...document.querySelectorAll("#results .found")];
  all.forEach((one, index) => one.setAttribute("aria-selected", String(index === chosen)));
  if (all.length === 0 || !field.value.trim()) return field.removeAttribute("aria-activedescendant");
  field.setAttribute("aria-activedescendant", `found-${chosen}`);
  if (chosen > 0) all[chosen].scrollIntoView({ block: "nearest" });
}

function press(event) {
  // Keys that compose a character are the input method's.
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = rows();
  const next = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 }[event.key];
  if (next !== undefined && all.length > 0) {
    chosen = (next + all.length) % all.length;
    mark(event.target);
  } else if (event.key === "Enter" && all[chosen] && found.text === event.target.value.trim()) {
    take(all[chosen]);
  } else if (event.key === "Escape" && event.target.value) {
    event.target.value = "";
    ask(event.target);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}
