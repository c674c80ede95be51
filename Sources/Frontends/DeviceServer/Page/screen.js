// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { appIcon, element } from "/elements.js";
import { onChange, send, state } from "/connection.js";
import { word } from "/words.js";

const screen = document.getElementById("screen");
const isDark = matchMedia("(prefers-color-scheme: dark)");

/** Tells the device how large this screen is, and whether it is light or dark; apps draw for whoever looked last. */
async function look() {
  const display = {
    width: screen.clientWidth, height: screen.clientHeight, isDark: isDark.matches,
    scale: Math.min(3, Math.max(1, Math.ceil(devicePixelRatio))),
  };
  const known = state.display ?? {};
  if (Object.keys(display).every((key) => display[key] === known[key])) return;
  if (await send("look", { display })) showPicture();
}

/** Where a picture of an app is; the number only keeps browsers from showing an older one. */
export function pictureAddress(app) { return `/screen/${encodeURIComponent(app)}?number=${state.picture ?? 0}`; }

let shown = null;
let isLoading = false;
let isOutdated = false;

/** The screen of an app: what the app draws, or its name and icon while there is nothing. It stays one and the same. */
export function appScreen(app) {
  if (shown?.app === app.id && shown.name === app.name) return shown.root;
  const fallback = element("div", { class: "app-plain" }, appIcon(app, "large"), element("h1", {}, app.name),
    element("p", {}, word("draws", app.name)));
  const picture = element("img", { class: "app-picture", alt: app.name, draggable: "false", hidden: true });
  const root = element("div", { class: "app-screen", "data-app": app.id }, fallback, picture);
  shown = { app: app.id, name: app.name, root, fallback, picture };
  for (const [name, phase] of [["pointerdown", "began"], ["pointermove", "moved"], ["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
    root.addEventListener(name, (event) => feel(event, phase));
  }
  root.addEventListener("contextmenu", (event) => event.preventDefault());
  showPicture();
  return root;
}

/** Loads the picture of the app in front, and puts it in the place of the one before when it is all there. */
export async function showPicture() {
  if (!state.front || !shown) return;
  isOutdated = true;
  if (isLoading) return;
  isLoading = true;
  while (isOutdated) {
    isOutdated = false;
    await load(shown);
  }
  isLoading = false;
}

async function load(target) {
  const next = element("img", {
    class: "app-picture", alt: target.name, draggable: "false", src: pictureAddress(target.app),
  });
  try {
    await next.decode();
  } catch {
    return; // The app shows nothing, or not yet: what is there stays.
  }
  if (target !== shown) { isOutdated = true; return; }
  target.picture.replaceWith(next);
  target.picture = next;
  target.fallback.hidden = true;
}

const fingers = new Map();
const queue = [];
let isSending = false;

function feel(event, phase) {
  if (phase === "began") {
    if (event.button !== 0 || fingers.size >= 10 || shown.picture.hidden) return;
    let finger = 0;
    while ([...fingers.values()].includes(finger)) finger += 1;
    fingers.set(event.pointerId, finger);
    shown.root.setPointerCapture(event.pointerId);
  }
  const finger = fingers.get(event.pointerId);
  if (finger === undefined) return;
  event.preventDefault();
  if (phase === "ended" || phase === "cancelled") fingers.delete(event.pointerId);
  const last = queue.at(-1);
  const move = { finger, phase, ...place(event) };
  // Where a finger went on its way is of no use once it is elsewhere.
  if (phase === "moved" && last?.phase === "moved" && last.finger === finger) queue[queue.length - 1] = move;
  else queue.push(move);
  flush(shown.app);
}

/** Where a pointer is on the app's screen, in points. */
function place(event) {
  const box = shown.picture.getBoundingClientRect();
  const { width, height } = state.display ?? { width: box.width, height: box.height };
  const scale = Math.min(box.width / width, box.height / height) || 1;
  return {
    x: (event.clientX - box.left - (box.width - width * scale) / 2) / scale,
    y: (event.clientY - box.top - (box.height - height * scale) / 2) / scale,
  };
}

/** One after the other, as they happened: requests beside each other may overtake each other. */
async function flush(app) {
  if (isSending) return;
  isSending = true;
  while (queue.length) await send("fingers", { app, moves: queue.splice(0, 32) });
  isSending = false;
}

let resting = null;

/** Looks once the screen has come to rest. */
function lookSoon() {
  clearTimeout(resting);
  resting = setTimeout(look, 150);
}

new ResizeObserver(lookSoon).observe(screen);
onChange(() => { if (!state.display) lookSoon(); });
isDark.addEventListener("change", look);
document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
