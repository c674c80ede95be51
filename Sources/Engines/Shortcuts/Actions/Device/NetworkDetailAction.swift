// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives one of the things that are known of the network.
struct NetworkDetailAction: EffectAction {
    static let definition = ActionDefinition(
        "getwifi", "Get Network Details",
        [
            .choice("WFNetworkDetailsNetwork", ["Wi-Fi", "Cellular"]), .text("WFWiFiDetail"),
            .text("WFCellularDetail"),
        ])

    private let network: ChosenValue
    private let wifiDetail: Operand?
    private let mobileDetail: Operand?

    init(_ parameters: inout ParameterReader) {
        network = parameters.choice("WFNetworkDetailsNetwork")
        wifiDetail = parameters.operand("WFWiFiDetail")
        mobileDetail = parameters.operand("WFCellularDetail")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let isMobile = try network.value(in: context) == "Cellular"
        let detail =
            isMobile
            ? context.text(mobileDetail, default: "Carrier Name") : context.text(wifiDetail, default: "Network Name")
        return .needs(.device(.network(detail)))
    }
}
