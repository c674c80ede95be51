// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { hasHighContrast, isDark, onAppearance } from "/appearance.js";
import { appIcon, element } from "/elements.js";
import { onChange, send, state } from "/connection.js";
import { appSize, insets, screenScale } from "/device.js";
import { restFields, showFields } from "/fields.js";
import { onAppFocus } from "/focus.js";
import { LayerTree } from "/layers.js";
import { pull } from "/scrolling.js";
import { preferred, word } from "/words.js";

const screen = document.getElementById("screen");
/** Whether this page is there for a picture alone: it tells nobody how large it is. */
const isPosing = location.search === "?pose";

/** Tells the device how large this screen is, whether it is light or dark, and what this browser speaks: apps draw for the browser that looked last. */
async function look() {
  if (isPosing) return;
  const { width, height } = appSize();
  const { topInset: top, bottomInset: bottom } = insets();
  const size = { width: Math.min(2048, width), height: Math.min(2048, height) };
  const display = {
    appearance: isDark() ? "dark" : "light", textSize: state.arrangement?.textSize ?? "large", contrast: hasHighContrast(),
    scale: Math.min(3, Math.max(1, Math.ceil(devicePixelRatio))), top, bottom,
  };
  const known = state.display ?? { size: {} };
  const isKnown = Object.keys(display).every((key) => display[key] === known[key]) && size.width === known.size.width && size.height === known.size.height;
  if (!isKnown || state.browserLanguage !== preferred) await send("look", { display: { ...display, size }, language: preferred });
}

/** Where a picture of an app is; number and display only keep browsers from showing an older one, or one of another size or look. */
export function pictureAddress(app) {
  const { size, scale, appearance, contrast } = state.display ?? {};
  const look = size ? `&on=${size.width}x${size.height}x${scale}${appearance}${contrast ? "strong" : ""}` : "";
  return `/screen/${encodeURIComponent(app)}?number=${state.picture ?? 0}${look}`;
}

let shown = null;
let count = 0;
let isOutdated = false;

