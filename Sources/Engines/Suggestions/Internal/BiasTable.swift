// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Learned numbers, each with its ``GradientSquares``.
struct BiasTable: Sendable {
    /// Never reached: what is unlikely already is pushed no further.
    static let greatest: Float = 1_000
    private static let initialSquares: Float = 1
    private static let rate: Float = 0.07

    private(set) var values: [Float]
    /// Beyond the initial ones.
    private(set) var squares: [Float]

    init(count: Int) {
        values = Array(repeating: 0, count: count)
        squares = values
    }

    mutating func grow(to count: Int) {
        guard count > values.count else { return }
        values.append(contentsOf: repeatElement(0, count: count - values.count))
        squares.append(contentsOf: repeatElement(0, count: count - squares.count))
    }

    mutating func restore(_ value: Float, squares: Float, at index: Int) {
        values[index] = value
        self.squares[index] = squares
    }

    /// A step along the slopes of sixteen neighbours; those of 0 stay as they are.
    @inline(__always)
    mutating func follow(_ slopes: Lanes, at start: Int) {
        guard slopes != .zero else { return }
        var sums = GradientSquares(initial: Self.initialSquares, sums: squares.lanes(at: start))
        let step = Self.rate * sums.scale(slopes)
        values.set(values.lanes(at: start) + step, at: start)
        squares.set(sums.sums, at: start)
    }

    /// A step along the slope of each of so many cells.
    @inline(__always)
    mutating func follow(_ slopes: Lanes, at cells: borrowing [16 of UInt32], count: Int) {
        var gathered = [16 of Float](repeating: 0)
        let cells = cells.span
        var squares = self.squares.mutableSpan
        for lane in 0..<count { gathered[lane] = squares[Int(cells[unchecked: lane])] }
        var sums = GradientSquares(initial: Self.initialSquares, sums: Lanes(gathered))
        let steps = [16 of Float](Self.rate * sums.scale(slopes))
        let next = [16 of Float](sums.sums)
        for lane in 0..<count { squares[Int(cells[unchecked: lane])] = next.span[unchecked: lane] }
        var values = self.values.mutableSpan
        for lane in 0..<count { values[Int(cells[unchecked: lane])] += steps.span[unchecked: lane] }
    }
}
