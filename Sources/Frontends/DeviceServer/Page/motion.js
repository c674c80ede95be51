// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

const screen = document.getElementById("screen");
const isStill = matchMedia("(prefers-reduced-motion: reduce)");

/** As things come to rest on a phone: quick at first, and without a jolt. */
const settling = "cubic-bezier(0.32, 0.72, 0, 1)";

/** How what is new comes onto the screen, by its kind. */
const ways = {
  sheet: { frames: [{ translate: "0 100%" }, {}], duration: 420 },
  siri: { frames: [{ translate: "0 60px", opacity: 0 }, {}], duration: 340 },
  banner: { frames: [{ translate: "0 -120%" }, {}], duration: 380 },
  lifted: { frames: [{ scale: 1 }, {}], duration: 280 },
  menu: { frames: [{ scale: 0.7, opacity: 0 }, {}], duration: 280 },
  cards: { frames: [{ translate: "30% 0", opacity: 0 }, {}], duration: 360 },
  former: { frames: [{ translate: "-100% 0" }, {}], duration: 380 },
  next: { frames: [{ translate: "100% 0" }, {}], duration: 380 },
  home: { frames: [{ scale: 1.08, opacity: 0.4 }, {}], duration: 360 },
  lock: { frames: [{ translate: "0 -24px", opacity: 0 }, {}], duration: 360 },
};

/** Lets something come as its kind does; the caller their system for less motion has it there at once. */
export function enter(one, kind) {
  if (one && !isStill.matches) one.animate(ways[kind].frames, { duration: ways[kind].duration, easing: settling });
}

/** Where the icon of an app is seen, for what grows out of it or goes back into it; null where it is not. */
export function iconPlace(app) {
  const icon = document.querySelector(`.main [data-app="${CSS.escape(app)}"] .icon`);
  return icon?.getBoundingClientRect() ?? null;
}

/** How an app's screen lies where its icon is. */
function small(place) {
  const whole = screen.getBoundingClientRect();
  const factor = place.width / whole.width;
  const scale = whole.width / screen.offsetWidth;
  const [x, y] = [(place.left - whole.left) / scale, (place.top - whole.top) / scale];
  return {
    transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${factor})`, borderRadius: `${22 / factor / 2}px`,
    clipPath: `inset(0 0 ${Math.max(0, screen.offsetHeight - screen.offsetWidth)}px 0 round ${13 / factor}px)`,
  };
}

/** How it lies when it is all that is seen. */
function large() {
  return { transformOrigin: "0 0", transform: "none", clipPath: `inset(0 round ${getComputedStyle(screen).borderRadius})` };
}

/** An app's screen grows out of its icon. */
export function open(root, place) {
  if (!place || isStill.matches) return;
  root.animate([{ ...small(place), opacity: 0.6 }, { opacity: 1, offset: 0.3 }, large()], { duration: 420, easing: settling });
}

/**
 * An app's screen goes back into its icon, over the screen that is there by now.
 *
 * @param lay Where a finger left it.
 */
export function close(root, place, lay) {
  if (!place || isStill.matches) return;
  const layer = document.createElement("div");
  layer.className = "layer leaving";
  layer.inert = true;
  layer.append(root);
  screen.append(layer);
  const [width, height] = [screen.offsetWidth, screen.offsetHeight];
  const [x, y] = (lay?.translate || "0px 0px").split(" ").map(parseFloat);
  const scale = Number(lay?.scale || 1);
  // It shrank about the middle of its foot, and is laid from its corner here.
  const left = { ...large(), transform: `translate(${x + (width * (1 - scale)) / 2}px, ${(y || 0) + height * (1 - scale)}px) scale(${scale})` };
  const played = root.animate([left, { opacity: 1, offset: 0.6 }, { ...small(place), opacity: 0 }], { duration: 380, easing: settling });
  const end = () => layer.remove();
  played.onfinish = end;
  played.oncancel = end;
}
