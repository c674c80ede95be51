// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// A number by chance, both ends among what it may be.
struct RandomNumberAction: ValueAction {
    static let definition = ActionDefinition(
        "number.random", "Random Number", [.number("WFRandomNumberMinimum"), .number("WFRandomNumberMaximum")])

    private let least: Operand
    private let greatest: Operand

    init(_ parameters: inout ParameterReader) {
        least = parameters.operand("WFRandomNumberMinimum", or: .number(.whole(0)))
        greatest = parameters.operand("WFRandomNumberMaximum", or: .number(.whole(100)))
    }

    func value(_ context: inout RunContext) -> Content {
        let ends = [context.number(least) ?? .whole(0), context.number(greatest) ?? .whole(100)].sorted()
        let random = context.environment.random
        guard case .whole(let least) = ends[0], case .whole(let greatest) = ends[1] else {
            let share = Double(random(1 << 53)) / Double(1 << 53)
            return .number(Number(ends[0].double + (ends[1].double - ends[0].double) * share))
        }
        let span = UInt64(bitPattern: Int64(greatest &- least))
        guard span < .max else { return .number(.whole(least)) }
        return .number(.whole(Int(truncatingIfNeeded: UInt64(bitPattern: Int64(least)) &+ random(span + 1))))
    }
}
