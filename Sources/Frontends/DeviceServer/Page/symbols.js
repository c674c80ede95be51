// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

const svg = "http://www.w3.org/2000/svg";

/** A drawing of the page's own, by its name; it says nothing to a screen reader. */
export function symbol(name) {
  const made = document.createElementNS(svg, "svg");
  const use = document.createElementNS(svg, "use");
  const box = document.getElementById(`symbol-${name}`).getAttribute("viewBox");
  for (const [key, value] of Object.entries({ class: `symbol symbol-${name}`, viewBox: box, "aria-hidden": "true" })) made.setAttribute(key, value);
  use.setAttribute("href", `#symbol-${name}`);
  made.append(use);
  return made;
}
