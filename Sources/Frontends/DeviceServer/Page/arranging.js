// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// A person moves the icons of the home screen, by finger, mouse or keys.

import { onChange, send, state } from "/connection.js";
import { screenScale } from "/device.js";
import { goesByKeys, keepFocus } from "/focus.js";
import { app, dockRoom, ownIcons, showMain } from "/home.js";
import { currentPage, dealt, goTo, homeRoom } from "/pages.js";
import { announce } from "/signals.js";
import { word } from "/words.js";

const main = document.getElementById("main");
const isStill = matchMedia("(prefers-reduced-motion: reduce)");

let isOn = false;
/** The icon that is picked up, to be put down elsewhere; null for none. */
let picked = null;
/** Where icons are while the system has not said so yet, or a finger holds one; null otherwise. */
let preview = null;
/** What the system has still to hear, one thing after the other. */
let sending = Promise.resolve();
/** How often the system has said where icons are. */
let tellings = 0;
/** Whether the system has taken what is shown, and not said so yet. */
let isTaken = false;

onChange((names) => {
  if (!names.has("arrangement")) return;
  tellings += 1;
  if (isTaken) settle();
});

/** Whether icons can be moved now. */
export function isArranging() { return isOn; }

/** The icon that is picked up; null for none. */
export function pickedIcon() { return picked; }

/** Where icons are shown. */
export function shownHome() { return preview ?? keptHome(); }

/** Where the system has the icons, dealt out to the pages of this screen; while they are moved, there is one page more. */
function keptHome() {
  const { pages, dock } = state.arrangement.home ?? { pages: [], dock: [] };
  const isThere = (icon) => ownIcons.includes(icon) || (state.apps ?? []).some((one) => one.id === icon);
  const shown = dealt(pages.map((page) => page.filter(isThere)));
  return { pages: isOn ? [...shown, []] : shown, dock: dock.filter(isThere) };
}

/** Lets icons be moved until the person is done. */
export function startArranging() {
  if (isOn) return;
  isOn = true;
  showMain();
  announce(word("arranging"));
}

/** Puts down what is picked up, else ends the moving; returns whether there was anything to end. */
export function leaveArranging() {
  if (!isOn) return false;
  if (picked !== null) putDown(); else stopArranging();
  return true;
}

export function stopArranging() {
  isOn = isTaken = false;
  picked = preview = null;
  if (state.front || state.isLocked) return;
  showMain();
  keepFocus();
}

/** Picks an icon up, or puts down the one that is: where the other one is that was pressed, unless it is itself. */
export function pick(icon) {
  if (picked === null) {
    picked = icon;
    announce(word("picked", app(icon).name));
    return showMain();
  }
  if (picked !== icon) place(picked, placeOf(icon));
  return putDown();
}

function putDown() {
  announce(word("putDown", app(picked).name));
  picked = null;
  showMain();
}

/** Where an icon is. */
function placeOf(icon) {
  const { pages, dock } = shownHome();
  if (dock.includes(icon)) return { dock: { index: dock.indexOf(icon) } };
  const number = pages.findIndex((page) => page.includes(icon));
  return number < 0 ? null : { page: { number, index: pages[number].indexOf(icon) } };
}

/** How icons lie once one has been moved; null where it can't go there. */
function moved(icon, place) {
  const home = keptHome();
  if (place.dock && !home.dock.includes(icon) && home.dock.length >= dockRoom) return null;
  const rest = (icons) => icons.filter((one) => one !== icon);
  const next = { pages: home.pages.map(rest), dock: rest(home.dock) };
  const list = place.dock ? next.dock : next.pages[place.page.number];
  if (!list) return null;
  list.splice((place.dock ?? place.page).index, 0, icon);
  spill(next.pages);
  return next;
}

/** What has no room on its page goes to the beginning of the next one. */
function spill(pages) {
  const { first, other } = homeRoom();
  for (let number = 0; number < pages.length; number += 1) {
    const rest = pages[number].splice(number === 0 ? first : other);
    if (rest.length > 0) (pages[number + 1] ??= []).unshift(...rest);
  }
}

/** Shows an icon at another place, and tells nobody yet; returns whether it can go there. */
export function tryPlace(icon, place) {
  const next = moved(icon, place);
  if (!next) return false;
  preview = next;
  isTaken = false;
  glide(showMain);
  return true;
}

