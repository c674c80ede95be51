// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Something of the machine that is on or off.
protocol DeviceSwitch: Sendable {
    static var definition: ActionDefinition { get }
    static var target: DeviceRequest.Switch { get }
    /// The parameter that says whether it is on, by its names.
    static var keys: [String] { get }
    /// Whether it is switched on where the file does not say.
    static var isOnByStandard: Bool { get }
    /// The parameter that says whether it is set or turned over.
    static var operationKey: String { get }
    /// Of words that are no yes or no: those that mean on.
    static var wordsForOn: [String] { get }
}

extension DeviceSwitch {
    static var keys: [String] { ["OnValue"] }
    static var isOnByStandard: Bool { true }
    static var operationKey: String { "operation" }
    static var wordsForOn: [String] { ["on", "yes", "true", "1"] }

    fileprivate static func parameters(_ name: String) -> [ParameterDefinition] {
        [.flag(name), .choice("operation", ["set", "toggle"])]
    }
}

/// Sets a switch of the machine, or turns it over.
struct SwitchAction<Target: DeviceSwitch>: EffectAction {
    static var reaches: Set<ActionReach> { [.settings] }
    static var definition: ActionDefinition { Target.definition }

    private let input: Operand
    private let value: Operand?
    private let operation: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        var value: Operand?
        for key in Target.keys where value == nil { value = parameters.operand(key) }
        self.value = value
        operation = parameters.operand(Target.operationKey)
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        // Old files have it as a value beside on and off.
        let words = [context.text(operation, default: "set"), context.text(value, default: "")]
        let turnsOver = words.contains { $0.lowercased() == "toggle" }
        return .needs(.device(.set(Target.target, turnsOver ? nil : isOn(context))), giving: context.content(input))
    }

    private func isOn(_ context: RunContext) -> Bool {
        guard let value, let item = context.content(value).first else { return Target.isOnByStandard }
        guard case .text(let text) = item.value else { return context.coercion.boolean(item) }
        return Target.wordsForOn.contains(text.lowercased())
    }
}

enum WiFiSwitch: DeviceSwitch {
    static let definition = ActionDefinition("wifi.set", "Set Wi-Fi", parameters("OnValue"))
    static let target = DeviceRequest.Switch.wifi
}

enum BluetoothSwitch: DeviceSwitch {
    static let definition = ActionDefinition("bluetooth.set", "Set Bluetooth", parameters("OnValue"))
    static let target = DeviceRequest.Switch.bluetooth
}

enum AirplaneModeSwitch: DeviceSwitch {
    static let definition = ActionDefinition("airplanemode.set", "Set Airplane Mode", parameters("OnValue"))
    static let target = DeviceRequest.Switch.airplaneMode
}

enum LowPowerModeSwitch: DeviceSwitch {
    static let definition = ActionDefinition("lowpowermode.set", "Set Low Power Mode", parameters("OnValue"))
    static let target = DeviceRequest.Switch.lowPowerMode
}

enum MobileDataSwitch: DeviceSwitch {
    static let definition = ActionDefinition("cellulardata.set", "Set Cellular Data", parameters("OnValue"))
    static let target = DeviceRequest.Switch.mobileData
}

enum DoNotDisturbSwitch: DeviceSwitch {
    static let definition = ActionDefinition(
        "dnd.set", "Set Focus",
        [
            .flag("Enabled"), .choice("Operation", ["Turn", "Toggle"]), .text("AssertionType"), .text("Time"),
            ParameterDefinition("FocusModes", "focus"),
        ], state: .partial("there is one focus, which stays on until it is turned off"))
    static let target = DeviceRequest.Switch.doNotDisturb
    static let keys = ["Enabled"]
    static let isOnByStandard = false
    static let operationKey = "Operation"
}

enum DarkModeSwitch: DeviceSwitch {
    static let definition = ActionDefinition(
        "appearance", "Set Appearance",
        [.choice("style", ["light", "dark"]), .choice("operation", ["set", "toggle"])])
    static let target = DeviceRequest.Switch.darkMode
    static let keys = ["style"]
    static let wordsForOn = ["dark"]
}

enum FlashlightSwitch: DeviceSwitch {
    static let definition = ActionDefinition(
        "flashlight", "Set Flashlight",
        [
            .flag("state"), .choice("operation", ["set", "toggle"]),
            .choice("WFFlashlightSetting", ["On", "Off", "Toggle"]),
            .number("WFFlashlightLevel"),
        ], state: .partial("it is on or off, with no levels between"))
    static let target = DeviceRequest.Switch.flashlight
    static let keys = ["state", "WFFlashlightSetting"]
}
