// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
package import Sentences
package import ShortcutDocument

/// The actions that are there, by their identifiers.
package struct ActionCatalog: Sendable {
    private var types: [String: (type: any Action.Type, definition: ActionDefinition)] = [:]

    /// - Parameter types: Of two of one identifier the last one is taken.
    package init(_ types: [any Action.Type]) {
        for type in types {
            for definition in type.definitions { self.types[definition.identifier] = (type, definition) }
        }
    }

    /// The actions of this engine.
    package static let standard = ActionCatalog(standardActions)

    /// All definitions, by identifier.
    package var definitions: [ActionDefinition] {
        types.values.map(\.definition).sorted { $0.identifier < $1.identifier }
    }

    /// The marks of an if.
    static let condition = "is.workflow.actions.conditional"

    /// The marks of blocks, which are no actions of their own.
    static let blocks: [ActionDefinition] = [
        ActionDefinition(
            "conditional", "If",
            [
                .input, ParameterDefinition("WFCondition", "comparison"),
                .text("WFConditionalActionString"), .text("WFEnumeration"), .number("WFNumberValue"),
                ParameterDefinition("WFMeasurement", "a number with a unit"),
                ParameterDefinition("WFDuration", "a number with a unit"), ParameterDefinition("WFDate", "a date"),
                .number("WFAnotherNumber"), ParameterDefinition("WFAnotherDate", "a date"),
                ParameterDefinition("WFConditions", "comparisons"),
            ]),
        ActionDefinition("repeat.count", "Repeat", [.number("WFRepeatCount")]),
        ActionDefinition("repeat.each", "Repeat with Each", [.input]),
        ActionDefinition(
            "choosefrommenu", "Choose from Menu",
            [.text("WFMenuPrompt"), ParameterDefinition("WFMenuItems", "a list"), .text("WFMenuItemTitle")]),
    ]

    /// An identifier in a file may have any length.
    private static let longestTitle = 200

    private static let blocksByIdentifier = Dictionary(blocks.map { ($0.identifier, $0) }) { first, _ in first }

    /// Whether an action marks where a block begins, divides or ends.
    static func isBlock(_ identifier: String) -> Bool { blocksByIdentifier[identifier] != nil }

    /// What an action is called; an app's intent by what its identifier says, one that does not exist by that itself.
    package func title(of action: ShortcutAction) -> Sentence {
        definition(of: action.identifier)?.title
            ?? Sentence(verbatim: (action.intent?.title ?? action.identifier).beginning(Self.longestTitle))
    }

    /// Whether an action is there, or a mark of a block.
    package func has(_ identifier: String) -> Bool { definition(of: identifier) != nil }

    /// What an action is given; nil if it is missing.
    func parameters(of identifier: String) -> [ParameterDefinition]? { definition(of: identifier)?.parameters }

    private func definition(of identifier: String) -> ActionDefinition? {
        Self.blocksByIdentifier[identifier] ?? types[identifier]?.definition
    }

    /// What is known of an action; nil for one that does not exist, for marks of blocks and intents of apps.
    func definition(of action: ShortcutAction) -> ActionDefinition? { types[action.identifier]?.definition }

    /// What an action uses outside of its shortcut.
    func reaches(of action: ShortcutAction) -> Set<ActionReach> {
        types[action.identifier]?.type.reaches ?? (action.intent == nil ? [] : IntentAction.reaches)
    }

    func action(for reader: inout ParameterReader) -> (any Action)? {
        if let known = types[reader.action.identifier] {
            reader.definition = known.definition
            return known.type.init(&reader)
        }
        return reader.action.intent == nil ? nil : IntentAction(&reader)
    }
}
