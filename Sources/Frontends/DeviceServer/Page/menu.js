// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { startArranging } from "/arranging.js";
import { send, state } from "/connection.js";
import { screenScale, textGrowth } from "/device.js";
import { appIcon, element } from "/elements.js";
import { app, darkFlag, dockRoom } from "/home.js";
import { iconPlace } from "/motion.js";
import { symbol } from "/symbols.js";
import { word } from "/words.js";

const screen = document.getElementById("screen");
/** Between the icon, its menu and the edges of the screen, in points. */
const margin = 14;

/** The menu of an icon: the icon stays where it is and lifts, and the menu lies beside it. */
export function menu({ app: id, actions }) {
  const owner = app(id);
  const items = actions.map((action, index) => quickAction(id, action, index));
  const docking = dockItem(owner);
  items.push(...docking, arrangeItem(docking.length === 0), openItem(owner, actions.length === 0));
  const { icon, list } = placesBeside(iconPlace(id));
  return [element("button", { class: "backdrop", tabindex: "-1", "aria-label": word("close"), onclick: () => send("dismiss") }),
    element("section", { class: `menu-box ${list ? "placed" : ""}`, role: "dialog", "aria-modal": "true", "aria-label": owner.name },
      list ? element("div", { class: "menu-icon", style: icon }, appIcon(owner)) : appIcon(owner, "large"),
      element("div", { class: "menu-list", role: "menu", "aria-label": word("quickActions", owner.name), "data-arrows": "[role=menuitem]", style: list }, items))];
}

function item(key, text, action, sign, more = {}) {
  return element("button", { role: "menuitem", class: "menu-item", "data-key": key, onclick: action, ...more }, element("b", {}, text), symbol(sign));
}

function quickAction(id, action, index) {
  return element("button", {
    role: "menuitem", class: "menu-item", "data-key": `quick-action-${index}`, "data-first": index === 0,
    onclick: () => send("perform", { quickAction: action.id, app: id }),
  }, element("span", { class: "two-lines" }, element("b", {}, action.title), action.subtitle && element("span", {}, action.subtitle)),
  action.hasIcon && element("img", { alt: "", src: `/quick-action/${encodeURIComponent(id)}/${encodeURIComponent(action.id)}${darkFlag()}` }));
}

/** Puts an app into the dock, where there is room, or takes it out. */
function dockItem(owner) {
  const { dock } = state.arrangement.home;
  const isDocked = dock.includes(owner.id);
  if (owner.isSystem || (!isDocked && dock.length >= dockRoom)) return [];
  const change = () => { send("setDocked", { app: owner.id, isDocked: !isDocked }); send("dismiss"); };
  return [item("menu-dock", word(isDocked ? "removeFromDock" : "addToDock"), change, "dock", { class: "menu-item apart" })];
}

/** Lets the icons be moved. */
function arrangeItem(isApart) {
  return item("menu-arrange", word("editHome"), () => { send("dismiss"); startArranging(); }, "arrange", { class: isApart ? "menu-item apart" : "menu-item" });
}

function openItem(owner, isFirst) {
  const open = owner.isSystem ? () => send("show", { sheet: "shortcuts" }) : () => send("open", { app: owner.id });
  return item("quick-action-open", word("open", owner.name), open, "open", { "data-first": isFirst });
}

/** How an icon lies where it is seen and its menu beside it, below or above, wherever there is more room; nothing where it is not seen. */
function placesBeside(place) {
  if (!place || !place.width) return {};
  const scale = screenScale();
  const box = screen.getBoundingClientRect();
  const [left, top, size] = [(place.left - box.left) / scale, (place.top - box.top) / scale, place.width / scale];
  const [across, down] = [screen.offsetWidth, screen.offsetHeight];
  const width = Math.min(260 + 6 * Math.max(0, textGrowth()), across - 2 * margin);
  const wanted = left + size / 2 > across / 2 ? left + size - width : left;
  const isBelow = top + size / 2 < down / 2;
  const room = isBelow ? down - top - size - 3 * margin : top - 4 * margin;
  const px = (length) => `${length}px`;
  return {
    icon: { left: px(left), top: px(top), width: px(size), height: px(size) },
    list: {
      width: px(width),
      left: px(Math.max(margin, Math.min(across - width - margin, wanted))), maxHeight: px(room),
      ...(isBelow ? { top: px(top + size + margin) } : { bottom: px(down - top + margin) }),
      transformOrigin: `${left + size / 2 - wanted}px ${isBelow ? "0" : "100%"}`,
    },
  };
}
