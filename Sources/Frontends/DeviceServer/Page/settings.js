// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { send, state } from "/connection.js";
import { modelSelect, textSizeNames } from "/device.js";
import { element, row } from "/elements.js";
import { app, shortcutsApp } from "/home.js";
import { sections } from "/sections.js";
import { canSpeak, setSpeaks, speaks } from "/speaking.js";
import { sureButton } from "/sure.js";
import { languages, word } from "/words.js";

const few = 3;
const shownWhole = new Set();

/** A row for each thing that may have a phrase, the first three of them at first; null for none. */
function phraseRows(kind, all, redraw) {
  if (!all.length) return null;
  const isWhole = shownWhole.has(kind) || all.length <= few;
  const rows = (isWhole ? all : all.slice(0, few)).map((one) => row(`${kind}-${one.id}`, app(one.app), one.title,
    one.phrase ? `“${one.phrase}”` : app(one.app).name, () => send("phrase", { target: { [kind]: { id: one.id } } }),
    element("span", { class: "add", "aria-hidden": "true" }, one.phrase ? "›" : "+")));
  const more = !isWhole && element("button", { class: "row link", "data-key": `more-${kind}`, onclick: () => { shownWhole.add(kind); redraw(); } }, word(`more-${kind}`));
  return element("div", { class: "group" }, rows, more);
}

/**
 * What a person may settle: phrases, and then the rows that search knows too.
 *
 * @param redraw Draws it again.
 */
export function settings(redraw) {
  return [
    element("h3", {}, word("actions")), phraseRows("action", state.actions ?? [], redraw) ?? element("div", { class: "group" }, element("p", { class: "empty" }, word("noActions"))),
    state.proposals?.length > 0 && element("h3", {}, word("proposals")), phraseRows("proposal", state.proposals ?? [], redraw),
    ...sections.flatMap((one) => (one.name === "app" ? (state.settings ?? []).map((owner) => section(one, owner)) : [section(one)]))];
}

/** A section with what is done in each of its rows; those of an app are named by it. */
function section({ name, title, rows }, owner = null) {
  const made = rows.map(({ key, title: text }) => controls[key](owner ? `${key}-${owner.app}` : key, word(text), owner)).filter(Boolean);
  if (owner) made.push(...shortcutRows(app(owner.app)));
  const heading = owner ? app(owner.app).name : title && word(title);
  return made.length > 0 && element("div", { class: `settings-section section-${name}`, "data-key": `section-${owner?.app ?? name}` },
    heading && element("h3", {}, heading), element("div", { class: "group" }, made));
}

/** What an app brings along to be said: a tap says it. */
function shortcutRows(owner) {
  return (owner.shortcuts ?? []).map((one, index) => row(`said-${owner.id}-${index}`, owner, one.title, `“${one.phrase}”`, () => send("say", { text: one.phrase })));
}

const line = (title, control) => element("label", { class: "row" }, element("span", {}, title), control);
const toggle = (name) => (key, title, owner) => line(title, element("input", {
  type: "checkbox", role: "switch", "data-key": key, checked: owner[name], onchange: (event) => send("change", { settings: { ...owner, [name]: event.target.checked } }),
}));
const forget = (key, title, owner) => sureButton(key, title, word("forgetSure"), () => send("forget", owner ? { app: owner.app } : {}));
const gesture = (name) => (key, title) => binding(name, key, title);

/** What is done in a row, by its key. */
const controls = {
  learns: toggle("learns"), suggests: toggle("suggests"), forget, "forget-all": forget,
  "bind-single": gesture("single"), "bind-double": gesture("double"), "bind-long": gesture("long"),
  speaks: (key, title) => canSpeak() && line(title, voiceSwitch(key)),
  language: (key, title) => line(title, languageSelect(key)), appearance: (key, title) => line(title, appearanceSelect(key)),
  contrast: (key, title) => line(title, contrastSelect(key)), "text-size": (key, title) => line(title, textSizeField(key)),
  model: (key, title) => line(title, modelSelect(key)),
};

function binding(gesture, key, title) {
  const current = state.arrangement.bindings?.[gesture];
  const choices = [["none", word("none"), null], ["siri", word("siri"), { siri: {} }], ["home", word("home"), { home: {} }], ["switcher", word("switcher"), { switcher: {} }]]
    .concat((state.shortcuts ?? []).map((one) => [`shortcut-${one.id}`, one.name, { shortcut: { id: one.id } }]))
    .concat((state.actions ?? []).filter((one) => one.app !== shortcutsApp).map((one) => [`action-${one.id}`, `${one.title} · ${app(one.app).name}`, { action: { id: one.id } }]));
  const name = current?.shortcut ? `shortcut-${current.shortcut.id}` : current ? (current.action ? `action-${current.action.id}` : Object.keys(current)[0]) : "none";
  return line(title, element("select", {
    "data-key": key, onchange: (event) => {
      const to = choices[event.target.selectedIndex][2];
      send("bind", to ? { gesture, to } : { gesture });
    },
  }, choices.map(([id, text]) => element("option", { value: id, selected: id === name }, text))));
}

function voiceSwitch(key) {
  return element("input", { type: "checkbox", role: "switch", "data-key": key, checked: speaks(), onchange: (event) => setSpeaks(event.target.checked) });
}

/** Lets a person choose the language of the device and its apps. */
export function languageSelect(key) {
  const choices = [["", word("automatic")], ...languages()];
  return element("select", {
    "data-key": key, "aria-label": word("language"), onchange: (event) => send("setLanguage", event.target.value ? { tag: event.target.value } : {}),
  }, choices.map(([tag, text]) => element("option", { value: tag, selected: tag === (state.arrangement?.language ?? "") }, text)));
}

/** Lets a person choose one of some words; the first counts where nothing is chosen. */
function choice(key, name, choices, choose) {
  const chosen = state.arrangement?.[name] ?? choices[0][0];
  return element("select", { "data-key": key, "aria-label": word(name), onchange: (event) => choose(event.target.value) },
    choices.map(([id, text]) => element("option", { value: id, selected: id === chosen }, word(text))));
}

/** Lets a person choose whether the device is light or dark. */
export function appearanceSelect(key) {
  return choice(key, "appearance", [["", "asBrowser"], ["light", "light"], ["dark", "dark"]], (appearance) => send("setAppearance", appearance ? { appearance } : {}));
}

/** Lets a person choose how much colors stand out in apps. */
export function contrastSelect(key) {
  return choice(key, "contrast", [["increased", "increased"], ["standard", "standard"]], (contrast) => send("setContrast", { contrast }));
}

/** Lets a person choose how large texts are. */
export function textSizeField(key) {
  const index = Math.max(0, textSizeNames.indexOf(state.arrangement?.textSize ?? "large"));
  const text = word(textSizeNames[index].startsWith("accessibility") ? "textLarger" : "textStep", index + 1, textSizeNames.length);
  return element("input", {
    type: "range", min: "0", max: String(textSizeNames.length - 1), step: "1", "data-key": key, "aria-label": word("textSize"),
    "aria-valuetext": text, value: String(index), onchange: (event) => send("setTextSize", { size: textSizeNames[event.currentTarget.value] }),
  });
}
