// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// An icon of the home screen follows the finger that drags it, and the others make room.

import { forgetPlaces, isArranging, keepPlace, pickedIcon, startArranging, tryPlace } from "/arranging.js";
import { send } from "/connection.js";
import { screenScale } from "/device.js";
import { currentPage, goTo } from "/pages.js";
import { isHolding, spendPointer } from "/presses.js";

const main = document.getElementById("main");
const screen = document.getElementById("screen");
/** So far a pointer goes before an icon follows it, and so near the edge it leads to the next page, in points. */
const least = 8, edge = 26;
/** So long it stays at the edge for that, and for the page after that one, in milliseconds. */
const edgeTime = 500, nextEdgeTime = 1100;

/** The pointer that is down on an icon, and once it has moved, what follows it. */
let drag = null;

const tileOf = (event) => event.target.closest?.(".main[data-kind=home] .tile") ?? null;

addEventListener("pointerdown", (event) => {
  const tile = event.button === 0 && event.isPrimary && pickedIcon() === null ? tileOf(event) : null;
  drag = tile && { pointer: event.pointerId, icon: tile.dataset.icon, x: event.clientX, y: event.clientY, ghost: null, timer: null, place: "" };
});

addEventListener("pointermove", (event) => {
  if (drag?.pointer !== event.pointerId) return;
  if (!drag.ghost) {
    const isFar = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) >= least * screenScale();
    if (!isFar || !(isArranging() || isHolding())) return;
    lift(event);
  }
  follow(event);
});

// A browser that scrolled would take the finger away. It asks at the first move, and only a listener that may say no.
screen.addEventListener("touchmove", (event) => { if (drag && (isArranging() || isHolding())) event.preventDefault(); }, { passive: false });

for (const name of ["pointerup", "pointercancel"]) addEventListener(name, (event) => {
  if (drag?.pointer !== event.pointerId) return;
  const { icon, ghost, place } = drag;
  letGo();
  if (!ghost) return;
  spendPointer();
  if (name === "pointerup" && place) keepPlace(icon); else forgetPlaces();
});

function letGo() {
  clearTimeout(drag.timer);
  drag.ghost?.remove();
  drag = null;
  main.querySelector(".tile.lifted")?.classList.remove("lifted");
}

let asked = Promise.resolve();

/** Asks for the menu of an icon, which goes again where the icon is dragged. */
export function askMenu(app) { asked = send("menu", { app }); }

/** The icon leaves its place and follows; a menu that has come for it meanwhile goes. */
function lift(event) {
  if (!isArranging()) {
    asked.then(() => send("dismiss"));
    startArranging();
  }
  const tile = main.querySelector(`.tile[data-icon="${CSS.escape(drag.icon)}"]`);
  const box = tile.getBoundingClientRect();
  drag.ghost = tile.cloneNode(true);
  for (const name of ["data-key", "data-app", "data-icon", "aria-describedby"]) drag.ghost.removeAttribute(name);
  drag.ghost.classList.add("ghost");
  drag.ghost.inert = true;
  Object.assign(drag.ghost.style, { width: `${box.width / screenScale()}px` });
  drag.offset = [event.clientX - box.left, event.clientY - box.top];
  screen.append(drag.ghost);
}

/** Which icon is dragged, and is not seen where it is; null for none. */
export function draggedIcon() { return drag?.ghost ? drag.icon : null; }

function follow(event) {
  const scale = screenScale();
  const box = screen.getBoundingClientRect();
  const [x, y] = [event.clientX - drag.offset[0] - box.left, event.clientY - drag.offset[1] - box.top];
  drag.ghost.style.translate = `${x / scale}px ${y / scale}px`;
  look(event.clientX, event.clientY);
}

/** Shows the icon where the pointer is, and turns the page when that stays at an edge. */
function look(x, y, patience = edgeTime) {
  const box = screen.getBoundingClientRect();
  const near = edge * screenScale();
  const step = x < box.left + near ? -1 : x > box.right - near ? 1 : 0;
  if (step === 0) {
    clearTimeout(drag.timer);
    drag.timer = null;
  } else if (drag.timer === null) {
    const own = drag;
    drag.timer = setTimeout(() => {
      if (drag !== own) return;
      own.timer = null;
      if (goTo(currentPage() + step)) look(x, y, nextEdgeTime);
    }, patience);
  }
  const place = placeAt(x, y);
  const name = JSON.stringify(place);
  if (!place || name === drag.place) return;
  if (tryPlace(drag.icon, place)) drag.place = name;
}

/** The place at a point of the window: the one of the icon that lies there, else the end of the page, or of the dock. */
function placeAt(x, y) {
  const dock = main.querySelector(".dock");
  const edges = dock?.getBoundingClientRect();
  if (isInside(edges, x, y)) {
    const tiles = [...dock.querySelectorAll(".tile")].filter((tile) => tile.dataset.icon !== drag.icon);
    return { dock: { index: tiles.filter((tile) => isBefore(boxOf(tile, edges), x, y)).length } };
  }
  const number = currentPage();
  const grid = main.querySelectorAll(".grid")[number];
  const pages = main.querySelector(".pages").getBoundingClientRect();
  if (!grid || !isInside(pages, x, y)) return null;
  // The page may still be on its way to where it is counted.
  const lies = grid.getBoundingClientRect();
  const origin = { left: pages.left + lies.left - grid.parentElement.getBoundingClientRect().left, top: lies.top };
  const tiles = [...grid.querySelectorAll(".tile")];
  const index = tiles.findIndex((tile) => isInside(boxOf(tile, origin), x, y));
  if (index >= 0) return { page: { number, index } };
  // Between icons nothing changes.
  const isBeyond = tiles.every((tile) => { const box = boxOf(tile, origin); return y > box.bottom || (y >= box.top && x > box.right); });
  return isBeyond ? { page: { number, index: tiles.filter((tile) => tile.dataset.icon !== drag.icon).length } } : null;
}

/** Where an icon lies once it is at rest, however it glides there. */
function boxOf(tile, origin) {
  const scale = screenScale();
  const [left, top] = [origin.left + tile.offsetLeft * scale, origin.top + tile.offsetTop * scale];
  return { left, top, right: left + tile.offsetWidth * scale, bottom: top + tile.offsetHeight * scale };
}

const isInside = (box, x, y) => Boolean(box) && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
/** Whether a tile of the dock comes before a point, in whichever direction the dock lies. */
const isBefore = (box, x, y) => y > box.bottom || (y >= box.top && x > (box.left + box.right) / 2);
