// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Solving the constraints of a panel afresh.
struct LayoutSolving: Benchmark {
    let name = "Layout, one solving"
    private let rounds = 51

    func run() throws -> [Measurement] {
        try [10, 50, 200].map { count in
            let problem = try panel(of: count)
            var times: [Duration] = []
            for _ in 0..<rounds {
                var solution: LayoutSolution?
                times.append(ContinuousClock().measure { solution = problem.solved() })
                guard solution?.broken == [], solution?.isOptimal == true else {
                    throw BenchmarkError("a panel of \(count) views has no layout")
                }
            }
            return Measurement("\(count) views, \(count * 3) constraints", of: times)
        }
    }

    /// Rows of five in a scrolled column: each view after the one before, as wide as the first of its row, with contents
    /// that it keeps to, and a row as high as its highest.
    private func panel(of count: Int) throws -> LayoutProblem {
        var problem = LayoutProblem()
        let views = (0..<count).map { _ in View(in: &problem) }
        for (index, view) in views.enumerated() {
            let isFirst = index % 5 == 0
            let first = views[index - index % 5]
            let above = index < 5 ? nil : views[index - index % 5 - 5]
            let left = isFirst ? LinearExpression(16) : views[index - 1].right + 8
            try problem.add(LinearExpression(view.x) - left, .equalToZero)
            let top = above.map { $0.bottom + 12 } ?? LinearExpression(16)
            try problem.add(LinearExpression(view.y) - top, .equalToZero)
            if index % 5 == 4 { try problem.add(view.right - 374, .equalToZero) }
            if !isFirst {
                try problem.add(LinearExpression(view.width) - LinearExpression(first.width), .equalToZero)
                try problem.add(view.bottom - first.bottom, .atMostZero)
            }
            for (length, natural) in [(view.width, 40 + index % 7 * 9), (view.height, 20 + index % 3 * 11)] {
                let difference = LinearExpression(length) - Double(natural)
                try problem.add(difference, .atMostZero, priority: 250)
                try problem.add(difference, .atLeastZero, priority: 750)
            }
        }
        return problem
    }

    private struct View {
        let x, y, width, height: LayoutVariable

        init(in problem: inout LayoutProblem) {
            (x, y) = (problem.makeVariable(), problem.makeVariable())
            (width, height) = (problem.makeVariable(isNonNegative: true), problem.makeVariable(isNonNegative: true))
        }

        var right: LinearExpression { LinearExpression(x) + LinearExpression(width) }
        var bottom: LinearExpression { LinearExpression(y) + LinearExpression(height) }
    }
}
