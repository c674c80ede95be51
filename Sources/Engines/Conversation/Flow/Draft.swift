// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Sentences

/// An intent as it fills: the values so far, the words still to be read, and which parameter is next.
struct Draft: Hashable {
    /// The constants of the conversation.
    let context: ConversationContext
    /// By parameter.
    private(set) var values: [String: IntentValue]
    /// The person's words still to be read, by parameter.
    private var texts: [String: String]
    /// The parameters that need no further question.
    private var settled: Set<String> = []
    /// The values a person has said yes to, by parameter; nil for "as it is".
    private var agreed: [String: Set<IntentValue?>] = [:]

    /// A draft that begins with what an invocation brought.
    init(_ context: ConversationContext, values: [String: IntentValue] = [:], texts: [String: String] = [:]) {
        self.context = context
        self.values = values
        self.texts = texts
    }

    /// Goes to the next parameter that is not settled.
    mutating func proceed() -> ConversationStep {
        while let parameter = nextParameter {
            guard counts(parameter) else {
                values[parameter.name] = nil
                settled.insert(parameter.name)
                continue
            }
            if let words = texts.removeValue(forKey: parameter.name) { return .read(words, parameter) }
            if parameter.supportsResolution { return .resolve(parameter) }
            if let step = applyDefault(to: parameter) ?? refuseOutOfBounds(parameter) { return step }
            if parameter.isRequired, values[parameter.name] == nil { return ask(for: parameter, .needsValue) }
            settled.insert(parameter.name)
        }
        return .begin
    }

    /// Leaves the parameter as it is and goes to the next.
    mutating func settle(_ parameter: ParameterDeclaration) -> ConversationStep {
        settled.insert(parameter.name)
        return proceed()
    }

    /// The handler leaves the parameter to the system: where it must have a value and has none, the person is asked.
    mutating func settleUnresolved(_ parameter: ParameterDeclaration) -> ConversationStep {
        parameter.isRequired && values[parameter.name] == nil
            ? ask(for: parameter, .needsValue) : settle(parameter)
    }

    /// Goes on after the parameter got a value: the handler sees every value before it counts.
    mutating func review(_ parameter: ParameterDeclaration) -> ConversationStep {
        refuseOutOfBounds(parameter)
            ?? (parameter.supportsResolution ? .resolve(parameter) : settle(parameter))
    }

