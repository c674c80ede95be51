// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What has just appeared takes no tap: the finger was on its way to what was there before, and nobody has read it yet.

/** So long a tap on it is held back, in milliseconds. */
export const holdBack = 400;

/** What takes a tap as a whole. */
const control = "button, a, label, input, select, textarea, [role=button]";
/** When what is in the page came into it. */
const arrivals = new WeakMap();
let clock = null;

/** Has the time be told by something else than the browser, for tests; null for that again. */
export function tellTimeBy(other) { clock = other; }

/** Notes that an element comes into the page now, with all that is in it. */
export function noteArrival(one) { arrivals.set(one, clock?.() ?? performance.now()); }

/**
 * Whether an element, or what it came in, is too new for a tap.
 *
 * @param time When the pointer came down, as events say it.
 */
export function isFresh(target, time = performance.now()) {
  const now = clock?.() ?? time;
  // What is drawn on a button again does not make the button new.
  for (let one = target.closest(control) ?? target; one; one = one.parentElement) {
    if (arrivals.has(one) && now - arrivals.get(one) < holdBack) return true;
  }
  return false;
}
