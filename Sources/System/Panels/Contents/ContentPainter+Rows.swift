// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Drawing
import Foundation

extension ContentPainter {
    /// A ring that closes as the workout goes on, with its goal.
    func block(of workout: PanelContent.Workout) throws(DrawingError) -> ContentBlock {
        let ring = ring(workout.stage)
        let room = width - ring.size.width - 16
        let about = [workout.goal == nil ? nil : workout.place, workout.state].compactMap { $0 }.joined(
            separator: " · ")
        let lines = ContentBlock.column(
            [
                try words(workout.name, size: 17, isBold: true, width: room, lines: 2),
                try words(workout.goal ?? workout.place, size: 26, isBold: true, color: hues.green, width: room),
                try softWords(about, size: 15, width: room),
            ], width: room, gap: 2)
        return .line([ring, lines], gap: 16)
    }

    private func ring(_ stage: PanelContent.Workout.Stage) -> ContentBlock {
        let side = 76.0
        let (share, name) =
            switch stage {
            case .ready: (0.0, "figure.run")
            case .running: (0.35, "figure.run")
            case .paused: (0.35, "pause.fill")
            case .ended: (1, "checkmark")
            case .cancelled: (0, "xmark")
            }
        let sign = sign(name, side: 34, color: hues.green)
        return ContentBlock(size: CGSize(width: side, height: side)) { [hues] canvas, origin in
            let middle = CGPoint(x: origin.x + side / 2, y: origin.y + side / 2)
            func arc(_ share: Double, _ alpha: Double) {
                var path = Path()
                path.elements = [
                    .arc(
                        center: middle, radius: side / 2 - 4.5, from: -0.5 * .pi, to: (2 * share - 0.5) * .pi,
                        clockwise: true)
                ]
                let color = Color(red: hues.green.red, green: hues.green.green, blue: hues.green.blue, alpha: alpha)
                canvas.stroke(path, with: color, line: LineStyle(width: 9, cap: .round))
            }
            arc(1, 0.22)
            if share > 0 { arc(share, 1) }
            sign.draw(on: canvas, at: CGPoint(x: middle.x - 17, y: middle.y - 17))
        }
    }

    /// What was found, a line for each.
    func block(of rows: PanelContent.Rows) throws(DrawingError) -> ContentBlock {
        var blocks: [ContentBlock] = []
        for (index, row) in rows.rows.enumerated() {
            if index > 0 { blocks.append(rule()) }
            blocks.append(try block(of: row, subject: rows.subject))
        }
        if let more = try softWords(rows.remaining) { blocks += [rule(), more] }
        return .column(blocks, width: width, gap: 9)
    }

    private func block(of row: PanelContent.Rows.Row, subject: PanelContent.Rows.Subject) throws(DrawingError)
        -> ContentBlock
    {
        let lead = try lead(of: row, subject)
        let value = try words(
            row.value, size: subject.isMoney ? 16 : 13, isBold: subject.isMoney,
            color: subject.isMoney ? colors.label : colors.secondary, width: width * 0.42, lines: 2)
        let room = width - lead.size.width - 12 - (value.map { $0.size.width + 10 } ?? 0)
        let lines = ContentBlock.column(
            [
                try words(row.title, size: 16, isBold: row.detail != nil, width: room),
                try softWords(row.detail, width: room, lines: 2),
            ], width: room, gap: 1)
        return .ends(.line([lead, lines], gap: 12), value, width: width)
    }

    private func lead(of row: PanelContent.Rows.Row, _ subject: PanelContent.Rows.Subject) throws(DrawingError)
        -> ContentBlock
    {
        let side = 36.0
        if subject == .messages || subject == .calls { return try portrait(row.picture, name: row.title, side: side) }
        return picture(row.picture, size: CGSize(width: side, height: side), corner: 8)
            ?? badge(subject.sign, side: side, color: hues.blue, on: hues.fill, corner: 9)
    }
}

extension PanelContent.Rows.Subject {
    /// Whether the value is what a person looks for first.
    fileprivate var isMoney: Bool {
        switch self {
        case .accounts, .bills, .rides, .cars: true
        case .messages, .calls, .notes, .media, .reservations, .tables: false
        }
    }

    fileprivate var sign: String {
        switch self {
        case .messages: "message.fill"
        case .calls: "phone.fill"
        case .notes: "note.text"
        case .accounts: "creditcard.fill"
        case .bills: "doc.text"
        case .rides, .cars: "car.fill"
        case .media: "music.note"
        case .reservations: "ticket.fill"
        case .tables: "fork.knife"
        }
    }
}
