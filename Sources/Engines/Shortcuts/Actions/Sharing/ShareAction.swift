// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Somewhere that content is given to as it is.
protocol ShareTarget: Sendable {
    static var definition: ActionDefinition { get }
    static var reach: ActionReach { get }
    static func effect(_ content: Content) -> Effect
}

/// Gives content to a target that the person chooses.
struct ShareAction<Target: ShareTarget>: EffectAction {
    static var definition: ActionDefinition { Target.definition }
    static var reaches: Set<ActionReach> { [Target.reach] }

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func perform(_ context: inout RunContext) -> ActionStep {
        let content = context.wholeContent(input)
        guard !content.isEmpty else { return .done(.nothing) }
        return .needs(Target.effect(content), giving: content)
    }
}

/// To an app.
enum AppSharing: ShareTarget {
    static let definition = ActionDefinition(
        "share", "Share", [.input],
        state: .partial("there is no share sheet: asks where to save the shared items"))
    static let reach = ActionReach.apps

    static func effect(_ content: Content) -> Effect { .share(content) }
}

/// To a machine that is near.
enum NearbySharing: ShareTarget {
    static let definition = ActionDefinition(
        "airdropdocument", "AirDrop", [.input],
        state: .partial("sends to devices with KDE Connect or LocalSend, not to Apple devices"))
    static let reach = ActionReach.apps

    static func effect(_ content: Content) -> Effect { .shareNearby(content) }
}

/// To a printer.
enum Printing: ShareTarget {
    static let definition = ActionDefinition("print", "Print", [.input])
    static let reach = ActionReach.printer

    static func effect(_ content: Content) -> Effect { .print(content) }
}
