// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { send, state } from "/connection.js";
import { element } from "/elements.js";
import { word } from "/words.js";

/** The run of a shortcut, where it runs. */
export function runOf(shortcut) { return (state.runs ?? []).find((one) => one.shortcut === shortcut) ?? null; }

/** The conversation of a run, on the screen or behind it; null where it is somewhere else, such as in a terminal. */
export function conversationOf(run) {
  return [state.conversation, ...(state.behind ?? [])].find((one) => one?.run === run.id && one.isRunning) ?? null;
}

/** Where a run is, in a few words. */
export function stepWords(run) {
  if (conversationOf(run)?.question) return word("runAsks");
  return run.step ? word("runStep", run.step.number, run.step.count, run.step.title) : word("working");
}

/** How much of a shortcut is done, as its actions are counted. */
export function progressBar(run) {
  const { number, count } = run.step ?? { number: 1, count: 1 };
  return element("progress", { class: "run-progress", max: String(count), value: String(number - 1), "aria-label": run.name });
}

export function stopButton(run, key, look) {
  return element("button", { class: look, "data-key": key, "aria-label": word("stopRun", run.name), onclick: () => send("stopRun", { id: run.id }) }, word("stop"));
}

/** What is seen in Siri of the run that its conversation belongs to: where it is, and how it is stopped. */
export function runLine(talk) {
  const run = talk.isRunning && talk.run && (state.runs ?? []).find((one) => one.id === talk.run);
  if (!run) return null;
  return element("div", { class: "run", role: "group", "aria-label": run.name },
    element("span", { class: "run-step" }, stepWords(run)), stopButton(run, "run-stop", "plain run-stop"), progressBar(run));
}
