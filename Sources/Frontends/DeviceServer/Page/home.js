// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { appIcon, element, replace } from "/elements.js";
import { send, state } from "/connection.js";
import { close, enter, iconPlace, open } from "/motion.js";
import { appScreen } from "/screen.js";
import { region, word } from "/words.js";

const main = document.getElementById("main");
const status = document.getElementById("status");
const isDark = matchMedia("(prefers-color-scheme: dark)");

/** What stands for an app where a shortcut is meant. */
export const shortcutsApp = "org.beckon.shortcuts";

/** An app by its identifier; one that is gone has only that. */
export function app(id) {
  if (id === shortcutsApp) return { id, name: word("shortcuts"), isSystem: true };
  return (state.apps ?? []).find((one) => one.id === id) ?? { id, name: id };
}

export function darkFlag() { return isDark.matches ? "?dark=1" : ""; }

/** Draws what lies below all else: the lock screen, the app in front, or the apps. */
export function showMain() {
  const kind = state.isLocked ? "lock" : state.front ? "app" : "home";
  const former = main.dataset.kind;
  if (main.dataset.kind !== kind) main.scrollTop = 0;
  main.dataset.kind = kind;
  document.getElementById("screen").dataset.kind = kind;
  main.dataset.swipe = kind;
  const next = { lock: lockScreen, app: () => [appScreen(app(state.front))], home: homeScreen }[kind]();
  const left = former === "app" && kind === "home" ? main.firstChild : null;
  const place = former === "home" && kind === "app" ? iconPlace(state.front) : null;
  // What is typed into an app goes on.
  if (main.childNodes.length !== 1 || main.firstChild !== next[0]) replace(main, next);
  noteRoom();
  if (place) open(main.firstChild, place);
  if (left) close(left, iconPlace(left.dataset.app));
  if (former && former !== kind && kind !== "app") for (const one of main.children) enter(one, kind);
}

/** Where there is nothing to scroll, a swipe is for us. */
function noteRoom() { main.classList.toggle("still", main.scrollHeight <= main.clientHeight); }

function systemIcon(name, sign, action, more = {}) {
  return element("button", { class: "tile", "data-key": `system-${name}`, onclick: action, ...more },
    element("span", { class: `icon system-${name}`, "aria-hidden": "true" }, sign),
    element("span", { class: "tile-name" }, word(name)));
}

function homeScreen() {
  const menu = (id) => ({ "aria-haspopup": "menu", "aria-describedby": "hold-hint", onhold: () => send("menu", { app: id }) });
  const tiles = (state.apps ?? []).map((one) => element("button", {
    class: "tile", "data-key": `app-${one.id}`, "data-app": one.id, ...menu(one.id), onclick: () => send("open", { app: one.id }),
  }, appIcon(one), element("span", { class: "tile-name" }, one.name)));
  tiles.push(systemIcon("shortcuts", "❖", () => send("show", { sheet: "shortcuts" }), menu(shortcutsApp)));
  tiles.push(systemIcon("settings", "⚙", () => send("show", { sheet: "settings" })));
  tiles.push(systemIcon("developer", "⌘", () => send("show", { sheet: "developer" })));
  const grid = element("div", { class: "grid", role: "group", "aria-label": word("apps"), "data-arrows": ".tile" }, tiles);
  return [
    element("h1", { class: "hidden-text" }, word("home")),
    grid,
    (state.apps ?? []).length === 0 && element("p", { class: "empty on-wallpaper" }, word("noApps")),
    element("p", { id: "hold-hint", class: "hidden-text" }, word("hold")),
    element("button", { class: "search-pill", "data-key": "search", onclick: () => send("show", { sheet: "search" }) },
      element("span", { class: "lens", "aria-hidden": "true" }), word("search")),
  ];
}

function lockScreen() {
  const now = new Date();
  return [
    element("div", { class: "lock" },
      element("h1", { class: "clock", "data-clock": "time" }, time(now)),
      element("p", { class: "date", "data-clock": "date" }, day(now)),
      suggestionList(state.lockSuggestions ?? [], word("suggestions")),
      element("button", { class: "unlock", "data-key": "unlock", onclick: () => send("unlock") },
        word("unlock"))),
  ];
}

/** Actions that are offered, each with its reason and a way to say no. */
export function suggestionList(suggestions, title) {
  if (suggestions.length === 0) return null;
  return element("section", { class: "suggestions", "aria-label": title },
    element("h2", {}, title),
    element("ul", {}, suggestions.map((one) => element("li", {},
      element("button", {
        class: "suggestion", "data-key": `suggestion-${one.id}`, onclick: () => send("takeSuggestion", { id: one.id }),
      }, appIcon(app(one.app), "small"), element("span", { class: "two-lines" },
        element("b", {}, one.title), element("span", {}, `${app(one.app).name} · ${one.reason}`))),
      element("button", {
        class: "dismiss", "data-key": `dismiss-${one.id}`, "aria-label": `${word("dismiss")}: ${one.title}`,
        onclick: () => send("dismissSuggestion", { id: one.id }),
      }, "×")))));
}

/** Twelve hours or twenty-four as where the person lives, and no word for the half of the day. */
export function time(date) {
  return new Intl.DateTimeFormat(region(), { hour: "numeric", minute: "2-digit" }).formatToParts(date)
    .filter((part) => part.type !== "dayPeriod").map((part) => part.value).join("").trim();
}

function day(date) { return date.toLocaleDateString(region(), { weekday: "long", month: "long", day: "numeric" }); }

/** Draws the line at the top, with the time, and keeps it right. */
export function showStatus() {
  const now = new Date();
  replace(status, element("span", { "data-clock": "time", "aria-hidden": "true" }, state.isLocked ? "" : time(now)),
    element("span", { class: "island", "aria-hidden": "true" }),
    element("span", { class: "battery", "aria-hidden": "true" }));
  for (const one of main.querySelectorAll("[data-clock]")) {
    one.textContent = one.dataset.clock === "time" ? time(now) : day(now);
  }
}

isDark.addEventListener("change", showMain);
new ResizeObserver(noteRoom).observe(main);