/** The screen of an app: what the app shows, or its name and icon while there is nothing. It stays one and the same. */
export function appScreen(app) {
  if (shown?.app === app.id && shown.name === app.name) return shown.root;
  const fallback = element("div", { class: "app-plain" }, appIcon(app, "large"), element("p", { class: "app-name", "aria-hidden": "true" }, app.name),
    element("p", { class: "app-blank", hidden: true }, word("draws", app.name)));
  const tree = new LayerTree(app.id, (layer, phase, x, y) => {
    tellApp(app.id, "places", { layer, phase, x, y }, (last) => last.layer === layer && last.phase === phase);
  });
  tree.root.hidden = true;
  // The screen of one app never becomes that of another.
  count += 1;
  const root = element("div", { class: "app-screen", "data-key": `screen-${count}`, "data-app": app.id, "aria-label": app.name, role: "region", tabindex: "-1" },
    element("h1", { class: "hidden-text" }, app.name), fallback, tree.root);
  shown = { app: app.id, name: app.name, root, fallback, tree };
  delete screen.dataset.tone;
  delete screen.dataset.foot;
  for (const [name, phase] of [["pointerdown", "began"], ["pointermove", "moved"], ["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
    root.addEventListener(name, (event) => feel(event, phase));
  }
  root.addEventListener("contextmenu", (event) => { if (!event.target.matches("input")) event.preventDefault(); });
  root.addEventListener("keydown", press);
  showPicture();
  return root;
}

/** Puts the fields of the app in front where they are by now; only what is in the document can have the focus. */
export function placeFields() {
  if (shown?.root.isConnected && !shown.tree.root.hidden) showFields(shown.app, shown.tree.views, shown.tree.root); else restFields();
}

let loading = null;

/** Loads what has changed on the screen of the app in front; comes back once that is shown. */
export async function showPicture() {
  if (!state.front || !shown) return;
  isOutdated = true;
  loading ??= loadAll().finally(() => { loading = null; });
  await loading;
}

async function loadAll() {
  while (isOutdated) {
    isOutdated = false;
    await load(shown);
  }
}

async function load(target) {
  let change;
  try {
    const answer = await fetch(target.tree.address);
    if (answer.status !== 200) return; // The app shows nothing, or not yet: what is there stays.
    change = await answer.json();
  } catch {
    return;
  }
  if (target !== shown) { isOutdated = true; return; }
  target.tree.apply(change);
  // An app says so where it shows nothing; until it has said anything it is being started.
  const isBlank = change.roots.length === 0;
  target.tree.root.hidden = isBlank;
  target.fallback.hidden = !isBlank;
  target.fallback.querySelector(".app-blank").hidden = !isBlank;
  place();
  placeFields();
  showTones(target);
}

/** Has the clock and the bar that leads home stand out from what is behind them once that has come to rest. */
async function showTones(target) {
  const moving = target.tree.root.getAnimations({ subtree: true }).filter((one) => one.effect.getComputedTiming().endTime < 3000);
  await Promise.allSettled(moving.map((one) => one.finished));
  if (target !== shown) return;
  for (const [name, top] of [["tone", 12], ["foot", screen.clientHeight - 12]]) {
    const tone = target.tree.tone(top);
    if (tone) screen.dataset[name] = tone; else delete screen.dataset[name];
  }
}

/** The app's screen as large as it draws, in the middle of this one, whose corner lies between pixels. */
function place() {
  const device = document.getElementById("device");
  device.style.translate = "";
  const corner = screen.getBoundingClientRect();
  const off = (length) => Math.round(length * devicePixelRatio) / devicePixelRatio - length;
  device.style.translate = `${off(corner.left)}px ${off(corner.top)}px`;
  if (!shown) return;
  shown.tree.lay(devicePixelRatio * screenScale());
  const { width, height } = state.display?.size ?? appSize();
  const scale = Math.min(screen.clientWidth / width, screen.clientHeight / height) || 1;
  Object.assign(shown.tree.root.style, { width: `${width}px`, height: `${height}px`, scale: scale === 1 ? "" : String(scale) });
}

const fingers = new Map();
const queue = [];
let isSending = false;

function feel(event, phase) {
  if (phase === "began" && !begin(event)) return;
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  if (phase !== "began" && !finger.pull && phase === "moved" && canPull(event, finger)) {
    finger.pull = pull(finger.target, event, finger.start);
    if (finger.pull) tellFinger(finger, "cancelled", event);
  }
  if (finger.pull) {
    if (phase === "moved") finger.pull.move(event); else finger.pull.end(event);
  } else {
    if (phase !== "began" || event.pointerType === "mouse") event.preventDefault();
    tellFinger(finger, phase, event);
  }
  if (phase === "ended" || phase === "cancelled") fingers.delete(event.pointerId);
}

function begin(event) {
  if (event.button !== 0 || fingers.size >= 10 || shown.tree.root.hidden) return false;
  let number = 0;
  while ([...fingers.values()].some((one) => one.number === number)) number += 1;
  const view = touched(event.target);
  fingers.set(event.pointerId, { number, target: event.target, view, from: where(view, event), start: [event.clientX, event.clientY], pull: null });
  if (event.pointerType === "mouse") shown.root.setPointerCapture(event.pointerId);
  return true;
}

const canPull = (event, finger) => Math.hypot(event.clientX - finger.start[0], event.clientY - finger.start[1]) > 8;

function tellFinger(finger, phase, event) {
  const move = { finger: finger.number, phase, layer: finger.view?.number ?? 0, ...went(finger, event) };
  // Where a finger went on its way is of no use once it is elsewhere.
  tellApp(shown.app, "moves", move, (last) => phase === "moved" && last.phase === "moved" && last.finger === finger.number);
}

/** Where a finger is: counted from where it came down, since its layer may follow it. */
function went({ from, start }, event) {
  return { x: from.x + (event.clientX - start[0]) / from.scale, y: from.y + (event.clientY - start[1]) / from.scale };
}

/** The innermost layer at an element that is neither turned nor lies in one that is: there places are told apart by lengths alone. */
function touched(target) {
  let found = null;
  for (let one = target.closest("[data-layer]"); one; one = one.parentElement?.closest("[data-layer]")) {
    const view = shown.tree.views.get(Number(one.dataset.layer));
    const map = view?.layer.transform;
    if (map && (map[1] !== 0 || map[2] !== 0)) found = null; else found ??= view;
  }
  return found;
}

/** Where a pointer is in a layer's own coordinates; on the screen where there is no layer. With the page's points to one of those. */
function where(view, event) {
  const root = view?.root ?? shown.tree.root;
  const box = root.getBoundingClientRect();
  const scale = box.width / root.offsetWidth || 1;
  const place = { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale, scale };
  if (!view) return place;
  const [x, y] = view.layer.bounds?.[0] ?? [0, 0];
  const { scroller } = view;
  return {
    x: place.x + x + (scroller ? scroller.scrollLeft - scroller.insets.left : 0),
    y: place.y + y + (scroller ? scroller.scrollTop - scroller.insets.top : 0),
    scale,
  };
}

/** Does by a key what a finger does on a layer. */
function press(event) {
  const view = event.target.matches("[data-layer][tabindex]") ? shown.tree.views.get(Number(event.target.dataset.layer)) : null;
  if (!view || event.altKey || event.ctrlKey || event.metaKey) return;
  const key = event.shiftKey ? `Shift ${event.key}` : event.key;
  const deed = (event.target.getAttribute("role") === "slider" ? steps : deeds)[key];
  if (!deed) return;
  event.preventDefault();
  deed(view);
}

/** A finger on the middle of a layer, and how far it goes from there. */
function finger(view, phase, across = 0) {
  const [[x, y], [width, height]] = view.layer.bounds;
  tellApp(shown.app, "moves", { finger: 0, phase, layer: view.number, x: x + width / 2 + across, y: y + height / 2 }, () => false);
}

function tap(view) { for (const phase of ["began", "ended"]) finger(view, phase); }

/** So long a finger rests for a menu, in milliseconds. */
const menuTime = 650;

function hold(view) {
  shown.tree.trail.awaits = true;
  finger(view, "began");
  setTimeout(() => finger(view, "ended"), menuTime);
}

/** As far as a finger pulls a row aside for what is behind it, and no further. */
function pullAside(view, way) {
  const length = view.layer.bounds[1][0] * 0.45 * way;
  shown.tree.trail.awaits = true;
  finger(view, "began");
  for (const share of [0.25, 0.5, 0.75, 1]) finger(view, "moved", length * share);
  finger(view, "ended", length);
}

const deeds = {
  Enter: tap, " ": tap, ContextMenu: hold, "Shift F10": hold, ArrowLeft: (view) => pullAside(view, -1), ArrowRight: (view) => pullAside(view, 1),
};
const more = (view) => finger(view, "increased"), less = (view) => finger(view, "decreased");
const steps = { ArrowUp: more, ArrowRight: more, ArrowDown: less, ArrowLeft: less };

/** Leaves what an app has laid over its screen; returns whether there was anything. */
export function leaveModal() {
  const view = shown?.root.isConnected ? shown.tree.views.get(Number(shown.tree.modal?.dataset.layer)) : null;
  if (view) finger(view, "escaped");
  return Boolean(view);
}

const commands = { moves: "fingers", entries: "type", places: "scroll" };

/**
 * Tells an app what fingers do on its screen (moves), how far they scroll (places) and what is typed there (entries), one
 * after the other, as it happened: requests beside each other may overtake each other. The one before goes where this takes
 * its place.
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

onAppFocus(() => (shown?.root.isConnected ? shown.tree.trail.former() : null));

let resting = null;

/** Looks once the screen has come to rest. */
function lookSoon() {
  clearTimeout(resting);
  resting = setTimeout(look, 150);
}

new ResizeObserver(() => { lookSoon(); place(); }).observe(screen);
// Another window may have more pixels to a point, also where the screen is as large as before.
addEventListener("resize", () => { lookSoon(); place(); });
onChange((changed) => { if (changed.has("front")) lookSoon(); if (!state.display || (changed.has("arrangement") && state.arrangement.textSize !== state.display.textSize)) lookSoon(); if (changed.has("display")) place(); });
onAppearance(look);
document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
