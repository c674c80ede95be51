// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Sentences
import Wire

/// Resolution: the handler looks at a parameter, and what it says is done.
extension Draft {
    /// Does what the handler's resolution of a parameter asks for.
    mutating func resolved(
        _ parameter: ParameterDeclaration, _ results: [ResolutionPayload], isArray: Bool,
        counting tally: inout PromptTally
    ) -> ConversationStep {
        if isArray, parameter.isArray { return resolvedElements(parameter, results, &tally) }
        // No resolution at all counts as accepted.
        guard let result = results.first else { return settle(parameter) }
        if case .success(let value) = result {
            guard let fitting = ValueShape(type: parameter.type).whole(value, isArray: parameter.isArray) else {
                return .fail(
                    context.unfit(parameter, "the handler resolved ‘\(parameter.name)’ with a value of another type"))
            }
            set(parameter, to: fitting)
            return settle(parameter)
        }
        return follow(result, parameter, element: nil)
    }

    /// One resolution for each element: those that succeed are stored, the first
    /// other one is asked about, and then all are resolved again.
    private mutating func resolvedElements(
        _ parameter: ParameterDeclaration, _ results: [ResolutionPayload], _ tally: inout PromptTally
    ) -> ConversationStep {
        var elements = self.elements(of: parameter)
        var open: [(position: Int, result: ResolutionPayload)] = []
        for (position, result) in results.enumerated() {
            switch result {
            case .success(let value):
                guard let fitting = ValueShape(type: parameter.type).element(value) else {
                    return .fail(
                        context.unfit(
                            parameter, "the handler resolved an element of ‘\(parameter.name)’ with another type"))
                }
                if position < elements.count { elements[position] = fitting } else { elements.append(fitting) }
            case .notRequired: break
            case .confirmationRequired(let value, _) where hasAgreed(parameter, value ?? elements[at: position]): break
            default: open.append((position, result))
            }
        }
        set(parameter, to: elements.isEmpty ? nil : .array(elements))
        tally.countOpen(open.count, of: parameter.name)
        guard let first = open.first else { return settle(parameter) }
        return follow(first.result, parameter, element: first.position < elements.count ? first.position : nil)
    }

    /// Does what a resolution other than success asks for.
    private mutating func follow(
        _ result: ResolutionPayload, _ parameter: ParameterDeclaration, element: Int?
    ) -> ConversationStep {
        switch result {
        case .success, .notRequired: settle(parameter)
        case .needsValue: ask(for: parameter, .needsValue, element: element)
        case .disambiguation(let options):
            .offer(
                options, parameter, element: element,
                said: value(of: parameter, element).map(writer(parameter).format))
        case .confirmationRequired(let value, let reason):
            askToAgree(parameter, value, reason: reason, element: element)
        case .unsupported(let reason):
            ask(
                for: parameter, .unsupported, element: element,
                preface: writer(parameter).refusal(of: value(of: parameter, element), reason: reason))
        }
    }

    private mutating func askToAgree(
        _ parameter: ParameterDeclaration, _ value: IntentValue?, reason: Int?, element: Int?
    ) -> ConversationStep {
        let shape = ValueShape(type: parameter.type)
        let isWhole = element == nil
        let offered = value.map { isWhole ? shape.whole($0, isArray: parameter.isArray) : shape.element($0) }
        guard offered != .some(nil) else {
            return .fail(
                context.unfit(parameter, "the handler asks to confirm a value of another type for ‘\(parameter.name)’"))
        }
        let proposal = (offered ?? nil) ?? self.value(of: parameter, element)
        if hasAgreed(parameter, proposal) {
            if let proposal { store([proposal], parameter, element) }
            return settle(parameter)
        }
        let text = writer(parameter).confirmation(of: proposal, reason: reason)
        return .put(ParameterQuestion(whether: proposal, parameter, element: element, text: text, in: context))
    }

    /// The value in question: the parameter's, or that of one element.
    private func value(of parameter: ParameterDeclaration, _ element: Int?) -> IntentValue? {
        element.map { elements(of: parameter)[at: $0] } ?? values[parameter.name]
    }
}

extension Array {
    /// The element at a position, nil outside the array.
    fileprivate subscript(at position: Int) -> Element? {
        indices.contains(position) ? self[position] : nil
    }
}
