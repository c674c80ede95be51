// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import { element } from "/elements.js";

/**
 * Draws what a layer shows itself: texts and single images as elements of their own, which are selected, read aloud and
 * stretched by the browser; everything else as an SVG, which is sharp at every scale.
 */
export function drawContents(view, layer, images) {
  const commands = layer.contents ?? [];
  const key = JSON.stringify(commands);
  if (view.drawn === key) return;
  view.drawn = key;
  const made = commands.length ? element("div", { class: "layer-contents" }, ...draw(commands, images)) : null;
  if (view.contents) { if (made) view.contents.replaceWith(made); else view.contents.remove(); } else if (made) view.inside.prepend(made);
  view.contents = made;
}

function draw(commands, images) {
  const ground = commands.length === 1 ? gradient(commands[0]) : null;
  if (ground) return [ground];
  if (commands.every((one) => one.text)) return commands.flatMap((one) => lines(one));
  if (commands.length === 1 && commands[0].image !== undefined) return [picture(commands[0], images)];
  return [vector(commands, images)];
}

const px = (number) => `${number}px`;

function picture({ image, place: [[x, y], [width, height]], tint, alpha }, images) {
  const address = images.get(image) ?? "";
  const box = { left: px(x), top: px(y), width: px(width), height: px(height), opacity: String(alpha ?? 1) };
  if (!tint) return element("img", { class: "layer-image", alt: "", draggable: "false", src: address, style: box });
  const mask = `url("${address}") 0 0 / 100% 100% no-repeat`;
  return element("div", { class: "layer-image", style: { ...box, background: tint, webkitMask: mask, mask } });
}

/**
 * A gradient in an upright rectangle, as a background: nothing else is drawn as fast, and what reads pages knows then that
 * something is behind the text in front. Null where it is another figure.
 */
function gradient({ fill, paint }) {
  const size = /^M0 0L([\d.]+) 0L\1 ([\d.]+)L0 \2Z?$/.exec(fill ?? "");
  if (!size || !paint?.to || paint.stops.some(({ color }) => !color.endsWith("ff"))) return null;
  const [width, height] = [Number(size[1]), Number(size[2])];
  const [x, y] = [paint.to[0] - paint.from[0], paint.to[1] - paint.from[1]];
  const way = Math.hypot(x, y);
  if (!way) return null;
  // A background's own line goes through the middle, from where the corner behind it is to where the one before it is.
  const line = (Math.abs(width * x) + Math.abs(height * y)) / way;
  const start = ((paint.from[0] - width / 2) * x + (paint.from[1] - height / 2) * y) / way;
  const stops = paint.stops.map(({ offset, color }) => `${color} ${((start + offset * way) / line + 0.5) * 100}%`);
  const background = `linear-gradient(${Math.atan2(x, -y)}rad, ${stops.join(", ")})`;
  return element("div", { class: "layer-gradient", style: { width: px(width), height: px(height), background } });
}

/** Families as Pango chooses them, so that both break and measure alike. */
function families({ family: name, size }, language) {
  const chinese = /^ja/.test(language) ? "JP" : /^ko/.test(language) ? "KR" : /hk/i.test(language) ? "HK" : /hant|tw/i.test(language) ? "TC" : "SC";
  const common = `"${size < 20 ? "Inter" : "Inter Display"}","Noto Sans","Noto Sans CJK ${chinese}","Noto Color Emoji",sans-serif`;
  if (name === "serif") return `"Noto Serif","Noto Serif CJK ${chinese}",${common}`;
  if (name === "monospace") return `"Noto Sans Mono CJK ${chinese}",${common}`;
  return name ? `${JSON.stringify(name)},${common}` : common;
}

function fontStyle(run, language) {
  const decoration = [run.isUnderlined && "underline", run.isStruckThrough && "line-through"].filter(Boolean).join(" ");
  return {
    fontFamily: families(run, language), fontSize: px(run.size), fontWeight: String(run.weight ?? 400),
    fontStyle: run.isItalic ? "italic" : "", color: run.color ?? "#000", textDecoration: decoration,
    letterSpacing: run.kerning ? px(run.kerning) : "", verticalAlign: run.rise ? px(run.rise) : "",
  };
}

/** Each line stands on its baseline: an empty box as tall as the letters ends there, and nothing else has a height. */
function lines({ text, at: [x, y] }) {
  return text.lines.map((line) => {
    const tall = Math.max(...line.runs.map((run) => run.size), 1);
    const runs = line.runs.map((run) => {
      const made = element("span", {}, run.text);
      Object.assign(made.style, fontStyle(run, text.language));
      return made;
    });
    const made = element("div", { class: "layer-line", dir: line.isRightToLeft ? "rtl" : "ltr", lang: text.language },
      element("i", { style: { height: px(tall) } }), ...runs);
    Object.assign(made.style, { left: px(x + line.x), top: px(y + line.baseline - tall) });
    if (line.isJustified) Object.assign(made.style, { width: px(line.width), textAlignLast: "justify", whiteSpace: "pre-wrap" });
    return made;
  });
}

let lastName = 0;

function svg(name, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  const { style, ...rest } = attributes;
  for (const [key, value] of Object.entries(rest)) if (value !== undefined && value !== null) made.setAttribute(key, value);
  if (style) Object.assign(made.style, style);
  made.append(...children);
  return made;
}

