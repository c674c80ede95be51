// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a shortcut can do.
///
/// An action is a type of its own: it reads its parameters once, when a shortcut is made ready, and keeps them as
/// operands; each time it is done it asks the run what they are.
///
/// ```swift
/// struct CountAction: ValueAction {
///     static let definition = ActionDefinition("count", "Count", [.input, .choice("WFCountType", ["Items", …])])
///     private let input: Operand
///
///     init(_ parameters: inout ParameterReader) { input = parameters.input() }
///
///     func value(_ context: inout RunContext) -> Content { .number(.whole(context.content(input).count)) }
/// }
/// ```
package protocol Action: Sendable {
    /// What it is called, and what it takes.
    static var definition: ActionDefinition { get }
    /// Those of all actions that are this one under another name; itself where nothing else is said.
    static var definitions: [ActionDefinition] { get }
    /// What of the person's and of the machine it uses; nothing where nothing else is said.
    static var reaches: Set<ActionReach> { get }

    /// Reads the parameters; wrong ones become what is written down for their absence.
    init(_ parameters: inout ParameterReader)
}

extension Action {
    package static var definitions: [ActionDefinition] { [definition] }
    package static var reaches: Set<ActionReach> { [] }
}

/// An action that is done within the run.
package protocol ValueAction: Action {
    /// Does it.
    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content
}

/// An action that needs something done outside, or ends the run.
package protocol EffectAction: Action {
    /// Does it as far as that is within the run.
    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep
}

/// How far an action came.
package enum ActionStep: Sendable {
    /// It is done, and gave this.
    case done(Content)
    /// Something has to be done outside; with the result the action goes on.
    case needs(Effect, then: @Sendable (EffectResult, inout RunContext) throws(ShortcutFailure) -> ActionStep)
    /// The run ends here, with this as its output.
    case stop(Content)

    /// Something has to be done outside, and what it gives is what the action gives.
    package static func needs(_ effect: Effect) -> ActionStep {
        .needs(effect) { result, _ throws(ShortcutFailure) in .done(try result.content()) }
    }
}
