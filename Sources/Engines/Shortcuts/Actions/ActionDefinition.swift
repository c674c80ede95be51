// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// What people and tools know of an action.
package struct ActionDefinition: Sendable {
    /// How far it does what Apple's does.
    package enum State: Sendable {
        case done
        /// What of it is not done.
        case partial(Sentence)
    }

    /// With `is.workflow.actions.` where it has no other beginning.
    package var identifier: String
    package var title: Sentence
    package var parameters: [ParameterDefinition]
    package var state: State

    /// - Parameter name: The identifier behind `is.workflow.actions.`, or a whole one of another beginning.
    package init(_ name: String, _ title: Sentence, _ parameters: [ParameterDefinition] = [], state: State = .done) {
        identifier = name.hasPrefix("com.") || name.hasPrefix("is.") ? name : "is.workflow.actions.\(name)"
        self.title = title
        self.parameters = parameters
        self.state = state
    }
}

/// One parameter of an action.
package struct ParameterDefinition: Sendable {
    package var key: String
    /// What it is, for the table: `text`, `number`, a choice of `a | b`.
    package var kind: String
    /// What can be chosen; nil if it is not a choice.
    package var choices: ChoiceList?
    /// Where what stands here belongs, for a name that programs write and Shortcuts does not read.
    package var rightKey: String?

    package init(_ key: String, _ kind: String, choices: ChoiceList? = nil) {
        self.key = key
        self.kind = kind
        self.choices = choices
    }

    /// Whether it is a yes or no.
    var isSwitch: Bool { kind == Self.flag("").kind }

    /// `WFInput`, or what the action before gave.
    package static let input = ParameterDefinition("WFInput", "any content")

    package static func text(_ key: String) -> Self { Self(key, "text") }
    package static func number(_ key: String) -> Self { Self(key, "number") }
    package static func flag(_ key: String) -> Self { Self(key, "yes or no") }

    /// A name under which programs write what belongs elsewhere; nothing reads it.
    package static func misplaced(_ key: String, for rightKey: String) -> Self {
        var parameter = Self(key, "not read; it belongs to \(rightKey)")
        parameter.rightKey = rightKey
        return parameter
    }

    /// A choice from a list: read by ``ParameterReader/choice(_:)``, and reported where a file has another value.
    ///
    /// - Parameters:
    ///   - standard: What is meant where the file says nothing; the first value where nothing else is said.
    ///   - spellings: How files write values besides, with what each means.
    package static func choice(
        _ key: String, _ values: [String], standard: String? = nil, spellings: [String: String] = [:]
    ) -> Self {
        Self(
            key, values.joined(separator: " | "),
            choices: ChoiceList(values, standard: standard ?? values.first ?? "", spellings: spellings))
    }
}
