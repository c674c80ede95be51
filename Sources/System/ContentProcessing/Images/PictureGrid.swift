// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where pictures stand beside and below one another.
struct PictureGrid {
    private let sides: [(width: Int, height: Int)]
    private let columns: Int
    private let spacing: Double
    private let widths: [Double]
    private let heights: [Double]

    /// - Parameters:
    ///   - isEven: Whether all columns are of one width, and all rows of one height.
    ///   - spacing: Pixels between any two.
    init(_ sides: [(width: Int, height: Int)], columns: Int, isEven: Bool, spacing: Double) {
        let columns = max(columns, 1)
        var widths = [Double](repeating: 0, count: min(columns, max(sides.count, 1)))
        var heights = [Double](repeating: 0, count: (sides.count + columns - 1) / columns)
        for (index, side) in sides.enumerated() {
            widths[index % columns] = max(widths[index % columns], Double(side.width))
            heights[index / columns] = max(heights[index / columns], Double(side.height))
        }
        if isEven {
            widths = widths.map { _ in widths.max() ?? 0 }
            heights = heights.map { _ in heights.max() ?? 0 }
        }
        self.sides = sides
        self.columns = columns
        self.spacing = spacing
        self.widths = widths
        self.heights = heights
    }

    var width: Double { widths.reduce(0, +) + spacing * Double(max(widths.count - 1, 0)) }
    var height: Double { heights.reduce(0, +) + spacing * Double(max(heights.count - 1, 0)) }

    /// Whether the pictures leave nothing free.
    var isFilled: Bool {
        let isEven = sides.enumerated().allSatisfy { index, side in
            Double(side.width) == widths[index % columns] && Double(side.height) == heights[index / columns]
        }
        return isEven && sides.count == widths.count * heights.count && (spacing == 0 || sides.count == 1)
    }

    /// The upper left corner of a picture.
    func place(of index: Int) -> (x: Double, y: Double) {
        let (column, row) = (index % columns, index / columns)
        let left = widths[..<column].reduce(0, +) + spacing * Double(column)
        let top = heights[..<row].reduce(0, +) + spacing * Double(row)
        return (
            (left + (widths[column] - Double(sides[index].width)) / 2).rounded(.down),
            (top + (heights[row] - Double(sides[index].height)) / 2).rounded(.down)
        )
    }
}
