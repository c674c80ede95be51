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

    private let source: Operand?
    private let type: Operand?

    init(_ parameters: inout ParameterReader) {
        source = parameters.operand("WFIPAddressSourceOption")
        type = parameters.operand("WFIPAddressTypeOption")
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        let isGlobal = context.text(source, default: "External").lowercased() != "local"
        let version = context.text(type, default: "IPv4").hasSuffix("6") ? 6 : 4
        return .needs(.device(.address(isGlobal: isGlobal, version: version)))
    }
}
