// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Two ways to be heard: by the machine that the device runs on, and by the browser's own service.

import { load, redraw, state } from "/connection.js";
import { hush } from "/speaking.js";
import { element } from "/elements.js";
import { language, word } from "/words.js";

/** As long as anything is listened to, in seconds; and how long a silence ends it, before and after something was said. */
const longest = 15, patience = 6, pause = 1;
/** Samples in a second, as the device wants them. */
const rate = 16000;
/** Louder than this somebody speaks, of 1. */
const loud = 0.012;

let chosen = null;
/** What listens now, with how to end it and how to break it off; null for nothing. */
let listening = null;

function Recognition() { return window.SpeechRecognition ?? window.webkitSpeechRecognition; }

function canRecord() { return Boolean(navigator.mediaDevices?.getUserMedia && window.AudioWorkletNode); }

/** The ways that there are here, the one that keeps the sound here first. */
function ways() {
  return [state.hears && canRecord() && "machine", Recognition() && "browser"].filter(Boolean);
}

function way() { return ways().includes(chosen) ? chosen : ways()[0]; }

export function isListening() { return listening !== null; }

export function stopListening() { listening?.abort(); }

/** The button that is spoken to; null where nobody could hear. */
export function microphone(heard) {
  if (!way()) return null;
  return element("button", {
    class: "round speak", "aria-label": word("speak"), "aria-pressed": String(isListening()), "aria-describedby": "sound-goes", "data-key": "siri-speak",
    onclick: () => (listening ? listening.stop() : listen(heard)),
  }, element("span", { class: "mic", "aria-hidden": "true" }));
}

/** Says where the sound goes, and offers the other way where there is one; null where nothing is heard. */
export function soundNote() {
  const now = way();
  if (!now) return null;
  const other = ways().find((one) => one !== now);
  return element("p", { class: "sound-note" },
    element("span", { id: "sound-goes" }, word(now === "machine" ? "soundStays" : "soundLeaves")),
    other && element("button", { class: "link", "data-key": "siri-hearing", onclick: () => { chosen = other; stopListening(); redraw("conversation"); } },
      word(other === "machine" ? "hearHere" : "hearByBrowser")));
}

/** Listens once; what is heard on the way is told, and at the end whether it was all. */
function listen(heard) {
  hush();
  const mine = way() === "machine" ? record(heard) : recognize(heard);
  listening = mine;
  tell(word("listening"));
  mine.done.then((trouble) => {
    if (listening === mine) listening = null;
    show();
    if (trouble) tell(trouble, true);
  });
  show();
}

function tell(text, isShown = false) {
  document.getElementById("live").textContent = text;
  const field = document.querySelector("[data-key=siri-text]");
  if (field && isShown) field.placeholder = text;
}

function show() {
  const field = document.querySelector("[data-key=siri-text]");
  if (field) field.placeholder = listening ? word("listening") : field.getAttribute("aria-label");
  document.querySelector("[data-key=siri-speak]")?.setAttribute("aria-pressed", String(isListening()));
}

/** By the browser's service. */
function recognize(heard) {
  const recognition = new (Recognition())();
  let trouble = null;
  let isOver = false;
  recognition.lang = language().startsWith("zh") ? "zh-CN" : language();
  recognition.interimResults = true;
  recognition.onresult = (event) => {
    if (!isOver) heard([...event.results].map((one) => one[0].transcript).join(""), event.results[event.results.length - 1].isFinal);
  };
  recognition.onerror = (event) => { if (event.error !== "aborted") trouble = word("unheard"); };
  const done = new Promise((resolve) => { recognition.onend = () => resolve(trouble); });
  recognition.start();
  return { done, stop: () => recognition.stop(), abort: () => { isOver = true; recognition.abort(); } };
}

/** By the machine: what was recorded is sent to the device, and nowhere else. */
function record(heard) {
  const recording = new Recording();
  const post = (sound) => load("/hear", sound, undefined, `audio/l16; rate=${rate}`);
  // What may be said is learned while it is said.
  const prepared = post(new ArrayBuffer(0));
  const done = (async () => {
    let samples;
    try {
      samples = await recording.samples();
    } catch {
      return word("unheard");
    }
    if (recording.isAborted) return null;
    if (!samples) return word("unheard");
    tell(word("working"), true);
    await prepared;
    const answer = await post(samples);
    if (recording.isAborted) return null;
    if (!answer?.text) return word("notUnderstood");
    heard(answer.text, true);
    return null;
  })();
  return { done, stop: () => recording.end(), abort: () => { recording.isAborted = true; recording.end(); } };
}

/** Some seconds of the microphone, at 16,000 samples a second. */
class Recording {
  isAborted = false;
  #end;
  #ended = new Promise((resolve) => { this.#end = resolve; });

  end() { this.#end(); }

  /** As 16 bits each, the higher byte first; null where nobody spoke. */
  async samples() {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true } });
    const [context, source] = opened(stream);
    const chunks = [];
    let [count, heardAt, lastLoud] = [0, null, 0];
    try {
      await context.audioWorklet.addModule("/recorder.js");
      const node = new AudioWorkletNode(context, "recorder");
      node.port.onmessage = ({ data }) => {
        chunks.push(data);
        count += data.length;
        const time = count / context.sampleRate;
        if (Math.sqrt(data.reduce((sum, one) => sum + one * one, 0) / data.length) > loud) { heardAt ??= time; lastLoud = time; }
        if (time >= longest || (heardAt === null ? time > patience : time - lastLoud > pause)) this.end();
      };
      source.connect(node);
      await this.#ended;
    } finally {
      for (const track of stream.getTracks()) track.stop();
      context.close();
    }
    return heardAt === null ? null : encoded(chunks, context.sampleRate / rate);
  }
}

/** A microphone at the rate that the device wants; some browsers give it at its own rate alone. */
function opened(stream) {
  const context = new AudioContext({ sampleRate: rate });
  try {
    return [context, context.createMediaStreamSource(stream)];
  } catch {
    context.close();
    const other = new AudioContext();
    return [other, other.createMediaStreamSource(stream)];
  }
}

/** @param step How many of these samples are one of those that are sent, which is their mean. */
function encoded(chunks, step) {
  const all = chunks.flatMap((chunk) => [...chunk]);
  const count = Math.min(Math.floor(all.length / step), longest * rate);
  const bytes = new DataView(new ArrayBuffer(count * 2));
  for (let index = 0; index < count; index += 1) {
    const [start, end] = [Math.floor(index * step), Math.max(Math.floor((index + 1) * step), Math.floor(index * step) + 1)];
    const mean = all.slice(start, end).reduce((sum, one) => sum + one, 0) / (end - start);
    bytes.setInt16(index * 2, Math.round(Math.max(-1, Math.min(1, mean)) * 32767), false);
  }
  return bytes.buffer;
}
