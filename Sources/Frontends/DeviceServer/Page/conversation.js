// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { onAppearance } from "/appearance.js";
import { element, replace } from "/elements.js";
import { completing, completionList, forgetCompletions } from "/completions.js";
import { reachable } from "/focus.js";
import { onChange, restarts, send, state } from "/connection.js";
import { isListening, microphone, soundNote, stopListening } from "/hearing.js";
import { enter } from "/motion.js";
import { runLine } from "/runs.js";
import { forgetSayings, sayings } from "/sayings.js";
import { canSpeak, hush, setSpeaks, speak, speaks } from "/speaking.js";
import { forgetPictures, newestPlace, showTurn, spokenText } from "/turns.js";
import { word } from "/words.js";

const layer = document.getElementById("conversation");
const live = document.getElementById("live");
let announced = 0;
/** In which start of the system that was. */
let announcedIn = 0;
/** What was said before this page was there is not said again. */
let hasLooked = false;
let before = null;
/** The app that was in front when Siri came up; and whether the person has gone on to one from an answer. */
let frontBefore = null;
let leadsAway = false;
/** What was typed and not taken, also when the conversation that it was for is gone. */
let unsent = "";
let isSending = false;
/** Whether a person looks at what was said before the newest exchange; and the last turn that was scrolled to. */
let isLookingBack = false;
let arrived = null;
/** Whether the end is seen, and goes on to be; and when a person has scrolled last: what is redrawn scrolls as well. */
let isAtEnd = true;
let scrolled = -Infinity;
/** The beginning of a sentence that waits for Siri to come up. */
let beginning = null;

/** Draws the conversation over whatever is on the screen. */
export function showConversation() {
  const talk = state.conversation;
  const isNew = layer.hidden && talk;
  if (isNew) [before, frontBefore, leadsAway] = [document.activeElement, state.front, false];
  layer.hidden = !talk;
  if (!talk) return leave();
  const question = talk.turns.find((turn) => turn.id === talk.question);
  const latest = talk.turns.at(-1)?.id ?? null;
  const hasCome = latest !== arrived;
  if (hasCome) isLookingBack = false;
  replace(layer, element("section", { class: `siri ${isLookingBack ? "back" : ""}`, role: "dialog", "aria-modal": "true", "aria-label": word("siri"), onkeydown: keepTab },
    head(talk), runLine(talk), log(talk, question), form(question)));
  watch();
  if (hasCome) toNewest();
  arrived = latest;
  // What holds it stays while its turns come, and so does the way up.
  if (isNew) enter(layer, "siri");
  announce(talk.turns);
  if (isNew || document.activeElement === document.body) layer.querySelector("input").focus({ preventScroll: true });
  if (beginning !== null) begin(beginning);
}

function leave() {
  hasLooked = true;
  [isLookingBack, arrived] = [false, null];
  forgetPictures();
  forgetSayings();
  forgetCompletions();
  stopListening();
  hush();
  const hadFocus = layer.contains(document.activeElement) || document.activeElement === document.body;
  layer.replaceChildren();
  // What was covered is in reach again.
  for (const id of ["main", "sheet"]) document.getElementById(id).inert = false;
  // Anyone who has gone on to an app is there, and not where they came from.
  const isElsewhere = leadsAway || state.front !== frontBefore;
  if (hadFocus && before?.isConnected && !isElsewhere) before.focus();
  [before, leadsAway] = [null, false];
}

/**
 * Tab stays in Siri. From the field and the buttons beside it it goes to what answers the question, then to the rest.
 */
