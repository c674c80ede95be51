// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { send, state } from "/connection.js";
import { insets, screenScale } from "/device.js";
import { describe } from "/elements.js";
import { doubleTapTime, restWatch } from "/presses.js";
import { word } from "/words.js";

const button = document.getElementById("touch");
const screen = document.getElementById("screen");
const margin = 6;
let drag = null;
/** The tap before, while it may become a double one. */
let tap = null;
let wasHeld = false;
const rest = restWatch(hold);

/** Puts the floating button where it belongs. */
export function showTouch() {
  button.hidden = false;
  button.setAttribute("aria-label", word("touch"));
  button.title = word("touchHint");
  describe("touch", word("touchHint"));
  place();
  const siri = document.querySelector(".siri");
  // It grows with its turns and their pictures.
  if (siri) places.observe(siri);
  settle();
  // It does not fly in from the corner when the page opens.
  requestAnimationFrame(() => requestAnimationFrame(() => button.classList.add("placed")));
}

/** Once what comes onto the screen is where it stays, its controls are somewhere else. */
function settle() {
  const moving = ["conversation", "sheet", "phrase", "banner"].flatMap((id) => document.getElementById(id).getAnimations({ subtree: true }))
    .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
  if (moving.length > 0) Promise.allSettled(moving.map((one) => one.finished)).then(place);
}

function room() {
  return { width: screen.clientWidth - button.offsetWidth - 2 * margin, height: screen.clientHeight - button.offsetHeight - 2 * margin - 80 };
}

function place() {
  if (drag) return;
  const { width, height } = room();
  const { isAtRight = true, height: share = 0.5 } = state.arrangement ?? {};
  const top = aboveKeyboard(besideSiri(besideField(margin + 44 + share * height)));
  const wanted = document.querySelector(".siri") || !isSheetShown() ? besideMenu(top) : atFoot();
  const [x, y] = besideControls(isAtRight, width, wanted);
  button.style.translate = `${x}px ${y}px`;
}

/** Wider ones can be pressed beside the button. */
const wide = 120;

/** Where on the screen the controls lie that the button could cover: of Siri, else of what else is on top, and of a banner. */
function controls() {
  const front = [".siri", "#phrase:not([hidden]) > .sheet", "#sheet:not([hidden]) > .sheet"].map((one) => document.querySelector(one)).find(Boolean);
  if (!front) return [];
  const [edge, scale] = [screen.getBoundingClientRect(), screenScale()];
  return [front, document.getElementById("banner")].flatMap((one) => [...one.querySelectorAll("button, input, select, a[href], [role=option]")])
    .map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0)
    .map((box) => ({ left: (box.left - edge.left) / scale, right: (box.right - edge.left) / scale, top: (box.top - edge.top) / scale, bottom: (box.bottom - edge.top) / scale }))
    .filter((box) => box.right - box.left < wide);
}

/** On no small control of what is on top: as near as can be to where it is wanted, at its own edge first. */
function besideControls(isAtRight, width, wanted) {
  const boxes = controls();
  const edges = [isAtRight, !isAtRight].map((right) => margin + (right ? width : 0));
  const isFree = (x, y) => boxes.every((box) => box.right <= x || box.left >= x + button.offsetWidth || box.bottom <= y || box.top >= y + button.offsetHeight);
  const [first, last] = [margin + 44, atFoot()];
  const steps = Array.from({ length: Math.ceil((last - first) / 8) + 1 }, (_, index) => Math.min(last, first + 8 * index));
  const places = [wanted, ...steps.sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))];
  for (const x of edges) {
    const y = places.find((each) => isFree(x, each));
    if (y !== undefined) return [x, y];
  }
  return [edges[0], wanted];
}

/** At the other end of the screen than the icon whose menu is open. */
function besideMenu(top) {
  const icon = document.querySelector(".menu-icon");
  if (!icon) return top;
  return icon.offsetTop > screen.clientHeight / 2 ? margin + 44 : atFoot();
}

const isSheetShown = () => Boolean(document.querySelector("#sheet:not([hidden]) > .sheet, #phrase:not([hidden]) > .sheet"));

/** Where sheets leave room below all that they hold. */
function atFoot() { return screen.clientHeight - insets().bottomInset - button.offsetHeight - margin; }

/** Never over the field in which a person types, but above it; below where there is no room. */
function besideField(top) {
  const field = document.activeElement?.closest(".app-field");
  if (!field) return top;
  const scale = screenScale();
  const [box, edge] = [field.getBoundingClientRect(), screen.getBoundingClientRect().top];
  const [upper, lower] = [(box.top - edge) / scale, (box.bottom - edge) / scale];
  if (top > lower || top + button.offsetHeight < upper) return top;
  const above = upper - margin - button.offsetHeight;
  return above >= margin + 44 ? above : lower + margin;
}

