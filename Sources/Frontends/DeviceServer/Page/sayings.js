// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { appIcon, element } from "/elements.js";
import { load, redraw, send, state } from "/connection.js";
import { word } from "/words.js";

/** All that can be said, once a person has asked for it; null before. */
let all = null;
/** Of which app alone it is shown; null for all. */
let wanted = null;
const mostShortcuts = 3;

export function forgetSayings() { [all, wanted] = [null, null]; }

async function showAll(app) {
  [all, wanted] = [await load("/sayings"), app];
  redraw("conversation");
}

/** A button that says a sentence, or begins it where a value is open. */
export function sayingButton(saying, key, begin, hasIcon = true) {
  const owner = hasIcon && (state.apps ?? []).find((one) => one.id === saying.app);
  const own = hasIcon && saying.isOwn && element("span", { class: "icon tiny own", "aria-hidden": "true" }, "❞");
  return element("button", {
    class: "saying", "data-key": key,
    onclick: () => (saying.beginning === undefined ? send("say", { text: saying.text }, "unsent") : begin(saying.beginning)),
  }, owner ? appIcon(owner, "tiny") : own, element("span", {}, saying.text));
}

/** A button that runs one of the person's shortcuts. */
function shortcutButton(one) {
  return element("button", { class: "saying", "data-key": `saying-shortcut-${one.id}`, onclick: () => send("runShortcut", { id: one.id }) },
    element("span", { class: "icon tiny", style: { background: one.color }, "aria-hidden": "true" }, "❖"), element("span", {}, one.name));
}

/** What a person may say who does not know what to say: some of it, their own first, or all of it app by app. */
export function sayings(begin) {
  const own = (state.sayings ?? []).filter((one) => one.app === undefined);
  const offered = (state.sayings ?? []).filter((one) => one.app !== undefined);
  const shortcuts = (state.shortcuts ?? []).slice(0, mostShortcuts);
  if (own.length + offered.length + shortcuts.length === 0) return null;
  if (all) {
    const groups = allGroups().filter(([id]) => wanted === null || id === wanted);
    return [element("button", { class: "link few-sayings", "data-key": "few-sayings", onclick: () => { forgetSayings(); redraw("conversation"); } }, `‹ ${word("fewSayings")}`),
      groups.map((group, index) => showGroup(group, index, begin))];
  }
  const list = element("div", { class: "options sayings", role: "group", "aria-label": word("sayings"), "data-arrows": "button" },
    own.map((saying, index) => sayingButton({ ...saying, isOwn: true }, `saying-own-${index}`, begin)), shortcuts.map(shortcutButton),
    offered.map((saying, index) => sayingButton(saying, `saying-${index}`, begin)),
    element("button", { class: "saying every", "data-key": "all-sayings", onclick: () => showAll(null) }, word("allSayings")));
  return [list, apps()];
}

/** The apps that can be spoken to: a tap tells what can be said to one. */
function apps() {
  const all = state.apps ?? [];
  if (all.length === 0) return null;
  const row = element("div", { class: "saying-apps", role: "group", "aria-label": word("apps"), "data-arrows": "button" }, all.map((one) => element("button", {
    "data-key": `sayings-of-${one.id}`, "aria-label": word("sayingsOf", one.name), onclick: () => showAll(one.id),
  }, appIcon(one, "small"), element("span", {}, one.name))));
  return row;
}

/** The person's own phrases, then the sentences of each app. */
function allGroups() {
  const groups = new Map();
  for (const saying of all) groups.set(saying.app, [...(groups.get(saying.app) ?? []), saying]);
  return [...groups];
}

function showGroup([id, texts], place, begin) {
  const owner = (state.apps ?? []).find((one) => one.id === id);
  const name = id === undefined ? word("ownPhrases") : owner?.name ?? id;
  const list = element("div", { class: "options sayings", role: "group", "aria-label": name, "data-arrows": "button" },
    texts.map((saying, index) => sayingButton(saying, `saying-${place}-${index}`, begin, false)));
  return element("section", { class: "sayings-of" },
    element("h3", {}, owner && appIcon(owner, "tiny"), element("span", {}, name)), list);
}
