// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { appIcon, element, keyed, replace } from "/elements.js";
import { completing, completionList, forgetCompletions } from "/completions.js";
import { send, state } from "/connection.js";
import { enter } from "/motion.js";
import { forgetSayings, sayingButton, sayings } from "/sayings.js";
import { language, word } from "/words.js";

const layer = document.getElementById("conversation");
const live = document.getElementById("live");
const isDark = matchMedia("(prefers-color-scheme: dark)");
/** The addresses of pictures that could not be had. */
const missing = new Set();
let announced = 0;
/** The number of the last turn that was drawn. */
let seen = 0;
let before = null;
/** What was typed and not taken, also when the conversation that it was for is gone. */
let unsent = "";
let isSending = false;

/** Draws the conversation over whatever is on the screen. */
export function showConversation() {
  const talk = state.conversation;
  const isNew = layer.hidden && talk;
  if (isNew) before = document.activeElement;
  layer.hidden = !talk;
  if (!talk) {
    missing.clear();
    forgetSayings();
    forgetCompletions();
    hearing?.abort();
    const hadFocus = layer.contains(document.activeElement) || document.activeElement === document.body;
    layer.replaceChildren();
    if (hadFocus && before?.isConnected) before.focus();
    before = null;
    return;
  }
  const question = talk.turns.find((turn) => turn.id === talk.question);
  replace(layer, element("section", { class: "siri", role: "dialog", "aria-label": word("siri") },
    element("div", { class: "siri-head", "data-swipe": "siri" }, element("span", { class: `orb ${talk.isRunning ? "busy" : ""}`, "aria-hidden": "true" }),
      element("h2", {}, word("siri")),
      element("button", { class: "round", "data-key": "siri-close", "aria-label": word("close"), onclick: () => send("endConversation") }, "×")),
    element("div", { class: "turns", role: "log", tabindex: "0", "aria-label": word("siri") },
      talk.turns.length === 0 && [element("p", { class: "greeting" }, word("greeting")), sayings(begin)],
      talk.turns.map((turn, index) => keyed(`turn-${turn.id}`, showTurn(turn, turn === question, index === talk.turns.length - 1))),
      talk.isRunning && !question && element("p", { class: "working" }, word("working"))),
    form(question)));
  // Whoever reads what was said before is left there until there is something new.
  const last = talk.turns.at(-1)?.id ?? 0;
  if (isNew || last !== seen) toEnd();
  seen = last;
  // What holds it stays while its turns come, and so does the way up.
  if (isNew) enter(layer, "siri");
  announce(talk.turns);
  if (isNew || document.activeElement === document.body) layer.querySelector("input").focus({ preventScroll: true });
}

/** Puts the beginning of a sentence into the field, to go on from there. */
function begin(text) {
  const field = layer.querySelector("input");
  if (!field) return;
  field.value = text;
  field.focus({ preventScroll: true });
  field.dispatchEvent(new Event("input"));
}

function showTurn(turn, isOpen, isLast) {
  switch (turn.turn) {
  case "said": return element("p", { class: "turn said" }, element("span", { class: "hidden-text" }, `${word("you")}: `), turn.text);
  case "prompt": case "confirm":
    return element("div", { class: `turn asked ${turn.turn}` }, panel(turn), element("p", {}, turn.text), isOpen && options(turn));
  case "shown": return shownTurn(turn);
  case "progress": return element("p", { class: "turn working" }, turn.text);
  // What the person wished is nothing that went wrong.
  case "error":
    if (turn.suggestions && isLast) return proposals(turn);
    return element("p", { class: turn.kind === "cancelled" ? "turn working" : "turn failed" }, turn.text);
  default: return answer(turn, isLast);
  }
}

/** What comes near what was not understood: a tap says it. */
function proposals(turn) {
  const list = element("div", { class: "options sayings", role: "group", "aria-label": word("sayings"), "data-arrows": "button" },
    turn.suggestions.map((text, index) => sayingButton({ text }, `near-${turn.id}-${index}`, begin)));
  return element("div", { class: "turn asked" }, element("p", {}, word("didYouMean")), list);
}

/** What a shortcut shows: a picture where it is one, else its text with the line ends that it has. */
function shownTurn(turn) {
  const words = turn.title || (turn.text && !turn.hasPicture);
  if (!words && !turn.hasPicture) return null;
  return element("div", { class: `turn answer shown ${turn.style}` }, turn.title && element("b", {}, turn.title),
    turn.hasPicture ? shownPicture(turn) : element("p", { class: "answer-text lines" }, turn.text));
}

function shownPicture(turn) {
  return element("img", { class: "panel-image", alt: turn.text, src: `/shown/${turn.id}`, onload: toEnd });
}

function options(turn) {
  const isConfirmation = turn.turn === "confirm";
  return element("div", { class: isConfirmation ? "buttons" : "options", role: "group", "aria-label": turn.text, "data-arrows": "button" },
    (turn.choices ?? []).map((option, index) => element("button", {
      class: isConfirmation ? (index === 0 ? "primary" : "plain") : "option", "data-key": `option-${turn.id}-${index}`,
      onclick: () => send("choose", { option: option.id, turn: turn.id }),
    }, element("span", {}, option.text), option.subtitle && element("small", {}, option.subtitle))),
    (turn.remaining ?? 0) > 0 && element("button", {
      class: "option more", "data-key": `more-${turn.id}`, onclick: () => send("answer", { text: word("moreWord"), turn: turn.id }),
    }, word("moreOptions", turn.remaining)));
}