    /// Asks again for a number outside the range of an App Intent's parameter, no matter who gave it; nil if all numbers
    /// are in range.
    /// The handlers of other intents look at the numbers themselves.
    mutating func refuseOutOfBounds(_ parameter: ParameterDeclaration) -> ConversationStep? {
        guard context.intent.kind == .app, let value = values[parameter.name] else { return nil }
        let numbers = parameter.isArray ? elements(of: parameter) : [value]
        for (place, number) in numbers.enumerated() {
            guard let refusal = writer(parameter).refusal(ofOutOfBounds: number) else { continue }
            if !parameter.isArray { values[parameter.name] = nil }
            return ask(for: parameter, .unsupported, element: parameter.isArray ? place : nil, preface: refusal)
        }
        return nil
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

// MARK: - Values

extension Draft {
    /// The elements of an array parameter so far.
    func elements(of parameter: ParameterDeclaration) -> [IntentValue] {
        guard case .array(let elements)? = values[parameter.name] else { return [] }
        return elements
    }

    /// Sets the value of a parameter.
    mutating func set(_ parameter: ParameterDeclaration, to value: IntentValue?) { values[parameter.name] = value }

    /// Puts values where the question was: in place of the value, or of one element.
    mutating func store(_ new: [IntentValue], _ parameter: ParameterDeclaration, _ element: Int?) {
        guard parameter.isArray else { return set(parameter, to: new.first) }
        // A proposal for the whole parameter is an array by itself.
        let flat = new.flatMap { value in if case .array(let inner) = value { inner } else { [value] } }
        var elements = elements(of: parameter)
        if let element, elements.indices.contains(element) {
            elements.replaceSubrange(element...element, with: flat)
        } else {
            elements = flat
        }
        set(parameter, to: elements.isEmpty ? nil : .array(elements))
    }

    /// Puts what was said in place of what was there; the handler sees it again.
    mutating func correct(_ new: [String: IntentValue], _ words: [String: String]) {
        for name in Set(new.keys).union(words.keys) {
            values[name] = new[name]
            texts[name] = words[name]
            settled.remove(name)
            agreed[name] = nil
        }
    }

    /// The person said yes.
    mutating func agree(to question: ParameterQuestion) -> ConversationStep {
        agreed[question.parameter.name, default: []].insert(question.proposal)
        if let proposal = question.proposal { store([proposal], question.parameter, question.element) }
        return review(question.parameter)
    }

    /// The person said no.
    mutating func refuse(_ question: ParameterQuestion) -> ConversationStep {
        if question.element == nil { values[question.parameter.name] = nil }
        return ask(for: question.parameter, .needsValue, element: question.element)
    }

    /// Whether the person has said yes to a value before.
    func hasAgreed(_ parameter: ParameterDeclaration, _ value: IntentValue?) -> Bool {
        agreed[parameter.name]?.contains(value) == true
    }

    /// Words the questions about a parameter.
    func writer(_ parameter: ParameterDeclaration) -> PromptWriter {
        PromptWriter(context: context, parameter: parameter, values: values)
    }
}

// MARK: - Questions

extension Draft {
    /// Asks for the value of a parameter or of one element, with the options there are.
    ///
    /// - Parameters:
    ///   - preface: A sentence before the question: why it is asked.
    ///   - text: The question in the app's own words; nil for those of the definition.
    func ask(
        for parameter: ParameterDeclaration, _ kind: Prompt.Kind, element: Int? = nil, preface: String? = nil,
        text: String? = nil
    ) -> ConversationStep {
        let fixed = fixedCandidates(of: parameter)
        let hasOptions = parameter.hasDynamicOptions || !fixed.isEmpty
        var question = ParameterQuestion(
            parameter, kind, element: element, text: text ?? writer(parameter).needsValue(hasOptions: hasOptions))
        guard !parameter.hasDynamicOptions else {
            return .list(question, .offer(preface: preface), search: nil)
        }
        question.candidates = Namesakes(fixed).distinguished
        return .put(question, preface: preface)
    }

    /// Lets the person pick one of several.
    ///
    /// - Parameters:
    ///   - said: What the options fit, in the person's or the app's words.
    ///   - text: The question in the app's own words; nil for those of the definition.
    func choose(
        among candidates: [OptionMatcher.Candidate], _ parameter: ParameterDeclaration, element: Int?, said: String?,
        text: String? = nil
    ) -> ConversationStep {
        let text = text ?? writer(parameter).disambiguation(count: candidates.count, value: said)
        return .put(ParameterQuestion(among: candidates, parameter, element: element, text: text))
    }

    /// The options that are known without asking the handler.
    private func fixedCandidates(of parameter: ParameterDeclaration) -> [OptionMatcher.Candidate] {
        if let declaration = context.enumeration(of: parameter.type) { return context.candidates(of: declaration) }
        guard parameter.type == .boolean else { return [] }
        return [true, false].map {
            context.candidate(for: .boolean($0), of: .boolean, options: parameter.options)
        }
    }
}

// MARK: - Defaults

/// A default is used only where the person can't be asked: it is what an editor
/// shows before a person has chosen. A parameter that can be resolved is left
/// to its handler, which asks or decides.
extension Draft {
    /// Gives a parameter without a value its default.
    ///
    /// - Returns: The step when the handler has to be asked; nil when it is done.
    private mutating func applyDefault(to parameter: ParameterDeclaration) -> ConversationStep? {
        guard values[parameter.name] == nil else { return nil }
        if let value = declaredDefault(of: parameter) {
            values[parameter.name] = value
            return nil
        }
        // What an App Intent may do without it does without; the rest its code may have set.
        let isAsked = context.intent.kind == .app ? parameter.isRequired : parameter.hasDynamicOptions
        guard parameter.isConfigurable, isAsked else { return nil }
        return .askForDefault(parameter)
    }

    /// Takes the handler's default, if it has one.
    mutating func adoptDefault(_ parameter: ParameterDeclaration, _ value: IntentValue?) -> ConversationStep {
        if let value {
            guard let fitting = ValueShape(type: parameter.type).whole(value, isArray: parameter.isArray) else {
                return .fail(
                    context.unfit(parameter, "the handler's default for ‘\(parameter.name)’ has the wrong type"))
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
