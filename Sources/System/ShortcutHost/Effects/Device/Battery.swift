// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Shortcuts

/// What is known of the machine's batteries.
struct Battery: Sendable {
    private static let folder = "sys/class/power_supply"

    /// From 0 to 100; of several batteries, of all together.
    let level: Double
    let isCharging: Bool
    /// Whether current comes from outside, also where the battery takes none.
    let isConnected: Bool

    /// Nil if there is none, as in most machines that stand on a desk.
    init?(_ files: MachineFiles) {
        let supplies = files.names(Self.folder)
        let batteries = supplies.filter { supply in
            // A mouse has one too, and says that it is the battery of a device.
            files.text("\(Self.folder)/\(supply)/type") == "Battery"
                && files.text("\(Self.folder)/\(supply)/scope") != "Device"
        }
        let levels = batteries.compactMap { files.number("\(Self.folder)/\($0)/capacity") }
        guard !levels.isEmpty else { return nil }
        level = min(max(levels.reduce(0, +) / Double(levels.count), 0), 100)
        let states = batteries.compactMap { files.text("\(Self.folder)/\($0)/status") }
        isCharging = states.contains("Charging")
        let plugs = supplies.compactMap { files.text("\(Self.folder)/\($0)/online") }
        isConnected = plugs.isEmpty ? !states.contains("Discharging") : plugs.contains("1")
    }
}
