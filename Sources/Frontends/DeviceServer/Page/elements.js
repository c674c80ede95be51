// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Everything an app says becomes a text node here, and never markup.

/** Makes an element: `on…` are listeners, `style` is an object, true and false set and leave out, the rest are attributes. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  if (name === "button" && !attributes.type) made.type = "button";
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "style") Object.assign(made.style, value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  for (const child of children.flat(3)) {
    if (child === null || child === undefined || child === false) continue;
    made.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return made;
}

/** Replaces what is in a container; the focus, typed text and scrolling of what has the same data-key stay. */
export function replace(container, ...children) {
  const focused = container.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.dataset.key;
  const selection = focused && "selectionStart" in focused ? [focused.selectionStart, focused.selectionEnd] : null;
  const typed = new Map();
  for (const field of container.querySelectorAll("input[data-key]:not([type=checkbox])")) {
    typed.set(field.dataset.key, field.value);
  }
  const scrolled = [...container.querySelectorAll("[data-scroll]")].map((one) => [one.dataset.scroll, one.scrollTop]);
  container.replaceChildren(...children.flat(3).filter(Boolean));
  for (const field of container.querySelectorAll("input[data-key]:not([type=checkbox])")) {
    if (typed.has(field.dataset.key)) field.value = typed.get(field.dataset.key);
  }
  for (const [name, top] of scrolled) {
    const one = container.querySelector(`[data-scroll="${CSS.escape(name)}"]`);
    if (one) one.scrollTop = top;
  }
  if (!key) return;
  const next = container.querySelector(`[data-key="${CSS.escape(key)}"]`);
  next?.focus({ preventScroll: true });
  if (next && selection && selection[0] !== null && "setSelectionRange" in next) {
    try { next.setSelectionRange(...selection); } catch { /* a field without a selection, such as a check box */ }
  }
}

/** How long a pointer rests for a hold, and how soon a second tap follows the first, in milliseconds. */
export const holdTime = 450, doubleTapTime = 300;

/**
 * Waits until a pointer has rested. A page that was too busy to notice in time learns it by `hasPassed` of the event that
 * ends it: events say when they happened, and come before timers that are due.
 */
export function restWatch(callback) {
  let timer = null;
  let begin = null;
  return {
    start(event) { begin = event.timeStamp; timer = setTimeout(() => { timer = null; callback(); }, holdTime); },
    stop() { clearTimeout(timer); timer = null; },
    isOn() { return timer !== null; },
    hasPassed(event) { return timer !== null && event.timeStamp - begin >= holdTime; },
  };
}

let isSpent = false;

/** The pointer has done what it is to do: the click of its lifting is lost, also where something else lies there now. */
export function spendPointer() { isSpent = true; }

addEventListener("pointerdown", () => { isSpent = false; }, true);
addEventListener("click", (event) => {
  // A key's click has no count.
  if (!isSpent || event.detail === 0) return;
  isSpent = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

/** Calls back when a pointer rests on an element, or the menu key is pressed there; the click after it is lost. */
export function onHold(target, callback) {
  let start = null;
  let isHeld = false;
  const hold = () => { isHeld = true; spendPointer(); rest.stop(); callback(); };
  const rest = restWatch(hold);
  target.addEventListener("pointerdown", (event) => {
    isHeld = false;
    if (event.button !== 0) return;
    start = [event.clientX, event.clientY];
    rest.start(event);
  });
  target.addEventListener("pointermove", (event) => {
    if (rest.isOn() && Math.hypot(event.clientX - start[0], event.clientY - start[1]) > 10) end(event);
  });
  const end = (event) => { if (rest.hasPassed(event)) hold(); else rest.stop(); };
  for (const name of ["pointerup", "pointerleave"]) target.addEventListener(name, end);
  target.addEventListener("pointercancel", () => rest.stop());
  target.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (!isHeld) hold();
  });
  // Not every system makes a context menu of these.
  target.addEventListener("keydown", (event) => {
    if (event.key !== "ContextMenu" && !(event.key === "F10" && event.shiftKey)) return;
    event.preventDefault();
    callback();
  });
}

/** Moves the focus with the arrow keys among what a selector finds in a container. */
export function onArrows(container, selector) {
  container.addEventListener("keydown", (event) => {
    const all = [...container.querySelectorAll(selector)];
    const index = all.indexOf(document.activeElement);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const columns = all.filter((one) => one.offsetTop === all[0].offsetTop).length || 1;
    const rtl = getComputedStyle(container).direction === "rtl" ? -1 : 1;
    const next = {
      ArrowRight: index + rtl, ArrowLeft: index - rtl, ArrowDown: index + columns, ArrowUp: index - columns,
      Home: 0, End: all.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, next))].focus();
  });
}

/** The picture of an app: its own, or its first letter on a colour that is always the same for it. */
export function appIcon(app, size = "") {
  if (app.isSystem) return element("span", { class: `icon ${size} system-shortcuts`, "aria-hidden": "true" }, "❖");
  let hash = 7;
  for (const code of app.id) hash = (hash * 31 + code.codePointAt(0)) >>> 0;
  const letter = [...app.name.trim()][0] ?? "?";
  const tile = element("span", { class: `icon ${size} tint-${hash % 8}`, "aria-hidden": "true" }, letter.toLocaleUpperCase());
  if (!app.icon) return tile;
  const picture = element("img", {
    class: `icon ${size}`, alt: "", draggable: "false", src: `/icon/${encodeURIComponent(app.id)}?${encodeURIComponent(app.icon)}`,
    onerror: () => picture.replaceWith(tile),
  });
  return picture;
}
