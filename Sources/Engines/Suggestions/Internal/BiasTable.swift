// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Learned numbers, each with its ``GradientSquares``.
struct BiasTable: Sendable {
    static let greatest: Float = 50
    private static let initialSquares: Float = 1
    private static let rate: Float = 0.035

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
        let (value, square) = Self.next(values.lanes(at: start), squares.lanes(at: start), slopes)
        values.set(value, at: start)
        squares.set(square, at: start)
    }

    /// A step along the slopes of the candidates' own cells.
    @inline(__always)
    mutating func follow(_ slopes: Lanes, at candidates: borrowing Candidates) {
        var values = [16 of Float](repeating: 0)
        var squares = [16 of Float](repeating: 0)
        for lane in 0..<candidates.count {
            values[lane] = self.values[Int(candidates.places[lane].action)]
            squares[lane] = self.squares[Int(candidates.places[lane].action)]
        }
        let (value, square) = Self.next(Lanes(values), Lanes(squares), slopes)
        for lane in 0..<candidates.count {
            self.values[Int(candidates.places[lane].action)] = value[lane]
            self.squares[Int(candidates.places[lane].action)] = square[lane]
        }
    }

    @inline(__always)
    private static func next(_ values: Lanes, _ squares: Lanes, _ slopes: Lanes) -> (Lanes, Lanes) {
        var squares = GradientSquares(initial: initialSquares, sums: squares)
        let step = rate * squares.scale(slopes)
        return ((values + step).limited(-greatest, greatest), squares.sums)
    }
}
