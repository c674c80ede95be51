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

    func value(of variable: Int) -> Double { places[variable] < 0 ? 0 : rows[places[variable]].row.constant }

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

    /// The row that lets a variable grow least before it fails; of several the one with the lowest variable.
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

    /// Adds what must hold.
    ///
    /// - Returns: False if it contradicts what holds already; then nothing
    ///   has changed.
    mutating func require(_ row: TableauRow, _ comparison: LayoutProblem.Comparison) -> Bool {
        let new = isRestricted.count
        var row = expressed(row)
        // Scaled to one size, since rounding errors are recognized by their size.
        let largest = row.terms.reduce(0) { max($0, abs($1.coefficient)) }
        if largest > 0 { row.multiply(by: 1 / largest) }
        switch comparison {
        case .equalToZero: break
        case .atLeastZero: row.append(makeRestricted(), times: -1)
        case .atMostZero: row.append(makeRestricted(), times: 1)
        }
        return admit(row, new: new)
    }

    /// Adds what may be missed, with errors that say by how much.
    mutating func prefer(_ row: TableauRow, _ comparison: LayoutProblem.Comparison) {
        let new = isRestricted.count
        var row = expressed(row)
        // What is too much is taken away, and what is too little is added.
        switch comparison {
        case .equalToZero:
            let (above, below) = (makeRestricted(), makeRestricted())
            row.append(above, times: -1)
            row.append(below, times: 1)
            errors += [above, below]
        case .atLeastZero:
            let (slack, below) = (makeRestricted(), makeRestricted())
            row.append(slack, times: -1)
            row.append(below, times: 1)
            errors.append(below)
        case .atMostZero:
            let (above, slack) = (makeRestricted(), makeRestricted())
            row.append(above, times: -1)
            row.append(slack, times: 1)
            errors.append(above)
        }
        // The errors take up whatever there is.
        _ = admit(row, new: new)
    }

    /// Adds a row that is to be nothing.
    ///
    /// - Parameter new: From which variable on they are in no other row.
    private mutating func admit(_ row: TableauRow, new: Int) -> Bool {
        var row = row
        if row.constant < 0 { row.multiply(by: -1) }
        if let variable = unrestricted(in: row) {
            insert(variable, as: row.solved(for: variable))
            return true
        }
        // A new one with a minus takes up the constant and stays above nothing.
        if let term = row.terms.last(where: { $0.variable >= new && $0.coefficient < 0 }) {
            insert(term.variable, as: row.solved(for: term.variable))
            return true
        }
        return bringToNothing(row)
    }

    /// The unrestricted variable with the largest coefficient, of several the first.
    private func unrestricted(in row: TableauRow) -> Int? {
        var best: TableauRow.Term?
        for term in row.terms where !isRestricted[term.variable] {
            if abs(term.coefficient) > abs(best?.coefficient ?? 0) + TableauRow.negligible { best = term }
        }
        return best?.variable
    }

    /// Makes a sum that is above nothing as small as it can be, and holds it there if that is nothing.
    private mutating func bringToNothing(_ sum: TableauRow) -> Bool {
        var sum = sum
        var steps = 0
        while let entering = Tableau.descent(of: sum, after: steps) {
            let own = max(0, -sum.constant / sum.coefficient(of: entering))
            guard let limit = limit(of: entering), limit.ratio < own else {
                insert(entering, as: sum.solved(for: entering))
                return true
            }
            guard step() else { return false }
            steps += 1
            sum.replace(entering, with: pivot(entering, at: limit.place))
        }
        guard sum.constant <= tolerance else { return false }
        // A sum of what is not below nothing is nothing only where all of it is.
        hold(sum.terms.lazy.map(\.variable))
        return true
    }

    /// Makes the errors of this priority as small as they can be together, and holds at nothing whatever would make
    /// them larger.
    mutating func settle() {
        defer { errors = [] }
        guard !errors.isEmpty else { return }
        var sum = expressed(TableauRow(terms: errors.map { TableauRow.Term(variable: $0, coefficient: 1) }))
        var steps = 0
        while let entering = Tableau.descent(of: sum, after: steps), let limit = limit(of: entering) {
            guard step() else { return }
            steps += 1
            sum.replace(entering, with: pivot(entering, at: limit.place))
        }
        hold(sum.terms.lazy.filter { $0.coefficient > Tableau.smallestPivot }.map(\.variable))
    }

    /// Keeps variables at nothing from now on.
    private mutating func hold(_ variables: some Sequence<Int>) {
        for variable in variables { isHeld[variable] = true }
        for place in rows.indices { rows[place].row.remove { isHeld[$0] } }
    }
}
