// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences
import ShortcutRunner
package import Shortcuts

/// What the machine is like, and its settings: by the files of the kernel, and by the programs that desktops have.
package struct DevicePerformer: EffectPerformer {
    private let tools: MachineTools
    /// The root of the machine's files, where the kernel's are.
    private let root: URL

    package init(_ tools: MachineTools, root: URL = URL(filePath: "/")) {
        self.tools = tools
        self.root = root
    }

    package func perform(_ effect: Effect) async -> EffectResult? {
        guard case .device(let request) = effect else { return nil }
        do throws(ShortcutFailure) {
            return .content(try await content(for: request))
        } catch {
            return error.kind == .cancelled ? .cancelled : .failed(error)
        }
    }

    private func content(for request: DeviceRequest) async throws(ShortcutFailure) -> Content {
        switch request {
        case .detail(let name): try await detail(name)
        case .batteryLevel: .number(Number(Double(try battery("capacity")) ?? 0))
        case .isCharging: .boolean(try battery("status") == "Charging")
        case .isConnectedToCharger: .boolean(try battery("status") != "Discharging")
        case .address(false, let version): try address(version)
        case .address(true, _):
            throw ShortcutFailure(
                "no machine knows its address on the Internet by itself",
                remedy: "ask a page that tells it, with Get Contents of URL")
        case .network(let name): try await network(name)
        case .setVolume(let level): try await setVolume(level)
        case .setBrightness(let level):
            try await done([["brightnessctl", "set", "\(Int(level * 100))%"]], package: "brightnessctl")
        case .vibrate: throw Self.impossible("this machine does not vibrate")
        case .currentSong: try await song()
        case .set(let target, let value): try await set(target, value)
        }
    }

    // MARK: - Details

    private func detail(_ name: String) async throws(ShortcutFailure) -> Content {
        switch name {
        case "Device Name", "Device Hostname": return .text(hostName)
        case "Device Model", "Device Type":
            return .text(text(of: "sys/class/dmi/id/product_name") ?? "Linux")
        case "System Version": return .text(setting("VERSION_ID") ?? "")
        case "System Build Number": return .text(text(of: "proc/sys/kernel/osrelease") ?? "")
        case "Operating System", "System Name": return .text(setting("NAME") ?? "Linux")
        case "Current Volume": return try await volume()
        case "Current Brightness": return try brightness()
        case "Current Appearance":
            let said = try await tools.run(
                [["gsettings", "get", "org.gnome.desktop.interface", "color-scheme"]], package: "libglib2.0-bin")
            return .text(String(decoding: said, as: UTF8.self).contains("dark") ? "Dark" : "Light")
        default:
            throw Self.impossible("‘\(name)’ is nothing that is known of this machine")
        }
    }

    private var hostName: String { text(of: "proc/sys/kernel/hostname") ?? "Linux" }

    /// A line of `/etc/os-release`.
    private func setting(_ key: String) -> String? {
        (text(of: "etc/os-release") ?? "").split(separator: "\n").lazy.compactMap { line -> String? in
            guard line.hasPrefix("\(key)=") else { return nil }
            return line.dropFirst(key.count + 1).trimmingCharacters(in: ["\""])
        }.first
    }

    private func battery(_ name: String) throws(ShortcutFailure) -> String {
        let folder = root.appending(path: "sys/class/power_supply")
        // A folder that is not there has no batteries in it.
        let supplies = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        for supply in supplies.sorted() where text(of: "sys/class/power_supply/\(supply)/type") == "Battery" {
            if let value = text(of: "sys/class/power_supply/\(supply)/\(name)") { return value }
        }
        throw Self.impossible("this machine has no battery")
    }

    private func brightness() throws(ShortcutFailure) -> Content {
        let folder = root.appending(path: "sys/class/backlight")
        let screens = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        for screen in screens.sorted() {
            let place = "sys/class/backlight/\(screen)"
            if let now = text(of: "\(place)/brightness").flatMap(Double.init),
                let most = text(of: "\(place)/max_brightness").flatMap(Double.init), most > 0
            {
                return .number(Number((now / most * 100).rounded() / 100))
            }
        }
        throw Self.impossible("this machine has no screen whose brightness is known")
    }

    /// The first line of a file of the machine's; nil where there is none.
    private func text(of path: String) -> String? {
        let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
        return text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func impossible(_ reason: Sentence) -> ShortcutFailure {
        ShortcutFailure(reason, remedy: "remove the action", kind: .missing)
    }

    // MARK: - Network

    private func address(_ version: Int) throws(ShortcutFailure) -> Content {
        for address in NetworkAddress.all where address.version == version && !address.isLoopback {
            return .text(address.text)
        }
        throw ShortcutFailure("this machine is in no network", remedy: "connect it to one")
    }

    private func network(_ name: String) async throws(ShortcutFailure) -> Content {
        let field = ["Network Name": "SSID", "BSSID": "BSSID", "RSSI": "SIGNAL", "Channel Number": "CHAN"][name]
        guard let field else { throw Self.impossible("‘\(name)’ is nothing that is known of this machine’s network") }
        let said = try await tools.run(
            [["nmcli", "--terse", "--escape", "no", "--fields", "ACTIVE,\(field)", "device", "wifi"]],
            package: "network-manager")
        let active = String(decoding: said, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("yes:") }
        return active.map { .text(String($0.dropFirst(4))) } ?? .nothing
    }

    // MARK: - Settings

    private func done(
        _ choices: [[String]], package: String
    ) async throws(ShortcutFailure) -> Content {
        try await tools.run(choices, package: package)
        return .nothing
    }

    private func setVolume(_ level: Double) async throws(ShortcutFailure) -> Content {
        let percent = "\(Int((level * 100).rounded()))%"
        return try await done(
            [
                ["wpctl", "set-volume", "@DEFAULT_AUDIO_SINK@", percent],
                ["pactl", "set-sink-volume", "@DEFAULT_SINK@", percent], ["amixer", "-q", "set", "Master", percent],
            ], package: "wireplumber")
    }

    private func volume() async throws(ShortcutFailure) -> Content {
        let said = try await tools.run([["wpctl", "get-volume", "@DEFAULT_AUDIO_SINK@"]], package: "wireplumber")
        let words = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        return .number(words.compactMap { Number(String($0)) }.first ?? .whole(0))
    }

    private func song() async throws(ShortcutFailure) -> Content {
        let said = try await tools.run(
            [["playerctl", "metadata", "--format", "{{title}}\n{{artist}}\n{{album}}"]], package: "playerctl")
        let lines = String(decoding: said, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard let title = lines.first, !title.isEmpty else { return .nothing }
        var properties = ContentDictionary()
        for (name, line) in zip(["Title", "Artist", "Album"], lines) { properties[name] = .text(String(line)) }
        return Content(.record(ContentRecord(kind: .music, title: String(title), properties: properties)))
    }

    private func set(
        _ target: DeviceRequest.Switch, _ value: Bool?
    ) async throws(ShortcutFailure) -> Content {
        guard let value else { throw Self.impossible("what ‘\(target.rawValue)’ is now is not known") }
        let state = value ? "on" : "off"
        switch target {
        case .wifi: return try await done([["nmcli", "radio", "wifi", state]], package: "network-manager")
        case .mobileData: return try await done([["nmcli", "radio", "wwan", state]], package: "network-manager")
        case .bluetooth: return try await done([["bluetoothctl", "power", state]], package: "bluez")
        case .airplaneMode:
            return try await done([["rfkill", value ? "block" : "unblock", "all"]], package: "rfkill")
        case .lowPowerMode:
            return try await done(
                [["powerprofilesctl", "set", value ? "power-saver" : "balanced"]], package: "power-profiles-daemon")
        case .darkMode:
            return try await done(
                [["gsettings", "set", "org.gnome.desktop.interface", "color-scheme", value ? "prefer-dark" : "default"]],
                package: "libglib2.0-bin")
        case .doNotDisturb:
            return try await done(
                [["gsettings", "set", "org.gnome.desktop.notifications", "show-banners", value ? "false" : "true"]],
                package: "libglib2.0-bin")
        case .flashlight: throw Self.impossible("this machine has no lamp")
        }
    }
}