function vector(commands, images) {
  const defs = svg("defs");
  const root = svg("svg", { class: "layer-vector", "aria-hidden": "true" }, defs);
  paint(commands, root, defs, images);
  return root;
}

/** Clips and maps concern all that follows beside them: what follows goes into a group of its own. */
function paint(commands, into, defs, images) {
  let target = into;
  for (const one of commands) {
    if (one.clip !== undefined || one.concatenate) {
      const attributes = one.concatenate
        ? { transform: `matrix(${one.concatenate.join(" ")})` } : { "clip-path": reference(defs, clip(one.clip)) };
      const group = svg("g", attributes);
      target.append(group);
      target = group;
    } else {
      target.append(...figure(one, defs, images));
    }
  }
}

function named(defs, made) {
  lastName += 1;
  made.id = `drawn-${lastName}`;
  defs.append(made);
  return made.id;
}

const reference = (defs, made) => `url(#${named(defs, made)})`;
const pathData = (path) => path.replace(/^E/, "");
const rule = (path) => (path.startsWith("E") ? "evenodd" : "nonzero");
const clip = (path) => svg("clipPath", { clipPathUnits: "userSpaceOnUse" }, svg("path", { d: pathData(path), "clip-rule": rule(path) }));

function group(commands, attributes, defs, images) {
  const made = svg("g", attributes);
  paint(commands, made, defs, images);
  return [made];
}

function figure(one, defs, images) {
  if (one.fill !== undefined) return [svg("path", { d: pathData(one.fill), "fill-rule": rule(one.fill), fill: paintOf(one.paint, defs) })];
  if (one.stroke !== undefined) return [stroke(one)];
  if (one.text) return lines(one).length ? [vectorText(one)] : [];
  if (one.image !== undefined) return [vectorImage(one, defs, images)];
  if (one.shadow) return [vectorShadow(one, defs)];
  if (one.isolated) return group(one.isolated, {}, defs, images);
  if (one.group) return group(one.group, { opacity: one.alpha }, defs, images);
  if (one.masked) {
    const mask = svg("mask", { style: { maskType: "alpha" }, maskUnits: "userSpaceOnUse", x: -5000, y: -5000, width: 10000, height: 10000 });
    paint(one.mask, mask, defs, images);
    return group(one.masked, { mask: reference(defs, mask) }, defs, images);
  }
  if (one.blended) return group(one.blended, { style: { mixBlendMode: one.blending } }, defs, images);
  return [];
}

function paintOf(paint, defs) {
  if (paint.color) return paint.color;
  const stops = paint.stops.map(({ offset, color }) => svg("stop", { offset, "stop-color": color }));
  if (paint.around) {
    const [x, y] = paint.around;
    const [across, down] = paint.radii;
    return reference(defs, svg("radialGradient", {
      gradientUnits: "userSpaceOnUse", cx: 0, cy: 0, r: 1, gradientTransform: `translate(${x} ${y}) scale(${across} ${down})`,
    }, ...stops));
  }
  return reference(defs, svg("linearGradient", {
    gradientUnits: "userSpaceOnUse", x1: paint.from[0], y1: paint.from[1], x2: paint.to[0], y2: paint.to[1],
  }, ...stops));
}

function stroke({ stroke: path, color, line = {} }) {
  return svg("path", {
    d: pathData(path), fill: "none", stroke: color, "stroke-width": line.width ?? 1,
    "stroke-linecap": ["butt", "round", "square"][line.cap ?? 0], "stroke-linejoin": ["miter", "round", "bevel"][line.join ?? 0],
    "stroke-dasharray": line.dash?.join(" "), pathLength: line.dash ? undefined : 1,
  });
}

function vectorText({ text, at: [x, y] }) {
  const made = svg("g");
  for (const line of text.lines) {
    const words = svg("text", {
      x: x + line.x + (line.isRightToLeft ? line.width : 0), y: y + line.baseline, direction: line.isRightToLeft ? "rtl" : "ltr", "xml:space": "preserve",
    }, ...line.runs.map((run) => {
      const span = svg("tspan", { fill: run.color ?? "#000" });
      Object.assign(span.style, fontStyle(run, text.language));
      span.textContent = run.text;
      return span;
    }));
    made.append(words);
  }
  return made;
}

function vectorImage({ image, place: [[x, y], [width, height]], tint, alpha }, defs, images) {
  const picture = svg("image", { href: images.get(image) ?? "", x, y, width, height, preserveAspectRatio: "none" });
  if (!tint) { picture.setAttribute("opacity", alpha ?? 1); return picture; }
  const mask = svg("mask", { style: { maskType: "alpha" }, maskUnits: "userSpaceOnUse", x, y, width, height }, picture);
  return svg("rect", { x, y, width, height, fill: tint, opacity: alpha ?? 1, mask: reference(defs, mask) });
}

function vectorShadow({ shadow, place: [[x, y], [width, height]], cornerRadius }, defs) {
  const { color, offset, radius } = shadow;
  const blur = svg("filter", { x: "-100%", y: "-100%", width: "300%", height: "300%" }, svg("feGaussianBlur", { stdDeviation: radius }));
  return svg("rect", {
    x: x + offset[0], y: y + offset[1], width, height, rx: cornerRadius ?? 0, fill: color, filter: reference(defs, blur),
  });
}
