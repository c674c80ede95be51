// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { element } from "/elements.js";

/**
 * What scrolls is scrolled by the browser itself, with its inertia; the app hears where it has come to. Shows how a layer
 * scrolls, and returns what holds what is scrolled.
 */
export function showScrolling(view, scrolling, tree) {
  view.scroller ?? makeScroller(view, tree);
  const { scroller } = view;
  const [top, left, bottom, right] = scrolling.insets ?? [0, 0, 0, 0];
  const [[, ], [width, height]] = view.layer.bounds ?? [[0, 0], [0, 0]];
  const across = left + scrolling.size[0] + right, down = top + scrolling.size[1] + bottom;
  const isEnabled = scrolling.isEnabled !== false;
  scroller.style.overflowX = isEnabled && across > width + 0.5 ? "auto" : "hidden";
  scroller.style.overflowY = isEnabled && down > height + 0.5 ? "auto" : "hidden";
  scroller.style.scrollSnapType = scrolling.isPaging ? "both mandatory" : "";
  scroller.tabIndex = isEnabled && (across > width + 0.5 || down > height + 0.5) ? 0 : -1;
  const room = scroller.firstElementChild;
  room.style.width = `${Math.max(across, width)}px`;
  room.style.height = `${Math.max(down, height)}px`;
  const inside = room.firstElementChild;
  inside.style.translate = `${left}px ${top}px`;
  scroller.insets = { left, top };
  scroller.bounces = isEnabled && Boolean(scrolling.bouncesDown);
  if (scroller.revision !== (scrolling.revision ?? 0)) {
    scroller.revision = scrolling.revision ?? 0;
    scroller.wanted = [scrolling.offset[0] + left, scrolling.offset[1] + top];
    settle(scroller);
  }
  return inside;
}

/** Finds what stays at the upper edge of what is seen, and puts it there. */
export function pinInside(view, views) {
  const pinned = (view.layer.sublayers ?? []).map((number) => views.get(number)).filter((one) => one?.layer.pinnedUntil !== undefined);
  for (const former of view.scroller.pinned ?? []) if (!pinned.includes(former)) former.root.style.translate = "";
  view.scroller.pinned = pinned;
  keepPinned(view.scroller);
}

function keepPinned(scroller) {
  for (const { layer, root } of scroller.pinned ?? []) {
    const top = (layer.position?.[1] ?? 0) - (layer.anchor?.[1] ?? 0.5) * (layer.bounds?.[1][1] ?? 0);
    const shift = Math.max(0, Math.min(scroller.scrollTop, layer.pinnedUntil) - top);
    root.style.translate = shift ? `0 ${shift}px` : "";
  }
}

function settle(scroller) {
  if (!scroller.wanted) return;
  const [x, y] = scroller.wanted;
  scroller.scrollLeft = x;
  scroller.scrollTop = y;
  scroller.told = [scroller.scrollLeft, scroller.scrollTop];
  // What is to be scrolled to may not be there before the whole change is.
  queueMicrotask(() => {
    if (scroller.wanted !== null && (Math.abs(scroller.scrollTop - y) > 1 || Math.abs(scroller.scrollLeft - x) > 1)) {
      scroller.scrollLeft = x;
      scroller.scrollTop = y;
    }
    scroller.told = [scroller.scrollLeft, scroller.scrollTop];
    scroller.wanted = null;
  });
}

function makeScroller(view, tree) {
  const inside = element("div", { class: "layer-inside" });
  const scroller = element("div", { class: "layer-scroller" }, element("div", { class: "layer-room" }, inside));
  view.scroller = scroller;
  view.root.insertBefore(scroller, view.edge);
  let pending = 0;
  let isMoving = false;
  /** Whether a finger is on it, or a mouse pulls it. */
  scroller.isHeld = false;
  scroller.tell = (phase, band = 0) => {
    const { left, top } = scroller.insets;
    scroller.told = [scroller.scrollLeft, scroller.scrollTop];
    isMoving = phase !== "resting";
    tree.tell(view.number, phase, scroller.scrollLeft - left, scroller.scrollTop - top - band);
  };
  scroller.addEventListener("scroll", () => {
    keepPinned(scroller);
    const [x, y] = scroller.told ?? [0, 0];
    if (x === scroller.scrollLeft && y === scroller.scrollTop) return;
    isMoving = true;
    if (!pending) pending = requestAnimationFrame(() => { pending = 0; scroller.tell(scroller.isHeld ? "dragging" : "gliding"); });
  }, { passive: true });
  scroller.addEventListener("scrollend", () => {
    if (pending) { cancelAnimationFrame(pending); pending = 0; }
    if (isMoving && !scroller.isHeld) scroller.tell("resting");
  }, { passive: true });
  followFingers(scroller);
}

