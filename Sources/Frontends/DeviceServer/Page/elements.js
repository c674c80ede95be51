// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { noteArrival } from "/fresh.js";
import { symbol } from "/symbols.js";

// Everything an app says becomes a text node here, and never markup.

/** What each element was made with, the listeners among it. */
const given = new WeakMap();

/** Where elements are made: pictures load only of those that come into the page. */
const workshop = document.implementation.createHTMLDocument("");

/**
 * Makes an element: `on…` are listeners, `style` is an object, true and false set and leave out, the rest are
 * attributes.
 *
 * Redrawn by ``replace``, an element lives on under what the new one was made with: a listener finds its element by the
 * event, not by a name, and what is typed, scrolled, focused and moving stays.
 */
export function element(name, attributes = {}, ...children) {
  const made = workshop.createElement(name);
  const all = name === "button" && !attributes.type ? { type: "button", ...attributes } : attributes;
  dress(made, {}, all);
  made.append(...nodes(children));
  return made;
}

/** Says what an element of the page is for, to those who hear it. */
export function describe(id, text) {
  document.getElementById(`${id}-hint`).textContent = text;
  document.getElementById(id).setAttribute("aria-describedby", `${id}-hint`);
}

/** Gives an element that has no key yet one, by which it is known when it is redrawn. */
export function keyed(key, one) {
  if (one && !one.dataset.key) one.dataset.key = key;
  return one;
}

function nodes(children) {
  return children.flat(3).filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : workshop.createTextNode(String(child))));
}

/** Gives an element other attributes and listeners than it had; a class or a style that was put on it elsewhere stays. */
function dress(one, former, next) {
  given.set(one, next);
  for (const key of Object.keys(former)) if (!(key in next)) put(one, key, former[key], null);
  for (const [key, value] of Object.entries(next)) put(one, key, former[key], value);
}

function put(one, key, former, value) {
  if (key.startsWith("on")) {
    // The same listener is not added twice.
    one.addEventListener(key.slice(2), hear);
    if (key === "onhold") one.toggleAttribute("data-hold", Boolean(value));
  } else if (key === "style") {
    for (const name of Object.keys(former ?? {})) if (!(name in (value ?? {}))) one.style[name] = "";
    for (const [name, set] of Object.entries(value ?? {})) if (former?.[name] !== set) one.style[name] = set;
  } else if (key !== "class" || former !== value) {
    setAttribute(one, key, value);
  }
}

function setAttribute(one, key, value) {
  const isOff = value === false || value === null || value === undefined;
  const text = isOff ? null : value === true ? "" : String(value);
  // What a person has switched or drawn by hand is no attribute.
  if (key === "checked" || key === "selected") one[key] = !isOff;
  if (key === "value" && one.type === "range") one.value = text;
  if (one.getAttribute(key) === text) return;
  if (text === null) one.removeAttribute(key); else one.setAttribute(key, text);
}

function hear(event) { given.get(event.currentTarget)?.[`on${event.type}`]?.call(event.currentTarget, event); }

/**
 * Makes what a container holds what it should be: an element of the same `data-key` becomes the new one, without a key
 * that of the same kind which comes next, and the rest is put in or taken out. The focus stays where it is.
 */
export function replace(container, ...children) {
  const focused = container.contains(document.activeElement) ? document.activeElement : null;
  become(container, nodes(children));
  if (!focused || document.activeElement === focused) return;
  const key = focused.dataset.key;
  const heir = focused.isConnected ? focused : key && container.querySelector(`[data-key="${CSS.escape(key)}"]`);
  heir?.focus({ preventScroll: true });
}

function become(container, wanted) {
  const heirs = pair([...container.childNodes], wanted);
  const kept = new Set(heirs);
  for (const one of [...container.childNodes]) if (!kept.has(one)) one.remove();
  let place = container.firstChild;
  heirs.forEach((one, index) => {
    if (one.parentNode !== container) noteArrival(one);
    if (one === place) place = place.nextSibling; else container.insertBefore(one, place);
    if (one !== wanted[index]) live(one, wanted[index]);
  });
}

/** Which of those that are there becomes each of those that are wanted: itself if there is none. */
function pair(former, wanted) {
  const keyed = new Map(former.filter(keyOf).map((one) => [keyOf(one), one]));
  const rest = former.filter((one) => !keyOf(one) && !wanted.includes(one));
  return wanted.map((next) => {
    if (former.includes(next)) return next;
    const key = keyOf(next);
    const found = key ? keyed.get(key) : rest.find((one) => isAlike(one, next));
    if (!found || !isAlike(found, next)) return next;
    if (key) keyed.delete(key); else rest.splice(0, rest.indexOf(found) + 1);
    return found;
  });
}

const keyOf = (one) => one.dataset?.key;

/** Whether one may become the other: what is named by its class begins with the same name. */
function isAlike(one, next) {
  if (one.nodeName !== next.nodeName) return false;
  if (one.nodeType === Node.TEXT_NODE) return true;
  if (!given.has(one) || !given.has(next)) return false;
  return keyOf(one) === keyOf(next) && kind(one) === kind(next) && given.get(one).type === given.get(next).type;
}

const kind = (one) => (given.get(one).class ?? "").split(" ")[0];

function live(one, next) {
  if (one.nodeType === Node.TEXT_NODE) { if (one.data !== next.data) one.data = next.data; return; }
  dress(one, given.get(one), given.get(next));
  become(one, [...next.childNodes]);
}

/** The pictures of apps that could not be had. */
const missing = new Set();

/** The picture of something of the system's own, which the page draws. */
export function systemIcon(name, size = "") {
  return element("span", { class: `icon ${size} system-${name}`, "aria-hidden": "true" }, symbol(name));
}

/** The picture of an app: its own, or its first letter on a color that is always the same for it. */
export function appIcon(app, size = "") {
  if (app.isSystem) return systemIcon("shortcuts", size);
  let hash = 7;
  for (const code of app.id) hash = (hash * 31 + code.codePointAt(0)) >>> 0;
  const letter = [...app.name.trim()][0] ?? "?";
  const tile = element("span", { class: `icon ${size} tint-${hash % 8}`, "aria-hidden": "true" }, letter.toLocaleUpperCase());
  const address = `/icon/${encodeURIComponent(app.id)}?${encodeURIComponent(app.icon)}`;
  if (!app.icon || missing.has(address)) return tile;
  return element("img", {
    class: `icon ${size}`, alt: "", draggable: "false", src: address,
    onerror: (event) => { missing.add(address); event.currentTarget.replaceWith(tile); },
  });
}

/** A row that does something when it is pressed: an app's picture, a title, what is said about it. */
export function row(key, owner, title, subtitle, action, trailing = null) {
  return element("button", { class: "row", "data-key": key, onclick: action }, appIcon(owner, "small"),
    element("span", { class: "two-lines" }, element("b", {}, title), subtitle && element("span", {}, subtitle)), trailing);
}
