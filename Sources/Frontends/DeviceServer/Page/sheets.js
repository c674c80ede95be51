// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { send, state } from "/connection.js";
import { developer } from "/developer.js";
import { element, replace } from "/elements.js";
import { app } from "/home.js";
import { menu } from "/menu.js";
import { enter } from "/motion.js";
import { search } from "/search.js";
import { settings } from "/settings.js";
import { shortcutDetails, shortcuts } from "/shortcuts.js";
import { switcher } from "/switcher.js";
import { word } from "/words.js";

const layer = document.getElementById("sheet");
const phraseLayer = document.getElementById("phrase");
let shown = null;
let opener = null;

/** Draws what covers the screen: a menu, the open apps, search, settings, what developers see, a phrase. */
export function showSheet() {
  const kind = state.sheet ? Object.keys(state.sheet)[0] : null;
  const values = kind ? state.sheet[kind] : null;
  const isNew = kind !== null && kind !== shown;
  if (isNew && shown === null) opener = document.activeElement?.dataset?.key ?? null;
  layer.hidden = kind === null;
  layer.className = `layer sheet-layer ${kind ?? ""}`;
  if (kind === null) {
    layer.replaceChildren();
    // What is out of reach can't have the focus, and what was covered is in reach again.
    document.getElementById("main").inert = false;
    if (shown !== null && opener) document.querySelector(`[data-key="${CSS.escape(opener)}"]`)?.focus({ preventScroll: true });
    shown = null;
    return;
  }
  replace(layer, { menu, switcher, search: () => sheet(word("search"), search()), settings: () => sheet(word("settings"), settings(showSheet)), developer: () => sheet(word("developer"), developer(showSheet)), shortcuts: () => sheet(word("shortcuts"), shortcuts()), details: (values) => sheet(...(shortcutDetails(values) ?? [word("shortcuts")])), phrase: phraseSheet }[kind](values));
  if (isNew) {
    enter(layer.querySelector(".sheet"), "sheet");
    enter(layer.querySelector(".menu-list"), "menu");
    enter(layer.querySelector(".menu-icon"), "lifted");
    enter(layer.querySelector(".cards"), "cards");
  }
  if (isNew) (layer.querySelector("[data-first]") ?? layer.querySelector("button, input"))?.focus({ preventScroll: true });
  shown = kind;
  reveal(kind);
}

/** The row of the settings that a person has looked for, by its key. */
let sought = null;

/** Shows the settings, and a row of them. */
export function showSetting(key) {
  sought = key;
  send("show", { sheet: "settings" });
}

function reveal(kind) {
  if (sought === null || kind !== "settings") return;
  const row = layer.querySelector(`[data-key="${CSS.escape(sought)}"]`);
  sought = null;
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "center" });
}

function sheet(title, ...children) {
  return element("section", { class: "sheet", role: "dialog", "aria-modal": "true", "aria-label": title, "data-key": `sheet-${title}` },
    element("header", { "data-swipe": "sheet" }, element("h2", {}, title),
      element("button", { class: "link", "data-key": "sheet-done", onclick: () => send("dismiss") }, word("done"))),
    element("div", { class: "sheet-body" }, children));
}

function phraseSheet({ target }) {
  const [list, id] = target.action ? [state.actions, target.action.id] : target.shortcut ? [state.shortcuts, target.shortcut.id] : [state.proposals, target.proposal.id];
  const one = (list ?? []).find((each) => each.id === id);
  if (!one) return sheet(word("settings"));
  const title = one.title ?? one.name;
  const leave = target.shortcut ? () => send("lookAt", { shortcut: id }) : () => send("show", { sheet: "settings" });
  return phraseBox(word("phraseFor", title), title, one.phrase ?? one.proposal ?? one.name, target, leave,
    one.phrase ? () => send("removePhrase", { target }) : null);
}

/** Draws the first screen on which an app asks for a phrase. */
export function showPhraseScreen() {
  const screen = (state.phraseScreens ?? [])[0];
  const isNew = screen && phraseLayer.hidden;
  phraseLayer.hidden = !screen;
  if (!screen) { phraseLayer.replaceChildren(); return; }
  replace(phraseLayer, phraseBox(word("phraseAsk", screen.app), screen.title, screen.proposal, { screen: { id: screen.id } },
    () => send("leavePhrase", { screen: screen.id }), screen.isEditing ? () => send("removePhrase", { target: { screen: { id: screen.id } } }) : null));
  if (isNew) phraseLayer.querySelector("input")?.focus();
}

function phraseBox(heading, title, proposal, target, leave, remove) {
  const key = `phrase-${JSON.stringify(target)}`;
  const field = element("input", { "data-key": key, name: "phrase", "aria-label": word("whatToSay"), value: proposal ?? "", maxlength: "200", autocomplete: "off", "data-first": true });
  const clash = state.clash;
  const save = (text, replaced) => send("savePhrase", { text, target, ...replaced });
  return element("section", { class: "sheet phrase-box", "data-key": `box-${key}`, role: "dialog", "aria-modal": "true", "aria-label": heading },
    element("header", {}, element("button", { class: "link", "data-key": "phrase-cancel", onclick: leave }, word("cancel")), element("h2", {}, heading)),
    element("form", { class: "sheet-body", "data-key": `form-${key}`, onsubmit: (event) => { event.preventDefault(); save(event.currentTarget.elements.phrase.value); } },
      element("p", { class: "phrase-title" }, title),
      element("label", { class: "phrase-label" }, word("whatToSay"), field),
      clash && element("div", { class: "clash", role: "alert" }, element("p", {}, word("clash", clash.text, clash.title)),
        element("button", { class: "plain", "data-key": "phrase-replace", onclick: () => save(clash.text, { replacing: clash.phrase }) }, word("replaceIt"))),
      element("button", { class: "primary", type: "submit", "data-key": "phrase-save" }, word("addPhrase")),
      remove && element("button", { class: "row danger", "data-key": "phrase-remove", onclick: remove }, word("remove"))));
}
