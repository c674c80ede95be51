// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the processing of content may cost, as all of it may be made to cost much.
package struct ProcessingLimits: Sendable {
    /// Bytes of the files that one request comes with.
    package var bytes: Int
    /// Pixels of one picture, or of all that are put together; four bytes each, twice while a picture is read.
    package var pixels: Int
    /// Pages of one document.
    package var pages: Int
    /// Pictures of one animation.
    package var frames: Int
    /// Bytes of all that one request gives.
    package var outputBytes: Int
    /// Seconds until the reading of the text on one picture is given up.
    package var recognitionSeconds: Int

    package init(
        bytes: Int = 256 << 20, pixels: Int = 100_000_000, pages: Int = 2000, frames: Int = 2000,
        outputBytes: Int = 512 << 20, recognitionSeconds: Int = 120
    ) {
        self.bytes = bytes
        self.pixels = pixels
        self.pages = pages
        self.frames = frames
        self.outputBytes = outputBytes
        self.recognitionSeconds = recognitionSeconds
    }

    /// The longest side of a picture, in pixels: what Cairo can count.
    static let side = 32_767
}
