// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { element } from "/elements.js";
import { word } from "/words.js";

/** Apple's bits of what a layer is. */
const traits = { button: 1n, link: 2n, image: 4n, selected: 8n, notEnabled: 256n, adjustable: 4096n, header: 65536n };

let hints = 0;

/** What a layer is for, in an element that is not seen. */
function describe(view, hint) {
  if (!hint) { view.hint?.remove(); view.hint = null; return null; }
  if (!view.hint) {
    hints += 1;
    view.hint = element("span", { id: `layer-hint-${hints}`, hidden: true });
    view.root.append(view.hint);
  }
  view.hint.textContent = hint;
  return view.hint.id;
}

function roleOf(said, has) {
  if (!said) return null;
  if (said.isModal) return "dialog";
  const kind = [["adjustable", "slider"], ["button", "button"], ["link", "link"], ["header", "heading"], ["image", "img"]].find(([name]) => has(name));
  return kind?.[1] ?? (said.label ? "group" : null);
}

/** What every element of a role has to have: a name, and where a slider stands. */
function needed(role, said) {
  if (role === "dialog") return { label: said.label || word("dialog"), "aria-modal": "true" };
  if (role !== "slider") return { label: [said?.label, said?.value].filter(Boolean).join(", ") };
  const number = parseFloat(said.value);
  return {
    label: said.label || word("slider"), "aria-valuemin": "0", "aria-valuemax": "100",
    "aria-valuenow": String(Math.max(0, Math.min(100, number || 0))), "aria-valuetext": said.value || null,
  };
}

const own = ["aria-modal", "aria-valuemin", "aria-valuemax", "aria-valuenow", "aria-valuetext"];

/** Says to assistive technologies what a layer is, and lets the keyboard reach what can be done there. */
export function showAccessibility(view, said) {
  const key = said ? JSON.stringify(said) : "";
  if (view.said === key) return;
  view.said = key;
  const has = (name) => Boolean(said && BigInt(said.traits ?? 0) & traits[name]);
  const set = (name, value) => { if (value === null) view.root.removeAttribute(name); else view.root.setAttribute(name, value); };
  // What is dragged up and down is not scrolled.
  view.root.classList.toggle("layer-held", has("adjustable"));
  const role = roleOf(said, has);
  const { label, ...more } = role ? needed(role, said) : {};
  const isAction = ["button", "link", "slider"].includes(role);
  set("role", role);
  set("aria-label", label || null);
  for (const name of own) set(name, more[name] ?? null);
  set("aria-describedby", describe(view, said?.hint));
  set("aria-level", role === "heading" ? "2" : null);
  set("aria-disabled", has("notEnabled") ? "true" : null);
  set("aria-pressed", has("selected") && role === "button" ? "true" : null);
  set("tabindex", isAction && !has("notEnabled") ? "0" : null);
  set("data-identifier", said?.identifier || null);
}
