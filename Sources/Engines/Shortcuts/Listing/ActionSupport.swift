// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// How far an action of the format is there, for people and tools.
package struct ActionSupport: Sendable {
    /// The raw values are part of the JSON form.
    package enum State: String, Sendable {
        case done, partial, absent, impossible
    }

    package var identifier: String
    package var title: Sentence
    package var parameters: [ParameterDefinition]
    package var state: State
    /// What of it is not done, or why it is missing; nil if it is done.
    package var note: Sentence?
    /// The sentence that it is; nil if it is missing.
    package var summary: ActionSummary?
    package var category: ActionCategory?

    /// All that are there and those that real shortcuts use and are not, by identifier.
    package static let all: [ActionSupport] = {
        let there = (ActionCatalog.standard.definitions + ActionCatalog.blocks).map(ActionSupport.init)
        let known = Set(there.map(\.identifier))
        let absent = AbsentActions.all.filter { !known.contains($0.identifier) }
        return (there + absent).sorted { $0.identifier < $1.identifier }
    }()

    init(_ identifier: String, _ title: Sentence, _ state: State, note: Sentence? = nil) {
        self.identifier = identifier
        self.title = title
        self.state = state
        self.note = note
        parameters = []
        if let known = ActionSummaries[identifier] { (summary, category) = known }
    }

    private init(_ definition: ActionDefinition) {
        self.init(definition.identifier, definition.title, .done)
        parameters = definition.parameters
        if case .partial(let note) = definition.state { (state, self.note) = (.partial, note) }
    }
}
