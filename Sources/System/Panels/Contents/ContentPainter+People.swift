// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Drawing
import Foundation

extension ContentPainter {
    /// A bubble with a tail: gray for a message that is not sent yet, blue for one that is.
    func block(of message: PanelContent.Message) throws(DrawingError) -> ContentBlock {
        let (side, tail) = (14.0, 6.0)
        let room = width * 0.82 - 2 * side - tail
        let text = try words(
            message.text, size: 16, color: message.isSent ? .white : colors.label, width: room, lines: 14)
        let ground = message.isSent ? hues.blue : hues.fill
        let bubble = text.map { text in
            text.padded(CGSize(width: side, height: 9)) { canvas, place in
                canvas.fill(Self.bubble(around: place), with: ground)
            }
        }
        // The tail reaches out at the end.
        let hung = bubble.map { bubble in
            ContentBlock(size: CGSize(width: bubble.size.width + tail, height: bubble.size.height)) {
                bubble.draw(on: $0, at: $1)
            }
        }
        let heading = try softWords(message.addressees, lines: 2)
        let state = try softWords(message.state, size: 11)
        return .column(
            [
                heading,
                .column(
                    [hung, state.map { $0.padded(CGSize(width: 8, height: 0)) }], width: width, gap: 4, edge: .trailing),
            ], width: width, gap: 8)
    }

    /// A rectangle with round corners whose lower edge runs out into a tail.
    private static func bubble(around place: CGRect) -> Path {
        let radius = min(18, place.height / 2)
        var path = Path(place, cornerRadius: radius)
        let (right, bottom) = (place.maxX, place.maxY)
        path.elements += [
            .move(CGPoint(x: right - 0.5, y: bottom - radius)),
            .curve(
                CGPoint(x: right - 0.5, y: bottom - 6), CGPoint(x: right + 2, y: bottom - 1),
                to: CGPoint(x: right + 6, y: bottom)),
            .curve(
                CGPoint(x: right + 1, y: bottom + 0.3), CGPoint(x: right - 6, y: bottom + 0.2),
                to: CGPoint(x: right - 14, y: bottom - 0.4)),
            .line(CGPoint(x: right - radius, y: bottom - radius)), .close,
        ]
        return path
    }

    /// Who is called, with a picture or the first letter, and the sign of the call.
    func block(of call: PanelContent.Call) throws(DrawingError) -> ContentBlock {
        let face = try portrait(call.picture, name: call.names, side: 52)
        let button = badge(call.isVideo ? "video.fill" : "phone.fill", side: 40, color: .white, on: hues.green)
        let room = width - face.size.width - button.size.width - 28
        let lines = ContentBlock.column(
            [
                try words(call.names, size: 18, isBold: true, width: room, lines: 2),
                try softWords(call.kind, size: 14, width: room),
            ],
            width: room, gap: 2)
        return .ends(.line([face, lines], gap: 14), button, width: width)
    }

    /// A round picture; without one the name's first letter on a disc.
    func portrait(_ image: PanelImage?, name: String?, side: Double) throws(DrawingError) -> ContentBlock {
        if let picture = picture(image, size: CGSize(width: side, height: side), corner: side / 2) { return picture }
        let letter = name?.first.map { String($0).uppercased() }
        let initial = try words(letter, size: side * 0.42, isBold: true, color: .white, width: side, alignment: .left)
        return ContentBlock(size: CGSize(width: side, height: side)) { canvas, origin in
            let place = CGRect(origin: origin, size: CGSize(width: side, height: side))
            canvas.fill(
                Path(ellipseIn: place), from: origin, to: CGPoint(x: origin.x, y: place.maxY),
                stops: [
                    GradientStop(offset: 0, color: Color(red: 0.66, green: 0.69, blue: 0.74)),
                    GradientStop(offset: 1, color: Color(red: 0.49, green: 0.52, blue: 0.58)),
                ])
            guard let initial else { return }
            canvas.isolated {
                canvas.clip(to: Path(ellipseIn: place))
                let corner = CGPoint(x: (side - initial.size.width) / 2, y: (side - initial.size.height) / 2)
                initial.draw(on: canvas, at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y))
            }
        }
    }
}
