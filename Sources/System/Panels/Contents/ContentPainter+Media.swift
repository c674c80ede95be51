// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Drawing
import Foundation

extension ContentPainter {
    /// The artwork with the title beside it, and bars that dance while it plays.
    func block(of media: PanelContent.Media) throws(DrawingError) -> ContentBlock {
        let side = 76.0
        let art =
            picture(media.artwork, size: CGSize(width: side, height: side), corner: 10)
            ?? cover(media.genre, side: side)
        let room = width - side - 14
        let state = try words(media.state, size: 13, isBold: true, color: hues.pink, width: room - 40)
        let about = [media.artist, media.type].compactMap { $0 }.joined(separator: " · ")
        let remaining = try softWords(media.remaining, width: state == nil ? room : room * 0.4)
        let standing = ContentBlock.line([media.isPlaying ? bars() : nil, state, remaining], gap: 7)
        let lines = ContentBlock.column(
            [
                try words(media.title, size: 17, isBold: true, width: room, lines: 2),
                try softWords(about, size: 15, width: room),
                standing,
            ], width: room, gap: 3)
        return .line([art, lines], gap: 14)
    }

    /// What stands for artwork: a sign on a ground that runs from one color to another.
    private func cover(_ genre: PanelContent.Media.Genre, side: Double) -> ContentBlock {
        let (name, first, last) =
            switch genre {
            case .music:
                ("music.note", Color(red: 0.98, green: 0.36, blue: 0.45), Color(red: 0.86, green: 0.13, blue: 0.35))
            case .speech:
                ("mic.fill", Color(red: 0.74, green: 0.47, blue: 0.97), Color(red: 0.45, green: 0.22, blue: 0.83))
            case .film:
                ("play.fill", Color(red: 0.36, green: 0.68, blue: 0.98), Color(red: 0.1, green: 0.36, blue: 0.82))
            case .radio:
                (
                    "antenna.radiowaves.left.and.right", Color(red: 1, green: 0.68, blue: 0.3),
                    Color(red: 0.92, green: 0.4, blue: 0.1)
                )
            }
        let sign = sign(name, side: (side * 0.5).rounded(), color: .white)
        let margin = (side - sign.size.width) / 2
        return sign.padded(CGSize(width: margin, height: margin)) { canvas, place in
            canvas.fill(
                Path(place, cornerRadius: 10), from: place.origin, to: CGPoint(x: place.maxX, y: place.maxY),
                stops: [GradientStop(offset: 0, color: first), GradientStop(offset: 1, color: last)])
        }
    }

    private func bars() -> ContentBlock {
        ContentBlock(size: CGSize(width: 15, height: 14)) { [hues] canvas, origin in
            for (index, height) in [7.0, 13, 9, 5].enumerated() {
                let bar = CGRect(x: origin.x + Double(index) * 4, y: origin.y + 14 - height, width: 2.5, height: height)
                canvas.fill(Path(bar, cornerRadius: 1.25), with: hues.pink)
            }
        }
    }

    /// A pile of prints, and how many there are.
    func block(of photos: PanelContent.Photos) throws(DrawingError) -> ContentBlock {
        let pile = pile()
        let room = width - pile.size.width - 16
        let lines = ContentBlock.column(
            [
                try words(photos.count ?? photos.search, size: 20, isBold: true, width: room, lines: 2),
                try softWords(photos.count == nil ? nil : photos.search, size: 15, width: room, lines: 3),
            ], width: room, gap: 3)
        return .line([pile, lines], gap: 16)
    }

    private func pile() -> ContentBlock {
        let size = CGSize(width: 84, height: 72)
        let sign = sign("photo", side: 24, color: Color(white: 1, alpha: 0.9))
        return ContentBlock(size: size) { [hues] canvas, origin in
            let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
            for (angle, color) in [(-0.32, hues.orange), (0.26, hues.green), (-0.04, hues.blue)] {
                canvas.isolated {
                    let (sine, cosine) = (sin(angle), cos(angle))
                    canvas.concatenate(
                        Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: middle.x, ty: middle.y))
                    let print = CGRect(x: -30, y: -26, width: 60, height: 52)
                    canvas.shadow(
                        of: print, cornerRadius: 4, color: .black, opacity: 0.25, offset: CGSize(width: 0, height: 1),
                        radius: 3)
                    canvas.fill(Path(print, cornerRadius: 4), with: .white)
                    canvas.fill(Path(print.insetBy(dx: 4, dy: 4), cornerRadius: 1), with: color)
                    sign.draw(on: canvas, at: CGPoint(x: -12, y: -12))
                }
            }
        }
    }

    /// The code on white, as scanners want it.
    func block(of code: PanelContent.Code) throws(DrawingError) -> ContentBlock {
        let side = min(180, width - 32)
        var picture = sign("qrcode", side: side / 2, color: .black).padded(CGSize(width: side / 4, height: side / 4))
        if let bitmap = code.picture.flatMap({ pictures[$0] }) {
            picture = ContentBlock(size: CGSize(width: side, height: side)) { canvas, origin in
                canvas.draw(
                    bitmap, pointSize: CGSize(width: bitmap.width, height: bitmap.height),
                    in: CGRect(origin: origin, size: CGSize(width: side, height: side)), mode: .aspectFit)
            }
        }
        let plate = picture.padded(CGSize(width: 14, height: 14)) { [hues] canvas, place in
            canvas.fill(Path(place, cornerRadius: 14), with: .white)
            canvas.stroke(
                Path(place.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 14), with: hues.separator, line: LineStyle(width: 1)
            )
        }
        return .column([plate, try softWords(code.caption, size: 14)], width: width, gap: 10, edge: .center)
    }
}
