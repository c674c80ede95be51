// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/** Apple's bits of what a layer is. */
const traits = { button: 1n, link: 2n, image: 4n, selected: 8n, notEnabled: 256n, adjustable: 4096n, header: 65536n };

/** Says to assistive technologies what a layer is, and lets the keyboard reach what can be done there. */
export function showAccessibility(view, said) {
  const key = said ? JSON.stringify(said) : "";
  if (view.said === key) return;
  view.said = key;
  const has = (name) => Boolean(said && BigInt(said.traits ?? 0) & traits[name]);
  const set = (name, value) => { if (value === null) view.root.removeAttribute(name); else view.root.setAttribute(name, value); };
  // What is dragged up and down is not scrolled.
  view.root.classList.toggle("layer-held", has("adjustable"));
  const isAction = has("button") || has("link");
  const role = !said ? null : has("button") ? "button" : has("link") ? "link" : has("header") ? "heading" : has("image") ? "img" : said.label ? "group" : null;
  set("role", role);
  set("aria-label", said && role ? [said.label, said.value].filter(Boolean).join(", ") || null : null);
  set("aria-description", said?.hint || null);
  set("aria-level", role === "heading" ? "2" : null);
  set("aria-disabled", has("notEnabled") ? "true" : null);
  set("aria-pressed", has("selected") && role === "button" ? "true" : null);
  set("tabindex", isAction && !has("notEnabled") ? "0" : null);
  set("data-identifier", said?.identifier || null);
}
