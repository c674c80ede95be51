// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { isDark, onAppearance } from "/appearance.js";
import { arrangeByKey, isArranging, pick, pickedIcon, shownHome, startArranging, stopArranging } from "/arranging.js";
import { send, state } from "/connection.js";
import { model } from "/device.js";
import { askMenu, draggedIcon } from "/dragging.js";
import { appIcon, element, replace, systemIcon } from "/elements.js";
import { takeOver } from "/gestures.js";
import { close, enter, iconPlace, open } from "/motion.js";
import { homePages, keepPage, moveFocus, showPageOf } from "/pages.js";
import { appScreen } from "/screen.js";
import { symbol } from "/symbols.js";
import { region, word } from "/words.js";

const main = document.getElementById("main");
const status = document.getElementById("status");

/** What stands for an app where a shortcut is meant. */
export const shortcutsApp = "org.beckon.shortcuts";

/** What is the system's own among the icons, by the name of what it shows. */
const ownNames = { [shortcutsApp]: "shortcuts", "org.beckon.settings": "settings", "org.beckon.developer": "developer" };
export const ownIcons = Object.keys(ownNames);

/** So many icons have room in the dock. */
export const dockRoom = 4;

/** An app by its identifier; one that is gone has only that. */
export function app(id) {
  if (ownNames[id]) return { id, name: word(ownNames[id]), isSystem: true };
  return (state.apps ?? []).find((one) => one.id === id) ?? { id, name: id };
}

export function darkFlag() { return isDark() ? "?dark=1" : ""; }

/** Draws what lies below all else: the lock screen, the app in front, or the apps. */
export function showMain() {
  const kind = state.isLocked ? "lock" : state.front ? "app" : "home";
  const former = main.dataset.kind;
  if (main.dataset.kind !== kind) main.scrollTop = 0;
  main.dataset.kind = kind;
  document.getElementById("screen").dataset.kind = kind;
  if (kind !== "home" && isArranging()) stopArranging();
  main.dataset.swipe = isArranging() ? "" : kind;
  main.classList.toggle("arranging", isArranging());
  const next = { lock: lockScreen, app: () => [appScreen(app(state.front))], home: homeScreen }[kind]();
  const isOther = former && (former !== kind || (kind === "app" && main.firstChild?.dataset.app !== state.front));
  const lay = isOther ? takeOver() : null;
  const left = former === "app" && kind === "home" ? main.firstChild : null;
  const place = former === "home" && kind === "app" ? iconPlace(state.front) : null;
  // What is typed into an app goes on.
  if (main.childNodes.length !== 1 || main.firstChild !== next[0]) replace(main, next);
  if (left) { showPageOf(left.dataset.app); main.dataset.left = left.dataset.app; }
  if (kind === "home") keepPage();
  noteRoom();
  if (place) open(main.firstChild, place);
  if (left) close(left, iconPlace(left.dataset.app), lay);
  if (former === "app" && kind === "app" && isOther) enter(main.firstChild, Number(main.dataset.step) > 0 ? "next" : "former");
  if (former && former !== kind && kind !== "app") for (const one of main.children) enter(one, kind);
}

/** If there is nothing to scroll, a swipe is for us. */
function noteRoom() { main.classList.toggle("still", main.scrollHeight <= main.clientHeight); }

/** An app, or what else can be opened, with its name below; in the dock the name is for those who hear it. */
function tile(icon, name, action, more) {
  return element("button", { onclick: action, ...more }, icon, element("span", { class: more["data-dock"] ? "hidden-text" : "tile-name" }, name));
}

/** An icon of the home screen. While icons are moved, a press picks it up, or puts down the one that is picked up. */
function homeTile(id, isDocked) {
  const name = ownNames[id];
  const one = app(id);
  const open = name ? () => send("show", { sheet: name }) : () => send("open", { app: id });
  const look = id === draggedIcon() ? "lifted" : id === pickedIcon() ? "picked" : "";
  return tile(name ? systemIcon(name) : appIcon(one), one.name, isArranging() ? () => pick(id) : open, {
    class: `tile ${look}`, "data-key": name ? `system-${name}` : `app-${id}`, "data-icon": id, "data-dock": isDocked, title: isDocked && one.name,
    ...(isArranging() ? { "aria-pressed": String(id === pickedIcon()), "aria-describedby": "arrange-hint" } : hold(id)),
    "data-app": (!name || id === shortcutsApp) && id,
  });
}

