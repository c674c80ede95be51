// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { playAnimations, playTransition } from "/animations.js";
import { showAccessibility } from "/accessibility.js";
import { drawContents } from "/drawing.js";
import { element } from "/elements.js";
import { readingOrder } from "/reading.js";
import { pinInside, showScrolling } from "/scrolling.js";
import { play } from "/signals.js";
import { FocusTrail } from "/trail.js";

/**
 * The layers of one app's screen as elements: each lives as long as its layer does, so that it can be animated, has the
 * focus and is scrolled while the rest changes.
 */
export class LayerTree {
  /** @param tell Called with the layer, the phase and the place when a person scrolls. */
  constructor(app, tell) {
    this.app = app;
    this.tell = tell;
    this.process = null;
    this.version = 0;
    this.views = new Map();
    this.images = new Map();
    this.covered = new Set();
    this.root = element("div", { class: "app-layers" });
    this.trail = new FocusTrail(this.root);
  }

  /** Where what has changed since is asked for. */
  get address() {
    const known = this.process ? `?process=${encodeURIComponent(this.process)}&after=${this.version}` : "";
    return `/layers/${encodeURIComponent(this.app)}${known}`;
  }

  /** Takes over what has changed. */
  apply(change) {
    this.trail.note();
    if (change.process !== this.process) { this.views.clear(); this.images.clear(); this.root.replaceChildren(); }
    if (change.process !== this.process) this.heard = 0;
    this.process = change.process;
    this.version = change.version;
    for (const [number, digest] of Object.entries(change.images)) {
      // Whole, as a mask is looked for from where its element was made.
      this.images.set(Number(number), `${location.origin}/layer-image/${encodeURIComponent(this.app)}/${digest}`);
    }
    for (const layer of change.layers) {
      const view = this.views.get(layer.number) ?? makeView(layer.number);
      this.views.set(layer.number, view);
      dress(view, layer, this);
    }
    this.reorder(change.layers);
    for (const layer of change.layers) {
      const view = this.views.get(layer.number);
      const { came, gone } = order(view.inside, view.layer.sublayers ?? [], this.views, view.contents);
      playTransition(view, layer.transition, came, gone);
      if (layer.mask) showMask(view, this.views.get(layer.mask));
    }
    order(this.root, change.roots, this.views, null);
    for (const view of this.views.values()) if (view.scroller) pinInside(view, this.views);
    this.forget(change.roots);
    for (const layer of change.layers) {
      const view = this.views.get(layer.number);
      if (view) playAnimations(view, layer.animations);
      this.heard = play(layer.signals, this.heard);
    }
    this.cover();
    this.trail.follow();
  }

  /** The foremost layer behind which nothing is to be reached. */
  get modal() { return [...this.root.querySelectorAll("[data-layer][aria-modal]")].at(-1) ?? null; }

  /** What lies behind such a layer is out of reach. */
  cover() {
    const covered = new Set();
    for (let one = this.modal; one && one !== this.root; one = one.parentElement) {
      for (let behind = one.previousElementSibling; behind; behind = behind.previousElementSibling) if (behind.dataset.layer) covered.add(behind);
    }
    for (const one of this.covered) if (!covered.has(one)) one.inert = false;
    for (const one of covered) one.inert = true;
    this.covered = covered;
  }

  /** What has gone elsewhere in a layer that is the same otherwise is read in another place. */
  reorder(layers) {
    const changed = new Set(layers.map((layer) => layer.number));
    const around = new Set();
    for (const number of changed) {
      const outer = Number(this.views.get(number).root.parentElement?.closest("[data-layer]")?.dataset.layer);
      if (!changed.has(outer)) around.add(this.views.get(outer));
    }
    for (const view of around) if (view) order(view.inside, view.layer.sublayers ?? [], this.views, view.contents);
  }

  /** Lays all edges between pixels again where a point has another number of those. */
  lay(pixels) {
    if (pixels === fineness) return;
    fineness = pixels;
    for (const view of this.views.values()) dress(view, view.layer, this);
  }

