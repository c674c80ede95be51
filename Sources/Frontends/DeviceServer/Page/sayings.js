// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { appIcon, element } from "/elements.js";
import { load, redraw, send, state } from "/connection.js";
import { word } from "/words.js";

/** All that can be said, once a person has asked for it; null before. */
let all = null;

export function forgetSayings() { all = null; }

/** A button that says a sentence, or begins it where a value is open. */
export function sayingButton(saying, key, begin, hasIcon = true) {
  const owner = hasIcon && (state.apps ?? []).find((one) => one.id === saying.app);
  return element("button", {
    class: "saying", "data-key": key,
    onclick: () => (saying.beginning === undefined ? send("say", { text: saying.text }, "unsent") : begin(saying.beginning)),
  }, owner && appIcon(owner, "tiny"), element("span", {}, saying.text));
}

/** What a person may say who does not know what to say: some of it, or all of it app by app. */
export function sayings(begin) {
  if (!state.sayings?.length) return null;
  if (all) return groups().map((group, index) => showGroup(group, index, begin));
  const list = element("div", { class: "options sayings", role: "group", "aria-label": word("sayings"), "data-arrows": "button" },
    state.sayings.map((saying, index) => sayingButton(saying, `saying-${index}`, begin)),
    element("button", { class: "saying every", "data-key": "all-sayings", onclick: async () => { all = await load("/sayings"); redraw("conversation"); } }, word("allSayings")));
  return list;
}

/** The person's own phrases, then the sentences of each app. */
function groups() {
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