function panel(turn) {
  if (!turn.panel) return null;
  return (turn.panel.image && picture(turn)) || standardPanel(turn);
}

/** What the app drew, or the system of SiriKit’s domains; null where that can't be had, and its words are shown instead. */
function picture(turn) {
  const { title, text, tick, image, content } = turn.panel;
  const words = content ? content.lines : [text === title ? null : text];
  const query = new URLSearchParams({ scale: devicePixelRatio > 2 ? 3 : 2, ...(isDark.matches ? { dark: 1 } : {}) });
  const address = `/panel/${encodeURIComponent(image)}?${query}`;
  if (missing.has(address)) return null;
  return element("img", {
    class: "panel-image", alt: [turn.name, title, ...words, tick && word("doneTick")].filter(Boolean).join(". "),
    src: address, onload: toEnd, onerror: () => { missing.add(address); showConversation(); },
  });
}

function standardPanel({ name, panel: { title, text, tick, content } }) {
  const words = content ? content.lines.join("\n") : text;
  const owner = (state.apps ?? []).find((one) => one.name === name);
  return element("div", { class: "panel" },
    owner && appIcon(owner, "small"),
    element("div", { class: "panel-words" }, element("b", {}, title), words && words !== title && element("p", {}, words)),
    tick && element("span", { class: "tick", role: "img", "aria-label": word("doneTick") }, "✓"));
}

function toEnd() {
  const turns = layer.querySelector(".turns");
  if (turns) turns.scrollTop = turns.scrollHeight;
}

function answer(turn, isLast) {
  const shown = panel(turn);
  // The text is in the panel already, where there is one without a form of its own.
  const isInPanel = turn.text === turn.panel?.text && !turn.panel?.content;
  const inside = [turn.text && !isInPanel && element("p", { class: "answer-text" }, turn.text), shown];
  if (!turn.text && !shown) return null;
  if (!turn.opens || !isLast) return element("div", { class: "turn answer" }, inside);
  return element("button", { class: "turn answer opens", "data-key": `open-${turn.id}`, onclick: () => send("followAnswer") },
    inside, element("small", {}, word("tapToOpen", turn.name ?? word("theApp"))));
}

function form(question) {
  const label = question ? word("answer") : word("say");
  if (question) forgetCompletions();
  const field = element("input", {
    "data-key": "siri-text", "aria-label": label, ...(question ? {} : completing()), placeholder: hearing ? word("listening") : label, autocomplete: "off", enterkeyhint: "send", maxlength: "2000",
    value: unsent || null,
  });
  const made = element("form", {
    class: "say", onsubmit: (event) => {
      event.preventDefault();
      tell(layer.querySelector("[data-key=siri-text]").value, question);
    },
  }, field, microphone(), element("button", { class: "round send", type: "submit", "aria-label": word("send"), "data-key": "siri-send" }, "↑"));
  return question ? made : [completionList(), made];
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
  // It may have been drawn anew, and more typed.
  const field = layer.querySelector("input");
  if (isTaken && field?.value === typed) field.value = "";
}

/** The recognition that listens now. */
let hearing = null;

function microphone() {
  const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Recognition) return null;
  return element("button", {
    class: "round speak", "aria-label": word("speak"), "aria-pressed": String(hearing !== null), "data-key": "siri-speak",
    onclick: () => (hearing ? hearing.stop() : listen(new Recognition())),
  }, element("span", { class: "mic", "aria-hidden": "true" }));
}

function listen(recognition) {
  hearing = recognition;
  recognition.lang = language().startsWith("zh") ? "zh-CN" : language();
  recognition.interimResults = true;
  recognition.onresult = (event) => {
    const field = layer.querySelector("input");
    if (!field || hearing !== recognition) return;
    field.value = [...event.results].map((one) => one[0].transcript).join("");
    if (event.results[event.results.length - 1].isFinal) field.form.requestSubmit();
  };
  let trouble = null;
  recognition.onerror = (event) => { if (event.error !== "aborted") trouble = word("unheard"); };
  recognition.onend = () => {
    if (hearing === recognition) hearing = null;
    showListening();
    const field = layer.querySelector("input");
    if (trouble && field) field.placeholder = live.textContent = trouble;
  };
  live.textContent = word("listening");
  recognition.start();
  showListening();
}

function showListening() {
  const field = layer.querySelector("input");
  if (field) field.placeholder = hearing ? word("listening") : field.getAttribute("aria-label");
  layer.querySelector(".speak")?.setAttribute("aria-pressed", String(hearing !== null));
}

/** A screen reader hears each turn once, whatever is drawn anew. */
function announce(turns) {
  const latest = Math.max(...turns.map((turn) => turn.id), 0);
  // The system was started anew, and counts from the beginning.
  if (latest < announced) announced = 0;
  const fresh = turns.filter((turn) => turn.id > announced && turn.turn !== "said");
  announced = latest;
  if (fresh.length === 0) return;
  live.textContent = fresh.map((turn) =>
    [turn.text || turn.panel?.text, ...(turn.choices ?? []).map((choice) => choice.text)].filter(Boolean).join(", ")).join(" ");
}

isDark.addEventListener("change", showConversation);
