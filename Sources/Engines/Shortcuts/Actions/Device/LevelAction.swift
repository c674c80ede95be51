// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Something of the machine that is set from 0 to 1.
protocol DeviceLevel: Sendable {
    static var definition: ActionDefinition { get }
    static var key: String { get }
    static func request(_ level: Double) -> DeviceRequest
}

/// Sets a level of the machine.
struct LevelAction<Level: DeviceLevel>: EffectAction {
    static var reaches: Set<ActionReach> { [.settings] }
    static var definition: ActionDefinition { Level.definition }

    private let input: Operand
    private let level: Operand

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        level = parameters.operand(Level.key) ?? .constant(.number(Number(0.5)))
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        guard let number = context.number(level)?.double, number.isFinite else {
            throw ShortcutFailure(
                "‘\(context.text(level))’ is not a number", remedy: "use a number from 0 to 1, such as 0.5")
        }
        return .needs(.device(Level.request(min(max(number, 0), 1))), giving: context.content(input))
    }
}

/// How loud it is.
enum Volume: DeviceLevel {
    static let definition = ActionDefinition("setvolume", "Set Volume", [.number("WFVolume")])
    static let key = "WFVolume"

    static func request(_ level: Double) -> DeviceRequest { .setVolume(level) }
}

/// How bright the screen is.
enum Brightness: DeviceLevel {
    static let definition = ActionDefinition("setbrightness", "Set Brightness", [.number("WFBrightness")])
    static let key = "WFBrightness"

    static func request(_ level: Double) -> DeviceRequest { .setBrightness(level) }
}
