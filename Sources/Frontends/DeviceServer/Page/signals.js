// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/** How long a device shakes and rests, in milliseconds, by what is to be felt. */
const shakes = {
  light: [10], soft: [15], medium: [20], rigid: [12], heavy: [35], selection: [5],
  success: [15, 80, 25], warning: [25, 120, 15], error: [20, 60, 20, 60, 35],
};

/**
 * Says and has felt what an app wants heard or felt once.
 *
 * @param heard The number of the latest that was heard.
 * @returns That number, as it is now.
 */
export function play(signals = [], heard = 0) {
  for (const { number, kind, text } of signals) {
    if (number <= heard) continue;
    heard = number;
    if (kind === "announcement") announce(text);
    // Browsers that cannot shake, and those that nobody has touched yet, do without.
    else navigator.vibrate?.(shakes[kind] ?? []);
  }
  return heard;
}

/** Has something said by what reads the screen aloud. */
export function announce(text) {
  const live = document.getElementById("live");
  if (!live) return;
  // The same text said once more is another text.
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}
