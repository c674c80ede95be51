// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What can be picked to answer a question: one thing, or several with ticks and Done.

import { redraw, send } from "/connection.js";
import { element } from "/elements.js";
import { word } from "/words.js";

/** What is ticked of the question that allows several, by the numbers of turns. */
let ticked = { turn: null, options: new Set() };

/** The options of a question, or the buttons of a confirmation. */
export function choices(turn) {
  if (turn.several) return several(turn);
  const isConfirmation = turn.turn === "confirm";
  return element("div", { class: isConfirmation ? "buttons" : "options", role: "group", "aria-label": turn.text, "data-arrows": "button" },
    (turn.choices ?? []).map((option, index) => element("button", {
      class: isConfirmation ? (index === 0 ? "primary" : "plain") : "option", "data-key": `option-${turn.id}-${index}`,
      onclick: () => send("choose", { option: option.id, turn: turn.id }),
    }, words(option))),
    (turn.remaining ?? 0) > 0 && element("button", {
      class: "option more", "data-key": `more-${turn.id}`, onclick: () => send("answer", { text: word("moreWord"), turn: turn.id }),
    }, word("moreOptions", turn.remaining)));
}

const words = (option) => [element("span", {}, option.text), option.subtitle && element("small", {}, option.subtitle)];

function several(turn) {
  const all = turn.choices ?? [];
  if (ticked.turn !== turn.id) ticked = { turn: turn.id, options: new Set(turn.selectsAll ? all.map((one) => one.id) : []) };
  const chosen = ticked.options;
  const toggle = (option) => {
    if (!chosen.delete(option.id)) chosen.add(option.id);
    redraw("conversation");
  };
  const done = () => send("chooseSeveral", { options: all.map((one) => one.id).filter((id) => chosen.has(id)), turn: turn.id });
  return [
    element("div", { class: "options several", role: "group", "aria-label": turn.text, "data-arrows": "button" }, all.map((option, index) => element("button", {
      class: "option", role: "checkbox", "aria-checked": String(chosen.has(option.id)), "data-key": `option-${turn.id}-${index}`, onclick: () => toggle(option),
    }, element("span", { class: "mark", "aria-hidden": "true" }, chosen.has(option.id) ? "✓" : ""), element("span", { class: "option-words" }, words(option))))),
    element("button", { class: "primary several-done", "data-key": `done-${turn.id}`, onclick: done }, chosen.size > 0 ? word("doneCount", chosen.size) : word("done")),
  ];
}
