// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { state, until } from "/connection.js";
import { fit } from "/device.js";
import { showPicture } from "/screen.js";

/**
 * Shows the device alone, as large as it is, for a picture of it; comes back once everything on it is at rest, with the part
 * of the window that it takes.
 *
 * @param isFramed Whether the picture is of the device, and not of its screen alone.
 */
export async function pose(isFramed) {
  document.documentElement.dataset.pose = isFramed ? "device" : "screen";
  await until(() => state.display && (!state.conversation?.isRunning || state.conversation.question));
  fit();
  await showPicture();
  await document.fonts.ready;
  await rest();
  return document.getElementById(isFramed ? "device" : "screen").getBoundingClientRect().toJSON();
}

/** Comes back once every picture is there, and nothing moves that comes to an end. */
async function rest() {
  // One that can't be shown is missing on the screen as well.
  await Promise.allSettled([...document.images].map((one) => one.decode()));
  await Promise.allSettled(masks().map((address) => Object.assign(new Image(), { src: address }).decode()));
  const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map((one) => one.finished));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Where the pictures are that colors are seen through. */
function masks() {
  const all = [...document.querySelectorAll(".app-layers *")].map((one) => one.style.maskImage);
  return [...new Set(all.map((one) => one.match(/^url\("(.*)"\)$/)?.[1]).filter(Boolean))];
}
