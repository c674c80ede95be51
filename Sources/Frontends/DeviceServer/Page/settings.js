// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { send, state } from "/connection.js";
import { modelSelect } from "/device.js";
import { element, row } from "/elements.js";
import { app, shortcutsApp } from "/home.js";
import { canSpeak, setSpeaks, speaks } from "/speaking.js";
import { sureButton } from "/sure.js";
import { word } from "/words.js";

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
 * What a person may settle: phrases, what is learned of each app, the floating button, the look and the language.
 *
 * @param redraw Draws it anew.
 */
export function settings(redraw) {
  return [
    element("h3", {}, word("actions")), phraseRows("action", state.actions ?? [], redraw) ?? element("div", { class: "group" }, element("p", { class: "empty" }, word("noActions"))),
    state.proposals?.length > 0 && element("h3", {}, word("proposals")), phraseRows("proposal", state.proposals ?? [], redraw),
    (state.settings ?? []).map(appSettings),
    element("h3", {}, word("touch")), element("div", { class: "group" }, ["single", "double", "long"].map(binding)),
    canSpeak() && [element("h3", {}, word("siri")), element("div", { class: "group" }, line(word("speakAnswers"), voiceSwitch()))],
    element("h3", {}, word("language")), element("div", { class: "group" }, line(word("language"), languageSelect("language"))),
    element("h3", {}, word("appearance")), element("div", { class: "group" }, line(word("appearance"), appearanceSelect("appearance")), line(word("textSize"), textSizeField("text-size"))),
    element("div", { class: "model-row" }, element("h3", {}, word("model")),
      element("div", { class: "group" }, line(word("model"), modelSelect("model")))),
    element("div", { class: "group" }, forgetButton(null, word("forgetAll")))];
}

function appSettings(one) {
  const change = (name) => (event) => send("change", { settings: { ...one, [name]: event.target.checked } });
  const toggle = (name) => element("input", { type: "checkbox", role: "switch", "data-key": `${name}-${one.app}`, checked: one[name], onchange: change(name) });
  return element("div", {}, element("h3", {}, app(one.app).name),
    element("div", { class: "group" }, line(word("learn"), toggle("learns")), line(word("suggest"), toggle("suggests")), forgetButton(one.app, word("forget"))));
}

function forgetButton(id, text) {
  return sureButton(`forget-${id ?? "all"}`, text, word("forgetSure"), () => send("forget", id ? { app: id } : {}));
}

function binding(gesture) {
  const current = state.arrangement.bindings?.[gesture];
  const choices = [["none", word("none"), null], ["siri", word("siri"), { siri: {} }], ["home", word("home"), { home: {} }], ["switcher", word("switcher"), { switcher: {} }]]
    .concat((state.shortcuts ?? []).map((one) => [`shortcut-${one.id}`, one.name, { shortcut: { id: one.id } }]))
    .concat((state.actions ?? []).filter((one) => one.app !== shortcutsApp).map((one) => [`action-${one.id}`, `${one.title} · ${app(one.app).name}`, { action: { id: one.id } }]));
  const name = current?.shortcut ? `shortcut-${current.shortcut.id}` : current ? (current.action ? `action-${current.action.id}` : Object.keys(current)[0]) : "none";
  return element("label", { class: "row" }, element("span", {}, word(gesture)), element("select", {
    "data-key": `bind-${gesture}`, onchange: (event) => {
      const to = choices[event.target.selectedIndex][2];
      send("bind", to ? { gesture, to } : { gesture });
    },
  }, choices.map(([id, text]) => element("option", { value: id, selected: id === name }, text))));
}

function voiceSwitch() {
  return element("input", { type: "checkbox", role: "switch", "data-key": "speaks", checked: speaks(), onchange: (event) => setSpeaks(event.target.checked) });
}

/** Lets a person choose the language of the device and its apps. */
export function languageSelect(key) {
  const choices = [["", word("automatic")], ["en", word("english")], ["zh-Hans", word("chinese")]];
  return element("select", {
    "data-key": key, "aria-label": word("language"), onchange: (event) => send("setLanguage", event.target.value ? { tag: event.target.value } : {}),
  }, choices.map(([tag, text]) => element("option", { value: tag, selected: tag === (state.arrangement?.language ?? "") }, text)));
}


const line = (title, control) => element("label", { class: "row" }, element("span", {}, title), control);

/** Lets a person choose whether the device is light or dark. */
export function appearanceSelect(key) {
  const choices = [["", word("asBrowser")], ["light", word("light")], ["dark", word("dark")]];
  return element("select", {
    "data-key": key, "aria-label": word("appearance"), onchange: (event) => send("setAppearance", event.target.value ? { appearance: event.target.value } : {}),
  }, choices.map(([name, text]) => element("option", { value: name, selected: name === (state.arrangement?.appearance ?? "") }, text)));
}

/** The sizes of text that the device knows, from the smallest to the largest. */
const textSizes = [
  "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium",
  "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
];

/** Lets a person choose how large texts are in apps. */
export function textSizeField(key) {
  const index = Math.max(0, textSizes.indexOf(state.arrangement?.textSize ?? "large"));
  const text = word(textSizes[index].startsWith("accessibility") ? "textLarger" : "textStep", index + 1, textSizes.length);
  return element("input", {
    type: "range", min: "0", max: String(textSizes.length - 1), step: "1", "data-key": key, "aria-label": word("textSize"),
    "aria-valuetext": text, value: String(index), onchange: (event) => send("setTextSize", { size: textSizes[event.currentTarget.value] }),
  });
}
