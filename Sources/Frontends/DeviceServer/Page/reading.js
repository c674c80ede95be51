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

/** Whether one is a bar along the top of another, which goes on below it: of the two it is read first. */
function isBarOf(bar, other) {
  const [height, width] = [bar.bottom - bar.top, bar.right - bar.left];
  return bar.top <= other.top + 1 && height > 0 && height <= (other.bottom - other.top) * 0.5 && width >= (other.right - other.left) * 0.9;
}

/**
 * The numbers of layers in the order in which they are read. Layers come in the order in which they are drawn: rows of a list
 * in that in which they were made, a bar behind what it lies over. One that lies over another is read after it, but for a bar
 * at its top.
 *
 * @returns The numbers, and whether they are to be drawn in another order than they are read.
 */
export function readingOrder(numbers, views) {
  if (numbers.length < 2 || numbers.length > most) return { order: numbers, isLayered: false };
  const ordered = [];
  let isLayered = false;
  for (const number of numbers) {
    const layer = views.get(number)?.layer;
    const box = layer ? boxOf(layer) : null;
    let place = ordered.length;
    for (; place > 0; place -= 1) {
      const other = ordered[place - 1].box;
      if (!box || !other || box.isMapped || other.isMapped) break;
      if (isApart(box, other) ? !isBefore(box, other) : !isBarOf(box, other)) break;
      if (!isApart(box, other)) isLayered = true;
    }
    ordered.splice(place, 0, { number, box });
  }
  return { order: ordered.map((one) => one.number), isLayered };
}
