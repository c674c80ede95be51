// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Sentences
import SystemTexts
import Wire

/// Resolution: the handler looks at a parameter, and what it says is done.
extension Conversation {
    /// Lets the handler look at a parameter.
    mutating func resolve(_ parameter: ParameterDeclaration) -> [Effect] {
        state = .resolving(parameter)
        return [.ask(.resolve(parameter: parameter.name, of: payload))]
    }

    /// Goes on after the parameter got a value: the handler sees every value
    /// before it counts.
    mutating func review(_ parameter: ParameterDeclaration) -> [Effect] {
        if let effects = refuseOutOfBounds(parameter) { return effects }
        return parameter.supportsResolution ? resolve(parameter) : settle(parameter)
    }

    /// The handler leaves the parameter to the system: where it must have a value and has none, the person is asked.
    mutating func settleUnresolved(_ parameter: ParameterDeclaration) -> [Effect] {
        parameter.isRequired && values[parameter.name] == nil
            ? ask(for: parameter, .needsValue, element: nil) : settle(parameter)
    }

    /// Leaves the parameter as it is and goes to the next.
    mutating func settle(_ parameter: ParameterDeclaration) -> [Effect] {
        settled.insert(parameter.name)
        return proceed()
    }

    /// The handler's resolution of a parameter.
    mutating func resolved(
        _ parameter: ParameterDeclaration, _ results: [ResolutionPayload], isArray: Bool
    ) -> [Effect] {
        if isArray, parameter.isArray { return resolvedElements(parameter, results) }
        // No resolution at all counts as accepted.
        guard let result = results.first else { return settle(parameter) }
        if case .success(let value) = result {
            guard let fitting = ValueShape(type: parameter.type).whole(value, isArray: parameter.isArray) else {
                return unfit(parameter, "the handler resolved ‘\(parameter.name)’ with a value of another type")
            }
            values[parameter.name] = fitting
            return settle(parameter)
        }
        return follow(result, parameter, element: nil)
    }

    /// One resolution for each element: those that succeed are stored, the first
    /// other one is asked about, and then all are resolved again.
    private mutating func resolvedElements(
        _ parameter: ParameterDeclaration, _ results: [ResolutionPayload]
    ) -> [Effect] {
        var elements = self.elements(of: parameter)
        var open: [(position: Int, result: ResolutionPayload)] = []
        for (position, result) in results.enumerated() {
            switch result {
            case .success(let value):
                guard let fitting = ValueShape(type: parameter.type).element(value) else {
                    return unfit(parameter, "the handler resolved an element of ‘\(parameter.name)’ with another type")
                }
                if position < elements.count { elements[position] = fitting } else { elements.append(fitting) }
            case .notRequired: break
            case .confirmationRequired(let value, _) where hasAgreed(parameter, value ?? elements[at: position]): break
            default: open.append((position, result))
            }
        }
        values[parameter.name] = elements.isEmpty ? nil : .array(elements)
        countOpen(open.count, of: parameter)
        guard let first = open.first else { return settle(parameter) }
        return follow(first.result, parameter, element: first.position < elements.count ? first.position : nil)
    }

    /// An answer that settled an element was no round in a circle, so the
    /// questions about the parameter are recounted.
    private mutating func countOpen(_ count: Int, of parameter: ParameterDeclaration) {
        if let before = openElements[parameter.name], count < before { prompts[parameter.name] = nil }
        openElements[parameter.name] = count
    }

    /// Does what a resolution other than success asks for.
    private mutating func follow(
        _ result: ResolutionPayload, _ parameter: ParameterDeclaration, element: Int?
    ) -> [Effect] {
        switch result {
        case .success, .notRequired: settle(parameter)
        case .needsValue: ask(for: parameter, .needsValue, element: element)
        case .disambiguation(let options): disambiguate(parameter, options, element: element)
        case .confirmationRequired(let value, let reason):
            askToAgree(parameter, value, reason: reason, element: element)
        case .unsupported(let reason):
            ask(
                for: parameter, .unsupported, element: element,
                preface: writer(parameter).refusal(of: value(of: parameter, element), reason: reason))
        }
    }

