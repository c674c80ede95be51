// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Sentences
import SystemTexts
import Wire

/// Which parameter is next, and what it starts with.
extension Conversation {
    /// Takes over what the invocation brought.
    ///
    /// - Returns: The effects of the end when something doesn't fit the intent; nil when all does.
    mutating func adoptInvocation() -> [Effect]? {
        let names = Set(invocation.values.keys).union(invocation.texts.keys)
        if let stranger = names.sorted().first(where: { !isKnown($0) }) {
            let known = context.intent.parameters.map(\.name).joined(separator: ", ")
            return fail(
                .refused, context.say(.unfitValue, ["parameter": stranger]),
                detail: "\(context.unqualifiedClassName) has no parameter ‘\(stranger)’; it has: \(known)")
        }
        for parameter in context.intent.parameters {
            guard let given = invocation.values[parameter.name] else { continue }
            let value = context.today(given, as: parameter.type)
            guard let fitting = ValueShape(type: parameter.type).whole(value, isArray: parameter.isArray) else {
                return unfit(parameter, "the value for ‘\(parameter.name)’ has the wrong type")
            }
            // A choice that an update of the app has removed is asked for again.
            if !isRemoved(fitting, parameter) { values[parameter.name] = fitting }
        }
        texts = invocation.texts
        for parameter in context.intent.parameters {
            if let effects = join(parameter) { return effects }
        }
        readClearWords()
        return nil
    }

    private func isRemoved(_ value: IntentValue, _ parameter: ParameterDeclaration) -> Bool {
        // One that has a default is left to the app, so that nothing else is chosen silently.
        guard case .enumeration(let number) = value, number != 0, parameter.options.defaultValue == nil,
            let declared = context.enumeration(of: parameter.type)
        else { return false }
        return !declared.cases.contains { $0.index == number }
    }

    /// Reads what is a value by itself: the handler sees all that was said when it looks at the first parameter.
    private mutating func readClearWords() {
        let reader = ValueReader(context, now: moment.date)
        for parameter in context.intent.parameters {
            guard let words = texts[parameter.name], !isLookedUp(parameter),
                case .value(let value) = reader.read(words, for: parameter),
                let fitting = ValueShape(type: parameter.type).whole(value, isArray: parameter.isArray)
            else { continue }
            values[parameter.name] = fitting
            texts[parameter.name] = nil
        }
    }

    /// Whether what words mean is looked up among the handler's options.
    func isLookedUp(_ parameter: ParameterDeclaration) -> Bool {
        if case .object = parameter.type { parameter.hasDynamicOptions } else { false }
    }

    /// Goes to the next parameter that is not settled, or on to the confirmation.
    mutating func proceed() -> [Effect] {
        while let parameter = nextParameter {
            guard counts(parameter) else {
                values[parameter.name] = nil
                settled.insert(parameter.name)
                continue
            }
            if let words = texts.removeValue(forKey: parameter.name) { return take(words, for: parameter) }
            if parameter.supportsResolution { return resolve(parameter) }
            if let effects = applyDefault(to: parameter) ?? refuseOutOfBounds(parameter) { return effects }
            if parameter.isRequired, values[parameter.name] == nil {
                return ask(for: parameter, .needsValue, element: nil)
            }
            settled.insert(parameter.name)
        }
        guard context.intent.kind != .app else { return begin() }
        state = .confirming
        return [.ask(.confirm(payload))]
    }

    /// The intent as it travels with every request.
    var payload: IntentPayload {
        let run = context.intent.appIntent.map {
            RunPayload(of: $0.mangledName, number: context.run, isInFront: isInFront, search: searchPayload)
        }
        return IntentPayload(
            className: context.className, run: run, identifier: invocation.identifier,
            suggestedInvocationPhrase: invocation.suggestedInvocationPhrase, values: values)
    }

    /// In display order, but a parameter after the one it depends on.
    private var nextParameter: ParameterDeclaration? {
        let open = context.intent.parameters.filter { !settled.contains($0.name) }
        return open.first { parameter in
            guard let parent = parameter.relationship?.parent else { return true }
            return !open.contains { $0.name == parent }
        } ?? open.first
    }

    /// Whether the value of the parameter it depends on lets a parameter take part.
    private func counts(_ parameter: ParameterDeclaration) -> Bool {
        guard let relationship = parameter.relationship, let name = relationship.parent,
            let parent = context.parameter(name)
        else { return true }
        let value = values[name]
        switch relationship.predicate {
        case .hasAnyValue: return value != nil && value != .array([]) && value != .enumeration(0)
        case .booleanIs(let wanted): return value == .boolean(wanted)
        case .enumIs(let caseName):
            guard let declaration = context.enumeration(of: parent.type) else { return true }
            // An enumeration that is not set has the raw value 0.
            let wanted = declaration.cases.first { $0.name == caseName }?.index
            return wanted.map { (value ?? .enumeration(0)) == .enumeration($0) } ?? false
        }
    }
}

// MARK: - Defaults

/// A default is used only where the person can't be asked: it is what an editor
/// shows before a person has chosen. A parameter that can be resolved is left
/// to its handler, which asks or decides.
extension Conversation {
    /// - Returns: The effects when the handler has to be asked; nil when it is done.
    private mutating func applyDefault(to parameter: ParameterDeclaration) -> [Effect]? {
        guard values[parameter.name] == nil else { return nil }
        if let value = declaredDefault(of: parameter) {
            values[parameter.name] = value
            return nil
        }
        // What an App Intent may do without it does without; the rest its code may have set.
        let isAsked = context.intent.kind == .app ? parameter.isRequired : parameter.hasDynamicOptions
        guard parameter.isConfigurable, isAsked else { return nil }
        state = .defaulting(parameter)
        return [.ask(.defaultValue(parameter: parameter.name, of: payload))]
    }

    /// The handler's default, or none.
    mutating func defaulted(_ parameter: ParameterDeclaration, _ value: IntentValue?) -> [Effect] {
        if let value {
            guard let fitting = ValueShape(type: parameter.type).whole(value, isArray: parameter.isArray) else {
                return unfit(parameter, "the handler's default for ‘\(parameter.name)’ has the wrong type")
            }
            values[parameter.name] = fitting
        }
        return settleUnresolved(parameter)
    }

    private func declaredDefault(of parameter: ParameterDeclaration) -> IntentValue? {
        guard let declared = parameter.options.defaultValue else { return nil }
        let value: IntentValue? =
            switch declared {
            case .string(let text):
                text.text.isEmpty ? nil : .string(context.words(text))
            case .number(let number) where parameter.type == .timeInterval:
                .timeInterval(number * AnswerValues(language: "en").bareUnit(parameter.options.defaultUnit))
            case .number(let number):
                parameter.type == .integer ? Int(exactly: number).map(IntentValue.integer) : .decimal(number)
            case .boolean(let isTrue): .boolean(isTrue)
            case .enumCase(let name):
                // The case 0 says "not set", and so does a value that does not exist.
                context.enumeration(of: parameter.type)?.cases.first { $0.name == name && $0.index != 0 }
                    .map { .enumeration($0.index) }
            }
        return value.flatMap { ValueShape(type: parameter.type).whole($0, isArray: parameter.isArray) }
    }
}
