// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
import Foundation
package import Wire

/// Panels side by side: a row for each of several cases, a column for each appearance.
package struct ContactSheet: Sendable {
    /// One row.
    package struct Row: Sendable {
        /// What the row is of, such as a response code.
        package var caption: String
        package var pictures: [PanelRequest.Appearance: Bitmap]

        package init(caption: String, pictures: [PanelRequest.Appearance: Bitmap]) {
            self.caption = caption
            self.pictures = pictures
        }
    }

    private static let gap = 20.0
    private static let captionHeight = 22.0

    private let rows: [Row]
    private let width: Double
    private let scale: Double

    /// - Parameters:
    ///   - width: Of a panel, in points.
    ///   - scale: Pixels of a point of the panels, and of the sheet.
    package init(_ rows: [Row], width: Double, scale: Double) {
        self.rows = rows
        self.width = width
        self.scale = scale
    }

    /// The sheet.
    ///
    /// - Throws: `DrawingError`, also where it would be larger than any image may be: draw it at a smaller scale.
    package func bitmap() throws(DrawingError) -> Bitmap {
        let appearances = PanelRequest.Appearance.allCases
        let columnWidth = width + 2 * Self.gap
        let heights = rows.map { height(of: $0) }
        let size = CGSize(
            width: columnWidth * Double(appearances.count), height: heights.reduce(Self.gap, +))
        let canvas = try Canvas(size: size, scale: scale)
        for (column, appearance) in appearances.enumerated() {
            let left = Double(column) * columnWidth
            let colors = PanelColors(appearance)
            canvas.fill(Path(CGRect(x: left, y: 0, width: columnWidth, height: size.height)), with: colors.backdrop)
            var top = Self.gap
            for (row, height) in zip(rows, heights) {
                try draw(row, appearance, colors, on: canvas, at: CGPoint(x: left + Self.gap, y: top))
                top += height
            }
        }
        return try canvas.bitmap()
    }

    private func height(of row: Row) -> Double {
        let tallest = row.pictures.values.map(\.height).max() ?? 0
        return Self.captionHeight + Double(tallest) / scale + Self.gap
    }

    private func draw(
        _ row: Row, _ appearance: PanelRequest.Appearance, _ colors: PanelColors, on canvas: Canvas, at origin: CGPoint
    ) throws(DrawingError) {
        let caption = try PlacedText(
            row.caption, TextStyle(font: TextFont(size: 12), color: colors.secondary), width: width, lines: 1,
            language: "en")
        caption.draw(on: canvas, origin)
        guard let picture = row.pictures[appearance] else { return }
        let size = CGSize(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
        canvas.draw(picture, in: CGRect(origin: CGPoint(x: origin.x, y: origin.y + Self.captionHeight), size: size))
    }
}
