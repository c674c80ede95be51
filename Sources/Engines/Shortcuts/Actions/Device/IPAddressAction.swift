// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives an address of the machine, as its network or the world knows it.
struct IPAddressAction: EffectAction {
    static let definition = ActionDefinition(
        "getipaddress", "Get Current IP Address",
        [
            .choice("WFIPAddressSourceOption", ["External", "Local"]),
            .choice("WFIPAddressTypeOption", ["IPv4", "IPv6"]),
        ])

    private let source: ChosenValue
    private let type: ChosenValue

    init(_ parameters: inout ParameterReader) {
        source = parameters.choice("WFIPAddressSourceOption")
        type = parameters.choice("WFIPAddressTypeOption")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let isGlobal = try source.value(in: context) != "Local"
        let version = try type.value(in: context) == "IPv6" ? 6 : 4
        return .needs(.device(.address(isGlobal: isGlobal, version: version)))
    }
}
