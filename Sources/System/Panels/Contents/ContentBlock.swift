// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// A part of a panel's content, laid out: how large it is, and how it is drawn.
struct ContentBlock {
    let size: CGSize
    private let paint: (Canvas, CGPoint) -> Void

    /// - Parameter paint: Draws the block with its upper left corner at a point.
    init(size: CGSize, paint: @escaping (Canvas, CGPoint) -> Void) {
        self.size = size
        self.paint = paint
    }

    /// Words laid out.
    init(_ text: PlacedText) {
        self.init(size: text.size) { canvas, origin in text.draw(on: canvas, origin) }
    }

    func draw(on canvas: Canvas, at origin: CGPoint) {
        paint(canvas, origin)
    }

    /// Where the blocks of a column stand.
    enum Edge {
        case leading, center, trailing
    }

    /// One below the other, in a width; what is missing leaves no gap.
    static func column(_ blocks: [ContentBlock?], width: Double, gap: Double, edge: Edge = .leading) -> ContentBlock {
        let blocks = blocks.compactMap { $0 }
        let height = blocks.reduce(0) { $0 + $1.size.height } + gap * Double(max(0, blocks.count - 1))
        return ContentBlock(size: CGSize(width: width, height: height)) { canvas, origin in
            var top = origin.y
            for block in blocks {
                let room = width - block.size.width
                let left =
                    switch edge {
                    case .leading: 0.0
                    case .center: room / 2
                    case .trailing: room
                    }
                block.draw(on: canvas, at: CGPoint(x: origin.x + left, y: top))
                top += block.size.height + gap
            }
        }
    }

    /// One at the beginning and one at the end of a width, both in the middle of the height.
    static func ends(_ first: ContentBlock, _ last: ContentBlock?, width: Double) -> ContentBlock {
        let height = max(first.size.height, last?.size.height ?? 0)
        return ContentBlock(size: CGSize(width: width, height: height)) { canvas, origin in
            first.draw(on: canvas, at: CGPoint(x: origin.x, y: origin.y + (height - first.size.height) / 2))
            guard let last else { return }
            let left = origin.x + width - last.size.width
            last.draw(on: canvas, at: CGPoint(x: left, y: origin.y + (height - last.size.height) / 2))
        }
    }

    /// Side by side, all in the middle of the height.
    static func line(_ blocks: [ContentBlock?], gap: Double) -> ContentBlock {
        let blocks = blocks.compactMap { $0 }
        let width = blocks.reduce(0) { $0 + $1.size.width } + gap * Double(max(0, blocks.count - 1))
        let height = blocks.map(\.size.height).max() ?? 0
        return ContentBlock(size: CGSize(width: width, height: height)) { canvas, origin in
            var left = origin.x
            for block in blocks {
                block.draw(on: canvas, at: CGPoint(x: left, y: origin.y + (height - block.size.height) / 2))
                left += block.size.width + gap
            }
        }
    }

    /// With room around it, and what lies behind both.
    func padded(
        _ margin: CGSize, behind: @escaping (Canvas, CGRect) -> Void = { _, _ in }
    ) -> ContentBlock {
        let outer = CGSize(width: size.width + 2 * margin.width, height: size.height + 2 * margin.height)
        return ContentBlock(size: outer) { canvas, origin in
            behind(canvas, CGRect(origin: origin, size: outer))
            draw(on: canvas, at: CGPoint(x: origin.x + margin.width, y: origin.y + margin.height))
        }
    }
}
