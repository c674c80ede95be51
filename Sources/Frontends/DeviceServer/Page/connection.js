// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/** All that is on the device's screen, as the system says. */
export const state = { apps: [], recents: [], phraseScreens: [], activity: [], arrangement: { bindings: {} } };

const listeners = [];
const most = 200;

/** Calls back with the names of the sections that have changed. */
export function onChange(callback) { listeners.push(callback); }

function tell(names) { for (const listener of listeners) listener(new Set(names)); }

/** Has a section redrawn that is shown in another way now. */
export function redraw(name) { tell([name]); }

/**
 * Tells the device what the person does; returns whether it did it. Where the device does not answer, the person reads
 * what that means for them, by the name of a text.
 */
export async function send(command, values = {}, silence = "failed") {
  try {
    const response = await fetch("/command", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ [command]: values }),
    });
    if (response.ok) return true;
    problem((await response.text()).trim());
  } catch {
    problem(silence);
  }
  return false;
}

/**
 * What the device answers to a question, as a value; null where it does not, or nobody waits for it any more. What is
 * no JSON goes as it is, with its type.
 */
export async function load(path, question, signal, type = null) {
  const post = { method: "POST", headers: { "Content-Type": type ?? "application/json" }, body: type ? question : JSON.stringify(question) };
  try {
    const response = await fetch(path, { signal, ...(question ? post : {}) });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

let isKnown = false;

/** Comes back once the state is known and is as the condition wants it. */
export function until(condition) {
  return new Promise((kept) => {
    const look = () => { if (isKnown && condition()) kept(); };
    listeners.push(look);
    look();
  });
}

let problem = () => {};
/** Calls back with a sentence about what did not work, or the name of one: "failed", "unsent", "restarted". */
export function onProblem(callback) { problem = callback; }

let offline = () => {};
/** Calls back with why there is no connection: "lost", "unknown", a sentence; null when there is one again. */
export function onOffline(callback) { offline = callback; }

export function connect() {
  const source = new EventSource("/events");
  source.addEventListener("state", (event) => {
    const fresh = JSON.parse(event.data);
    const isBrokenOff = isAnotherStart(event.lastEventId) && isOpen(state.conversation) && !fresh.conversation;
    for (const name of Object.keys(state)) if (!(name in fresh)) delete state[name];
    Object.assign(state, fresh);
    isKnown = true;
    offline(null);
    // What was to be read at some time before is no news.
    tell(Object.keys(fresh).filter((name) => name !== "notice").concat("front", "sheet", "conversation", "clash"));
    if (isBrokenOff) problem("restarted");
  });
  source.addEventListener("change", (event) => {
    const change = JSON.parse(event.data);
    offline(null);
    if (change.activityAdded) {
      state.activity = (state.activity ?? []).concat(change.activityAdded).slice(-most);
      delete change.activityAdded;
      change.activity = state.activity;
    }
    Object.assign(state, change);
    tell(Object.keys(change));
  });
  source.addEventListener("open", () => offline(null));
  source.addEventListener("error", () => {
    offline("lost");
    // A browser comes back by itself after a break, and not after a refusal.
    if (source.readyState !== EventSource.CLOSED) return;
    explain().then((isWelcome) => { if (isWelcome) setTimeout(connect, 1000); });
  });
}

let start = null;
/** How often the system was restarted while this page was open: its numbers begin again then. */
export let restarts = 0;

/** Whether the system is not the one that this page has talked to so far. */
function isAnotherStart(place) {
  const before = start;
  start = place.split("-")[0];
  const isAnother = before !== null && before !== start;
  if (isAnother) restarts += 1;
  return isAnother;
}

/** Whether a conversation has come to no answer; a system that ends in order may have announced its end before. */
function isOpen(talk) {
  return Boolean(talk) && (talk.isRunning || ["said", "prompt", "confirm", "progress"].includes(talk.turns?.at(-1)?.turn));
}

async function explain() {
  try {
    const response = await fetch("/words.js");
    if (response.status === 401) { offline("unknown"); return false; }
  } catch { /* Beckon has ended, or starts: we try again. */ }
  return true;
}
