// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// The result of a shortcut that runs behind the screen: a banner says it, and a tap leads to it.

import { send, state } from "/connection.js";
import { element, replace, systemIcon } from "/elements.js";
import { enter } from "/motion.js";
import { spokenText } from "/turns.js";
import { word } from "/words.js";

const layer = document.getElementById("banner");
const live = document.getElementById("live");
/** What was said last, by the numbers of its conversation and turn. */
let said = null;

/** Draws the banner of what has come last; behind a lock there is none. */
export function showBanner() {
  const talk = state.isLocked ? null : (state.behind ?? []).findLast((one) => one.isNews);
  const isNew = Boolean(talk) && layer.hidden;
  layer.hidden = !talk;
  if (!talk) { layer.replaceChildren(); said = null; return; }
  const turn = talk.turns.at(-1);
  const text = turn?.text || spokenText(turn ?? {});
  const dismiss = () => send("dismissBanner", { conversation: talk.id });
  replace(layer, element("section", { class: "banner", "aria-label": word("banner", talk.name), "data-key": `banner-${talk.id}`, onkeydown: (event) => leave(event, dismiss) },
    element("button", { class: "banner-open", "data-key": "banner-open", onclick: () => send("openConversation", { id: talk.id }) },
      systemIcon("shortcuts", "small"), element("span", { class: "two-lines" }, element("b", {}, talk.name), element("span", {}, text))),
    element("button", { class: "round", "data-key": "banner-dismiss", "aria-label": word("close"), onclick: dismiss }, "×")));
  if (isNew) enter(layer.firstChild, "banner");
  const mark = `${talk.id} ${turn?.id}`;
  if (mark !== said) live.textContent = `${talk.name}: ${text}`;
  said = mark;
}

function leave(event, dismiss) {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  dismiss();
}
