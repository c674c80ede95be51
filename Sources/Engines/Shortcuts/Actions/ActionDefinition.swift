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
    /// What can be chosen, as files write it; none where anything can be given.
    package var choices: [String]

    package init(_ key: String, _ kind: String, choices: [String] = []) {
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
    package static func choice(_ key: String, _ values: [String]) -> Self {
        Self(key, values.joined(separator: " | "), choices: values)
    }
}
