// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { element } from "/elements.js";

/** The key of the button that has asked whether the person is sure. */
let asked = null;

/** A row that loses something: pressed once it asks whether the person is sure, pressed again it does it. */
export function sureButton(key, text, question, action) {
  const answered = (event) => { asked = null; event.currentTarget.textContent = text; };
  return element("button", {
    class: "row danger", "data-key": key, onblur: answered, onclick: (event) => {
      if (asked === key) { answered(event); return action(); }
      asked = key;
      event.currentTarget.textContent = question;
    },
  }, asked === key ? question : text);
}
