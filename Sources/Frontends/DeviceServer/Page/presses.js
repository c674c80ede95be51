// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { isFresh } from "/fresh.js";

/** How long a pointer rests for a hold, and how soon a second tap follows the first, in milliseconds. */
export const holdTime = 450, doubleTapTime = 300;

/**
 * Waits until a pointer has rested. A page that was too busy to notice in time learns it by `hasPassed` of the event that
 * ends it: events say when they happened, and come before timers that are due.
 */
export function restWatch(callback) {
  let timer = null;
  let begin = null;
  return {
    start(event) { begin = event.timeStamp; timer = setTimeout(() => { timer = null; callback(); }, holdTime); },
    stop() { clearTimeout(timer); timer = null; },
    isOn() { return timer !== null; },
    hasPassed(event) { return timer !== null && event.timeStamp - begin >= holdTime; },
  };
}

let isSpent = false;

/** The pointer has done what it is to do: the click of its lifting is lost, also where something else lies there now. */
export function spendPointer() { isSpent = true; }

// A tap on what has only just appeared was meant for what was there before.
addEventListener("pointerdown", (event) => { isSpent = event.target instanceof Element && isFresh(event.target, event.timeStamp); }, true);
addEventListener("click", (event) => {
  // A key's click has no count.
  if (!isSpent || event.detail === 0) return;
  isSpent = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

/** The element with a listener for `hold` that a pointer is on, where it came down, and whether it has rested there. */
let held = null;
let start = null;
let isHeld = false;
let isDown = false;
const rest = restWatch(hold);

/** Whether a pointer that has rested on an element is still there. */
export function isHolding() { return isHeld && isDown; }

/** A pointer has rested on an element, or its menu was asked for: it hears `hold`, and the click after it is lost. */
function hold() {
  isHeld = true;
  spendPointer();
  rest.stop();
  held?.dispatchEvent(new Event("hold"));
}

const holdable = (event) => event.target.closest?.("[data-hold]") ?? null;

addEventListener("pointerdown", (event) => {
  isHeld = false;
  isDown = true;
  held = event.button === 0 && !isSpent ? holdable(event) : null;
  start = [event.clientX, event.clientY];
  if (held) rest.start(event); else rest.stop();
});
addEventListener("pointermove", (event) => {
  if (rest.isOn() && Math.hypot(event.clientX - start[0], event.clientY - start[1]) > 10) end(event);
});
addEventListener("pointerup", end);
addEventListener("pointercancel", () => { isDown = false; rest.stop(); });

function end(event) {
  if (event.type === "pointerup") isDown = false;
  if (rest.hasPassed(event)) hold(); else rest.stop();
}

addEventListener("contextmenu", (event) => {
  const target = holdable(event);
  if (!target) return;
  event.preventDefault();
  if (isHeld) return;
  held = target;
  hold();
});

addEventListener("keydown", (event) => {
  // Not every system makes a context menu of these.
  if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) {
    const target = holdable(event);
    if (!target) return;
    event.preventDefault();
    target.dispatchEvent(new Event("hold"));
  } else {
    step(event);
  }
});

/** The arrow keys move the focus among what the `data-arrows` of a container selects in it. */
function step(event) {
  const container = event.target.closest?.("[data-arrows]");
  if (!container || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...container.querySelectorAll(container.dataset.arrows)];
  const index = all.indexOf(document.activeElement);
  if (index < 0) return;
  const columns = all.filter((one) => one.offsetTop === all[0].offsetTop).length || 1;
  const rtl = getComputedStyle(container).direction === "rtl" ? -1 : 1;
  const next = {
    ArrowRight: index + rtl, ArrowLeft: index - rtl, ArrowDown: index + columns, ArrowUp: index - columns,
    Home: 0, End: all.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  all[Math.max(0, Math.min(all.length - 1, next))].focus();
}
