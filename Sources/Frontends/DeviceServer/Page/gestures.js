// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { leaveArranging } from "/arranging.js";
import { send, state } from "/connection.js";
import { screenScale } from "/device.js";
import { isHolding, spendPointer } from "/presses.js";

const screen = document.getElementById("screen");
const main = document.getElementById("main");

function isAtTop() { return main.scrollTop <= 0; }
function isAtEnd() { return main.scrollTop + main.clientHeight >= main.scrollHeight - 1; }
const showSwitcher = () => send("show", { sheet: "switcher" });

/** An app shrinks under the finger that sends it away, and goes where that goes; so does the lock screen, upwards alone. */
function shrunk(across, distance) {
  if (!state.front || state.isLocked) return { translate: `0 ${-distance * 0.3}px`, scale: "" };
  const share = Math.min(1, distance / screen.clientHeight);
  return { translate: `${across * 0.8}px ${-distance * 0.5}px`, scale: String(1 - share * 0.75) };
}

/**
 * What swipes do, by the data-swipe of where they begin: up or down, what follows the finger and how, where that goes
 * in the end, and the result.
 */
const swipes = {
  bar: {
    direction: -1, follows: "#main", way: shrunk, across: (step) => leaf(step),
    done: (distance) => {
      if (state.isLocked) return send("unlock");
      if (!isFar(distance)) return leaveArranging() || send("home");
      letGo();
      return showSwitcher();
    },
    stays: true,
    rests: () => { if (!state.isLocked) showSwitcher(); return !state.isLocked; },
  },
  lock: { direction: -1, may: isAtEnd, follows: "#main", pace: 0.5, leaves: "0 -100%", done: () => send("unlock") },
  home: { direction: 1, may: isAtTop, done: () => send("show", { sheet: "search" }) },
  sheet: { direction: 1, follows: ".sheet", pace: 1, leaves: "0 100%", done: () => send("dismiss") },
  siri: { direction: 1, follows: ".siri", pace: 1, leaves: "0 120%", done: () => send("endConversation") },
  card: { direction: -1, follows: ".card", pace: 1, leaves: "0 -100cqh", done: (_, card) => send("close", { app: card.dataset.app }) },
};

/** So far a pointer goes for a swipe to be one, and to count, in points. */
const least = 10, enough = 56;
/** Whether a swipe goes as far as the open apps. */
function isFar(distance) { return distance > screen.clientHeight * 0.35; }
/** So long it rests on its way for the open apps, in milliseconds. */
const restTime = 400;

let drag = null;

/** The apps as they were open when a person began to leaf through them, and which of them is in front. */
let round = null;

/** Goes to the app beside the one in front, in the order in which they were last used: -1 to one used before. */
export function leaf(step) {
  if (!state.front || state.isLocked || state.sheet) return;
  if (round?.apps[round.index] !== state.front || round.apps.some((one) => !state.recents.includes(one))) {
    round = { apps: [...state.recents], index: state.recents.indexOf(state.front) };
  }
  const index = round.index - step;
  if (!round.apps[index]) return;
  round.index = index;
  main.dataset.step = step;
  send("open", { app: round.apps[index] });
}

screen.addEventListener("pointerdown", (event) => {
  const origin = event.target.closest("[data-swipe]");
  const swipe = swipes[origin?.dataset.swipe];
  drag = null;
  if (!swipe || event.button !== 0 || !event.isPrimary || swipe.may?.() === false) return;
  const moved = swipe.follows && (origin.closest(swipe.follows) ?? screen.querySelector(swipe.follows));
  drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, origin, swipe, moved, moves: null, scale: screenScale() };
});

addEventListener("pointermove", (event) => {
  if (drag?.pointer !== event.pointerId) return;
  if (!drag.moves && isHolding()) { drag = null; return; }
  const [across, distance] = went(event);
  drag.moves ??= kind(across, distance);
  if (drag.moves === "other") { drag = null; return; }
  if (!drag.moves) return;
  drag.moved?.classList.add("swiped");
  if (drag.moves === "along") rest(distance);
  if (drag?.moved) Object.assign(drag.moved.style, followed(drag, across, Math.max(0, distance)));
});

/** How what follows a finger lies. */
function followed({ swipe, moves }, across, distance) {
  if (moves === "across") return { translate: `${across}px 0` };
  return swipe.way?.(across, distance) ?? { translate: `0 ${swipe.direction * distance * swipe.pace}px` };
}

/** How far a pointer has gone across and along the way of its swipe, in points of the screen. */
function went(event) {
  return [(event.clientX - drag.x) / drag.scale, ((event.clientY - drag.y) / drag.scale) * drag.swipe.direction];
}

/** Whether a pointer goes the way of its swipe, or across it; null while it has not gone far enough. */
function kind(across, distance) {
  if (Math.abs(across) > least && Math.abs(across) > distance) return drag.swipe.across && state.front && !state.isLocked ? "across" : "other";
  if (distance < -least) return "other";
  return distance < least ? null : "along";
}

/** A finger that rests on its way may mean something else than one that goes on. */
function rest(distance) {
  clearTimeout(drag.timer);
  if (!drag.swipe.rests || distance < enough) return;
  const resting = drag;
  drag.timer = setTimeout(() => { if (drag === resting && drag.swipe.rests()) finish(); }, restTime);
}

/** So long what has been swiped away waits for the result, in milliseconds, before it comes back. */
const patience = 900;
let gone = null;

/** Puts what followed the finger back, which comes to its place by itself; what is swiped away goes on, and waits. */
function finish(isAway = false) {
  const { moved, swipe } = drag;
  clearTimeout(drag.timer);
  drag = null;
  spendPointer();
  if (!moved) return;
  const isGone = isAway && Boolean(swipe.leaves || swipe.stays);
  if (!isGone || !swipe.stays) moved.classList.remove("swiped");
  if (!isGone) Object.assign(moved.style, { translate: "", scale: "" });
  else if (swipe.leaves) moved.style.translate = swipe.leaves;
  if (isGone) gone = { moved, timer: setTimeout(letGo, patience) };
}

/** What was swiped away comes back to its place. */
function letGo() {
  if (!gone) return;
  clearTimeout(gone.timer);
  gone.moved.classList.remove("swiped");
  Object.assign(gone.moved.style, { translate: "", scale: "" });
  gone = null;
}

/** What was swiped away is in its place at once, as something else is shown there; returns how it lay. */
export function takeOver() {
  if (drag?.moved === main) { clearTimeout(drag.timer); drag = null; }
  const { translate, scale } = main.style;
  main.style.transition = "none";
  main.classList.remove("swiped");
  Object.assign(main.style, { translate: "", scale: "" });
  main.getBoundingClientRect();
  main.style.transition = "";
  if (gone?.moved === main) { clearTimeout(gone.timer); gone = null; }
  return { translate, scale };
}

function end(event) {
  if (drag?.pointer !== event.pointerId) return;
  const { swipe, origin, moves } = drag;
  const [across, distance] = went(event);
  if (!moves) { drag = null; return; }
  const isDone = event.type === "pointerup" && (moves === "across" ? Math.abs(across) : distance) >= enough;
  finish(isDone && moves === "along");
  if (!isDone) return;
  if (moves === "across") swipe.across(-Math.sign(across)); else swipe.done(distance, origin);
}

addEventListener("pointerup", end);
addEventListener("pointercancel", end);
