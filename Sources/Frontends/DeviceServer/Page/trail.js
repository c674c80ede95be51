// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { goesByKeys, isLost, reachable } from "/focus.js";

const most = 50;

/** By which something on an app's screen is known again when its element is another one. */
const nameOf = (one) => one.dataset.key ?? (one.dataset.layer ? `layer-${one.dataset.layer}` : null);

function distance(one, [x, y]) {
  const box = one.getBoundingClientRect();
  return Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
}

/**
 * Where the focus has been on the screen of an app. What it was on goes and comes with the app's own screens: it is on
 * something new then, or back where it was before.
 */
export class FocusTrail {
  constructor(root) {
    this.root = root;
    this.names = [];
    this.seen = new Set();
    /** The element that has the focus, where it is, and in what it scrolls. */
    this.held = null;
    /** Whether a key asks for what is about to come. */
    this.awaits = false;
    root.addEventListener("focusin", ({ target }) => {
      const name = nameOf(target);
      if (name) this.names = [...this.names.filter((one) => one !== name), name].slice(-most);
    });
  }

  /** Notes what has the focus before the screen changes. */
  note() {
    const focused = document.activeElement;
    if (!this.root.contains(focused) || focused === this.root) return;
    const box = focused.getBoundingClientRect();
    this.held = { one: focused, place: [(box.left + box.right) / 2, (box.top + box.bottom) / 2], scroller: focused.closest(".layer-scroller") };
  }

  /** Gives the focus to what takes the place of what had it, once the screen has changed. */
  follow() {
    const all = reachable(this.root);
    const fresh = all.filter((one) => nameOf(one) && !this.seen.has(nameOf(one)));
    for (const one of this.root.querySelectorAll("[tabindex='0'], .app-field")) if (nameOf(one)) this.seen.add(nameOf(one));
    const awaited = this.awaits ? fresh[0] : null;
    if (awaited) this.awaits = false;
    const focused = document.activeElement;
    // What can't have the focus any more loses it a moment later.
    const loses = isLost() || (focused !== this.root && this.root.contains(focused) && !all.includes(focused));
    if (!goesByKeys() || (!awaited && !(this.held && loses))) return;
    const next = awaited ?? this.beside(all) ?? fresh[0] ?? this.former(all) ?? all[0] ?? this.root.closest(".app-screen");
    next?.focus({ preventScroll: next !== awaited });
    if (document.activeElement === next) this.held = null;
  }

  /** What is nearest in a list that has lost what had the focus. */
  beside(all) {
    const { scroller, place } = this.held;
    if (!scroller?.isConnected || scroller.closest("[inert]")) return null;
    const inside = all.filter((one) => one !== scroller && scroller.contains(one));
    return inside.reduce((best, one) => (best && distance(best, place) <= distance(one, place) ? best : one), null);
  }

  /** What had the focus last of what is there; null where nothing of it is. */
  former(all = reachable(this.root)) {
    const known = new Map(all.map((one) => [nameOf(one), one]));
    return known.get(this.names.findLast((name) => known.has(name))) ?? null;
  }
}
