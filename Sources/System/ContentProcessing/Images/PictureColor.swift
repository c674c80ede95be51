// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Sentences
import Shortcuts

/// A color, written as `#RRGGBBAA` or without its opacity.
struct PictureColor {
    private let parts: [Double]

    init(_ text: String) throws(ShortcutFailure) {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard [6, 8].contains(digits.utf8.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
            let number = UInt32(digits, radix: 16)
        else { throw ShortcutFailure("‘\(text)’ is not a color", remedy: "write one as #RRGGBBAA") }
        let whole = digits.utf8.count == 8 ? number : number << 8 | 255
        parts = [24, 16, 8, 0].map { Double(whole >> $0 & 255) / 255 }
    }

    func beSource(of context: OpaquePointer) {
        cairo_set_source_rgba(context, parts[0], parts[1], parts[2], parts[3])
    }
}
