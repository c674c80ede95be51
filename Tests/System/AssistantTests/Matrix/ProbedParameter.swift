// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import IntentValues
import Testing
import Wire

/// A parameter of one of the fixture's intents, what people say for it, and what its handler has by itself.
struct ProbedParameter: CustomTestStringConvertible, Sendable {
    /// The class of the intent.
    var intent = Self.probe
    let name: String
    /// What a person says, and the value that it is.
    let answer: String
    let answered: PlainValue
    /// The handler's own values.
    let first: PlainValue
    var second = PlainValue.null
    /// Words that are no value of the type; of a type that takes any words there are none.
    var nonsense = ""
    var isArray = false
    /// Whether the framework can ask which of several values of the type is meant.
    var isOffered = true
    /// The property of an object that tells one value from another; nil if the whole value is compared.
    var property: String?

    static let probe = "ProbeIntent"

    /// Words that are in no language, and in no list.
    static let gibberish = "qwertz"

    var testDescription: String { "\(intent).\(name)" }

    /// Tells the handler what to answer.
    func invocation(_ outcome: ProbedOutcome) -> Invocation {
        guard intent == Self.probe else { return Invocation(identifier: "\(name) \(outcome.rawValue)") }
        return Invocation(values: ["parameter": .string(name), "outcome": .string(outcome.rawValue)])
    }

    /// The value as the handler had it: what it gave back, or of the framework's intents, whose answers have no place
    /// for it, what it resolved.
    func value(in conversation: MatrixConversation) throws -> PlainValue? {
        if intent == Self.probe { return try conversation.response().plainProperties[name] }
        return conversation.handled.first?.values[name].map { told(PlainValue($0)) }
    }

    private func told(_ value: PlainValue) -> PlainValue {
        switch value {
        case .array(let elements): .array(elements.map(told))
        case .object(let fields): property.map { fields[$0] ?? .null } ?? value
        default: value
        }
    }
}
