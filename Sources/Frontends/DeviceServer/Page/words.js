// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { state } from "/connection.js";
import { words } from "/texts.js";

/** Which of the languages of the page this browser prefers. */
export const preferred = document.documentElement.lang;

/** The language of the page: the person's choice, else what the browser prefers. */
export function language() { return state.arrangement?.language ?? preferred; }

/** The same with the region, where the browser says one: times and dates are written as there. */
export function region() {
  const base = language().slice(0, 2);
  return navigator.languages.find((one) => one.startsWith(base)) ?? language();
}

/** The languages of the page, each with its own name for itself. */
export function languages() { return Object.entries(words).map(([tag, texts]) => [tag, texts.ownName]); }

/** A text of the page; the places in braces are filled in. */
export function word(name, ...values) {
  const text = (words[language()] ?? words.en)[name];
  return text.replace(/\{(\d)\}/g, (_, index) => values[index]);
}
