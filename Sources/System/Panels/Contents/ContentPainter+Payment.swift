// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Drawing
import Foundation

extension ContentPainter {
    /// A slip with a torn edge: whom it goes to, the amount, what it is for, and what else there is to know.
    func block(of payment: PanelContent.Payment) throws(DrawingError) -> ContentBlock {
        let (side, tooth) = (16.0, 6.0)
        let inner = width - 2 * side
        let amount = try amountWords(payment.amount, width: inner)
        let note = try words(
            payment.note, size: 14, color: colors.secondary, width: inner, lines: 3, alignment: .left)
        let status = try pill(payment.status, color: payment.isSettled ? hues.green : hues.orange, width: inner)
        let head = ContentBlock.column(
            [
                sign(of: payment.direction), try words(payment.party, size: 15, width: inner, lines: 2), amount, note,
                status,
            ],
            width: inner, gap: 6, edge: .center)
        var details: [ContentBlock] = []
        for item in payment.details { details.append(try detail(item, width: inner)) }
        let tail: ContentBlock? =
            details.isEmpty ? nil : .column([rule(width: inner, dash: [4, 3])] + details, width: inner, gap: 8)
        let content = ContentBlock.column([head, tail], width: inner, gap: 12)
        let slip = content.padded(CGSize(width: side, height: 14)) { [hues] canvas, place in
            canvas.fill(Self.slip(place, tooth: tooth), with: hues.fill)
        }
        return ContentBlock(size: CGSize(width: width, height: slip.size.height + tooth)) { canvas, origin in
            slip.draw(on: canvas, at: origin)
        }
    }

    private func sign(of direction: PanelContent.Payment.Direction) -> ContentBlock {
        switch direction {
        case .sent: badge("arrow.up", side: 34, color: .white, on: hues.blue)
        case .requested: badge("arrow.down", side: 34, color: .white, on: hues.green)
        case .bill: badge("doc.text", side: 34, color: .white, on: hues.orange)
        case .transfer: badge("arrow.left.arrow.right", side: 34, color: .white, on: hues.blue)
        }
    }

    /// As large as the width has room for.
    private func amountWords(_ amount: String?, width: Double) throws(DrawingError) -> ContentBlock? {
        var size = 36.0
        while size > 16, let whole = try words(amount, size: size, isBold: true, width: 1e4), whole.size.width > width {
            size -= 4
        }
        return try words(amount, size: size, isBold: true, width: width)
    }

    /// Round above, and torn off in small teeth below.
    private static func slip(_ place: CGRect, tooth: Double) -> Path {
        let radius = 12.0
        var path = Path()
        path.elements = [
            .arc(
                center: CGPoint(x: place.minX + radius, y: place.minY + radius), radius: radius, from: .pi,
                to: 1.5 * .pi, clockwise: true),
            .arc(
                center: CGPoint(x: place.maxX - radius, y: place.minY + radius), radius: radius, from: 1.5 * .pi,
                to: 2 * .pi, clockwise: true),
        ]
        let count = max(1, Int(place.width / (2 * tooth)))
        let step = place.width / Double(count)
        for index in 0..<count {
            let right = place.maxX - Double(index) * step
            path.elements += [
                .line(CGPoint(x: right, y: place.maxY)), .line(CGPoint(x: right - step / 2, y: place.maxY + tooth)),
                .line(CGPoint(x: right - step, y: place.maxY)),
            ]
        }
        path.elements.append(.close)
        return path
    }
}
