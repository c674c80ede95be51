// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMedia
import Drawing
import Foundation
import Sentences
import Shortcuts

/// Reads the text in pictures, by Tesseract.
struct TextRecognizer {
    /// A smaller picture is made larger: letters of a screen are few pixels high.
    private static let wantedSide = 2_000.0
    private static let enlargement = 3.0

    private let limits: ProcessingLimits
    private let languages: [String]

    init(limits: ProcessingLimits, languages: [String]) {
        self.limits = limits
        self.languages = languages
    }

    /// A text for each picture; for one without any, nothing.
    func content(of files: [ContentFile]) throws(ShortcutFailure) -> Content {
        var texts: [ContentItem] = []
        for file in files {
            let text = try text(in: Picture(file, limits: limits).bitmap, name: file.name)
            if !text.isEmpty { texts.append(ContentItem(.text(text))) }
        }
        return Content(texts)
    }

    private func text(in bitmap: Bitmap, name: String) throws(ShortcutFailure) -> String {
        var gray = GrayPicture(try enlarged(bitmap))
        // Letters are read dark on light.
        if gray.mean < 110 { gray.invert() }
        var problem = [CChar](repeating: 0, count: 300)
        let text = beckon_text_recognize(
            gray.pixels, Int32(gray.width), Int32(gray.height), languages.joined(separator: "+"), 200, &problem,
            problem.count)
        guard let text else {
            throw ShortcutFailure(
                "the text of ‘\(name)’ cannot be read: \(Picture.text(problem))",
                remedy: "install the packages tesseract-ocr-eng and tesseract-ocr-chi-sim")
        }
        defer { free(text) }
        return Self.joined(String(cString: text)).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func enlarged(_ bitmap: Bitmap) throws(ShortcutFailure) -> Bitmap {
        let factor = min(Self.enlargement, Self.wantedSide / max(bitmap.size.width, bitmap.size.height))
        guard factor > 1.2 else { return bitmap }
        do throws(DrawingError) {
            let size = CGSize(width: (bitmap.size.width * factor).rounded(), height: (bitmap.size.height * factor).rounded())
            let canvas = try Canvas(size: size, scale: 1)
            canvas.draw(bitmap, in: CGRect(origin: .zero, size: size))
            return try canvas.bitmap()
        } catch {
            return bitmap
        }
    }

    /// Without the spaces that Tesseract puts between Chinese characters.
    private static func joined(_ text: String) -> String {
        var joined = ""
        var pending = ""
        for character in text {
            if character == " " {
                pending.append(character)
                continue
            }
            let isWithin = joined.last.map(isIdeograph) == true && isIdeograph(character)
            if !isWithin { joined += pending }
            pending = ""
            joined.append(character)
        }
        return joined + pending
    }

    private static func isIdeograph(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first?.value else { return false }
        return (0x3000...0x303F).contains(scalar) || (0x3400...0x9FFF).contains(scalar) || (0xFF00...0xFFEF).contains(scalar)
    }
}
