// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What Siri says aloud, by the browser's own voices. Sound is where the browser is: so each keeps for itself whether it speaks.

import { redraw } from "/connection.js";
import { language, region } from "/words.js";

const voices = window.speechSynthesis;
const me = crypto.randomUUID();

function kept(key) {
  // A browser may keep nothing for pages.
  try { return localStorage.getItem(key); } catch { return null; }
}

function keep(key, value) {
  try { localStorage.setItem(key, value); } catch { /* it is forgotten with the page */ }
}

let isOn = kept("speaks") === "1";

/** Whether this browser has a voice. */
export function canSpeak() { return Boolean(voices && window.SpeechSynthesisUtterance); }

/** Whether the person wants answers spoken. */
export function speaks() { return canSpeak() && isOn; }

export function setSpeaks(wanted) {
  isOn = wanted;
  keep("speaks", wanted ? "1" : "0");
  if (!wanted) hush();
  redraw("voice");
}

/** Says a text, in place of what is being said; of several pages only the one that was used last. */
export function speak(text) {
  if (!speaks() || !text || (kept("speaker") ?? me) !== me) return;
  hush();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language().startsWith("zh") ? "zh-CN" : region();
  said.voice = voice(said.lang);
  voices.speak(said);
}

/** A voice of the machine's own, where there is one: others send the text away. */
function voice(tag) {
  const fitting = voices.getVoices().filter((one) => one.lang.replace("_", "-").startsWith(tag.slice(0, 2)));
  const own = fitting.filter((one) => one.localService);
  const best = own.length > 0 ? own : fitting;
  return best.find((one) => one.lang.replace("_", "-") === tag) ?? best[0] ?? null;
}

/** Says no more. */
export function hush() { if (canSpeak()) voices.cancel(); }

for (const name of ["pointerdown", "keydown"]) {
  addEventListener(name, () => { keep("speaker", me); hush(); }, true);
}
addEventListener("storage", (event) => {
  if (event.key !== "speaks") return;
  isOn = event.newValue === "1";
  redraw("voice");
});
