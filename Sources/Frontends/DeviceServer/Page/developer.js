// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { state } from "/connection.js";
import { element } from "/elements.js";
import { app } from "/home.js";
import { word } from "/words.js";

const kinds = { all: null, donations: ["donation", "refusal"], exchanges: ["exchange"] };
let kind = "all";
/** The bundle identifier of the app that is looked at; empty for all. */
let chosen = "";
/** What was unfolded stays so when it is redrawn. */
const unfolded = new Set();

function owner(one) { return one.app ?? one.bundle; }

/** What has happened, the latest first, what belongs to one conversation together. */
export function developer(redraw) {
  const all = state.activity ?? [];
  const tabs = element("div", { class: "tabs", role: "group" }, Object.keys(kinds).map((name) => element("button", {
    "aria-pressed": String(name === kind), "data-key": `filter-${name}`, onclick: () => { kind = name; redraw(); },
  }, word(name))));
  const apps = [...new Set(all.map(owner))].filter(Boolean).sort();
  if (!apps.includes(chosen)) chosen = "";
  const choice = element("select", {
    "data-key": "filter-app", "aria-label": word("apps"), onchange: (event) => { chosen = event.target.value; redraw(); },
  }, ["", ...apps].map((id) => element("option", { value: id, selected: id === chosen }, id ? app(id).name : word("allApps"))));
  const fits = (one) => (!chosen || owner(one) === chosen) && (kinds[kind]?.includes(one.kind) ?? true);
  const groups = grouped(all).map((group) => ({ ...group, entries: group.entries.filter((one) => one.kind !== "conversation" && fits(one)) }))
    .filter((group) => group.entries.length > 0 || (kind === "all" && !chosen && group.words));
  return [tabs, choice, groups.length ? groups.map(show) : element("p", { class: "empty" }, word("noActivity"))];
}

/** What follows each other in one conversation, or in none, with the words that began it. */
function grouped(all) {
  const groups = [];
  for (const one of all.toReversed()) {
    const last = groups.at(-1);
    const group = last && last.conversation === (one.conversation ?? null) ? last : { conversation: one.conversation ?? null, entries: [] };
    if (group !== last) groups.push(group);
    if (one.kind === "conversation") Object.assign(group, { words: one.title, time: one.time });
    group.entries.push(one);
  }
  return groups;
}

function show(group) {
  return element("section", { class: "happened" },
    group.conversation !== null && element("h3", {}, group.words ? `“${group.words}”` : word("siri"), group.time && element("time", {}, clock(group.time))),
    element("ul", { class: "activity" }, group.entries.map(entry)));
}

function entry(one) {
  const took = one.milliseconds === undefined || one.milliseconds === null ? null : `${one.milliseconds.toFixed(1)} ms`;
  return element("li", { class: one.kind, "data-key": `activity-${one.id}` },
    element("div", { class: "activity-head" }, element("b", {}, one.title), took && element("span", { class: "milliseconds" }, took)),
    element("small", {}, [clock(one.time), one.bundle].filter(Boolean).join(" · ")),
    one.detail && element("pre", { tabindex: "0" }, one.detail),
    one.request && folded(one, "asked", one.request), one.answer && folded(one, "answered", one.answer));
}

/** The time of day to the millisecond. */
function clock(time) {
  if (!time) return null;
  const date = new Date(time);
  return `${date.toTimeString().slice(0, 8)}.${String(date.getMilliseconds()).padStart(3, "0")}`;
}

/** JSON that is seen once it is wanted. */
function folded(one, name, json) {
  const key = `${name}-${one.id}`;
  const text = JSON.stringify(JSON.parse(json), null, 2);
  const copy = element("button", {
    class: "link", "data-key": `copy-${key}`, onclick: ({ currentTarget }) => navigator.clipboard.writeText(text).then(() => { currentTarget.textContent = word("copied"); }),
  }, word("copy"));
  return element("details", {
    open: unfolded.has(key), ontoggle: (event) => { if (event.target.open) unfolded.add(key); else unfolded.delete(key); },
  }, element("summary", { "data-key": key }, word(name)), element("pre", { tabindex: "0" }, text), copy);
}
