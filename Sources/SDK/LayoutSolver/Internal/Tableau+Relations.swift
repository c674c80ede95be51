// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Tableau {
    /// Adds what must hold.
    ///
    /// - Returns: False where it contradicts what holds already; then nothing
    ///   has changed.
    mutating func require(_ row: TableauRow, _ comparison: LayoutProblem.Comparison) -> Bool {
        let new = isRestricted.count
        var row = expressed(row)
        // Scaled to one size, since rounding errors are recognised by their size.
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
