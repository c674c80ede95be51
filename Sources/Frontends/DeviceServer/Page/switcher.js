// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { send, state } from "/connection.js";
import { appIcon, element } from "/elements.js";
import { app } from "/home.js";
import { pictureAddress } from "/screen.js";
import { word } from "/words.js";

/** The apps that run, as cards side by side, each with what it showed last. */
export function switcher() {
  const cards = (state.recents ?? []).map((id, index) => card(app(id), index === 0));
  const leave = (event) => { if (event.target === event.currentTarget) send("dismiss"); };
  const list = element("ul", { class: "cards", "data-key": "cards", "aria-label": word("switcher"), "data-arrows": ".card-open", onclick: leave }, cards);
  return [element("button", { class: "backdrop", tabindex: "-1", "aria-label": word("close"), onclick: () => send("dismiss") }),
    element("section", { class: "switcher-box", role: "dialog", "aria-modal": "true", "aria-label": word("switcher") },
      cards.length ? list : element("p", { class: "empty on-wallpaper" }, word("noneOpen")),
      element("button", { class: "link on-wallpaper", "data-key": "switcher-close", "data-first": cards.length === 0, onclick: () => send("dismiss") }, word("close")))];
}

function card(one, isFirst) {
  return element("li", { class: "card", "data-key": `open-${one.id}`, "data-swipe": "card", "data-app": one.id },
    element("button", {
      class: "card-open", "data-first": isFirst, "data-key": `card-${one.id}`, "aria-label": word("open", one.name), onclick: () => send("open", { app: one.id }),
      onkeydown: (event) => { if (event.key === "Delete") send("close", { app: one.id }); },
    }, element("span", { class: "card-head" }, appIcon(one, "tiny"), one.name), cardPicture(one)),
    element("button", { class: "round", "data-key": `close-${one.id}`, "aria-label": word("closeApp", one.name), onclick: () => send("close", { app: one.id }) }, "×"));
}

/** What an app showed last; its icon where that is not known. */
function cardPicture(one) {
  const seen = (event) => event.currentTarget.parentNode.classList.add("seen");
  return element("span", { class: "card-picture" }, appIcon(one, "large"),
    element("img", { alt: "", class: "card-shot", src: pictureAddress(one.id), draggable: "false", onload: seen }));
}
