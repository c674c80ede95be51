// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import CQRCode
import Foundation
import Sentences
import Shortcuts

/// Makes codes that machines read, and reads them.
struct BarcodeProcessor {
    let limits: ProcessingLimits

    /// Pixels to a side of one square of a code.
    private static let squareSide = 10
    /// Squares of quiet around a code, see ISO/IEC 18004, 6.3.8.
    private static let quiet = 4
    private static let corrections: [(name: String, level: QRecLevel, bytes: Int)] = [
        ("Low", QR_ECLEVEL_L, 2953), ("Medium", QR_ECLEVEL_M, 2331), ("Quartile", QR_ECLEVEL_Q, 1663),
        ("High", QR_ECLEVEL_H, 1273),
    ]

    /// A QR code as a picture.
    func make(_ text: String, correction: String) throws(ShortcutFailure) -> Content {
        guard let level = Self.corrections.first(where: { $0.name == correction }) else {
            throw ShortcutFailure(
                "‘\(correction)’ is not an error correction level",
                remedy: "choose Low, Medium, Quartile or High")
        }
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty else {
            throw ShortcutFailure("there is no text for the code", remedy: "give it one")
        }
        guard bytes.count <= level.bytes, let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, level.level) else {
            throw ShortcutFailure(
                "a code with error correction \(correction) cannot hold \(bytes.count) bytes of text",
                remedy: "use at most \(level.bytes), or a lower error correction level")
        }
        defer { QRcode_free(code) }
        let picture = try picture(of: code)
        return Content(
            .file(try PictureWriter(limits: limits).file(picture, name: "QR Code.png", type: .png)))
    }

    private func picture(of code: UnsafeMutablePointer<QRcode>) throws(ShortcutFailure) -> Picture {
        let squares = Int(code.pointee.width)
        let side = (squares + 2 * Self.quiet) * Self.squareSide
        let picture = try Picture(width: side, height: side, name: "QR Code.png")
        try picture.draw { context in
            cairo_set_source_rgba(context, 1, 1, 1, 1)
            cairo_paint(context)
            cairo_set_source_rgba(context, 0, 0, 0, 1)
            for place in 0..<squares * squares where code.pointee.data[place] & 1 == 1 {
                let (x, y) = (place % squares + Self.quiet, place / squares + Self.quiet)
                cairo_rectangle(
                    context, Double(x * Self.squareSide), Double(y * Self.squareSide), Double(Self.squareSide),
                    Double(Self.squareSide))
            }
            cairo_fill(context)
        }
        picture.isClearInParts = false
        return picture
    }

    /// What all codes on a picture say, each once; nothing if there is none.
    func read(_ file: ContentFile) throws(ShortcutFailure) -> Content {
        try LoadedLibrary.loadCodes()
        let picture = try PictureReader(limits: limits).picture(file)
        let longest = Double(max(picture.width, picture.height))
        // Fine codes are read when they are larger, those with noise when they are smaller.
        let scales = [1, min(1600 / longest, 4), 800 / longest]
        for scale in scales {
            try limits.checkCancellation()
            guard scale == 1 || abs(scale - 1) > 0.2 else { continue }
            var pixels = try GrayPixels(picture, scale: scale, border: 8, name: file.name)
            for isInverted in [false, true] {
                if isInverted { pixels.invert() }
                let texts = try CodeScanner().texts(in: pixels)
                if !texts.isEmpty { return Content(texts.map { ContentItem(.text($0)) }) }
            }
        }
        return .nothing
    }
}
