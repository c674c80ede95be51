// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { isArranging, startArranging } from "/arranging.js";
import { insets, isSideways, screenScale, uprightScreen } from "/device.js";
import { element } from "/elements.js";
import { isHolding, spendPointer } from "/presses.js";
import { word } from "/words.js";

const main = document.getElementById("main");
const screen = document.getElementById("screen");
const isStill = matchMedia("(prefers-reduced-motion: reduce)");
/** What the suggestions take of the first page, in cells. */
const widget = { across: 4, down: 2 };
/** Dots, search and the dock below the pages, in points. */
const footRoom = 190;

let current = 0;

/**
 * How many icons a page has room for, by the size of the screen. On the first one the suggestions keep their place,
 * also while there are none: no icon moves because they come.
 */
export function homeRoom() {
  const upright = uprightScreen();
  const isLarge = upright.width >= 700;
  const rowsIn = (height) => Math.max(1, Math.floor((height - footRoom) / (isLarge ? 150 : 96)));
  const upRows = rowsIn(upright.height - upright.topInset);
  const other = (isLarge ? 6 : 4) * upRows;
  // On its side a page has the same icons.
  const rows = !isSideways() ? upRows : isLarge ? rowsIn(screen.clientHeight - insets().topInset) : Math.min(3, upRows);
  const columns = Math.ceil(other / rows);
  const hasWidget = rows > widget.down;
  return { columns, rows, hasWidget, other, first: other - (hasWidget ? widget.across * widget.down : 0) };
}

/** Pages as this screen shows them: what has no room on one comes on a page of its own after it. */
export function dealt(pages) {
  const { first, other } = homeRoom();
  const all = [];
  for (const page of pages) {
    for (let start = 0; start < page.length;) {
      const end = start + (all.length === 0 ? first : other);
      all.push(page.slice(start, end));
      start = end;
    }
  }
  return all;
}

/** The page that is shown, from 0. */
export function currentPage() { return current; }

