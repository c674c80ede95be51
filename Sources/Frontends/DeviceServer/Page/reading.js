// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/** More layers beside each other are left as they are: their order takes a while to find, and nobody reads so many. */
const most = 200;

function boxOf({ position, bounds, anchor, transform }) {
  const [width, height] = bounds?.[1] ?? [0, 0];
  const [left, top] = [(position?.[0] ?? 0) - (anchor?.[0] ?? 0.5) * width, (position?.[1] ?? 0) - (anchor?.[1] ?? 0.5) * height];
  return { left, top, right: left + width, bottom: top + height, isMapped: Boolean(transform) };
}

const isApart = (one, other) => one.bottom <= other.top + 1 || other.bottom <= one.top + 1 || one.right <= other.left + 1 || other.right <= one.left + 1;

/** Whether one is read before another: it is above it, or beside it at the left. */
function isBefore(one, other) {
  if (one.bottom <= other.top + 1) return true;
  return other.bottom > one.top + 1 && one.right <= other.left + 1;
}

/**
 * The numbers of layers in the order in which they are read, as far as nothing is seen of that: where one lies over another
 * it stays behind it. Layers come in the order in which they are drawn, rows of a list in that in which they were made.
 */
export function readingOrder(numbers, views) {
  if (numbers.length < 2 || numbers.length > most) return numbers;
  const ordered = [];
  for (const number of numbers) {
    const layer = views.get(number)?.layer;
    const box = layer ? boxOf(layer) : null;
    let place = ordered.length;
    const mayPass = (other) => box && other.box && !box.isMapped && !other.box.isMapped && isApart(box, other.box) && isBefore(box, other.box);
    while (place > 0 && mayPass(ordered[place - 1])) place -= 1;
    ordered.splice(place, 0, { number, box });
  }
  return ordered.map((one) => one.number);
}
