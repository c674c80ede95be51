// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { state } from "/connection.js";
import { element } from "/elements.js";
import { tellApp } from "/screen.js";
import { word } from "/words.js";

/** The inputs on the screen of an app, by the numbers of its fields, with what was typed and not come back yet. */
const inputs = new Map();
let owner = null;
/** The focus is being put where the app has it, not by the person. */
let isFollowing = false;

const modes = { number: "numeric", decimal: "decimal", phone: "tel", email: "email", url: "url", search: "search" };
const hints = { default: "enter", join: "go", continue: "next" };

/**
 * Lays a real input, or a text area, over each field of an app's screen: visible while the person types, and there for the keyboard of a phone
 * and for screen readers always. It lies in the field's own layer, and moves with it.
 */
export function showFields(app, views, screen) {
  if (owner !== app) inputs.clear();
  owner = app;
  const fields = state.fields?.[app] ?? [];
  const numbers = new Set(fields.map((field) => field.number));
  for (const [number, one] of inputs) if (!numbers.has(number)) { inputs.delete(number); follow(() => one.input.remove()); }
  for (const field of fields) {
    const known = inputs.get(field.number);
    const one = known ?? make(app, field);
    const layer = views.get(field.layer)?.root ?? screen;
    if (one.input.parentNode !== layer) place(one.input, layer);
    const wasFocused = known ? one.field.isFocused : false;
    one.field = field;
    dress(one.input, field);
    take(one);
    // Where the app puts the focus it goes; what a person has done since, the app may not have heard yet.
    if (field.isFocused && !wasFocused) follow(() => one.input.focus({ preventScroll: true }));
    if (!field.isFocused && wasFocused) follow(() => one.input.blur());
  }
}

/** No field has the focus while its app is not in front; the one that the app wants gets it when the app is back. */
export function restFields() { for (const one of inputs.values()) one.field = { ...one.field, isFocused: false }; }

/** What is moved loses the focus, which nobody has taken away: it is given back, and the app hears nothing of it. */
function place(input, layer) {
  const hasFocus = document.activeElement === input;
  follow(() => {
    layer.append(input);
    if (hasFocus) input.focus({ preventScroll: true });
  });
}

function follow(work) {
  isFollowing = true;
  work();
  isFollowing = false;
}

function make(app, field) {
  const one = { field, revision: 0, input: element(field.isMultiline ? "textarea" : "input", { class: "app-field", autocomplete: "off" }) };
  const does = (entry, replaces = () => false) => tellApp(app, "entries", { field: field.number, ...entry }, replaces);
  const { input } = one;
  input.addEventListener("input", () => {
    one.revision = Math.max(one.revision, one.field.revision) + 1;
    does({ does: "text", text: input.value, revision: one.revision }, (last) => last.does === "text" && last.field === field.number);
  });
  input.addEventListener("focus", () => { if (!isFollowing && !one.field.isFocused) does({ does: "focus" }); });
  input.addEventListener("blur", () => { if (!isFollowing && document.hasFocus()) does({ does: "leave" }); });
  input.addEventListener("keydown", (event) => {
    // A new line is typed into a text of several lines like any other letter.
    if (event.key === "Enter" && one.field.isMultiline) { event.stopPropagation(); return; }
    if (event.isComposing || !["Enter", "Escape"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") does({ does: "enter" }); else input.blur();
  });
  input.addEventListener("scroll", () => input.classList.toggle("scrolled", field.isMultiline && input.scrollTop > 0), { passive: true });
  // A finger in a field is no finger on the app's screen.
  input.addEventListener("pointerdown", (event) => event.stopPropagation());
  inputs.set(field.number, one);
  return one;
}

function dress(input, field) {
  const attributes = {
    type: field.isSecure ? "password" : "text", "data-key": `field-${field.number}`, placeholder: field.placeholder,
    "aria-label": field.placeholder || word("textField"), inputmode: modes[field.keyboard] ?? "text",
    enterkeyhint: hints[field.returnKey] ?? field.returnKey, autocapitalize: field.capitalization,
    autocorrect: field.isCorrected ? "on" : "off", spellcheck: String(field.isCorrected),
  };
  if (field.isMultiline) delete attributes.type;
  for (const [name, value] of Object.entries(attributes)) if (input.getAttribute(name) !== value) input.setAttribute(name, value);
  Object.assign(input.style, {
    left: `${field.x}px`, top: `${field.y}px`, width: `${field.width}px`, height: `${field.height}px`, fontSize: `${field.fontSize}px`, textAlign: field.alignment, color: field.color, background: field.background,
  });
}

/** Takes over what the app has made of the text, unless more has been typed since. */
function take(one) {
  const { input, field, revision } = one;
  if (field.revision < revision || input.value === field.text) return;
  // Of a secret the app tells how long it is.
  if (!field.isSecure || field.text === "") input.value = field.text;
}