/** Draws the pages of the home screen, each with its tiles, and with the suggestions at the foot of the first. */
export function homePages(tiles, suggestions) {
  const { columns, rows, hasWidget } = homeRoom();
  const count = Math.max(1, tiles.length);
  current = Math.min(current, count - 1);
  const cells = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` };
  const pages = Array.from({ length: count }, (_, index) => {
    const label = count > 1 ? word("pageOf", index + 1, count) : word("apps");
    return element("div", { class: "page", "data-key": `page-${index}` },
      element("div", { class: "grid", role: "group", "aria-label": label, style: cells, onhold: startArranging }, tiles[index] ?? [],
        index === 0 && hasWidget && suggestions));
  });
  const box = element("div", { class: "pages", "data-key": "pages", onscroll: follow, onpointerdown: begin }, pages);
  return { box, dots: dots(count) };
}

function dots(count) {
  // Their room is kept, so that no icon moves with the second page.
  if (count < 2) return element("div", { class: "dots" });
  return element("div", { class: "dots", role: "group", "aria-label": word("pages") }, Array.from({ length: count }, (_, index) =>
    element("button", { class: "dot", "data-key": `dot-${index}`, "aria-label": word("pageOf", index + 1, count), onclick: () => goTo(index) })));
}

const box = () => main.querySelector(".pages");

/** Shows the page that was shown before what is there was redrawn. */
export function keepPage() {
  const pages = box();
  if (pages && !pages.classList.contains("pulled")) pages.scrollTo({ left: current * pages.clientWidth, behavior: "instant" });
  mark();
}

/** Turns at once to the page with an app's icon, into which it goes back. */
export function showPageOf(app) {
  const index = [...main.querySelectorAll(".page")].findIndex((page) => page.querySelector(`[data-app="${CSS.escape(app)}"]`));
  if (index >= 0) current = index;
}

/** What is not on the page that is shown is out of reach. */
function mark() {
  [...main.querySelectorAll(".page")].forEach((page, index) => { page.inert = index !== current; });
  [...main.querySelectorAll(".dot")].forEach((dot, index) => {
    if (index === current) dot.setAttribute("aria-current", "page"); else dot.removeAttribute("aria-current");
  });
}

function follow(event) {
  const pages = event.currentTarget;
  const next = Math.round(Math.abs(pages.scrollLeft) / Math.max(1, pages.clientWidth));
  if (next === current) return;
  current = next;
  mark();
}

/** Turns to a page; one that does not exist is the nearest. Returns whether it is another one. */
export function goTo(index) {
  const pages = box();
  const next = Math.max(0, Math.min((pages?.children.length ?? 1) - 1, index));
  if (!pages) return false;
  const isOther = next !== current;
  current = next;
  mark();
  pages.scrollTo({ left: next * pages.clientWidth, behavior: isStill.matches ? "instant" : "smooth" });
  return isOther;
}

/** Turns to the page beside the one that is shown. */
export function turn(step) { return goTo(current + step); }

/** A mouse pulls pages as a finger does, which needs no help. */
function begin(event) {
  if (event.pointerType !== "mouse" || event.button !== 0 || (isArranging() && event.target.closest(".tile"))) return;
  const pages = event.currentTarget;
  const [x, y, left, start] = [event.clientX, event.clientY, pages.scrollLeft, current];
  let isPulled = false;
  const move = (next) => {
    if (!isPulled && isHolding()) return end(next);
    const [across, down] = [next.clientX - x, next.clientY - y];
    if (!isPulled && (Math.abs(across) < 10 || Math.abs(down) > Math.abs(across))) return;
    isPulled = true;
    pages.classList.add("pulled");
    pages.scrollLeft = left - across / screenScale();
  };
  const end = (last) => {
    removeEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) removeEventListener(name, end);
    if (!isPulled) return;
    spendPointer();
    const across = (last.clientX - x) / screenScale();
    goTo(start - (Math.abs(across) > 50 && last.type === "pointerup" ? Math.sign(across) : 0));
    // Snapping would jump to where it is to glide.
    setTimeout(() => { pages.classList.remove("pulled"); }, isStill.matches ? 0 : 400);
  };
  addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end);
}

/** Moves the focus among the tiles of a page and the dock, and at the end of a page to the next one. */
export function moveFocus(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const focused = document.activeElement;
  if (!focused.matches(".tile")) return;
  const shown = main.querySelectorAll(".page")[current];
  const group = [...(focused.closest(".dock") ?? shown).querySelectorAll(".tile")];
  const index = group.indexOf(focused);
  const beside = { ArrowLeft: group[index - 1], ArrowRight: group[index + 1], Home: group[0], End: group.at(-1) };
  const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 }[event.key];
  let next = event.key in beside ? beside[event.key] : null;
  if (["ArrowUp", "ArrowDown"].includes(event.key)) next = nearest(focused, [...main.querySelectorAll(".page:not([inert]) .tile, .dock .tile")], event.key === "ArrowDown");
  else if (!next && step && !focused.closest(".dock") && turn(step)) {
    const tiles = [...main.querySelectorAll(".page")[current].querySelectorAll(".tile")];
    next = step > 0 ? tiles[0] : tiles.at(-1);
  }
  if (!next && !step) return;
  event.preventDefault();
  next?.focus({ preventScroll: true });
}

/** The tile that lies next above or below another. */
function nearest(one, all, isBelow) {
  const middle = (tile) => {
    const box = tile.getBoundingClientRect();
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  };
  const [x, y] = middle(one);
  const far = (tile) => {
    const [across, down] = middle(tile);
    const away = isBelow ? down - y : y - down;
    return away < 4 ? Infinity : away * 4 + Math.abs(across - x);
  };
  const found = all.reduce((best, tile) => (far(tile) < far(best) ? tile : best), one);
  return found === one ? null : found;
}
