// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// One number that many have in common: their average, sum, least, …
struct StatisticsAction: ValueAction {
    static let definition = ActionDefinition(
        "statistics", "Calculate Statistics",
        [
            ParameterDefinition("Input", "numbers"),
            .choice("WFStatisticsOperation", Operation.allCases.map(\.rawValue)),
        ])

    private enum Operation: String, CaseIterable {
        case average = "Average"
        case minimum = "Minimum"
        case maximum = "Maximum"
        case sum = "Sum"
        case median = "Median"
        case mode = "Mode"
        case range = "Range"
        case standardDeviation = "Standard Deviation"
    }

    private let input: Operand
    private let operation: ChosenValue

    init(_ parameters: inout ParameterReader) {
        input = parameters.input("Input", "WFInput")
        operation = parameters.choice("WFStatisticsOperation")
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let operation = Operation(rawValue: try operation.value(in: context)) ?? .average
        var numbers: [Number] = []
        for item in context.items(input) { numbers.append(try context.coercion.requiredNumber(item)) }
        return Self.value(operation, of: numbers.sorted(), in: numbers).map { .number($0) } ?? .nothing
    }

    /// Nil if there is no number.
    private static func value(_ operation: Operation, of sorted: [Number], in order: [Number]) -> Number? {
        guard let least = sorted.first, let greatest = sorted.last else { return nil }
        let count = Number.whole(sorted.count)
        let sum = sorted.reduce(Number.whole(0)) { $0 + $1 }
        switch operation {
        case .average: return sum / count
        case .minimum: return least
        case .maximum: return greatest
        case .sum: return sum
        case .median: return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / .whole(2)
        case .mode: return mode(order)
        case .range: return greatest - least
        case .standardDeviation:
            let mean = (sum / count).double
            let squares = sorted.reduce(0) { $0 + ($1.double - mean) * ($1.double - mean) }
            return Number((squares / Double(sorted.count)).squareRoot())
        }
    }

    /// The number that is there most often; of several the first.
    private static func mode(_ numbers: [Number]) -> Number? {
        var counts: [Double: Int] = [:]
        for number in numbers { counts[number.double, default: 0] += 1 }
        let most = counts.values.max() ?? 0
        return numbers.first { counts[$0.double] == most }
    }
}
