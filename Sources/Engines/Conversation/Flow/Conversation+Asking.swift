// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Sentences
import SystemTexts
import Wire

/// Questions about parameters.
extension Conversation {
    /// Asks for the value of a parameter or of one element, with the options there are.
    ///
    /// - Parameters:
    ///   - preface: A sentence before the question: why it is asked.
    ///   - text: The question in the app's own words; nil for those of the definition.
    mutating func ask(
        for parameter: ParameterDeclaration, _ kind: Prompt.Kind, element: Int? = nil, preface: String? = nil,
        text: String? = nil
    ) -> [Effect] {
        let fixed = fixedCandidates(of: parameter)
        let hasOptions = parameter.hasDynamicOptions || !fixed.isEmpty
        var question = ParameterQuestion(
            parameter, kind, element: element, text: text ?? writer(parameter).needsValue(hasOptions: hasOptions))
        guard !parameter.hasDynamicOptions else {
            return list(question, .offer(preface: preface), search: nil)
        }
        question.candidates = Namesakes(fixed).distinguished
        return put(question, preface: preface)
    }

    /// Lets the person pick one of several.
    ///
    /// - Parameters:
    ///   - said: What the options fit, in the person's or the app's words.
    ///   - text: The question in the app's own words; nil for those of the definition.
    mutating func choose(
        among candidates: [OptionMatcher.Candidate], _ parameter: ParameterDeclaration, element: Int?, said: String?,
        text: String? = nil
    ) -> [Effect] {
        let text = text ?? writer(parameter).disambiguation(count: candidates.count, value: said)
        var question = ParameterQuestion(parameter, .disambiguation, element: element, text: text)
        question.candidates = Namesakes(candidates).distinguished
        question.isClosed = true
        return put(question)
    }

    /// Says a question and waits; each time counts.
    ///
    /// - Parameter preface: A sentence before the question, for this once.
    mutating func put(_ question: ParameterQuestion, preface: String? = nil) -> [Effect] {
        if let end = countPrompt(question.parameter.name, about: context.label(question.parameter)) { return end }
        return show(question, saying: context.joined([preface, question.text]))
    }

    /// Shows the next page; paging forward can't go on forever, so it doesn't count.
    mutating func turnPage(of question: ParameterQuestion) -> [Effect] {
        let next = question.offset + context.limits.optionsPerPage
        guard next < question.candidates.count else {
            return put(question, preface: context.say(.noMoreOptions))
        }
        var question = question
        question.offset = next
        return show(question, saying: writer(question.parameter).nextPage)
    }

    private mutating func show(_ question: ParameterQuestion, saying text: String) -> [Effect] {
        var question = question
        question.wasAsked = true
        state = .asking(question)
        return [.say(.prompt(question.prompt(saying: text, pageSize: context.limits.optionsPerPage))), .awaitAnswer]
    }

    /// Counts a question.
    ///
    /// - Returns: The effects of the end when it was one too many.
    mutating func countPrompt(_ name: String, about label: String) -> [Effect]? {
        prompts[name, default: 0] += 1
        promptCount += 1
        if prompts[name, default: 0] > context.limits.promptsPerParameter {
            let count = context.limits.promptsPerParameter
            let text: SystemText = name.isEmpty ? .tooManyPrompts : .tooManyPromptsAboutParameter
            return fail(
                .tooManyPrompts, context.say(text, ["parameter": label]),
                detail: name.isEmpty
                    ? "the confirmation was asked \(count) times without a clear answer"
                    : "‘\(name)’ was asked for \(count) times and is still not resolved; check its resolve method"
            )
        }
        if promptCount > context.limits.prompts {
            return fail(
                .tooManyPrompts, context.say(.tooManyPrompts),
                detail: "\(context.limits.prompts) questions were asked altogether")
        }
        return nil
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

// MARK: - The handler's options

extension Conversation {
    /// Asks the handler for the options of a question.
    ///
    /// - Parameter search: The person's words, where the handler searches.
    mutating func list(_ question: ParameterQuestion, _ listing: ConversationState.Listing, search: String?) -> [Effect]
    {
        state = .listing(question, listing)
        return [.ask(.options(parameter: question.parameter.name, search: search, of: payload))]
    }

    /// The handler's options.
    mutating func listed(
        _ options: OptionsPayload, _ question: ParameterQuestion, _ listing: ConversationState.Listing
    ) -> [Effect] {
        var candidates: [OptionMatcher.Candidate] = []
        for section in options.sections {
            candidates += self.candidates(for: section.items, of: question.parameter).map {
                var candidate = $0
                candidate.section = section.title
                return candidate
            }
        }
        candidates = Array(candidates.prefix(context.limits.options))
        let names = candidates.map(\.names)
        candidates = Namesakes(candidates).distinguished
        let name = question.parameter.name
        switch listing {
        case .find(let words):
            // What was found may be a part of what there is.
            if listed[name] ?? context.options[name] == nil, !candidates.isEmpty {
                listed[name] = names
            }
            return found(candidates, for: words, question)
        case .findEach(let items, let found): return foundOne(candidates, of: items, found: found, question)
        case .correct(let words, let confirmation):
            listed[name] = names
            return answer(words, to: confirmation)
        case .offer(let preface):
            if !candidates.isEmpty { listed[name] = names }
            var question = question
            question.candidates = candidates
            guard candidates.isEmpty else { return put(question, preface: preface) }
            return put(question, preface: context.joined([preface, writer(question.parameter).noOptions]))
        }
    }
}
