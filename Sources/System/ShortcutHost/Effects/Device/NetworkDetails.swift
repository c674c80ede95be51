// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts

/// What is known of the network that the machine is in, by the names that the format has for it.
struct NetworkDetails: Sendable {
    let tools: MachineTools
    let files: MachineFiles

    /// The columns of `nmcli`.
    private static let fields = [
        "Network Name": "SSID", "BSSID": "BSSID", "RSSI": "SIGNAL", "Channel Number": "CHAN", "RX Rate": "RATE",
        "TX Rate": "RATE",
    ]
    /// What `iw dev` writes before them.
    private static let labels = ["Network Name": "ssid", "Channel Number": "channel"]

    func value(_ name: String) async throws(ShortcutFailure) -> Content {
        if name == "Hardware MAC Address" { return hardwareAddress.map { .text($0) } ?? .nothing }
        guard let field = Self.fields[name] else {
            throw ShortcutFailure(
                "the network has no detail ‘\(name)’", remedy: "choose another detail",
                kind: .missing)
        }
        var isListed = true
        let said = try await tools.run(.wifiName) { tool in
            isListed = tool.name == "nmcli"
            guard isListed else { return Self.labels[name] == nil ? nil : ToolCommand("dev") }
            return ToolCommand(
                "--terse", "--escape", "no", "--fields", "ACTIVE,\(field)", "device", "wifi", "list", "--rescan", "no")
        }
        let lines = said.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let start = isListed ? "yes:" : "\(Self.labels[name] ?? "") "
        guard let line = lines.first(where: { $0.hasPrefix(start) }) else { return .nothing }
        let value = String(line.dropFirst(start.count))
        guard name == "Channel Number" || name == "RSSI" else { return .text(value) }
        let digits = value.prefix { $0.isASCII && $0.isNumber }
        return Int(digits).map { .number(.whole($0)) } ?? .text(value)
    }

    private var hardwareAddress: String? {
        let folder = "sys/class/net"
        let names = files.names(folder)
        let wireless = names.first { !files.names("\(folder)/\($0)/wireless").isEmpty }
        return (wireless ?? names.first { $0 != "lo" }).flatMap { files.text("\(folder)/\($0)/address") }
    }
}