/** A finger that pulls contents down which stand at their top is the page's own: no browser lets them be pulled beyond. */
function followFingers(scroller) {
  let start = null;
  scroller.addEventListener("touchstart", (event) => {
    scroller.isHeld = true;
    start = event.touches.length === 1 ? event.touches[0].clientY : null;
  }, { passive: true });
  scroller.addEventListener("touchmove", (event) => {
    if (start === null || !event.cancelable) return;
    if (scroller.isPulled || (scroller.bounces && scroller.scrollTop <= 0 && event.touches[0].clientY > start)) event.preventDefault();
    else start = null;
  }, { passive: false });
  for (const name of ["touchend", "touchcancel"]) scroller.addEventListener(name, () => { scroller.isHeld = false; }, { passive: true });
}

/** How much of a speed is left after a millisecond. */
const rate = 0.998;

/** How far contents follow that are pulled beyond their end: the further, the less. */
const band = (distance, room) => (distance > 0 ? (1 - 1 / ((distance * 0.55) / room + 1)) * room : 0);

/**
 * Lets a mouse or a pen pull what a finger would, and a finger what stands at its top: browsers scroll by wheels and fingers
 * alone, and no further than there is. Null where nothing there can be pulled that way.
 */
export function pull(target, event, start) {
  if (target.closest(".layer-held")) return null;
  const [dx, dy] = [event.clientX - start[0], event.clientY - start[1]];
  const isDown = Math.abs(dy) >= Math.abs(dx);
  const isTouch = event.pointerType === "touch";
  const scroller = scrollers(target).find((one) => (isDown ? one.style.overflowY === "auto" || one.bounces : one.style.overflowX === "auto"));
  if (!scroller || (isTouch && !(isDown && dy > 0 && scroller.bounces && scroller.scrollTop <= 0))) return null;
  return pulling(scroller, start);
}

function pulling(scroller, start) {
  const from = [scroller.scrollLeft, scroller.scrollTop];
  const scale = scroller.getBoundingClientRect().width / scroller.offsetWidth || 1;
  const room = scroller.firstElementChild;
  let trail = [];
  let beyond = 0;
  scroller.isHeld = true;
  scroller.isPulled = true;
  return {
    move(next) {
      const wanted = from[1] - (next.clientY - start[1]) / scale;
      scroller.scrollLeft = from[0] - (next.clientX - start[0]) / scale;
      scroller.scrollTop = wanted;
      const former = beyond;
      beyond = scroller.bounces ? band(-wanted, scroller.clientHeight) : 0;
      room.style.translate = beyond ? `0 ${beyond}px` : "";
      if (beyond || former) scroller.tell("dragging", beyond);
      trail = [...trail.filter((one) => next.timeStamp - one[2] < 100), [next.clientX, next.clientY, next.timeStamp]];
    },
    end(last) {
      scroller.isHeld = false;
      scroller.isPulled = false;
      if (beyond) return springBack(scroller, room, beyond);
      trail = trail.filter((one) => last.timeStamp - one[2] < 100);
      const [first, final] = [trail[0], trail.at(-1)];
      const time = final ? final[2] - first[2] : 0;
      if (time > 0) glide(scroller, (first[0] - final[0]) / time / scale, (first[1] - final[1]) / time / scale);
      else scroller.tell("resting");
    },
  };
}

/** Contents that were pulled beyond their end go back; the app may keep some room for what it shows there. */
function springBack(scroller, room, beyond) {
  scroller.tell("gliding", beyond);
  room.style.translate = "";
  const back = room.animate([{ translate: `0 ${beyond}px` }, {}], { duration: 350, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
  back.onfinish = () => { if (!scroller.isHeld) scroller.tell("resting"); };
}

function scrollers(target) {
  const found = [];
  for (let one = target.closest(".layer-scroller"); one; one = one.parentElement?.closest(".layer-scroller")) found.push(one);
  return found;
}

/** Goes on by itself, slower and slower, until it rests, comes to its end or is held. */
function glide(scroller, x, y) {
  let before = performance.now();
  let place = [scroller.scrollLeft, scroller.scrollTop];
  let isHeld = false;
  const hold = () => { isHeld = true; };
  for (const name of ["pointerdown", "wheel"]) scroller.addEventListener(name, hold, { once: true, passive: true });
  const step = (now) => {
    const left = rate ** (now - before);
    const share = (left - 1) / Math.log(rate);
    before = now;
    place = [place[0] + x * share, place[1] + y * share];
    x *= left;
    y *= left;
    if (isHeld) return;
    [scroller.scrollLeft, scroller.scrollTop] = place;
    if (Math.hypot(x, y) > 0.012) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
