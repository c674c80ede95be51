// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { onChange, state } from "/connection.js";

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const listeners = [];
let shown = null;

/** Whether the device is dark: as the person has chosen for it, else as their browser is. */
export function isDark() {
  const chosen = state.arrangement?.appearance;
  return chosen ? chosen === "dark" : prefersDark.matches;
}

/** Calls back when the device turns light or dark. */
export function onAppearance(callback) { listeners.push(callback); }

function show() {
  const chosen = state.arrangement?.appearance ?? "";
  document.documentElement.dataset.appearance = chosen;
  if (shown === isDark()) return;
  const isFirst = shown === null;
  shown = isDark();
  if (!isFirst) for (const listener of listeners) listener();
}

prefersDark.addEventListener("change", show);
onChange((changed) => { if (changed.has("arrangement")) show(); });
