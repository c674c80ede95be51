// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A sum of variables of a ``Tableau``, each times a number, and a constant.
struct TableauRow {
    struct Term {
        var variable: Int
        var coefficient: Double
    }

    /// What is less than this is what rounding left of nothing.
    static let negligible = 1e-11

    var constant: Double
    /// Ascending by variable, and none of them negligible.
    private(set) var terms: [Term]

    init(constant: Double = 0, terms: [Term] = []) {
        self.constant = constant
        self.terms = terms
    }

    func coefficient(of variable: Int) -> Double { place(of: variable).map { terms[$0].coefficient } ?? 0 }

    private func place(of variable: Int) -> Int? {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low < terms.count && terms[low].variable == variable ? low : nil
    }

    /// Adds a variable that is greater than all that are there.
    mutating func append(_ variable: Int, times coefficient: Double) {
        terms.append(Term(variable: variable, coefficient: coefficient))
    }

    mutating func multiply(by factor: Double) {
        constant *= factor
        for place in terms.indices { terms[place].coefficient *= factor }
    }

    mutating func add(_ other: TableauRow, times factor: Double) {
        constant += other.constant * factor
        var sum: [Term] = []
        sum.reserveCapacity(terms.count + other.terms.count)
        var (mine, its) = (0, 0)
        while mine < terms.count || its < other.terms.count {
            let isMine =
                its == other.terms.count
                || mine < terms.count && terms[mine].variable <= other.terms[its].variable
            var term =
                isMine
                ? terms[mine]
                : Term(variable: other.terms[its].variable, coefficient: other.terms[its].coefficient * factor)
            if isMine {
                mine += 1
                if its < other.terms.count, other.terms[its].variable == term.variable {
                    term.coefficient += other.terms[its].coefficient * factor
                    its += 1
                }
            } else {
                its += 1
            }
            if abs(term.coefficient) > TableauRow.negligible { sum.append(term) }
        }
        terms = sum
    }

    /// Puts what a variable equals in its place.
    mutating func replace(_ variable: Int, with row: TableauRow) {
        guard let place = place(of: variable) else { return }
        let coefficient = terms.remove(at: place).coefficient
        add(row, times: coefficient)
    }

    /// What a variable equals where this row is nothing.
    func solved(for variable: Int) -> TableauRow {
        var row = self
        guard let place = place(of: variable) else { return row }
        let coefficient = row.terms.remove(at: place).coefficient
        row.multiply(by: -1 / coefficient)
        return row
    }

    mutating func remove(where isGone: (Int) -> Bool) { terms.removeAll { isGone($0.variable) } }
}
