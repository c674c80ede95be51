// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { element, onArrows, replace } from "/elements.js";
import { send, state } from "/connection.js";
import { darkFlag } from "/home.js";
import { language, word } from "/words.js";

const layer = document.getElementById("conversation");
const live = document.getElementById("live");
let announced = 0;
let before = null;

/** Draws the conversation over whatever is on the screen. */
export function showConversation() {
  const talk = state.conversation;
  const isNew = layer.hidden && talk;
  if (isNew) before = document.activeElement;
  layer.hidden = !talk;
  if (!talk) {
    const hadFocus = layer.contains(document.activeElement) || document.activeElement === document.body;
    layer.replaceChildren();
    if (hadFocus && before?.isConnected) before.focus();
    before = null;
    return;
  }
  const question = talk.turns.find((turn) => turn.id === talk.question);
  replace(layer, element("section", { class: "siri", role: "dialog", "aria-label": word("siri") },
    element("div", { class: "siri-head" }, element("span", { class: `orb ${talk.isRunning ? "busy" : ""}`, "aria-hidden": "true" }),
      element("h2", {}, word("siri")),
      element("button", { class: "round", "data-key": "siri-close", "aria-label": word("close"), onclick: () => send("endConversation") }, "×")),
    element("div", { class: "turns", role: "log", "data-scroll": "turns", tabindex: "0", "aria-label": word("siri") },
      talk.turns.length === 0 && element("p", { class: "greeting" }, word("greeting")),
      talk.turns.map((turn, index) => showTurn(turn, turn === question, index === talk.turns.length - 1)),
      talk.isRunning && !question && element("p", { class: "working" }, word("working"))),
    form(question)));
  const turns = layer.querySelector(".turns");
  turns.scrollTop = turns.scrollHeight;
  announce(talk.turns);
  if (isNew || document.activeElement === document.body) layer.querySelector("input").focus({ preventScroll: true });
}

function showTurn(turn, isOpen, isLast) {
  switch (turn.kind) {
  case "said": return element("p", { class: "turn said" }, element("span", { class: "hidden-text" }, `${word("you")}: `), turn.text);
  case "prompt": case "confirm":
    return element("div", { class: `turn asked ${turn.kind}` }, panel(turn), element("p", {}, turn.text), isOpen && options(turn));
  case "progress": return element("p", { class: "turn working" }, turn.text);
  case "error": return element("p", { class: "turn failed" }, turn.text);
  default: return answer(turn, isLast);
  }
}

function options(turn) {
  const list = element("div", { class: turn.kind === "confirm" ? "buttons" : "options", role: "group", "aria-label": turn.text },
    (turn.options ?? []).map((option, index) => element("button", {
      class: turn.kind === "confirm" ? (index === 0 ? "primary" : "plain") : "option", "data-key": `option-${turn.id}-${index}`,
      onclick: () => send("choose", { option: index, turn: turn.id }),
    }, element("span", {}, option.text), option.subtitle && element("small", {}, option.subtitle))));
  onArrows(list, "button");
  return list;
}

function panel(turn) {
  if (!turn.panel) return null;
  const { title, text, hasTick, image } = turn.panel;
  if (image) {
    return element("img", { class: "panel-image", alt: [title, text].join(". "), src: `/panel/${encodeURIComponent(image)}${darkFlag()}` });
  }
  return element("div", { class: "panel" },
    hasTick && element("span", { class: "tick", role: "img", "aria-label": word("doneTick") }, "✓"),
    element("div", {}, element("b", {}, title), text && element("p", {}, text)));
}

function answer(turn, isLast) {
  const shown = panel(turn);
  // The text is in the panel already, where there is one.
  const inside = [turn.text && turn.text !== turn.panel?.text && element("p", { class: "answer-text" }, turn.text), shown];
  if (!turn.text && !shown) return null;
  if (!turn.opens || !isLast) return element("div", { class: "turn answer" }, inside);
  return element("button", { class: "turn answer opens", "data-key": `open-${turn.id}`, onclick: () => send("followAnswer") },
    inside, element("small", {}, word("tapToOpen", turn.app ?? word("theApp"))));
}

function form(question) {
  const label = question ? word("answer") : word("say");
  const field = element("input", {
    "data-key": "siri-text", "aria-label": label, placeholder: label, autocomplete: "off", enterkeyhint: "send", maxlength: "2000",
  });
  const made = element("form", {
    class: "say", onsubmit: (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (!text) return;
      field.value = "";
      if (question) send("answer", { text, turn: question.id });
      else send("say", { text });
    },
  }, field, microphone(field), element("button", { class: "round send", type: "submit", "aria-label": word("send"), "data-key": "siri-send" }, "↑"));
  return made;
}

let hearing = null;

function microphone(field) {
  const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Recognition) return null;
  return element("button", {
    class: "round speak", "aria-label": word("speak"), "data-key": "siri-speak", onclick: () => {
      hearing?.abort();
      hearing = new Recognition();
      hearing.lang = language() === "zh-Hans" ? "zh-CN" : language();
      hearing.interimResults = true;
      live.textContent = word("listening");
      hearing.onresult = (event) => {
        const current = layer.querySelector("input");
        if (!current) return;
        current.value = [...event.results].map((one) => one[0].transcript).join("");
        if (event.results[event.results.length - 1].isFinal) current.form.requestSubmit();
      };
      hearing.start();
    },
  }, element("span", { class: "mic", "aria-hidden": "true" }));
}

/** A screen reader hears each turn once, whatever is drawn anew. */
function announce(turns) {
  const fresh = turns.filter((turn) => turn.id > announced && turn.kind !== "said");
  announced = Math.max(announced, ...turns.map((turn) => turn.id), 0);
  if (fresh.length === 0) return;
  live.textContent = fresh.map((turn) =>
    [turn.text || turn.panel?.text, ...(turn.options ?? []).map((option) => option.text)].filter(Boolean).join(", ")).join(" ");
}
