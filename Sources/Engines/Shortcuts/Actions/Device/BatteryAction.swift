// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives how full the battery is, or whether it is being charged.
struct BatteryAction: EffectAction {
    static let definition = ActionDefinition(
        "getbatterylevel", "Get Battery State",
        [.choice("Subject", ["Battery Level", "Is Charging", "Is Connected to Charger"])])

    private let subject: ChosenValue

    init(_ parameters: inout ParameterReader) { subject = parameters.choice("Subject") }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        switch try subject.value(in: context) {
        case "Is Charging": .needs(.device(.isCharging))
        case "Is Connected to Charger": .needs(.device(.isConnectedToCharger))
        default: .needs(.device(.batteryLevel))
        }
    }
}
