// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// Words laid out in a width.
struct PlacedText {
    private let layout: TextLayout

    var size: CGSize { layout.size }

    init(
        _ text: String, _ style: TextStyle, width: Double, lines: Int, language: String,
        alignment: ParagraphStyle.Alignment = .natural
    ) throws(DrawingError) {
        var paragraph = ParagraphStyle()
        paragraph.alignment = alignment
        layout = try TextLayout(
            StyledText(text, style), style: paragraph, width: width, lineLimit: lines, language: language)
    }

    func draw(on canvas: Canvas, _ origin: CGPoint) {
        canvas.draw(layout, at: origin)
    }
}
