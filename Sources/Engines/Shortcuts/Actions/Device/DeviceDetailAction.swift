// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives one of the things that are known of the machine.
struct DeviceDetailAction: EffectAction {
    static let definition = ActionDefinition("getdevicedetails", "Get Device Details", [.text("WFDeviceDetail")])

    private let detail: Operand?

    init(_ parameters: inout ParameterReader) { detail = parameters.operand("WFDeviceDetail") }

    func perform(_ context: inout RunContext) -> ActionStep {
        .needs(.device(.detail(context.text(detail, default: "Device Name"))))
    }
}
