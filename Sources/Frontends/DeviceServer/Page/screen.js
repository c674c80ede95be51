// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { appIcon, element } from "/elements.js";
import { onChange, send, state } from "/connection.js";
import { restFields, showFields } from "/fields.js";
import { preferred, word } from "/words.js";

const screen = document.getElementById("screen");
const isDark = matchMedia("(prefers-color-scheme: dark)");

/** Tells the device how large this screen is, whether it is light or dark, and what this browser speaks: apps draw for the browser that looked last. */
async function look() {
  const display = {
    width: screen.clientWidth, height: screen.clientHeight, isDark: isDark.matches,
    scale: Math.min(3, Math.max(1, Math.ceil(devicePixelRatio))),
  };
  const known = state.display ?? {};
  const isKnown = Object.keys(display).every((key) => display[key] === known[key]);
  if (!isKnown || state.browserLanguage !== preferred) await send("look", { display, language: preferred });
}

/** Where a picture of an app is; number and display only keep browsers from showing an older one, or one of another size or look. */
export function pictureAddress(app) {
  const { width, height, scale, isDark: isDim } = state.display ?? {};
  const look = width ? `&on=${width}x${height}x${scale}${isDim ? "dark" : ""}` : "";
  return `/screen/${encodeURIComponent(app)}?number=${state.picture ?? 0}${look}`;
}

let shown = null;
let isLoading = false;
let isOutdated = false;

/** The screen of an app: what the app draws, or its name and icon while there is nothing. It stays one and the same. */
export function appScreen(app) {
  if (shown?.app === app.id && shown.name === app.name) return shown.root;
  const fallback = element("div", { class: "app-plain" }, appIcon(app, "large"), element("h1", {}, app.name),
    element("p", {}, word("draws", app.name)));
  const picture = element("img", { class: "app-picture", alt: app.name, draggable: "false", hidden: true });
  const fields = element("div", { class: "app-fields" });
  const root = element("div", { class: "app-screen", "data-app": app.id }, fallback, picture, fields);
  shown = { app: app.id, name: app.name, root, fallback, picture };
  delete screen.dataset.tone;
  delete screen.dataset.foot;
  for (const [name, phase] of [["pointerdown", "began"], ["pointermove", "moved"], ["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
    root.addEventListener(name, (event) => feel(event, phase));
  }
  root.addEventListener("contextmenu", (event) => { if (!event.target.matches("input")) event.preventDefault(); });
  showPicture();
  return root;
}

/** Puts the fields of the app in front where they are by now; only what is in the document can have the focus. */
export function placeFields() {
  if (shown?.root.isConnected) showFields(shown.app, shown.root.querySelector(".app-fields")); else restFields();
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
  screen.dataset.tone = tone(next, 0);
  screen.dataset.foot = tone(next, 1);
}

/** Whether a picture is light or dark at its top, under the clock, or at its bottom, under the bar that leads home. */
function tone(picture, end) {
  const canvas = element("canvas", { width: 8, height: 1 });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const strip = Math.round(picture.naturalHeight / 20);
  pen.drawImage(picture, 0, end * (picture.naturalHeight - strip), picture.naturalWidth, strip, 0, 0, 8, 1);
  const dots = pen.getImageData(0, 0, 8, 1).data;
  let light = 0;
  for (let index = 0; index < dots.length; index += 4) {
    light += 0.299 * dots[index] + 0.587 * dots[index + 1] + 0.114 * dots[index + 2];
  }
  return light / 8 > 140 ? "light" : "dark";
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
  const move = { finger, phase, ...place(event) };
  // Where a finger went on its way is of no use once it is elsewhere.
  tellApp(shown.app, "moves", move, (last) => phase === "moved" && last.phase === "moved" && last.finger === finger);
}

/** Where a pointer is on the app's screen, in points. */
function place(event) {
  const box = shown.picture.getBoundingClientRect();
  const { scale, left, top } = fitting(box);
  return { x: (event.clientX - box.left - left) / scale, y: (event.clientY - box.top - top) / scale };
}

/** How large a point of the app's screen is in a box that shows it whole, and where its corner lies. */
export function fitting(box) {
  const { width, height } = state.display ?? { width: box.width, height: box.height };
  const scale = Math.min(box.width / width, box.height / height) || 1;
  return { scale, left: (box.width - width * scale) / 2, top: (box.height - height * scale) / 2 };
}

const commands = { moves: "fingers", entries: "type" };

/**
 * Tells an app what fingers do on its screen (moves) and what is typed there (entries), one after the other, as it happened:
 * requests beside each other may overtake each other. The one before goes where this takes its place.
 */
export async function tellApp(app, kind, one, replaces) {
  const last = queue.at(-1);
  if (last && last.app === app && last.kind === kind && replaces(last.one)) queue.pop();
  queue.push({ app, kind, one });
  if (isSending) return;
  isSending = true;
  while (queue.length) {
    const first = queue[0];
    const end = queue.findIndex((next, index) => index === 16 || next.app !== first.app || next.kind !== first.kind);
    const all = queue.splice(0, end < 0 ? queue.length : end).map((next) => next.one);
    await send(commands[first.kind], { app: first.app, [first.kind]: all });
  }
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
