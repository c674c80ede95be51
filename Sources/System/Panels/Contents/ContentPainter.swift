// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Drawing
import Foundation

/// Lays out what a panel shows of an intent of one of SiriKit's domains, in the room between the card's margins.
struct ContentPainter {
    let surface: PanelSurface
    /// In points.
    let width: Double
    /// Those of the content's pictures that could be had.
    let pictures: [PanelImage: Bitmap]

    var colors: PanelColors { PanelColors(surface.appearance) }
    var hues: ContentColors { ContentColors(surface.appearance) }

    func block(of content: PanelContent) throws(DrawingError) -> ContentBlock {
        switch content {
        case .message(let message): try block(of: message)
        case .call(let call): try block(of: call)
        case .ride(let ride): try block(of: ride)
        case .payment(let payment): try block(of: payment)
        case .list(let list): try block(of: list)
        case .note(let note): try block(of: note)
        case .media(let media): try block(of: media)
        case .workout(let workout): try block(of: workout)
        case .photos(let photos): try block(of: photos)
        case .code(let code): try block(of: code)
        case .rows(let rows): try block(of: rows)
        }
    }
}

// MARK: - Words

extension ContentPainter {
    /// Of a panel of the greatest width, in the smallest letters.
    private static let mostOfLine = 200

    /// Words in one style; nil if there are none.
    func words(
        _ text: String?, size: Double, isBold: Bool = false, color: Color? = nil, width: Double? = nil,
        lines: Int = 1, alignment: ParagraphStyle.Alignment = .natural, isStruck: Bool = false
    ) throws(DrawingError) -> ContentBlock? {
        guard let text, !text.isEmpty else { return nil }
        // What has no room in any width is not laid out: Pango takes long for words without an end.
        let shown = String(text.unicodeScalars.prefix(lines * Self.mostOfLine))
        let font = TextFont(size: size, weight: isBold ? 600 : 400)
        var style = TextStyle(font: font, color: color ?? colors.label)
        style.isStruckThrough = isStruck
        return ContentBlock(
            try PlacedText(
                shown, style, width: max(width ?? self.width, 1), lines: lines, language: surface.language,
                alignment: alignment))
    }

    /// Words in the color of what is less important.
    func softWords(
        _ text: String?, size: Double = 13, width: Double? = nil, lines: Int = 1
    ) throws(DrawingError) -> ContentBlock? {
        try words(text, size: size, color: colors.secondary, width: width, lines: lines)
    }

    /// A label at the beginning of a line and its value at the end.
    func detail(_ detail: PanelContent.Detail, width: Double? = nil) throws(DrawingError) -> ContentBlock {
        let width = width ?? self.width
        let value = try words(detail.value, size: 13, width: width * 0.62, lines: 2)
        let room = width - (value?.size.width ?? 0) - 12
        let label = try softWords(detail.label, width: room)
        return .ends(label ?? .nothing, value, width: width)
    }
}

// MARK: - Signs and pictures

extension ContentPainter {
    /// A sign from the icon set; nothing where that has none, for a panel is read without its signs too.
    func sign(_ name: String, side: Double, color: Color) -> ContentBlock {
        ContentBlock(size: CGSize(width: side, height: side)) { canvas, origin in
            let place = CGRect(origin: origin, size: CGSize(width: side, height: side))
            do throws(DrawingError) {
                try canvas.draw(Symbol(named: name) ?? .plain, in: place, color: color)
            } catch {
                canvas.fill(Path(ellipseIn: place.insetBy(dx: side / 3, dy: side / 3)), with: color)
            }
        }
    }

    /// A sign on a disc or a square with round corners.
    func badge(_ name: String, side: Double, color: Color, on ground: Color, corner: Double? = nil) -> ContentBlock {
        let sign = sign(name, side: (side * 0.56).rounded(), color: color)
        let margin = (side - sign.size.width) / 2
        return sign.padded(CGSize(width: margin, height: margin)) { canvas, place in
            canvas.fill(Path(place, cornerRadius: corner ?? side / 2), with: ground)
        }
    }

    /// A picture that fills a rectangle with round corners; nil if there is none.
    func picture(_ image: PanelImage?, size: CGSize, corner: Double) -> ContentBlock? {
        guard let image, let bitmap = pictures[image] else { return nil }
        return ContentBlock(size: size) { [hues] canvas, origin in
            let place = CGRect(origin: origin, size: size)
            let edge = Path(place, cornerRadius: corner)
            canvas.isolated {
                canvas.clip(to: edge)
                canvas.draw(
                    bitmap, pointSize: CGSize(width: bitmap.width, height: bitmap.height), in: place, mode: .aspectFill)
            }
            canvas.stroke(edge, with: hues.separator, line: LineStyle(width: 0.5))
        }
    }

    /// A line across.
    func rule(width: Double? = nil, dash: [Double] = []) -> ContentBlock {
        let width = width ?? self.width
        return ContentBlock(size: CGSize(width: width, height: 1)) { [hues] canvas, origin in
            var path = Path()
            path.elements = [
                .move(CGPoint(x: origin.x, y: origin.y + 0.5)), .line(CGPoint(x: origin.x + width, y: origin.y + 0.5)),
            ]
            canvas.stroke(path, with: hues.separator, line: LineStyle(width: 1, dash: dash))
        }
    }

    /// A word on a colored pill.
    func pill(_ text: String?, color: Color, width: Double) throws(DrawingError) -> ContentBlock? {
        try words(text, size: 12, isBold: true, color: color, width: width - 20)?
            .padded(CGSize(width: 10, height: 4)) { canvas, place in
                let ground = Color(red: color.red, green: color.green, blue: color.blue, alpha: 0.16)
                canvas.fill(Path(place, cornerRadius: place.height / 2), with: ground)
            }
    }
}

extension ContentBlock {
    /// What takes no room.
    static var nothing: ContentBlock { ContentBlock(size: .zero) { _, _ in } }
}
