// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Drawing
import Foundation

extension ContentPainter {
    /// Things to do with round ticks, a line between two of them.
    func block(of list: PanelContent.List) throws(DrawingError) -> ContentBlock {
        var rows: [ContentBlock] = []
        for (index, item) in list.items.enumerated() {
            if index > 0 { rows.append(indented(rule(width: width - Self.tickRoom), by: Self.tickRoom)) }
            rows.append(try row(of: item))
        }
        if let more = try softWords(list.remaining, width: width - Self.tickRoom) {
            rows.append(indented(more, by: Self.tickRoom))
        }
        let title = try words(list.title, size: 17, isBold: true, lines: 2)
        return .column([title, rows.isEmpty ? nil : .column(rows, width: width, gap: 8)], width: width, gap: 12)
    }

    private static let tickRoom = 34.0

    private func indented(_ block: ContentBlock, by indent: Double) -> ContentBlock {
        ContentBlock(size: CGSize(width: indent + block.size.width, height: block.size.height)) { canvas, origin in
            block.draw(on: canvas, at: CGPoint(x: origin.x + indent, y: origin.y))
        }
    }

    private func row(of item: PanelContent.List.Item) throws(DrawingError) -> ContentBlock {
        let flag = item.isFlagged ? sign("flag.fill", side: 14, color: hues.orange) : nil
        let room = width - Self.tickRoom - (flag == nil ? 0 : 22)
        let title = try words(
            item.title, size: 16, color: item.isDone ? colors.secondary : colors.label, width: room, lines: 2,
            isStruck: item.isDone)
        let lines = ContentBlock.column([title, try softWords(item.due, width: room)], width: room, gap: 1)
        let ring = tick(isDone: item.isDone)
        return ContentBlock(size: CGSize(width: width, height: max(lines.size.height, ring.size.height))) {
            [width] canvas, origin in
            let height = max(lines.size.height, ring.size.height)
            ring.draw(on: canvas, at: CGPoint(x: origin.x, y: origin.y + (height - ring.size.height) / 2))
            lines.draw(
                on: canvas, at: CGPoint(x: origin.x + Self.tickRoom, y: origin.y + (height - lines.size.height) / 2))
            flag?.draw(on: canvas, at: CGPoint(x: origin.x + width - 16, y: origin.y + (height - 14) / 2))
        }
    }

    /// A ring, or a disc with a tick in it.
    private func tick(isDone: Bool) -> ContentBlock {
        let side = 22.0
        return ContentBlock(size: CGSize(width: side, height: side)) { [hues, colors] canvas, origin in
            let place = CGRect(origin: origin, size: CGSize(width: side, height: side))
            guard isDone else {
                let ring = Color(
                    red: colors.secondary.red, green: colors.secondary.green, blue: colors.secondary.blue, alpha: 0.4)
                return canvas.stroke(
                    Path(ellipseIn: place.insetBy(dx: 1, dy: 1)), with: ring, line: LineStyle(width: 1.5))
            }
            canvas.fill(Path(ellipseIn: place), with: hues.blue)
            var tick = Path()
            func point(_ x: Double, _ y: Double) -> CGPoint {
                CGPoint(x: place.minX + x * side, y: place.minY + y * side)
            }
            tick.elements = [.move(point(0.28, 0.53)), .line(point(0.44, 0.68)), .line(point(0.72, 0.34))]
            canvas.stroke(tick, with: .white, line: LineStyle(width: 2, cap: .round, join: .round))
        }
    }

    /// A ruled sheet.
    func block(of note: PanelContent.Note) throws(DrawingError) -> ContentBlock {
        let side = 14.0
        let picture = picture(note.picture, size: CGSize(width: 64, height: 64), corner: 8)
        let inner = width - 2 * side
        let room = inner - (picture == nil ? 0 : 76)
        let title = try words(note.title, size: 17, isBold: true, width: room, lines: 2)
        let text = try words(note.text, size: 15, width: room, lines: 8)
        let folder: ContentBlock? = try softWords(note.folder, size: 12, width: room - 20).map {
            .line([sign("folder", side: 12, color: colors.secondary), $0], gap: 6)
        }
        let lines = ContentBlock.column([title, text, folder], width: room, gap: 6)
        let content = ContentBlock.ends(lines, picture, width: inner)
        return content.padded(CGSize(width: side, height: 14)) { [hues] canvas, place in
            let edge = Path(place, cornerRadius: 12)
            canvas.isolated {
                canvas.clip(to: edge)
                canvas.fill(edge, with: hues.paper)
                canvas.fill(
                    Path(CGRect(x: place.minX, y: place.minY, width: place.width, height: 5)), with: hues.yellow)
            }
            canvas.stroke(
                Path(place.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 12), with: hues.ruling, line: LineStyle(width: 1))
        }
    }
}
