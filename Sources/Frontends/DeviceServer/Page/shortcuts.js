// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { element } from "/elements.js";
import { send, state } from "/connection.js";
import { conversationOf, progressBar, runOf, stepWords, stopButton } from "/runs.js";
import { sureButton } from "/sure.js";
import { word } from "/words.js";

/** What is in the Shortcuts app: a tile for each, in its own color. */
export function shortcuts() {
  const all = state.shortcuts ?? [];
  if (all.length === 0) return element("p", { class: "empty" }, word("noShortcuts"));
  return element("div", { class: "shortcuts", role: "group", "aria-label": word("shortcuts"), "data-arrows": ".shortcut" }, all.map(tile));
}

function tile(one) {
  const run = runOf(one.id);
  const talk = run && conversationOf(run);
  const made = element("button", {
    style: { backgroundColor: one.color }, class: `shortcut ${run ? "running" : ""}`, "data-key": `shortcut-${one.id}`, "aria-busy": String(Boolean(run)),
    // One that runs is looked at.
    "aria-label": talk ? `${one.name}. ${stepWords(run)}` : word("runShortcut", one.name), onclick: () => (talk ? open(talk) : send("runShortcut", { id: one.id })), onhold: () => lookAt(one),
  }, element("span", { class: "glyph", "aria-hidden": "true" }, [...one.name.trim()][0]?.toLocaleUpperCase() ?? "·"),
  element("b", {}, one.name), element("small", {}, run ? stepWords(run) : word(one.actionCount === 1 ? "oneAction" : "actionCount", one.actionCount)), run && progressBar(run));
  return element("div", { class: "shortcut-place", "data-key": `shortcut-place-${one.id}` }, made,
    run ? stopButton(run, `shortcut-stop-${one.id}`, "shortcut-stop") : element("button", {
      class: "shortcut-more", "data-key": `shortcut-more-${one.id}`, "aria-label": word("shortcutMore", one.name), onclick: () => lookAt(one),
    }, "⋯"));
}

function open(talk) { if (talk.id !== state.conversation?.id) send("openConversation", { id: talk.id }); }

function lookAt(one) { send("lookAt", { shortcut: one.id }); }

/** What can be done with one: run it, share it, give it a phrase or another name, delete it. */
export function shortcutDetails({ shortcut: id, link }) {
  const one = (state.shortcuts ?? []).find((each) => each.id === id);
  if (!one) return null;
  const row = (key, text, action, more = {}) => element("button", { class: `row ${more.class ?? ""}`, "data-key": `shortcut-${key}`, "data-first": key === "run", onclick: action }, text);
  const name = element("input", { "data-key": `shortcut-name-${id}-${one.name}`, name: "name", "aria-label": word("shortcutName"), value: one.name, maxlength: "200", autocomplete: "off" });
  const rename = (event) => { event.preventDefault(); send("rename", { shortcut: id, to: event.currentTarget.elements.name.value }); };
  return [one.name,
    element("div", { class: "group" }, row("run", word("runShortcut", one.name), () => send("runShortcut", { id })),
      row("phrase", one.phrase ? `“${one.phrase}”` : word("addPhrase"), () => send("phrase", { target: { shortcut: { id } } })),
      link ? null : row("share", word("share"), () => send("share", { shortcut: id }))),
    link && shared(id, link, row),
    element("form", { class: "group row naming", "data-key": `naming-${id}-${one.name}`, onsubmit: rename },
      element("label", {}, word("shortcutName"), name), element("button", { class: "link", type: "submit", "data-key": "shortcut-rename" }, word("save"))),
    element("div", { class: "group" }, sureButton("shortcut-delete", word("deleteShortcut"), word("deleteSure"), () => send("delete", { shortcut: id })))];
}

function shared(id, link, row) {
  const field = element("input", { class: "link-field", readonly: true, "data-key": "shortcut-link", "aria-label": word("link"), value: link, onfocus: (event) => event.currentTarget.select() });
  const copying = row("copy", word("copy"), async ({ currentTarget }) => {
    currentTarget.parentElement.querySelector("input").select();
    try {
      await navigator.clipboard.writeText(link);
      currentTarget.textContent = word("copied");
    } catch { /* where the browser keeps pages from the clipboard, the link stands there to be copied by hand */ }
  });
  return element("div", { class: "group" }, field, copying,
    element("a", { class: "row", "data-key": "shortcut-page", href: link, target: "_blank", rel: "noopener" }, word("openLink")),
    row("stop", word("stopSharing"), () => send("stopSharing", { shortcut: id })));
}
