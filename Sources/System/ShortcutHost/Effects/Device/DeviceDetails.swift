// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts

/// What is known of the machine, by the names that the format has for it.
struct DeviceDetails: Sendable {
    let tools: MachineTools
    let files: MachineFiles
    let levels: DeviceLevels

    func value(_ name: String) async throws(ShortcutFailure) -> Content {
        switch name {
        case "Device Name": .text(prettyName ?? hostName)
        case "Device Hostname": .text(hostName)
        case "Device Model":
            .text(files.text("sys/class/dmi/id/product_name") ?? files.text(Self.boardModel) ?? "Linux")
        case "Device Type": .text(isPortable ? "Laptop" : "Desktop")
        case "Device Is Watch": .boolean(false)
        case "System Version": .text(files.system("VERSION_ID") ?? "")
        case "System Build Number": .text(files.text("proc/sys/kernel/osrelease") ?? "")
        case "Operating System", "System Name": .text(files.system("NAME") ?? "Linux")
        case "Screen Width": .number(.whole(try screen().width))
        case "Screen Height": .number(.whole(try screen().height))
        case "Current Volume": .number(Number(try await levels.volume()))
        case "Current Brightness": .number(Number(try levels.brightness()))
        case "Current Appearance": .text(try await appearance())
        default:
            throw ShortcutFailure(
                "this machine has no detail ‘\(name)’", remedy: "choose another detail", kind: .missing)
        }
    }

    private static let boardModel = "proc/device-tree/model"

    private var hostName: String { files.text("proc/sys/kernel/hostname") ?? "Linux" }

    /// What the person calls it.
    private var prettyName: String? {
        (files.text("etc/machine-info") ?? "").split(separator: "\n").lazy.compactMap { line -> String? in
            guard line.hasPrefix("PRETTY_HOSTNAME=") else { return nil }
            return line.dropFirst("PRETTY_HOSTNAME=".count).trimmingCharacters(in: ["\"", "'"])
        }.first { !$0.isEmpty }
    }

    /// By the kinds of cases that the SMBIOS specification numbers: those that are carried about.
    private var isPortable: Bool {
        ["8", "9", "10", "11", "14", "30", "31", "32"].contains(files.text("sys/class/dmi/id/chassis_type") ?? "")
    }

    /// The first mode of the first screen that is connected is the one that it is made for.
    private func screen() throws(ShortcutFailure) -> (width: Int, height: Int) {
        let folder = "sys/class/drm"
        for name in files.names(folder) where files.text("\(folder)/\(name)/status") == "connected" {
            let mode = files.text("\(folder)/\(name)/modes")?.split(separator: "\n").first ?? ""
            let sides = mode.split(separator: "x").compactMap { Int($0.prefix { $0.isASCII && $0.isNumber }) }
            if sides.count == 2 { return (sides[0], sides[1]) }
        }
        throw ShortcutFailure(
            "no screen was found", remedy: "connect one, or remove the action", kind: .missing)
    }

    private func appearance() async throws(ShortcutFailure) -> String {
        try await DeviceSwitches(tools: tools).isOn(.darkMode) ? "Dark" : "Light"
    }
}
