// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

const isStill = matchMedia("(prefers-reduced-motion: reduce)");

/** Plays the animations of a layer that have not been played yet, and ends those that the app has taken away. */
export function playAnimations(view, wanted = []) {
  view.playing ??= new Map();
  for (const [number, played] of view.playing) {
    if (!wanted.some((one) => one.number === number)) { played?.cancel(); view.playing.delete(number); }
  }
  for (const one of wanted) if (!view.playing.has(one.number)) view.playing.set(one.number, play(view, one));
}

function play(view, one) {
  const target = one.property.startsWith("stroke") ? view.root.querySelector("path[pathLength]") : view.root;
  const frames = target && keyframes(view, one);
  if (!frames || (isStill.matches && one.property !== "opacity")) return null;
  const played = target.animate(frames, {
    duration: one.duration * 1000, delay: (one.delay ?? 0) * 1000, easing: easing(one), fill: "backwards",
    iterations: one.isEndless ? Infinity : (one.count ?? 1) * (one.autoreverses ? 2 : 1),
    direction: one.autoreverses ? "alternate" : "normal",
  });
  played.onfinish = () => played.cancel();
  return played;
}

function easing({ curve, samples }) {
  if (samples) return `linear(${samples.map((share) => share.toFixed(4)).join(",")})`;
  return curve ? `cubic-bezier(${curve.join(",")})` : "linear";
}

const px = (number) => `${number}px`;

/** What a property is as styles, for each of its values; the last of a single one is what the layer is now. */
function keyframes(view, { property, values, times = [], beginsWhereSeen }) {
  const styles = values.map((value) => styleOf(view, property, value));
  if (styles.some((one) => one === null)) return null;
  if (beginsWhereSeen) styles[0] = seen(view, styles[0]);
  // A property goes to what the layer is now where the app has only said where it was.
  if (styles.length === 1) styles.push(Object.fromEntries(Object.keys(styles[0]).map((name) => [name, resting(view, name)])));
  return styles.map((style, index) => (times.length === styles.length ? { ...style, offset: times[index] } : style));
}

const resting = (view, name) => ({ translate: "0px 0px", scale: "1", rotate: "0deg" }[name] ?? (view.root.style[name] || { opacity: "1", transform: "none", backgroundColor: "transparent", borderRadius: "0px" }[name]));

function seen(view, style) {
  const now = getComputedStyle(view.root);
  return Object.fromEntries(Object.keys(style).map((name) => [name, name === "translate" && now.translate === "none" ? "0px 0px" : now[name]]));
}

function styleOf(view, property, value) {
  const { layer } = view;
  const [left, top] = layer.position ?? [0, 0];
  const [anchorX, anchorY] = layer.anchor ?? [0.5, 0.5];
  const [width, height] = layer.bounds?.[1] ?? [0, 0];
  const size = (across, down) => ({
    width: px(across), height: px(down), left: px(left - anchorX * across), top: px(top - anchorY * down),
  });
  switch (property) {
    case "opacity": return { opacity: String(value[0]) };
    case "position": return { translate: `${value[0] - left}px ${value[1] - top}px` };
    case "position.x": return { translate: `${value[0] - left}px 0px` };
    case "position.y": return { translate: `0px ${value[0] - top}px` };
    case "transform.translation.x": return { translate: `${value[0]}px 0px` };
    case "transform.translation.y": return { translate: `0px ${value[0]}px` };
    case "transform.scale": return { scale: String(value[0]) };
    case "transform.scale.x": return { scale: `${value[0]} 1` };
    case "transform.scale.y": return { scale: `1 ${value[0]}` };
    case "transform.rotation":
    case "transform.rotation.z": return { rotate: `${value[0]}rad` };
    case "transform": return { transform: `matrix(${value.join(",")})` };
    case "bounds": return size(value[2] ?? width, value[3] ?? height);
    case "bounds.size": return size(value[0], value[1]);
    case "cornerRadius": return { borderRadius: px(value[0]) };
    case "backgroundColor": return { backgroundColor: `rgb(${value.slice(0, 3).map((part) => Math.round(part * 255)).join(" ")} / ${value[3]})` };
    case "strokeEnd": return { strokeDasharray: `${value[0]} 1` };
    default: return null;
  }
}

/** How what comes, what goes and what stays move, by the kind of a transition. */
const ways = {
  push: { comes: [{ translate: "100% 0" }, {}], goes: [{}, { translate: "-30% 0" }], isOver: true },
  pop: { comes: [{ translate: "-30% 0" }, {}], goes: [{}, { translate: "100% 0" }] },
  present: { comes: [{ translate: "0 100%" }, {}], goes: [{}, {}], isOver: true },
  dismiss: { comes: [{}, {}], goes: [{}, { translate: "0 100%" }] },
  alert: { comes: [{ opacity: 0, scale: 1.12 }, {}], goes: [{}, {}], isOver: true },
  alertEnd: { comes: [{}, {}], goes: [{}, { opacity: 0 }] },
  fade: { comes: [{ opacity: 0 }, {}], goes: [{}, {}], isOver: true },
};

/**
 * Plays how what is in a layer takes the place of what was there: what is gone stays until then, and is out of reach.
 *
 * @param came Elements that were not there before.
 * @param gone Elements that were taken out, each with the one that it stood before.
 */
export function playTransition(view, transition, came, gone) {
  if (!transition || view.passed === transition.number) return;
  const isFirst = view.passed === undefined && !gone.length;
  view.passed = transition.number;
  const way = ways[transition.kind];
  if (!way || isStill.matches || isFirst) return;
  const timing = { duration: transition.duration * 1000, easing: "cubic-bezier(0.32, 0.72, 0, 1)" };
  for (const one of came) one.animate(way.comes, timing);
  for (const one of gone) {
    const ghost = one;
    ghost.inert = true;
    ghost.removeAttribute("data-layer");
    ghost.setAttribute("aria-hidden", "true");
    const first = came[0];
    if (way.isOver && first) first.before(ghost); else if (first) came.at(-1).after(ghost); else view.inside.append(ghost);
    const played = ghost.animate(way.goes, { ...timing, fill: "forwards" });
    const end = () => ghost.remove();
    played.onfinish = end;
    played.oncancel = end;
  }
}