function keepTab(event) {
  if (event.key !== "Tab" || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const rank = (one) => (one.closest(".say") ? 0 : one.closest(".exchange") ? 1 : one.closest(".run") ? 2 : 3);
  const all = reachable(layer).map((one, index) => ({ one, index })).sort((a, b) => rank(a.one) - rank(b.one) || a.index - b.index).map(({ one }) => one);
  const place = all.indexOf(document.activeElement);
  if (place < 0) return;
  event.preventDefault();
  all[(place + (event.shiftKey ? -1 : 1) + all.length) % all.length].focus();
}

// A tap beside Siri closes it, as on a phone: what is behind it takes none.
document.getElementById("screen").addEventListener("click", (event) => {
  if (event.target.id === "screen" && state.conversation) send("endConversation");
});

/** Goes on from an answer to its app. */
function follow() {
  leadsAway = true;
  send("followAnswer").then((isDone) => { if (!isDone) leadsAway = false; });
}

/** Puts the beginning of a sentence into the field, to go on from there. */
function begin(text) {
  const field = layer.querySelector("input");
  if (!field) return;
  beginning = null;
  field.value = text;
  field.focus({ preventScroll: true });
  field.dispatchEvent(new Event("input"));
}

/** Has Siri come up with the beginning of a sentence in its field. */
export function beginSentence(text) {
  beginning = text;
  if (state.conversation) begin(text);
  else send("listen");
}

function head(talk) {
  return element("div", { class: "siri-head", "data-swipe": "siri" },
    element("span", { class: `orb ${talk.isRunning ? "busy" : ""}`, "aria-hidden": "true" }), element("h2", {}, word("siri")),
    newestPlace(talk.turns) > 0 && element("button", {
      class: "round look-back", "data-key": "siri-earlier", "aria-pressed": String(isLookingBack), "aria-label": word("earlier"), title: word("earlier"),
      onclick: () => { lookBack(!isLookingBack); showBefore(); },
    }, element("span", { class: "chevron", "aria-hidden": "true" })),
    canSpeak() && element("button", {
      class: "speaks", role: "switch", "aria-checked": String(speaks()), "aria-label": word("speakAnswers"), "data-key": "siri-speaks", onclick: () => setSpeaks(!speaks()),
    }, element("span", { class: "speaker", "aria-hidden": "true" }), element("span", { class: "speaks-name" }, word("speakAnswers"))),
    element("button", { class: "round", "data-key": "siri-close", "aria-label": word("close"), onclick: () => send("endConversation") }, "×"));
}

/** The newest exchange is what one sees, as large as it is; what was said before lies above it, a scroll away. */
function log(talk, question) {
  const { turns } = talk;
  const place = newestPlace(turns);
  const shown = turns.map((turn, index) => showTurn(turn, {
    isOpen: turn === question, isLast: index === turns.length - 1, begin, follow, change: (what) => (what === "gone" ? showConversation() : fit()),
  }));
  const handle = () => { scrolled = performance.now(); };
  return element("div", {
    class: "turns", role: "log", tabindex: "0", "aria-label": word("siri"), onwheel: handle, ontouchmove: handle, onkeydown: handle, onscroll: noteScrolling,
  },
    place > 0 && element("div", { class: "exchanges" }, shown.slice(0, place)),
    element("div", { class: "exchange" },
      turns.length === 0 && [element("p", { class: "greeting" }, word("greeting")), sayings(begin)],
      shown.slice(place), talk.isRunning && !question && !(state.runs ?? []).some((one) => one.id === talk.run) && element("p", { class: "working" }, word("working"))));
}

// Where the newest exchange is seen

const sizes = new ResizeObserver(fit);

function watch() {
  sizes.disconnect();
  sizes.observe(layer.querySelector(".exchange"));
  fit();
}

function noteScrolling(event) {
  if (performance.now() - scrolled > 500) return;
  isAtEnd = distance(event.currentTarget) <= 12;
  if (isAbove(event.currentTarget) && !isLookingBack) lookBack(true);
}

/** Whether something from before the newest exchange is seen. */
function isAbove(turns) {
  const exchange = layer.querySelector(".exchange").getBoundingClientRect();
  return Boolean(layer.querySelector(".exchanges")) && exchange.top - turns.getBoundingClientRect().top > 24;
}

/** How far what is seen is above the end. */
function distance(turns) { return turns.scrollHeight - turns.scrollTop - turns.clientHeight; }

/** As high as the newest exchange, while nobody looks further back. */
function fit() {
  const turns = layer.querySelector(".turns");
  const exchange = layer.querySelector(".exchange");
  if (!turns || !exchange) return;
  turns.style.flexBasis = isLookingBack ? "auto" : `${exchange.offsetHeight + 16}px`;
  if (!isLookingBack && (isAtEnd || isAbove(turns))) toNewest();
}

function lookBack(wanted) {
  const turns = layer.querySelector(".turns");
  const above = distance(turns);
  isLookingBack = wanted;
  layer.querySelector(".siri").classList.toggle("back", wanted);
  layer.querySelector(".look-back")?.setAttribute("aria-pressed", String(wanted));
  fit();
  // What was seen stays where it was, as the rest grows above it.
  if (wanted) turns.scrollTop = turns.scrollHeight - turns.clientHeight - above;
  else toNewest();
}

/** Where the panel had no room to grow, what was said before is scrolled to. */
function showBefore() {
  const turns = layer.querySelector(".turns");
  if (isLookingBack && !isAbove(turns)) turns.scrollTop -= turns.clientHeight * 0.8;
}

/** The newest exchange is seen from its beginning, or where it ends if that is to be answered with a tap. */
function toNewest() {
  const turns = layer.querySelector(".turns");
  const question = state.conversation?.turns.find((turn) => turn.id === state.conversation.question);
  turns.scrollTop = turns.scrollHeight;
  const excess = layer.querySelector(".exchange").offsetHeight - turns.clientHeight;
  if (excess > 0 && question?.turn !== "confirm") turns.scrollTop -= excess;
  isAtEnd = distance(turns) <= 12;
}

function form(question) {
  const label = question ? word("answer") : word("say");
  if (question) forgetCompletions();
  const field = element("input", {
    "data-key": "siri-text", "aria-label": label, inputmode: keyboards[question?.input] ?? null, ...(question ? {} : completing()), placeholder: isListening() ? word("listening") : label, autocomplete: "off", enterkeyhint: "send", maxlength: "2000",
    value: unsent || null,
  });
  const made = element("form", {
    class: "say", onsubmit: (event) => {
      event.preventDefault();
      tell(layer.querySelector("input").value, question);
    },
  }, field, picker(question), microphone(heard), element("button", { class: "round send", type: "submit", "aria-label": word("send"), "data-key": "siri-send" }, "↑"));
  return [!question && completionList(), made, soundNote()];
}

/** The keyboard of a phone for what is to be answered. */
const keyboards = { number: "numeric", decimal: "decimal", url: "url" };
/** The browser's own picker for it. */
const pickers = { date: "date", time: "time", dateAndTime: "datetime-local" };

/** A picker beside the field, which fills it in; a date can be typed in words as well. */
function picker(question) {
  const type = pickers[question?.input];
  if (!type) return null;
  return element("input", {
    class: "picker", type, "data-key": `picker-${question.id}`, "aria-label": word("pickDate"),
    onchange: (event) => {
      const field = layer.querySelector("[data-key=siri-text]");
      if (!event.currentTarget.value) return;
      field.value = event.currentTarget.value.replace("T", " ");
      field.focus({ preventScroll: true });
    },
  });
}

/** What is heard goes into the field, and is sent when it is all. */
function heard(text, isAll) {
  const field = layer.querySelector("input");
  if (!field) return;
  field.value = text;
  if (isAll) field.form.requestSubmit();
}

/** Says or answers what was typed, which stays in its field until the device has it. */
async function tell(typed, question) {
  const text = typed.trim();
  if (!text || isSending) return;
  forgetCompletions();
  isSending = true;
  const isTaken = question ? await send("answer", { text, turn: question.id }, "unsent") : await send("say", { text }, "unsent");
  isSending = false;
  unsent = isTaken ? "" : typed;
  // It may have been redrawn, and more typed.
  const field = layer.querySelector("input");
  if (isTaken && field?.value === typed) field.value = "";
}

/** A screen reader hears each turn once, whatever is redrawn, and so does who wants it spoken. */
function announce(turns) {
  const latest = Math.max(...turns.map((turn) => turn.id), 0);
  if (restarts !== announcedIn) [announced, announcedIn] = [0, restarts];
  const fresh = turns.filter((turn) => turn.id > announced && turn.turn !== "said");
  // A conversation that comes back from behind the screen may be an older one.
  announced = Math.max(announced, latest);
  const isNews = hasLooked;
  hasLooked = true;
  if (fresh.length === 0) return;
  live.textContent = fresh.map(spokenText).join(" ");
  if (isNews) speak(live.textContent);
}

onAppearance(showConversation);
onChange((changed) => { if (changed.has("voice") && state.conversation) showConversation(); });
