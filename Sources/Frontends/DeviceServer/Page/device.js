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
const isPhoneSize = matchMedia("(max-width: 480px), (max-height: 480px) and (max-width: 959px) and (min-aspect-ratio: 8/5)");
const isLow = matchMedia("(max-height: 620px)");
/** What is left free around the device, and between it and the buttons, in points of the window. */
const margin = 12, gap = 14;
/** What the device leaves at least to a panel that is seen beside it, in points of the window. */
const panelRoom = 290;
/** In a low window the device becomes no smaller than this, as nobody could read it; the page scrolls then. */
const leastScale = { phone: 0.68, tablet: 0.5 };

/** The device that the person has chosen. */
export function model() { return models.find((one) => one.id === state.arrangement?.model) ?? models[1]; }

/**
 * The sizes of text that a person may choose, from the smallest to the largest, each with how many points its text has
 * more than usual: texts of every size grow by about as much in Apple's systems.
 */
const textSizes = {
  extraSmall: -2, small: -1.5, medium: -1, large: 0, extraLarge: 2, extraExtraLarge: 4, extraExtraExtraLarge: 6, accessibilityMedium: 11,
  accessibilityLarge: 16, accessibilityExtraLarge: 23, accessibilityExtraExtraLarge: 30, accessibilityExtraExtraExtraLarge: 36,
};
export const textSizeNames = Object.keys(textSizes);

/** How many points larger than usual texts are. */
export function textGrowth() { return textSizes[state.arrangement?.textSize] ?? 0; }

/** How many points of the window a point of the screen has. */
export function screenScale() { return screen.getBoundingClientRect().width / screen.offsetWidth || 1; }

/** Which way up the app in front stays: "upright", "sideways", or nothing where it turns as the device does. */
function stance() {
  const app = state.isLocked ? null : (state.apps ?? []).find((one) => one.id === state.front);
  return (model().face === "plain" && !isPhoneSize.matches ? app?.padStance : app?.stance) ?? null;
}

/** Whether the device lies on its side: a page that is the device does as it is held, any other as the person has turned it. */
export function isSideways() {
  if (isPhoneSize.matches) return innerWidth > innerHeight;
  const kept = stance();
  return kept ? kept === "sideways" : Boolean(state.arrangement?.isSideways);
}

/** How the screen lies, and what of it is covered. */
function layout() {
  const lying = isSideways() ? "sideways" : "upright";
  if (!isPhoneSize.matches) return model()[lying];
  return { upright: { topInset: 47, bottomInset: 34, sideInset: 0 }, sideways: { topInset: 0, bottomInset: 21, sideInset: 0 } }[lying];
}

/** How much of the screen the status bar covers, and the bar that leads home. */
export function insets() {
  const { topInset, bottomInset } = layout();
  return { topInset, bottomInset };
}

/** The screen as it is upright, in points, and how much the status bar covers then. */
export function uprightScreen() {
  if (!isPhoneSize.matches) return model().upright;
  const [width, height] = [screen.clientWidth, screen.clientHeight].sort((one, other) => one - other);
  return { width, height, topInset: 47 };
}

/** The part of the screen that apps draw on: one that stays upright on a phone that is not has a smaller one. */
export function appSize() {
  const [width, height] = [screen.clientWidth - 2 * layout().sideInset, screen.clientHeight];
  const isOther = isPhoneSize.matches && stance() && (stance() === "sideways") !== isSideways();
  return isOther ? { width: height, height: width } : { width, height };
}

/** Gives the device the form of its model; on a phone the page is the device, and as large as it is. */
export function showDevice() {
  const { cornerRadius, face } = model();
  const { width, height, topInset, bottomInset, sideInset } = layout();
  const points = { width, height, radius: cornerRadius, top: topInset, bottom: bottomInset, side: sideInset };
  device.toggleAttribute("data-sideways", isSideways());
  device.dataset.button = state.arrangement?.isAtRight === false ? "left" : "right";
  for (const [name, value] of Object.entries(points)) device.style.setProperty(`--${name}`, `${value}px`);
  device.style.setProperty("--more", `${textGrowth()}px`);
  screen.toggleAttribute("data-large", textGrowth() > 10);
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
  // Anyone who has enlarged the page reads what is that much smaller.
  const zoom = Math.max(1, outerWidth / innerWidth);
  const readable = isLow.matches ? leastScale[model().face === "plain" ? "tablet" : "phone"] / zoom : 0.2;
  const scale = Math.max(0.2, Math.min(1, across, Math.max(down, readable)));
  device.style.setProperty("--scale", String(scale));
  stage.style.width = `${device.offsetWidth * scale}px`;
  stage.style.height = `${device.offsetHeight * scale}px`;
}

/** Turns the device on its side, and back. */
export function rotateButton(key) {
  return element("button", {
    "data-key": key, "aria-pressed": String(Boolean(state.arrangement?.isSideways)),
    onclick: () => send("rotate", { isSideways: !state.arrangement?.isSideways }),
  }, word("rotate"));
}

/** Lets a person choose which device it is. */
export function modelSelect(key) {
  return element("select", {
    "data-key": key, "aria-label": word("model"), onchange: (event) => send("setModel", { model: event.target.value }),
  }, models.map(({ id, name }) => element("option", { value: id, selected: id === model().id }, name)));
}

addEventListener("resize", () => { if (isPhoneSize.matches) showDevice(); else fit(); });
isPhoneSize.addEventListener("change", showDevice);