    private mutating func disambiguate(
        _ parameter: ParameterDeclaration, _ options: [IntentValue], element: Int?
    ) -> [Effect] {
        let candidates = candidates(for: options, of: parameter)
        guard !candidates.isEmpty else { return ask(for: parameter, .needsValue, element: element) }
        let said = value(of: parameter, element).map(writer(parameter).format)
        return choose(among: candidates, parameter, element: element, said: said)
    }

    private mutating func askToAgree(
        _ parameter: ParameterDeclaration, _ value: IntentValue?, reason: Int?, element: Int?
    ) -> [Effect] {
        let shape = ValueShape(type: parameter.type)
        let isWhole = element == nil
        let offered = value.map { isWhole ? shape.whole($0, isArray: parameter.isArray) : shape.element($0) }
        guard offered != .some(nil) else {
            return unfit(parameter, "the handler asks to confirm a value of another type for ‘\(parameter.name)’")
        }
        let proposal = (offered ?? nil) ?? self.value(of: parameter, element)
        if hasAgreed(parameter, proposal) {
            if let proposal { store([proposal], parameter, element) }
            return settle(parameter)
        }
        let text = writer(parameter).confirmation(of: proposal, reason: reason)
        return put(yesOrNo(parameter, text, element: element, proposal: proposal))
    }

    /// The question whether a value is meant.
    func yesOrNo(
        _ parameter: ParameterDeclaration, _ text: String, element: Int? = nil, proposal: IntentValue?
    ) -> ParameterQuestion {
        var question = ParameterQuestion(parameter, .confirmation, element: element, text: text)
        question.proposal = proposal
        question.candidates = [(true, SystemText.yes), (false, .no)].map {
            OptionMatcher.Candidate(value: .boolean($0), names: [context.say($1)])
        }
        return question
    }

    private func hasAgreed(_ parameter: ParameterDeclaration, _ value: IntentValue?) -> Bool {
        agreed[parameter.name]?.contains(value) == true
    }
}

// MARK: - Values

extension Conversation {
    /// The elements of an array parameter so far.
    func elements(of parameter: ParameterDeclaration) -> [IntentValue] {
        guard case .array(let elements)? = values[parameter.name] else { return [] }
        return elements
    }

    /// The value in question: the parameter's, or that of one element.
    func value(of parameter: ParameterDeclaration, _ element: Int?) -> IntentValue? {
        element.map { elements(of: parameter)[at: $0] } ?? values[parameter.name]
    }

    /// Puts values where the question was: in place of the value, or of one element.
    mutating func store(_ new: [IntentValue], _ parameter: ParameterDeclaration, _ element: Int?) {
        guard parameter.isArray else {
            values[parameter.name] = new.first
            return
        }
        // A proposal for the whole parameter is an array by itself.
        var flat: [IntentValue] = []
        for value in new {
            if case .array(let inner) = value { flat += inner } else { flat.append(value) }
        }
        var elements = elements(of: parameter)
        if let element, elements.indices.contains(element) {
            elements.replaceSubrange(element...element, with: flat)
        } else {
            elements = flat
        }
        values[parameter.name] = elements.isEmpty ? nil : .array(elements)
    }

    /// Options with all their names, as far as they are of the parameter's type.
    mutating func candidates(
        for options: [IntentValue], of parameter: ParameterDeclaration
    ) -> [OptionMatcher.Candidate] {
        let shape = ValueShape(type: parameter.type)
        let fitting = options.compactMap(shape.element)
        if fitting.count < options.count {
            note(
                "\(options.count - fitting.count) of the options for ‘\(parameter.name)’ have the wrong type and were "
                    + "skipped")
        }
        if fitting.count > context.limits.options {
            note(
                "there are \(fitting.count) options for ‘\(parameter.name)’; the first \(context.limits.options) are kept"
            )
        }
        return fitting.prefix(context.limits.options).map {
            context.candidate(for: $0, of: parameter.type, options: parameter.options)
        }
    }

    func writer(_ parameter: ParameterDeclaration) -> PromptWriter {
        PromptWriter(context: context, parameter: parameter, values: values)
    }
}

extension Array {
    /// The element at a position, nil outside the array.
    fileprivate subscript(at position: Int) -> Element? {
        indices.contains(position) ? self[position] : nil
    }
}
