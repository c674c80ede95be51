// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Shortcuts

/// What can be switched on and off, by the programs of the desktop.
struct DeviceSwitches: Sendable {
    let tools: MachineTools

    /// Sets a switch; nil turns it over.
    func set(_ target: DeviceRequest.Switch, _ value: Bool?) async throws(ShortcutFailure) {
        let isOn = if let value { value } else { !(try await isOn(target)) }
        let need = try Self.need(for: target)
        try await tools.run(need) { ToolCommand(Self.setting(target, isOn, by: $0.name)) }
    }

    /// Whether a switch is on.
    func isOn(_ target: DeviceRequest.Switch) async throws(ShortcutFailure) -> Bool {
        let said = try await tools.run(try Self.need(for: target)) { ToolCommand(Self.question(target, by: $0.name)) }
        let text = said.text
        switch target {
        case .wifi, .mobileData: return text.contains("enabled")
        // Of one that rfkill reports, a line for each; one that is not blocked is on.
        case .bluetooth: return text.contains(/Powered:\s*yes/) || text.contains("unblocked")
        case .airplaneMode: return !text.contains("unblocked") && !text.contains("enabled")
        case .lowPowerMode: return text.contains("power-saver")
        case .doNotDisturb: return text.contains("false")
        case .darkMode: return text.contains("dark")
        case .flashlight: return false
        }
    }

    static func need(for target: DeviceRequest.Switch) throws(ShortcutFailure) -> MachineNeed {
        switch target {
        case .wifi, .mobileData: return .wifi
        case .bluetooth: return .bluetooth
        case .airplaneMode: return .radios
        case .lowPowerMode: return .power
        case .doNotDisturb, .darkMode: return .settings
        case .flashlight:
            throw ShortcutFailure("this machine has no flashlight", remedy: "remove the action", kind: .missing)
        }
    }

    private static let banners = ["org.gnome.desktop.notifications", "show-banners"]
    private static let scheme = ["org.gnome.desktop.interface", "color-scheme"]

    private static func question(_ target: DeviceRequest.Switch, by tool: String) -> [String] {
        switch (target, tool) {
        case (.mobileData, _): ["radio", "wwan"]
        case (.wifi, _): ["radio", "wifi"]
        case (.bluetooth, "rfkill"): ["--noheadings", "--output", "SOFT", "list", "bluetooth"]
        case (.bluetooth, _): ["show"]
        case (.airplaneMode, "rfkill"): ["--noheadings", "--output", "SOFT", "list"]
        case (.airplaneMode, _): ["--terse", "--fields", "WIFI,WWAN", "radio"]
        case (.lowPowerMode, _): ["get"]
        case (.doNotDisturb, _): ["get"] + banners
        case (.darkMode, _): ["get"] + scheme
        case (.flashlight, _): []
        }
    }

    private static func setting(_ target: DeviceRequest.Switch, _ isOn: Bool, by tool: String) -> [String] {
        switch (target, tool) {
        case (.mobileData, _): ["radio", "wwan", isOn ? "on" : "off"]
        case (.wifi, _): ["radio", "wifi", isOn ? "on" : "off"]
        case (.bluetooth, "rfkill"): [isOn ? "unblock" : "block", "bluetooth"]
        case (.bluetooth, _): ["power", isOn ? "on" : "off"]
        case (.airplaneMode, "rfkill"): [isOn ? "block" : "unblock", "all"]
        case (.airplaneMode, _): ["radio", "all", isOn ? "off" : "on"]
        case (.lowPowerMode, _): ["set", isOn ? "power-saver" : "balanced"]
        case (.doNotDisturb, _): ["set"] + banners + [isOn ? "false" : "true"]
        case (.darkMode, _): ["set"] + scheme + [isOn ? "prefer-dark" : "default"]
        case (.flashlight, _): []
        }
    }
}
