// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { send, state } from "/connection.js";
import { element } from "/elements.js";
import { models } from "/models.js";
import { word } from "/words.js";

const device = document.getElementById("device");
const screen = document.getElementById("screen");
const stage = document.getElementById("stage");
const tools = document.getElementById("tools");
const panels = document.querySelectorAll(".beside");
const isPhoneSize = matchMedia("(max-width: 480px)");
const isLow = matchMedia("(max-height: 620px)");
/** What is left free around the device, and between it and the buttons, in points of the window. */
const margin = 12, gap = 14;
/** What the device leaves at least to a panel that is seen beside it, in points of the window. */
const panelRoom = 290;
/** In a low window the device becomes no smaller than this, as nobody could read it; the page scrolls then. */
const leastScale = { phone: 0.68, tablet: 0.5 };

/** The device that the person has chosen. */
export function model() { return models.find((one) => one.id === state.arrangement?.model) ?? models[1]; }

/** How many points of the window a point of the screen has. */
export function screenScale() { return screen.getBoundingClientRect().width / screen.offsetWidth || 1; }

/** How much of the screen the status bar covers, and the bar that leads home. */
export function insets() {
  const { topInset, bottomInset } = isPhoneSize.matches ? { topInset: 47, bottomInset: 34 } : model();
  return { topInset, bottomInset };
}

/** Gives the device the form of its model; on a phone the page is the device, and as large as it is. */
export function showDevice() {
  const { width, height, cornerRadius, topInset, bottomInset, face } = model();
  const points = { width, height, radius: cornerRadius, top: topInset, bottom: bottomInset };
  for (const [name, value] of Object.entries(points)) device.style.setProperty(`--${name}`, `${value}px`);
  device.dataset.face = isPhoneSize.matches ? "phone" : face;
  fit();
}

/** Scales the device to the window, and never beyond its own size. */
export function fit() {
  stage.style.width = stage.style.height = "";
  if (isPhoneSize.matches) return;
  const edge = isLow.matches ? margin / 2 : margin;
  const beside = panelRoom * [...panels].filter((one) => one.offsetWidth > 0).length + (isLow.matches ? tools.offsetWidth + gap : 0);
  const below = isLow.matches ? 0 : tools.offsetHeight + gap;
  const across = (innerWidth - 2 * edge - beside) / device.offsetWidth;
  const down = (innerHeight - 2 * edge - below) / device.offsetHeight;
  // Who has enlarged the page reads what is that much smaller.
  const zoom = Math.max(1, outerWidth / innerWidth);
  const readable = isLow.matches ? leastScale[model().face === "plain" ? "tablet" : "phone"] / zoom : 0.2;
  const scale = Math.max(0.2, Math.min(1, across, Math.max(down, readable)));
  device.style.setProperty("--scale", String(scale));
  stage.style.width = `${device.offsetWidth * scale}px`;
  stage.style.height = `${device.offsetHeight * scale}px`;
}

/** Lets a person choose which device it is. */
export function modelSelect(key) {
  return element("select", {
    "data-key": key, "aria-label": word("model"), onchange: (event) => send("setModel", { model: event.target.value }),
  }, models.map(({ id, name }) => element("option", { value: id, selected: id === model().id }, name)));
}

addEventListener("resize", fit);
isPhoneSize.addEventListener("change", showDevice);
