// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMedia
import Sentences
import Shortcuts

/// Tesseract with its languages; used by one thread.
final class RecognitionEngine {
    /// How the letters are supposed to stand, by the numbers of Tesseract.
    private enum Layout: Int32 {
        case pages = 3
        case oneBlock = 6
        case scattered = 11
    }

    private let reader: OpaquePointer
    private let limits: ProcessingLimits

    /// Of 100, below which what is read is taken for noise.
    private static let leastConfidence: Int32 = 35
    private static let dotsPerInch: Int32 = 300

    init(languages: [String], limits: ProcessingLimits) throws(ShortcutFailure) {
        try LoadedLibrary.loadRecognition()
        self.limits = limits
        guard let reader = TessBaseAPICreate() else { throw Picture.lackOfMemory(for: "") }
        // It tells what it does on standard error otherwise.
        _ = TessBaseAPISetVariable(reader, "debug_file", "/dev/null")
        guard TessBaseAPIInit3(reader, nil, languages.joined(separator: "+")) == 0 else {
            TessBaseAPIDelete(reader)
            let packages = languages.map { "tesseract-ocr-\($0.replacing("_", with: "-"))" }
            throw ShortcutFailure(
                "text in \(languages.joined(separator: ", ")) cannot be read: the data for these languages is missing",
                remedy: "install \(packages.joined(separator: ", "))", kind: .missing)
        }
        self.reader = reader
    }

    deinit { TessBaseAPIDelete(reader) }

    /// The text as is, or none.
    func text(of pixels: GrayPixels, _ name: String) throws(ShortcutFailure) -> String {
        for layout in [Layout.pages, .oneBlock, .scattered] {
            try limits.checkCancellation()
            let text = try text(of: pixels, layout, name)
            if text.contains(where: { $0.isLetter || $0.isNumber }) { return text }
        }
        return ""
    }

    private func text(of pixels: GrayPixels, _ layout: Layout, _ name: String) throws(ShortcutFailure) -> String {
        TessBaseAPISetPageSegMode(reader, layout.rawValue)
        TessBaseAPISetImage(
            reader, pixels.bytes, Int32(pixels.width), Int32(pixels.height), 1, Int32(pixels.width))
        TessBaseAPISetSourceResolution(reader, Self.dotsPerInch)
        guard let monitor = TessMonitorCreate() else { throw Picture.lackOfMemory(for: name) }
        defer { TessMonitorDelete(monitor) }
        let seconds = min(max(limits.recognitionSeconds, 0), 1_000_000)
        TessMonitorSetDeadlineMSecs(monitor, Int32(seconds * 1000))
        let start = ContinuousClock.now
        guard TessBaseAPIRecognize(reader, monitor) == 0 else { return "" }
        guard start.duration(to: .now) < .seconds(seconds) else {
            throw ShortcutFailure(
                "reading the text on ‘\(name)’ took longer than \(seconds) seconds",
                remedy: "use a smaller part of the picture",
                kind: .tooMuch)
        }
        guard TessBaseAPIMeanTextConf(reader) >= Self.leastConfidence,
            let text = TessBaseAPIGetUTF8Text(reader)
        else { return "" }
        defer { TessDeleteText(text) }
        return String(cString: text)
    }
}
