// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { leaveArranging } from "/arranging.js";
import { showBanner } from "/banner.js";
import { connect, onChange, onOffline, onProblem, send, state } from "/connection.js";
import { showConversation } from "/conversation.js";
import { fit, modelSelect, rotateButton, screenScale, showDevice } from "/device.js";
import { describe, element, replace } from "/elements.js";
import { keepFocus } from "/focus.js";
import { leaf } from "/gestures.js";
import { showPanel, showTimeline } from "/panel.js";
import "/dragging.js";
import "/presses.js";
import { showMain, showStatus } from "/home.js";
import "/keys.js";
import { placeFields, showPicture } from "/screen.js";
import { showPhraseScreen, showSheet } from "/sheets.js";
import { showTouch } from "/touch.js";
import { language, word } from "/words.js";

const bar = document.getElementById("bar");
const button = document.getElementById("home-button");
const notice = document.getElementById("notice");
const offline = document.getElementById("offline");

const needs = {
  main: ["apps", "arrangement", "situation", "isLocked", "front", "lockSuggestions", "searchSuggestions"],
  sheet: ["sheet", "apps", "recents", "actions", "proposals", "settings", "searchSuggestions", "lockSuggestions", "activity", "clash", "shortcuts"],
  phrase: ["phraseScreens", "clash"],
};

onChange((changed) => {
  const touches = (names) => names.some((name) => changed.has(name));
  const isOtherLanguage = document.documentElement.lang !== language();
  document.documentElement.lang = language();
  if (touches(["arrangement", "situation", "front", "isLocked", "apps"])) { showDevice(); showStatus(); }
  if (isOtherLanguage || touches(["arrangement", "situation", "isLocked"])) showPanel();
  if (isOtherLanguage || touches(["activity", "apps"])) showTimeline();
  if (isOtherLanguage || touches(["apps", "arrangement"])) { showTools(); fit(); }
  if (isOtherLanguage || touches(needs.main)) { showMain(); showStatus(); }
  if (touches(["front", "picture", "display"])) showPicture();
  if (isOtherLanguage || touches([...needs.main, "fields", "display"])) placeFields();
  if (isOtherLanguage || touches(needs.sheet) || ((changed.has("arrangement") || changed.has("voice")) && state.sheet?.settings) || (touches(["conversation", "behind", "runs"]) && state.sheet?.shortcuts)) showSheet();
  if (isOtherLanguage || touches(needs.phrase)) showPhraseScreen();
  if (isOtherLanguage || changed.has("conversation") || (touches(["hears", "runs"]) && state.conversation)) showConversation();
  if (isOtherLanguage || touches(["behind", "isLocked"])) showBanner();
  if (isOtherLanguage || touches(["arrangement", "conversation", "runs", "behind", "sheet", "phraseScreens"])) showTouch();
  if (changed.has("notice") && state.notice) say(state.notice.text);
  layers();
  keepFocus();
});

/** What lies below something that covers it can't be reached with the keyboard. */
function layers() {
  const covers = ["phrase", "sheet"].map((id) => document.getElementById(id)).find((one) => !one.hidden);
  const isSiri = !document.getElementById("conversation").hidden;
  document.getElementById("main").inert = Boolean(covers) || isSiri;
  document.getElementById("sheet").inert = isSiri || !document.getElementById("phrase").hidden;
}

function showTools() {
  const tool = (name, action) => element("button", { "data-key": `tool-${name}`, onclick: action }, word(name));
  const tools = document.getElementById("tools");
  tools.setAttribute("aria-label", word("device"));
  replace(tools, tool("home", () => send("home")), tool("switcher", () => send("show", { sheet: "switcher" })),
    tool("siri", () => send("listen")), tool("lock", () => send("lock")), rotateButton("tool-rotate"), modelSelect("tool-model"));
  for (const one of [bar, button]) one.setAttribute("aria-label", word("home"));
  describe("bar", word("barHint"));
}

let hiding = null;

function say(text) {
  notice.textContent = text;
  notice.classList.add("shown");
  clearTimeout(hiding);
  hiding = setTimeout(() => { notice.classList.remove("shown"); notice.textContent = ""; }, 6000);
}

onProblem((text) => say(["failed", "unsent", "restarted"].includes(text) ? word(text) : text));
onOffline((reason) => {
  offline.hidden = reason === null;
  if (reason !== null) offline.textContent = word(reason);
  placeNotice();
});

/** Keeps what is said below the bar that says that there is no connection: on a phone it lies over the screen. */
function placeNotice() {
  const box = document.getElementById("screen").getBoundingClientRect();
  const covered = (offline.getBoundingClientRect().bottom - box.top) / screenScale();
  notice.style.top = !offline.hidden && covered > 46 ? `${covered + 8}px` : "";
}
addEventListener("resize", placeNotice);

const goHome = () => leaveArranging() || send(state.isLocked ? "unlock" : "home");
bar.addEventListener("click", goHome);
button.addEventListener("click", (event) => { if (event.detail === 2) send("show", { sheet: "switcher" }); else goHome(); });
bar.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (event.altKey || (event.key !== "ArrowUp" && !step)) return;
  event.preventDefault();
  if (step) leaf(step); else send("show", { sheet: "switcher" });
});

showTools();
showPanel();
showTimeline();
showDevice();
setInterval(showStatus, 5000);
connect();
