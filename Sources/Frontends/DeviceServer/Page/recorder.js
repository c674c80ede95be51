// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Runs beside the page, where sound comes in: hands it on a tenth of a second at a time.

registerProcessor("recorder", class extends AudioWorkletProcessor {
  #waiting = [];

  process([input]) {
    if (input[0]) this.#waiting.push(...input[0]);
    if (this.#waiting.length >= 1600) this.port.postMessage(new Float32Array(this.#waiting.splice(0)));
    return true;
  }
});
