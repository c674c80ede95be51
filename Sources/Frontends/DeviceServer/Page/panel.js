// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { send, state } from "/connection.js";
import { developer } from "/developer.js";
import { modelSelect } from "/device.js";
import { element, replace } from "/elements.js";
import { appearanceSelect, contrastSelect, languageSelect, textSizeField } from "/settings.js";
import { word } from "/words.js";

const panel = document.getElementById("panel");
const timeline = document.getElementById("timeline");

/** Whether there is room beside the device, and on both sides of it; as the style says, too. */
const isWide = matchMedia("(min-width: 960px)"), isWidest = matchMedia("(min-width: 1240px) and (min-height: 621px)");

/** Draws what the device is like beside it, where there is room. */
export function showPanel() {
  if (!isWide.matches) { panel.replaceChildren(); return; }
  panel.setAttribute("aria-label", word("surroundings"));
  replace(panel,
    group(word("appearance"), appearanceSelect("panel-appearance")),
    group(word("contrast"), contrastSelect("panel-contrast")),
    group(word("textSize"), element("div", { class: "text-size" }, element("span", { class: "text-small", "aria-hidden": "true" }, "A"),
      textSizeField("panel-text-size"), element("span", { class: "text-large", "aria-hidden": "true" }, "A"))),
    group(word("model"), modelSelect("panel-model")),
    group(word("language"), languageSelect("panel-language")),
    group(word("clock"), clock()),
    group(word("place"), place()),
    group(word("network"), network()));
}

/** Draws what has happened beside the device, the latest first, where there is room for that too. */
export function showTimeline() {
  if (!isWidest.matches) { timeline.replaceChildren(); return; }
  timeline.setAttribute("aria-label", word("developer"));
  replace(timeline, element("h2", {}, word("developer")), developer(showTimeline));
}

const group = (title, ...contents) => element("section", { class: "panel-group" }, element("h3", {}, title), contents);

/** A time of the person's own clock, as fields for it are filled in. */
const local = (time) => new Date(time - new Date(time).getTimezoneOffset() * 60000).toISOString().slice(0, 16);

/** Tells the device when and where it is; what is not said stays. */
function situate(changes) {
  const { time, place, network } = { ...state.situation, ...changes };
  send("situate", { in: { ...(time ? { time } : {}), ...(place ? { place } : {}), ...(network ? { network } : {}) } });
}

/** Lets a person choose how fast the network of apps is. */
function network() {
  const choices = [["full", "networkFull"], ["threeG", "networkThreeG"], ["edge", "networkEdge"], ["offline", "networkOffline"]];
  const chosen = state.situation?.network ?? "full";
  return element("select", {
    "data-key": "panel-network", "aria-label": word("network"), onchange: (event) => situate({ network: event.currentTarget.value }),
  }, choices.map(([id, name]) => element("option", { value: id, selected: id === chosen }, word(name))));
}

function clock() {
  const { time } = state.situation ?? {};
  const value = local(time ?? Date.now());
  // Its parts are no stops of their own: who goes by keys opens the browser's picker, or goes into them.
  const field = element("input", {
    type: "datetime-local", tabindex: "-1", "data-key": `clock-${time ?? "now"}`, "aria-label": word("clock"), value,
    onchange: (event) => situate({ time: new Date(event.currentTarget.value).getTime() || null }),
  });
  const pick = (event) => {
    const input = event.currentTarget.parentElement.querySelector("input");
    input.focus();
    try { input.showPicker(); } catch { /* a browser without one has its parts typed */ }
  };
  return element("div", { class: "panel-line" }, field,
    element("button", { class: "link", "data-key": "clock-pick", "aria-label": `${word("clock")}: ${value.replace("T", " ")}`, title: word("pickDate"), onclick: pick }, "⋯"), time ? element("button", { class: "link", "data-key": "clock-now", onclick: () => situate({ time: null }) }, word("now")) : null);
}

function place() {
  const { place: known } = state.situation ?? {};
  return element("form", { class: "panel-line", "data-key": `place-${known ?? ""}`, onsubmit: (event) => {
    event.preventDefault();
    situate({ place: event.currentTarget.elements.place.value });
  } }, element("input", {
    name: "place", "data-key": `place-field-${known ?? ""}`, "aria-label": word("place"), placeholder: word("placeHint"), maxlength: "100", autocomplete: "off", value: known ?? "",
    onchange: (event) => event.currentTarget.form.requestSubmit(),
  }));
}

isWide.addEventListener("change", showPanel);
isWidest.addEventListener("change", showTimeline);
