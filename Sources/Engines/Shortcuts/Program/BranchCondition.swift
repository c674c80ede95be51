// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import ShortcutDocument

/// What an if asks: one comparison, or several of which all or any have to hold.
struct BranchCondition: Sendable {
    private var terms: [(input: Operand, comparison: ContentComparison)] = []
    private var needsAll = true

    init(_ reader: inout ParameterReader) {
        if case .record(let record)? = reader.action.value("WFConditions") {
            let value = record.dictionary("Value") ?? record
            needsAll = value.integer("WFActionParameterFilterPrefix") != 0
            for element in value.array("WFActionParameterFilterTemplates") ?? [] {
                guard let properties = element.content.dictionary else { continue }
                terms.append(Self.term(properties, &reader))
            }
        }
        if terms.isEmpty { terms = [Self.term(reader.action.parameters, &reader)] }
    }

    private static func term(
        _ properties: ShortcutDictionary, _ reader: inout ParameterReader
    ) -> (input: Operand, comparison: ContentComparison) {
        let input = properties["WFInput"].map { reader.operand(of: ParameterValue($0), for: "WFInput") }
        return (input ?? reader.input("WFInput"), ContentComparison(condition: properties, &reader))
    }

    /// What the comparison is of, of several the first; nil if that is what the step before gave.
    var givenInput: Operand? {
        guard let input = terms.first?.input else { return nil }
        if case .variable(.previous, let steps) = input, steps.isEmpty { return nil }
        return input
    }

    /// The question in the form of loops; nil if it is more than one, or not that simple.
    func quickTest(_ pieces: inout TextPieces) -> QuickStep.Test? {
        guard terms.count == 1, let term = terms.first else { return nil }
        return term.comparison.quickTest(of: term.input, &pieces)
    }

    /// Whether it holds now.
    func holds(in context: RunContext) -> Bool {
        func holds(_ term: (input: Operand, comparison: ContentComparison)) -> Bool {
            term.comparison.holds(for: context.content(term.input), in: context)
        }
        return needsAll ? terms.allSatisfy(holds) : terms.contains(where: holds)
    }
}
