// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import SystemTexts

/// A question about a parameter, with what is needed to understand its answer.
struct ParameterQuestion: Hashable {
    /// The name of what is not a parameter: a choice among things that an App Intent only names.
    static let choice = ""

    var parameter: ParameterDeclaration
    var kind: Prompt.Kind
    /// The position in an array parameter that is asked about; nil for the whole value.
    var element: Int?
    var text: String
    var candidates: [OptionMatcher.Candidate] = []
    /// Nothing but one of the candidates answers it.
    var isClosed = false
    /// The first candidate on show.
    var offset = 0
    /// False for words that came before any question, with a phrase or a command line.
    var wasAsked = false
    /// What a yes agrees to; nil if the value simply stays.
    var proposal: IntentValue?

    init(_ parameter: ParameterDeclaration, _ kind: Prompt.Kind, element: Int? = nil, text: String) {
        self.parameter = parameter
        self.kind = kind
        self.element = element
        self.text = text
    }

    /// The question whether a value is meant.
    init(
        whether proposal: IntentValue?, _ parameter: ParameterDeclaration, element: Int? = nil, text: String,
        in context: ConversationContext
    ) {
        self.init(parameter, .confirmation, element: element, text: text)
        self.proposal = proposal
        candidates = [(true, SystemText.yes), (false, .no)].map {
            OptionMatcher.Candidate(value: .boolean($0), names: [context.say($1)])
        }
    }

    /// The question which of several is meant.
    init(
        among candidates: [OptionMatcher.Candidate], _ parameter: ParameterDeclaration, element: Int? = nil,
        text: String
    ) {
        self.init(parameter, .disambiguation, element: element, text: text)
        self.candidates = Namesakes(candidates).distinguished
        isClosed = true
    }

    /// The question as a turn, one page of its options with it.
    func prompt(saying text: String, pageSize: Int) -> Prompt {
        let page = candidates.dropFirst(offset).prefix(pageSize)
        var prompt = Prompt(
            parameter: parameter.name, kind: kind, text: text, options: page.map(\.option),
            remaining: max(0, candidates.count - offset - page.count))
        // Of a number people say more than digits, and what it counts.
        if parameter.type == .dateComponents, page.isEmpty {
            prompt.input = ["Date": .date, "Time": .time][parameter.options.style] ?? .dateAndTime
        }
        return prompt
    }
}
