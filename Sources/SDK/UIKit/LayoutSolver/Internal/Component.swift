// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Variables that relations join, directly or by way of others, with those relations; it is solved by itself.
///
/// A layout's two dimensions have mostly nothing to do with each other, nor has
/// the inside of a view of a fixed size with its outside.
struct Component {
    /// Ascending.
    var variables: [Int] = []
    /// The numbers of the relations, ascending.
    var relations: [Int] = []
    let problem: LayoutProblem

    static func all(of problem: LayoutProblem) -> [Component] {
        var roots = Array(problem.isNonNegative.indices)
        func root(of variable: Int) -> Int {
            var variable = variable
            while roots[variable] != variable {
                roots[variable] = roots[roots[variable]]
                variable = roots[variable]
            }
            return variable
        }
        for relation in problem.relations {
            guard let first = relation.expression.terms.first else { continue }
            for term in relation.expression.terms.dropFirst() {
                let (one, other) = (root(of: first.variable.index), root(of: term.variable.index))
                roots[max(one, other)] = min(one, other)
            }
        }
        var components: [Component] = []
        var places = Array(repeating: -1, count: roots.count)
        for variable in roots.indices {
            let root = root(of: variable)
            if places[root] < 0 {
                places[root] = components.count
                components.append(Component(problem: problem))
            }
            components[places[root]].variables.append(variable)
        }
        var constants = Component(problem: problem)
        for (number, relation) in problem.relations.enumerated() {
            if let first = relation.expression.terms.first {
                components[places[root(of: first.variable.index)]].relations.append(number)
            } else {
                constants.relations.append(number)
            }
        }
        return components.filter { !$0.relations.isEmpty } + [constants]
    }

    func solve(into solution: inout LayoutSolution) {
        var places: [Int: Int] = [:]
        for (place, variable) in variables.enumerated() { places[variable] = place }
        let largest = relations.reduce(0) { max($0, abs(problem.relations[$1].expression.constant)) }
        var tableau = Tableau(
            isNonNegative: variables.map { problem.isNonNegative[$0] }, scale: largest, relations: relations.count)
        for level in levels() {
            for number in level {
                let relation = problem.relations[number]
                let row = row(of: relation, places: places)
                if relation.isRequired {
                    if !tableau.require(row, relation.comparison) { solution.broken.append(number) }
                } else {
                    tableau.prefer(row, relation.comparison)
                }
            }
            tableau.settle()
        }
        for (place, variable) in variables.enumerated() { solution.values[variable] = tableau.value(of: place) }
        if tableau.hasRunOut { solution.isOptimal = false }
    }

    /// The numbers of the relations of each priority, the highest first.
    private func levels() -> [ArraySlice<Int>] {
        // The number decides between equals, as sorting promises no order for them.
        let ordered = relations.sorted {
            let (first, second) = (problem.relations[$0].priority, problem.relations[$1].priority)
            return first == second ? $0 < $1 : first > second
        }
        var levels: [ArraySlice<Int>] = []
        var start = 0
        for end in 1...max(ordered.count, 1) where !ordered.isEmpty {
            let isEnd = end == ordered.count
            if isEnd || problem.relations[ordered[end]].priority != problem.relations[ordered[start]].priority {
                levels.append(ordered[start..<end])
                start = end
            }
        }
        return levels
    }

    private func row(of relation: LayoutProblem.Relation, places: [Int: Int]) -> TableauRow {
        var sums: [Int: Double] = [:]
        for term in relation.expression.terms {
            sums[places[term.variable.index] ?? 0, default: 0] += term.coefficient
        }
        let terms = sums.sorted { $0.key < $1.key }
            .filter { abs($0.value) >= LayoutProblem.smallestCoefficient }
            .map { TableauRow.Term(variable: $0.key, coefficient: $0.value) }
        return TableauRow(constant: relation.expression.constant, terms: terms)
    }
}
