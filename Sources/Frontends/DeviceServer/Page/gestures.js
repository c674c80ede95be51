// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { send, state } from "/connection.js";
import { spendPointer } from "/presses.js";

const screen = document.getElementById("screen");
const main = document.getElementById("main");

function isAtTop() { return main.scrollTop <= 0; }
function isAtEnd() { return main.scrollTop + main.clientHeight >= main.scrollHeight - 1; }

/** What swipes do, by the data-swipe of where they begin: up or down, what follows the finger, and what comes of it. */
const swipes = {
  bar: {
    direction: -1, follows: "#main", pace: 0.3,
    done: (distance) => {
      if (state.isLocked) return send("unlock");
      return distance > screen.clientHeight * 0.35 ? send("show", { sheet: "switcher" }) : send("home");
    },
  },
  lock: { direction: -1, may: isAtEnd, follows: "#main", pace: 0.3, done: () => send("unlock") },
  home: { direction: 1, may: isAtTop, done: () => send("show", { sheet: "search" }) },
  sheet: { direction: 1, follows: ".sheet", pace: 1, done: () => send("dismiss") },
  siri: { direction: 1, follows: ".siri", pace: 1, done: () => send("endConversation") },
  card: { direction: -1, follows: ".card", pace: 1, done: (_, card) => send("close", { app: card.dataset.app }) },
};

/** So far a pointer goes for a swipe to be one, and to count, in points. */
const least = 10, enough = 56;

let drag = null;

screen.addEventListener("pointerdown", (event) => {
  const origin = event.target.closest("[data-swipe]");
  const swipe = swipes[origin?.dataset.swipe];
  drag = null;
  if (!swipe || event.button !== 0 || !event.isPrimary || swipe.may?.() === false) return;
  const moved = swipe.follows && (origin.closest(swipe.follows) ?? screen.querySelector(swipe.follows));
  drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, origin, swipe, moved, moves: false };
});

addEventListener("pointermove", (event) => {
  if (drag?.pointer !== event.pointerId) return;
  const distance = along(event);
  if (!drag.moves) {
    const across = Math.abs(event.clientX - drag.x);
    if (distance < -least || (across > least && across > distance)) { drag = null; return; }
    if (distance < least) return;
    drag.moves = true;
    drag.moved?.classList.add("swiped");
  }
  if (drag.moved) drag.moved.style.translate = `0 ${drag.swipe.direction * Math.max(0, distance) * drag.swipe.pace}px`;
});

function along(event) { return (event.clientY - drag.y) * drag.swipe.direction; }

function end(event) {
  if (drag?.pointer !== event.pointerId) return;
  const { swipe, origin, moved, moves } = drag;
  const distance = along(event);
  drag = null;
  if (!moves) return;
  moved?.classList.remove("swiped");
  if (moved) moved.style.translate = "";
  spendPointer();
  if (event.type === "pointerup" && distance >= enough) swipe.done(distance, origin);
}

addEventListener("pointerup", end);
addEventListener("pointercancel", end);
