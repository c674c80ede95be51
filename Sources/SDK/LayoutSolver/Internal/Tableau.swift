// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The simplex algorithm's table: basic variables, each expressed by the others, which are zero.
///
/// A variable is restricted when it cannot be less than nothing: lengths, and
/// all that relations add. Rows of restricted variables hold restricted ones
/// only; that is so because an unrestricted variable is expressed by others as soon
/// as a relation has it.
struct Tableau {
    var isRestricted: [Bool]
    /// Variables that stay at nothing, whatever comes.
    var isHeld: [Bool]
    /// The basic variables, each with the row that expresses it by the others.
    var rows: [(basic: Int, row: TableauRow)] = []
    /// Where a variable's row is; -1 for those that are at nothing.
    var places: [Int]
    /// The errors of the relations of this priority.
    var errors: [Int] = []
    var stepsLeft: Int
    let tolerance: Double

    /// Whether the steps ran out before an optimum was reached.
    private(set) var hasRunOut = false

    /// - Parameter scale: The largest of the constants.
    init(isNonNegative: [Bool], scale: Double, relations: Int) {
        isRestricted = isNonNegative
        isHeld = Array(repeating: false, count: isNonNegative.count)
        places = Array(repeating: -1, count: isNonNegative.count)
        tolerance = 1e-10 * max(scale, 1000)
        // The algorithm takes about as many as there are relations; this is for the worst that people think up.
        stepsLeft = 1000 + 50 * (relations + isNonNegative.count)
    }

    func value(of variable: Int) -> Double {
        places[variable] < 0 ? 0 : rows[places[variable]].row.constant
    }

    mutating func makeRestricted() -> Int {
        isRestricted.append(true)
        isHeld.append(false)
        places.append(-1)
        return isRestricted.count - 1
    }

    /// Takes a step of what is left.
    mutating func step() -> Bool {
        guard stepsLeft > 0 else {
            hasRunOut = true
            return false
        }
        stepsLeft -= 1
        return true
    }

    /// The row in terms of the variables that are at nothing.
    func expressed(_ row: TableauRow) -> TableauRow {
        var result = TableauRow(constant: row.constant)
        for term in row.terms where !isHeld[term.variable] {
            if places[term.variable] >= 0 {
                result.add(rows[places[term.variable]].row, times: term.coefficient)
            } else {
                result.add(
                    TableauRow(terms: [TableauRow.Term(variable: term.variable, coefficient: 1)]),
                    times: term.coefficient)
            }
        }
        return result
    }

    /// Tells a variable by others, everywhere.
    mutating func insert(_ variable: Int, as row: TableauRow) {
        for place in rows.indices { replace(variable, with: row, at: place) }
        places[variable] = rows.count
        rows.append((variable, row))
    }

    /// Lets a variable that is at nothing change places with the one that a row tells.
    ///
    /// - Returns: What the variable equals now.
    mutating func pivot(_ entering: Int, at place: Int) -> TableauRow {
        let leaving = rows[place].basic
        // basic = row is the same as row - basic = 0.
        var equation = rows[place].row
        equation.add(TableauRow(terms: [TableauRow.Term(variable: leaving, coefficient: 1)]), times: -1)
        let row = equation.solved(for: entering)
        for other in rows.indices where other != place { replace(entering, with: row, at: other) }
        rows[place] = (entering, row)
        places[entering] = place
        places[leaving] = -1
        return row
    }

    private mutating func replace(_ variable: Int, with row: TableauRow, at place: Int) {
        rows[place].row.replace(variable, with: row)
        // What rounding has taken below nothing.
        let constant = rows[place].row.constant
        if constant < 0, constant > -tolerance, isRestricted[rows[place].basic] { rows[place].row.constant = 0 }
    }

    /// The row that lets a variable grow least before it comes to nothing; of several the one with the lowest variable.
    func limit(of entering: Int) -> (place: Int, ratio: Double)? {
        var best: (place: Int, ratio: Double)?
        for place in rows.indices where isRestricted[rows[place].basic] {
            let coefficient = rows[place].row.coefficient(of: entering)
            guard coefficient < -Tableau.smallestPivot else { continue }
            let ratio = -rows[place].row.constant / coefficient
            if let found = best {
                let isTie = abs(ratio - found.ratio) <= 1e-12
                guard isTie ? rows[place].basic < rows[found.place].basic : ratio < found.ratio else { continue }
            }
            best = (place, ratio)
        }
        return best
    }

    /// Dividing by less than this would blow rounding up.
    static let smallestPivot = 1e-9

    /// Which variable to let grow so that a sum becomes less: the one with the steepest descent, and, when that has
    /// gone on for long, the first, as then no round is run twice (Bland's rule).
    static func descent(of sum: TableauRow, after steps: Int) -> Int? {
        let isLong = steps > 100
        var best: TableauRow.Term?
        for term in sum.terms where term.coefficient < -smallestPivot {
            if isLong { return term.variable }
            if term.coefficient < best?.coefficient ?? 0 { best = term }
        }
        return best?.variable
    }
}
