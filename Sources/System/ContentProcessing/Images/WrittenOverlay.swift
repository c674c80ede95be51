// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Shortcuts

/// A text that is written onto pictures.
struct WrittenOverlay {
    private let overlay: TextOverlay

    init(_ overlay: TextOverlay) { self.overlay = overlay }

    func draw(on canvas: Canvas, size: CGSize) {
        let fontSize = max(1, size.height * overlay.size / 100)
        let inset = size.height * overlay.offset / 100
        let width = max(1, size.width - 2 * inset)
        guard let text = layout(overlay.color, fontSize, width) else { return }
        let origin = PicturePosition(overlay.position).origin(of: text.size, in: size, inset: inset)
        let angle = overlay.degrees.isFinite ? overlay.degrees * .pi / 180 : 0
        canvas.isolated {
            canvas.translate(x: origin.x + text.size.width / 2, y: origin.y + text.size.height / 2)
            canvas.concatenate(Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0))
            let corner = CGPoint(x: -text.size.width / 2, y: -text.size.height / 2)
            if let outline = overlay.outline, let rim = layout(outline.color, fontSize, width) {
                // The letters all around where they will be.
                let reach = fontSize * outline.width / 100
                for step in 0..<16 {
                    let turn = Double(step) / 8 * .pi
                    canvas.draw(rim, at: CGPoint(x: corner.x + cos(turn) * reach, y: corner.y + sin(turn) * reach))
                }
            }
            canvas.draw(text, at: corner)
        }
    }

    private func layout(_ color: String, _ size: Double, _ width: Double) -> TextLayout? {
        let style = TextStyle(font: TextFont(size: size), color: Color(hexadecimal: color))
        var paragraph = ParagraphStyle()
        paragraph.lineBreak = .wordWrapping
        paragraph.alignment =
            switch overlay.alignment {
            case "Left": .left
            case "Right": .right
            default: .center
            }
        // Without the libraries nothing was decoded either.
        return try? TextLayout(StyledText(overlay.text, style), style: paragraph, width: width)
    }
}

extension Color {
    /// `#RRGGBBAA`; white for anything else.
    fileprivate init(hexadecimal text: String) {
        let number = text.hasPrefix("#") && text.count == 9 ? UInt32(text.dropFirst(), radix: 16) : nil
        let parts = (0..<4).map { Double((number ?? .max) >> UInt32(24 - 8 * $0) & 255) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
