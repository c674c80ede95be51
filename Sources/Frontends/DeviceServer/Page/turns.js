// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { isDark } from "/appearance.js";
import { appIcon, element, keyed } from "/elements.js";
import { choices } from "/choices.js";
import { state } from "/connection.js";
import { sayingButton } from "/sayings.js";
import { word } from "/words.js";

/** The addresses of pictures that could not be had. */
const missing = new Set();

export function forgetPictures() { missing.clear(); }

/** Where the newest exchange begins: with what the person said last, or behind the last question that is answered. */
export function newestPlace(turns) {
  let place = 0;
  turns.forEach((turn, index) => {
    const isAfterQuestion = index > 0 && ["prompt", "confirm"].includes(turns[index - 1].turn);
    if (turn.turn === "said" || isAfterQuestion) place = index;
  });
  return place;
}

/**
 * One turn of a conversation.
 *
 * @param isOpen Whether it waits for an answer.
 * @param isLast Whether nothing has followed it.
 * @param begin Called with the beginning of a sentence that the person continues with.
 * @param follow Called to go on from the answer to its app.
 * @param change Called when what is drawn has changed in itself.
 */
export function showTurn(turn, how) { return keyed(`turn-${turn.id}`, drawn(turn, how)); }

/** How what ended without an answer looks: only what went wrong in an app or the system is shown as a failure. */
const looks = { cancelled: "working", notUnderstood: "plainly", locked: "plainly", refused: "plainly", notHandled: "plainly", tooManyPrompts: "plainly" };

function drawn(turn, { isOpen, isLast, begin, follow, change }) {
  switch (turn.turn) {
  case "said": return element("p", { class: "turn said" }, element("span", { class: "hidden-text" }, `${word("you")}: `), turn.text);
  case "prompt": case "confirm":
    return asked(turn, isOpen, change);
  case "shown": return shownTurn(turn, change);
  case "progress": return element("p", { class: "turn working" }, turn.text);
  // What the person wished is nothing that went wrong.
  case "error":
    if (turn.suggestions && isLast) return proposals(turn, begin);
    return element("p", { class: `turn ${looks[turn.kind] ?? "failed"}` }, turn.text);
  default: return answer(turn, isLast, follow, change);
  }
}

/** What a turn says, for anyone who listens: with what can be chosen. */
export function spokenText(turn) {
  return [turn.text || turn.panel?.text, ...(turn.choices ?? []).map((choice) => choice.text)].filter(Boolean).join(", ");
}

/** What comes near what was not understood: a tap says it. */
function proposals(turn, begin) {
  const list = element("div", { class: "options sayings", role: "group", "aria-label": word("sayings"), "data-arrows": "button" },
    turn.suggestions.map((text, index) => sayingButton({ text }, `near-${turn.id}-${index}`, begin)));
  return element("div", { class: "turn asked" }, element("p", {}, word("didYouMean")), list);
}

/** What a shortcut shows: a picture where it is one, else its text with the line ends that it has. */
function shownTurn(turn, change) {
  const words = turn.title || (turn.text && !turn.hasPicture);
  if (!words && !turn.hasPicture) return null;
  return element("div", { class: `turn answer shown ${turn.style}` }, turn.title && element("b", {}, turn.title),
    turn.hasPicture ? shownPicture(turn, change) : element("p", { class: "answer-text lines" }, turn.text));
}

function shownPicture(turn, change) {
  return element("img", { class: "panel-image", alt: turn.text, src: `/shown/${turn.id}`, onload: change });
}

/** A question; what its panel says already is not said twice. */
function asked(turn, isOpen, change) {
  const isInPanel = turn.panel?.text && !turn.panel.content && !turn.panel.image && turn.text.startsWith(turn.panel.text);
  const text = isInPanel ? turn.text.slice(turn.panel.text.length).trim() : turn.text;
  return element("div", { class: `turn asked ${turn.turn}` }, panel(turn, change), text && element("p", {}, text), isOpen && choices(turn));
}

function panel(turn, change) {
  if (!turn.panel) return null;
  return (turn.panel.image && picture(turn, change)) || standardPanel(turn);
}

/** What the app drew, or the system of SiriKit’s domains; null where that can't be had, and its words are shown instead. */
function picture(turn, change) {
  const { title, text, tick, image, content } = turn.panel;
  const words = content ? content.lines : [text === title ? null : text];
  const query = new URLSearchParams({ scale: devicePixelRatio > 2 ? 3 : 2, ...(isDark() ? { dark: 1 } : {}) });
  const address = `/panel/${encodeURIComponent(image)}?${query}`;
  if (missing.has(address)) return null;
  return element("img", {
    class: "panel-image", alt: [turn.name, title, ...words, tick && word("doneTick")].filter(Boolean).join(". "),
    src: address, onload: change, onerror: () => { missing.add(address); change("gone"); },
  });
}

function standardPanel({ name, panel: { title, text, tick, content } }) {
  const words = content ? content.lines.join("\n") : text;
  const owner = (state.apps ?? []).find((one) => one.name === name);
  return element("div", { class: "panel" },
    owner && appIcon(owner, "small"),
    element("div", { class: "panel-words" }, element("b", {}, title), words && words !== title && element("p", {}, words)),
    tick && element("span", { class: "tick", role: "img", "aria-label": word("doneTick") }, "✓"));
}

function answer(turn, isLast, follow, change) {
  const shown = panel(turn, change);
  // The text is in the panel already, where there is one without a form of its own.
  const isInPanel = turn.text === turn.panel?.text && !turn.panel?.content;
  const inside = [turn.text && !isInPanel && element("p", { class: "answer-text" }, turn.text), shown];
  if (!turn.text && !shown) return null;
  if (!turn.opens || !isLast) return element("div", { class: "turn answer" }, inside);
  return element("button", { class: "turn answer opens", "data-key": `open-${turn.id}`, onclick: follow },
    inside, element("small", {}, word("tapToOpen", turn.name ?? word("theApp"))));
}