/** A press that rests on an icon shows its menu; on one that has none, the icons can be moved. */
function hold(id) {
  if (ownNames[id] && id !== shortcutsApp) return { "aria-describedby": "arrange-hint", onhold: startArranging };
  return { "aria-haspopup": "menu", "aria-describedby": "hold-hint", onhold: () => askMenu(id) };
}

function homeScreen() {
  const { pages, dock } = shownHome();
  const { box, dots } = homePages(pages.map((page) => page.map((id) => homeTile(id, false))),
    suggestionList((state.searchSuggestions ?? []).slice(0, 2), word("suggestions")));
  return [
    element("h1", { class: "hidden-text" }, word("home")),
    isArranging() && element("button", { class: "arrange-done", "data-key": "arrange-done", onclick: stopArranging }, word("done")),
    box,
    (state.apps ?? []).length === 0 && element("p", { class: "empty on-wallpaper" }, word("noApps")),
    element("p", { id: "hold-hint", class: "hidden-text" }, word("hold")),
    element("p", { id: "arrange-hint", class: "hidden-text" }, word(isArranging() ? "arranging" : "holdToArrange")),
    element("div", { class: "foot" }, dots,
      element("button", { class: "search-pill", "data-key": "search", onclick: () => send("show", { sheet: "search" }) }, symbol("search"), word("search"))),
    (dock.length > 0 || isArranging()) && element("div", { class: "dock", "data-key": "dock", role: "group", "aria-label": word("dock") }, dock.map((id) => homeTile(id, true))),
  ];
}

function lockScreen() {
  const now = present();
  return [
    element("div", { class: "lock" },
      symbol("padlock"),
      element("p", { class: "date", "data-clock": "date" }, day(now)),
      element("h1", { class: "clock", "data-clock": "time" }, time(now)),
      suggestionList(state.lockSuggestions ?? [], word("suggestions")),
      element("button", { class: "unlock", "data-key": "unlock", onclick: () => send("unlock") },
        word("unlock"))),
  ];
}

/** Actions that are offered, each with its reason and a way to say no. */
export function suggestionList(suggestions, title, isLandmark = true) {
  if (suggestions.length === 0) return null;
  return element("section", { class: "suggestions", role: isLandmark ? null : "group", "aria-label": title },
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

function shortDay(date) { return date.toLocaleDateString(region(), { weekday: "short", month: "short", day: "numeric" }); }

/** The time of the device: the one at which a person has it stand still, or now. */
function present() { return state.situation?.time ? new Date(state.situation.time) : new Date(); }

/** By what apps are on the network, as the status bar has it. */
function reception() {
  const name = { threeG: "3G", edge: "E", offline: "" }[state.situation?.network];
  return name === undefined ? symbol("wifi") : element("span", { class: "reception" }, name);
}

/** Draws the line at the top, with the time, and keeps it right. */
export function showStatus() {
  const now = present();
  const clock = state.isLocked ? "" : model().face === "plain" ? `${time(now)}  ${shortDay(now)}` : time(now);
  replace(status, element("span", { class: "status-time", "aria-hidden": "true" }, clock),
    element("span", { class: "island", "aria-hidden": "true" }),
    element("span", { class: "status-signs", "aria-hidden": "true" }, symbol("signal"), reception(), symbol("battery")));
  for (const one of main.querySelectorAll("[data-clock]")) {
    one.textContent = one.dataset.clock === "time" ? time(now) : day(now);
  }
}

onAppearance(showMain);
main.addEventListener("keydown", (event) => { if (!arrangeByKey(event)) moveFocus(event); });
// Another screen has room for other pages.
new ResizeObserver(() => { if (main.dataset.kind === "home") showMain(); else noteRoom(); }).observe(main);
