// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Shortcuts

/// Reads the text on pictures.
struct TextRecognizer {
    /// By the names that Tesseract has for them, the first one first.
    let languages: [String]
    let limits: ProcessingLimits

    /// Tesseract reads letters best that are some 30 pixels high; those on screens are 12.
    private static let small = 1_000_000.0
    private static let middling = 4_000_000.0
    private static let large = 16_000_000.0
    /// Darker than this on average, letters are bright.
    private static let dark = 110

    /// The text of each picture; those without one are left out.
    func perform(_ files: [ContentFile]) throws(ShortcutFailure) -> Content {
        guard !files.isEmpty else { return .nothing }
        let engine = try RecognitionEngine(languages: languages, limits: limits)
        var output = OutputGathering(limits: limits)
        for file in files {
            try limits.checkCancellation()
            let picture = try PictureReader(limits: limits).picture(file)
            let text = RecognizedText.tidied(try engine.text(of: try prepared(picture, file.name), file.name))
            if !text.isEmpty { try output.append(text) }
        }
        return output.content
    }

    private func prepared(_ picture: Picture, _ name: String) throws(ShortcutFailure) -> GrayPixels {
        let count = Double(picture.width) * Double(picture.height)
        let wanted = count < Self.small ? 3 : count < Self.middling ? 2 : min(1, (Self.large / count).squareRoot())
        let longest = Double(max(picture.width, picture.height))
        let scale = min(wanted, Double(ProcessingLimits.side - 100) / longest)
        var pixels = try GrayPixels(picture, scale: scale, border: 20, name: name)
        if pixels.brightness < Self.dark { pixels.invert() }
        return pixels
    }
}
