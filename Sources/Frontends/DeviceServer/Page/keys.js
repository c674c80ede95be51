// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { leaveArranging } from "/arranging.js";
import { send, state } from "/connection.js";
import { turn } from "/pages.js";
import { leaf } from "/gestures.js";
import { leaveModal } from "/screen.js";

/** Leaves what is on top; returns whether there was anything. */
function leave() {
  const screen = (state.phraseScreens ?? [])[0];
  if (screen) send("leavePhrase", { screen: screen.id });
  else if (state.conversation) send("endConversation");
  else if (state.sheet) send("dismiss");
  else if (state.front && !state.isLocked) { if (!leaveModal()) send("home"); }
  else if (leaveArranging()) return true;
  else return false;
  return true;
}

/** What the swipes of a phone are by keyboard, all with Alt. */
const swipes = {
  ArrowUp: () => send(state.isLocked ? "unlock" : "home"),
  "Shift ArrowUp": () => send("show", { sheet: "switcher" }),
  ArrowDown: () => send("show", { sheet: "search" }),
  "Shift ArrowDown": () => send("lock"),
  PageUp: () => leaf(-1),
  PageDown: () => leaf(1),
};

/** Turns the pages of the home screen where nothing has the focus that wants the key itself. */
function turnPage(key) {
  const step = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 }[key];
  const isHome = !state.isLocked && !state.front && !state.sheet && !state.conversation && !(state.phraseScreens ?? []).length;
  return Boolean(step) && isHome && (document.activeElement ?? document.body) === document.body && turn(step);
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
  const isTyping = event.target.matches("input, textarea, select");
  const swipe = event.altKey && !isTyping && swipes[`${event.shiftKey ? "Shift " : ""}${event.key}`];
  if (swipe) swipe();
  else if (event.key === "Escape" ? !leave() : event.altKey || isTyping || !turnPage(event.key)) return;
  event.preventDefault();
});