  /** What no layer holds any more is gone. */
  forget(roots) {
    const held = new Set();
    const open = [...roots];
    while (open.length) {
      const number = open.pop();
      held.add(number);
      const layer = this.views.get(number)?.layer;
      open.push(...(layer?.sublayers ?? []));
      if (layer?.mask) open.push(layer.mask);
    }
    for (const number of this.views.keys()) if (!held.has(number)) this.views.delete(number);
  }

  /** The color of the screen at a height, as far as a background says; nil if none does. */
  tone(top) {
    const box = this.root.getBoundingClientRect();
    const y = box.top + top * (box.width / this.root.offsetWidth || 1);
    const shades = [0.18, 0.5, 0.82].map((share) => this.shade(box.left + box.width * share, y));
    if (shades.includes(null)) return null;
    return shades.reduce((sum, shade) => sum + shade) / shades.length > 140 ? "light" : "dark";
  }

  /** How light it is at a point of the window, from 0 to 255: what is half transparent lets through what lies below it. */
  shade(x, y) {
    let [sum, rest] = [0, 1];
    for (const one of document.elementsFromPoint(x, y)) {
      if (rest < 0.04) break;
      const color = this.root.contains(one) ? getComputedStyle(one).backgroundColor : "";
      const [red, green, blue, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
      if (red === undefined) continue;
      const covers = alpha * this.opacity(one);
      sum += rest * covers * (0.299 * red + 0.587 * green + 0.114 * blue);
      rest *= 1 - covers;
    }
    return rest < 0.5 ? sum / (1 - rest) : null;
  }

  /** How opaque an element is, with all that it lies in. */
  opacity(one) {
    let opacity = 1;
    for (let each = one; each && each !== this.root; each = each.parentElement) opacity *= Number(getComputedStyle(each).opacity);
    return opacity;
  }
}

function makeView(number) {
  const root = element("div", { class: "layer-view", "data-layer": number });
  return { number, layer: {}, root, inside: root, contents: null, drawn: null, edge: null, scroller: null };
}

/** Pixels of a point, which is not a whole number where the device is scaled. */
let fineness = devicePixelRatio;

const px = (number) => `${number}px`;
/** Edges lie between pixels, as Cairo lays them too; a thin line stays a line. */
const snapped = (length) => Math.round(length * fineness) / fineness;
const edge = (length) => (length > 0 ? Math.max(snapped(length), 1 / fineness) : 0);
/** A line thinner than a pixel takes the pixel that it begins in: the next would belong to what comes after it. */
const start = (place, length) => (length * fineness < 1 ? Math.floor(place * fineness) / fineness : snapped(place));
const isPlain = (map) => !map || (map[0] === 1 && map[1] === 0 && map[2] === 0 && map[3] === 1 && map[4] === 0 && map[5] === 0);

function dress(view, layer, tree) {
  view.layer = layer;
  const [[x, y], [width, height]] = layer.bounds ?? [[0, 0], [0, 0]];
  const [anchorX, anchorY] = layer.anchor ?? [0.5, 0.5];
  const [left, top] = layer.position ?? [0, 0];
  const style = view.root.style;
  const set = (name, value) => { if (style[name] !== value) style[name] = value; };
  set("left", px(start(left - anchorX * width, width)));
  set("top", px(start(top - anchorY * height, height)));
  set("width", px(edge(width)));
  set("height", px(edge(height)));
  set("transformOrigin", `${anchorX * 100}% ${anchorY * 100}%`);
  set("transform", isPlain(layer.transform) ? "" : `matrix(${layer.transform.join(",")})`);
  set("opacity", layer.opacity === undefined ? "" : String(layer.opacity));
  set("background", layer.background ?? "");
  set("borderRadius", radius(layer.corners, width, height));
  set("overflow", layer.isClipping ? "clip" : "");
  set("boxShadow", shadow(layer));
  showInside(view, layer, tree);
  drawContents(view, layer, tree.images);
  showEdge(view, layer);
  showAccessibility(view, layer.accessibility);
}

/** What is in a layer is placed from where its own coordinates begin, which is elsewhere where it is moved or scrolled. */
function showInside(view, layer, tree) {
  const [x, y] = layer.bounds?.[0] ?? [0, 0];
  if (layer.scrolling) {
    const inside = showScrolling(view, layer.scrolling, tree);
    if (view.inside !== inside) move(view, inside);
  } else if (x || y) {
    if (view.inside === view.root) move(view, view.root.insertBefore(element("div", { class: "layer-inside" }), view.edge));
    view.inside.style.translate = `${-x}px ${-y}px`;
  } else if (view.inside !== view.root) {
    const former = view.inside;
    move(view, view.root);
    (view.scroller ?? former).remove();
    view.scroller = null;
  }
}

function move(view, inside) {
  const inner = [...view.inside.childNodes].filter((one) => one.dataset?.layer || one === view.contents);
  for (const one of inner) inside.insertBefore(one, inside === view.root ? view.edge : null);
  view.inside = inside;
}

function radius(corners, width, height) {
  if (!corners) return "";
  const size = px(Math.min(corners.radius, width / 2, height / 2));
  const [upperLeft, upperRight, lowerLeft, lowerRight] = (corners.isRound ?? [true, true, true, true]).map((isRound) => (isRound ? size : "0"));
  return `${upperLeft} ${upperRight} ${lowerRight} ${lowerLeft}`;
}

function shadow(layer) {
  if (!layer.shadow || layer.isClipping) return "";
  const { color, offset, radius } = layer.shadow;
  return `${px(offset[0])} ${px(offset[1])} ${px(2 * radius)} ${color}`;
}

/** The border lies in front of what the layer holds. */
function showEdge(view, layer) {
  if (!layer.border) { view.edge?.remove(); view.edge = null; return; }
  view.edge ??= element("div", { class: "layer-edge" });
  view.edge.style.borderWidth = px(layer.border.width);
  view.edge.style.borderColor = layer.border.color;
  if (view.edge.parentNode !== view.root || view.edge.nextSibling) view.root.append(view.edge);
}

/** Shapes that are filled, and images, mask as they are. */
function showMask(view, mask) {
  if (!mask) return;
  const { corners, background, bounds, position, anchor } = mask.layer;
  const [width, height] = bounds?.[1] ?? [0, 0];
  const [anchorX, anchorY] = anchor ?? [0.5, 0.5];
  const [left, top] = [(position?.[0] ?? 0) - anchorX * width, (position?.[1] ?? 0) - anchorY * height];
  if (background) {
    view.root.style.clipPath = `xywh(${px(left)} ${px(top)} ${px(width)} ${px(height)} round ${radius(corners, width, height) || "0"})`;
    return;
  }
  const path = mask.layer.contents?.find((one) => one.fill)?.fill;
  view.root.style.clipPath = path ? `path("${path.replace(/^E/, "")}")` : "";
}

/** What is moved keeps the focus, and stays where it was scrolled to, where browsers can do that. */
function put(container, root, next) {
  if (root.parentNode === container && container.moveBefore) container.moveBefore(root, next); else container.insertBefore(root, next);
}

/** Has views drawn in their own order where they are read in another. */
function layer(container, numbers, views, isLayered) {
  container.style.isolation = isLayered ? "isolate" : "";
  numbers.forEach((number, index) => {
    const root = views.get(number)?.root;
    if (root) root.style.zIndex = isLayered ? String(index + 1) : "";
  });
}

/**
 * Puts the views of some numbers into a container in the order in which they are read, behind nothing but what the
 * layer itself shows.
 *
 * @returns What was not there before, and what is there no more.
 */
function order(container, numbers, views, first) {
  const before = new Set([...container.children].filter((one) => one.dataset.layer));
  let next = first ? first.nextSibling : container.firstChild;
  const wanted = new Set(numbers.map((number) => views.get(number)?.root));
  const { order: read, isLayered } = readingOrder(numbers, views);
  layer(container, numbers, views, isLayered);
  for (const number of read) {
    const root = views.get(number)?.root;
    if (!root) continue;
    while (next && next !== root && next.dataset?.layer && !wanted.has(next)) { const gone = next; next = next.nextSibling; gone.remove(); }
    if (next === root) next = next.nextSibling; else put(container, root, next);
  }
  while (next) { const gone = next; next = next.nextSibling; if (gone.dataset?.layer) gone.remove(); }
  return { came: [...wanted].filter((one) => one && !before.has(one)), gone: [...before].filter((one) => !wanted.has(one)) };
}