/** Forgets the places that were tried. */
export function forgetPlaces() {
  preview = null;
  isTaken = false;
  glide(showMain);
}

/** Has the system keep the icon where it is shown. */
export function keepPlace(icon) { tell(icon, placeOf(icon)); }

/** Moves an icon, and says where it is now. */
export function place(icon, where) {
  if (!where || !tryPlace(icon, where)) return announce(word("dockFull"));
  follow(icon);
  announce(placeText(icon));
  return tell(icon, where);
}

/** Shows the page that an icon is on by now; who goes by keys stays on the icon. */
function follow(icon) {
  const at = placeOf(icon);
  if (at?.page) goTo(at.page.number);
  if (goesByKeys()) main.querySelector(`.tile[data-icon="${CSS.escape(icon)}"]`)?.focus({ preventScroll: true });
}

function tell(icon, at) {
  const shown = preview;
  const { first, other } = homeRoom();
  isTaken = false;
  let before = 0;
  sending = sending.then(() => {
    before = tellings;
    return send("place", { icon, at, room: { first, other } });
  }).then((isDone) => {
    if (preview !== shown) return;
    // The answer may be here before the news of it: until then the icon stays where it is shown.
    isTaken = isDone && tellings === before && JSON.stringify(shown) !== JSON.stringify(keptHome());
    if (!isTaken) settle();
  });
}

/** Shows icons where the system has them. */
function settle() {
  isTaken = false;
  preview = null;
  showMain();
  if (picked !== null) follow(picked);
}

function placeText(icon) {
  const { pages, dock } = shownHome();
  const { dock: docked, page } = placeOf(icon);
  if (docked) return word("placedInDock", app(icon).name, docked.index + 1, dock.length);
  const number = page.number + 1;
  return word("placedOnPage", app(icon).name, page.index + 1, pages[page.number].length, number);
}

/** Lets all icons glide to where they are after something has been done. */
function glide(change) {
  const tiles = () => [...main.querySelectorAll(".tile:not(.lifted)")].map((tile) => [tile.dataset.key, tile]);
  const before = new Map(tiles().map(([key, tile]) => [key, tile.getBoundingClientRect()]));
  change();
  if (isStill.matches) return;
  for (const [key, tile] of tiles()) {
    const [from, to] = [before.get(key), tile.getBoundingClientRect()];
    const [x, y] = from ? [from.left - to.left, from.top - to.top].map((length) => length / screenScale()) : [0, 0];
    if (x || y) tile.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: 200, easing: "ease-out" });
  }
}

/** Moves the icon that is picked up by a key; returns whether the key was for that. */
export function arrangeByKey(event) {
  if (!isOn || picked === null || event.altKey || event.ctrlKey || event.metaKey) return false;
  const next = keyPlace(event.key, placeOf(picked), shownHome());
  if (next === undefined) return false;
  event.preventDefault();
  if (next) place(picked, next);
  return true;
}

/** Where a key moves an icon: null where there is nothing further, undefined where the key is another's. */
function keyPlace(key, { dock: docked, page }, { pages, dock }) {
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: "up", ArrowDown: "down", PageUp: -1, PageDown: 1, Home: 0, End: 0 };
  if (!(key in steps)) return undefined;
  const step = steps[key];
  const onPage = (number, index) => (pages[number] ? { page: { number, index } } : null);
  if (docked) {
    if (key === "ArrowUp") return onPage(currentPage(), pages[currentPage()].length);
    const index = { Home: 0, End: dock.length - 1, ArrowLeft: docked.index - 1, ArrowRight: docked.index + 1 }[key];
    return index >= 0 && index < dock.length ? { dock: { index } } : null;
  }
  const { number, index } = page;
  const last = pages[number].length - 1;
  const { columns } = homeRoom();
  if (key === "Home" || key === "End") return onPage(number, key === "Home" ? 0 : last);
  if (key.startsWith("Page")) return onPage(number + step, Math.min(index, pages[number + step]?.length ?? 0));
  if (step === "up") return index >= columns ? onPage(number, index - columns) : null;
  if (step === "down") {
    const isLastRow = Math.floor(index / columns) === Math.floor(last / columns);
    return isLastRow ? { dock: { index: Math.min(index % columns, dock.length) } } : onPage(number, Math.min(index + columns, last));
  }
  if (index + step >= 0 && index + step <= last) return onPage(number, index + step);
  return onPage(number + step, step > 0 ? 0 : pages[number + step]?.length);
}