/** Above a keyboard that the browser lays over the page. */
function aboveKeyboard(top) {
  const seen = window.visualViewport;
  if (!seen || seen.scale > 1.01 || innerHeight - seen.height < 100) return top;
  const edge = screen.getBoundingClientRect().top;
  return Math.min(top, (seen.offsetTop + seen.height - edge) / screenScale() - button.offsetHeight - margin);
}

/** Above Siri while it is there; below its head where there is no room: never over what closes it. */
function besideSiri(top) {
  const siri = document.querySelector(".siri");
  if (!siri) return top;
  const above = siri.offsetTop - margin - button.offsetHeight;
  return above >= margin ? Math.min(top, above) : siri.offsetTop + siri.firstElementChild.offsetHeight;
}

function touch(gesture) { send("touch", { gesture }); }

function hold() {
  wasHeld = true;
  rest.stop();
  touch("long");
}

button.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  const box = button.getBoundingClientRect();
  drag = {
    x: event.clientX, y: event.clientY, dx: event.clientX - box.left, dy: event.clientY - box.top, moves: false,
    isSecond: isSoonAfterTap(event),
  };
  wasHeld = false;
  button.setPointerCapture(event.pointerId);
  rest.start(event);
});

/** Whether a press follows a tap soon enough for a double one; the tap before counts alone otherwise. */
function isSoonAfterTap(event) {
  if (!tap) return false;
  clearTimeout(tap.timer);
  const isSoon = event.timeStamp - tap.time <= doubleTapTime;
  tap = null;
  if (!isSoon) touch("single");
  return isSoon;
}

button.addEventListener("pointermove", (event) => {
  if (!drag) return;
  if (!drag.moves && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 6) return;
  drag.moves = true;
  rest.stop();
  button.classList.add("dragged");
  const bounds = screen.getBoundingClientRect();
  const scale = bounds.width / screen.offsetWidth;
  button.style.translate = `${(event.clientX - bounds.left - drag.dx) / scale}px ${(event.clientY - bounds.top - drag.dy) / scale}px`;
});

button.addEventListener("pointerup", (event) => {
  if (rest.hasPassed(event)) hold();
  rest.stop();
  button.classList.remove("dragged");
  const ended = drag;
  drag = null;
  if (ended?.moves) {
    // The tap before a drag was one of its own.
    if (ended.isSecond) touch("single");
    return snap();
  }
  if (!ended || wasHeld) return;
  if (ended.isSecond) return touch("double");
  if (!state.arrangement?.bindings?.double) return touch("single");
  tap = { time: event.timeStamp, timer: setTimeout(() => { tap = null; touch("single"); }, doubleTapTime) };
});

button.addEventListener("pointercancel", () => { rest.stop(); drag = null; button.classList.remove("dragged"); place(); });
button.addEventListener("contextmenu", (event) => { event.preventDefault(); if (!wasHeld && !drag) touch("long"); });

button.addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    return touch(event.shiftKey ? "double" : "single");
  }
  if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) {
    event.preventDefault();
    return touch("long");
  }
  const { isAtRight = true, height = 0.5 } = state.arrangement ?? {};
  const moved = { ArrowLeft: [false, height], ArrowRight: [true, height], ArrowUp: [isAtRight, height - 0.08], ArrowDown: [isAtRight, height + 0.08] }[event.key];
  if (!moved) return;
  event.preventDefault();
  move(...moved);
});

function snap() {
  const bounds = screen.getBoundingClientRect();
  const box = button.getBoundingClientRect();
  const scale = bounds.width / screen.offsetWidth;
  const middle = (box.left + box.right) / 2 - bounds.left;
  const top = (box.top - bounds.top) / scale - margin - 44;
  move(middle > bounds.width / 2, top / Math.max(1, room().height));
}

function move(isAtRight, height) {
  const share = Math.min(1, Math.max(0, height));
  // Where it was let go it stays, and does not wait for the device.
  state.arrangement = { ...state.arrangement, isAtRight, height: share };
  place();
  send("move", { isAtRight, height: share });
}

window.visualViewport?.addEventListener("resize", place);
// What scrolls brings other controls below it.
screen.addEventListener("scrollend", () => requestAnimationFrame(place), true);
for (const name of ["focusin", "focusout"]) screen.addEventListener(name, () => requestAnimationFrame(place));

const places = new ResizeObserver(place);
places.observe(screen);
