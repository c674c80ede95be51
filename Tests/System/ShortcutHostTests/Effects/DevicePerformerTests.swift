// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutRunner
import Shortcuts
import TestSupport
import Testing

@testable import ShortcutHost

@Suite("The machine, for shortcuts")
struct DevicePerformerTests {
    private let place: TemporaryFolder

    init() throws { place = try TemporaryFolder() }

    private func put(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = place.url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("\(text)\n".utf8).write(to: file)
        }
    }

    private func performer(_ fake: FakeTools) -> DevicePerformer { DevicePerformer(fake.tools, root: place.url) }

    private func detail(_ name: String, _ fake: FakeTools) async throws -> String {
        try await performer(fake).text(.device(.detail(name)))
    }

    @Test("is told by what the kernel and the system write")
    func details() async throws {
        try put([
            "proc/sys/kernel/hostname": "mill", "proc/sys/kernel/osrelease": "6.1.0-18",
            "etc/os-release": "NAME=\"Debian GNU/Linux\"\nVERSION_ID=\"12\"", "sys/class/dmi/id/product_name": "Pad 7",
            "etc/machine-info": "PRETTY_HOSTNAME=\"Ada’s Mill\"", "sys/class/dmi/id/chassis_type": "10",
            "sys/class/drm/card0-DP-1/status": "disconnected", "sys/class/drm/card0-DP-1/modes": "800x600",
            "sys/class/drm/card0-eDP-1/status": "connected", "sys/class/drm/card0-eDP-1/modes": "2560x1600\n1280x800",
            "sys/class/backlight/b/brightness": "30", "sys/class/backlight/b/max_brightness": "120",
        ])
        let fake = try FakeTools()
        for (name, value) in [
            ("Device Name", "Ada’s Mill"), ("Device Hostname", "mill"), ("Device Model", "Pad 7"),
            ("Device Type", "Laptop"), ("System Version", "12"), ("System Build Number", "6.1.0-18"),
            ("Operating System", "Debian GNU/Linux"), ("Screen Width", "2560"), ("Screen Height", "1600"),
            ("Current Brightness", "0.25"),
        ] {
            #expect(try await detail(name, fake) == value, "\(name)")
        }
        #expect(await performer(fake).failure(.device(.detail("Shoe Size")))?.kind == .missing)
    }

    @Test("has a battery by its files, and none if there are none")
    func battery() async throws {
        let fake = try FakeTools()
        #expect(await performer(fake).failure(.device(.batteryLevel))?.reason == "this machine has no battery")
        try put([
            "sys/class/power_supply/BAT0/type": "Battery", "sys/class/power_supply/BAT0/capacity": "40",
            "sys/class/power_supply/BAT0/status": "Not charging", "sys/class/power_supply/BAT1/type": "Battery",
            "sys/class/power_supply/BAT1/capacity": "60", "sys/class/power_supply/BAT1/status": "Charging",
            "sys/class/power_supply/AC/type": "Mains", "sys/class/power_supply/AC/online": "1",
            "sys/class/power_supply/mouse/type": "Battery", "sys/class/power_supply/mouse/scope": "Device",
            "sys/class/power_supply/mouse/capacity": "5",
        ])
        #expect(try await performer(fake).text(.device(.batteryLevel)) == "50")
        #expect(try await performer(fake).text(.device(.isCharging)) == "Yes")
        #expect(try await performer(fake).text(.device(.isConnectedToCharger)) == "Yes")
    }

    @Test(
        "is set by whichever program is there",
        arguments: [
            (DeviceRequest.setVolume(0.5), "wpctl", "wpctl|set-volume|@DEFAULT_AUDIO_SINK@|50%"),
            (.setVolume(7), "pactl", "pactl|set-sink-volume|@DEFAULT_SINK@|100%"),
            (.setVolume(-1), "amixer", "amixer|-q|sset|Master|0%"),
            (.setVolume(.nan), "amixer", "amixer|-q|sset|Master|0%"),
            (.setBrightness(0), "brightnessctl", "brightnessctl|--class=backlight|set|1%"),
            (.set(.wifi, true), "nmcli", "nmcli|radio|wifi|on"),
            (.set(.bluetooth, false), "rfkill", "rfkill|block|bluetooth"),
            (.set(.airplaneMode, true), "nmcli", "nmcli|radio|all|off"),
            (
                .set(.doNotDisturb, true), "gsettings",
                "gsettings|set|org.gnome.desktop.notifications|show-banners|false"
            ),
            (.set(.darkMode, true), "gsettings", "gsettings|set|org.gnome.desktop.interface|color-scheme|prefer-dark"),
            (.set(.lowPowerMode, true), "powerprofilesctl", "powerprofilesctl|set|power-saver"),
        ])
    func setting(request: DeviceRequest, tool: String, call: String) async throws {
        let fake = try FakeTools()
        try fake.add(tool)
        _ = try await performer(fake).content(.device(request))
        #expect(fake.calls == [call])
    }

    @Test(
        "is turned over by what it is now",
        arguments: [
            (DeviceRequest.Switch.wifi, "nmcli", "enabled", "nmcli|radio|wifi|off"),
            (.wifi, "nmcli", "disabled", "nmcli|radio|wifi|on"),
            (.bluetooth, "bluetoothctl", "Powered: yes", "bluetoothctl|power|off"),
            (.airplaneMode, "rfkill", "unblocked", "rfkill|block|all"),
            (.airplaneMode, "rfkill", "blocked", "rfkill|unblock|all"),
            (.doNotDisturb, "gsettings", "true", "gsettings|set|org.gnome.desktop.notifications|show-banners|false"),
            (.darkMode, "gsettings", "'prefer-dark'", "gsettings|set|org.gnome.desktop.interface|color-scheme|default"),
            (.lowPowerMode, "powerprofilesctl", "power-saver", "powerprofilesctl|set|balanced"),
        ])
    func turning(target: DeviceRequest.Switch, tool: String, state: String, call: String) async throws {
        let fake = try FakeTools()
        try fake.add(tool, "echo \"\(state)\"")
        _ = try await performer(fake).content(.device(.set(target, nil)))
        #expect(fake.calls.count == 2)
        #expect(fake.calls.last == call)
    }

    @Test(
        "names the package that would help where no program is there",
        arguments: [
            (DeviceRequest.setVolume(1), "wireplumber"), (.setBrightness(1), "brightnessctl"),
            (.set(.wifi, true), "network-manager"), (.set(.bluetooth, nil), "bluez"), (.currentSong, "playerctl"),
            (.detail("Current Volume"), "wireplumber"), (.network("Network Name"), "network-manager"),
        ])
    func missing(request: DeviceRequest, package: String) async throws {
        let failure = await performer(try FakeTools()).failure(.device(request))
        #expect(failure?.kind == .missing)
        #expect(failure?.remedy == "install the package \(package)")
    }

    @Test("is tried by the next program where one fails, and says why where all do")
    func failing() async throws {
        let fake = try FakeTools()
        try fake.add("wpctl", "echo 'no PipeWire' >&2; exit 2")
        #expect(await performer(fake).failure(.device(.setVolume(1)))?.reason == "‘wpctl’ failed: no PipeWire")
        try fake.add("pactl")
        _ = try await performer(fake).content(.device(.setVolume(1)))
        #expect(fake.calls.last?.hasPrefix("pactl|") == true)
    }

    @Test(
        "is as loud as the programs say",
        arguments: [
            ("Volume: 0.40", 0.4), ("Volume: 1.20 [MUTED]", 1),
            ("Volume: front-left: 32768 /  50% / -18.06 dB,   front-right: 32768 /  50% / -18.06 dB", 0.5),
            ("  Mono: Playback 52 [60%] [-12.00dB] [on]", 0.6), ("nonsense", nil), ("Volume: nan", nil),
        ])
    func volume(said: String, level: Double?) { #expect(DeviceLevels.level(in: said) == level) }

    @Test("tells its network and its addresses")
    func network() async throws {
        let fake = try FakeTools()
        try fake.add("nmcli", "printf 'no:Other\nyes:Café: 5\n'")
        #expect(try await performer(fake).text(.device(.network("Network Name"))) == "Café: 5")
        let wireless = try FakeTools()
        try wireless.add("iw", "printf 'phy#0\n\tInterface wlan0\n\t\tssid Home net\n\t\tchannel 36 (5180 MHz)\n'")
        #expect(try await performer(wireless).text(.device(.network("Network Name"))) == "Home net")
        #expect(try await performer(wireless).text(.device(.network("Channel Number"))) == "36")

        let performer = DevicePerformer(fake.tools, root: place.url) {
            [
                NetworkAddress(text: "127.0.0.1", version: 4, isLoopback: true),
                NetworkAddress(text: "192.0.2.7", version: 4, isLoopback: false),
                NetworkAddress(text: "2001:db8::7", version: 6, isLoopback: false),
            ]
        }
        #expect(try await performer.text(.device(.address(version: 4))) == "192.0.2.7")
        #expect(try await performer.text(.device(.address(version: 6))) == "2001:db8::7")
        #expect(NetworkAddress.all.contains { $0.isLoopback && $0.text == "127.0.0.1" })
    }

    @Test("tells what it plays, and nothing where nothing plays")
    func song() async throws {
        let fake = try FakeTools()
        try fake.add("playerctl", "printf 'Air\\037Bach\\037\n'")
        guard case .one(let item) = try await performer(fake).content(.device(.currentSong)),
            case .record(let record) = item.value
        else { return #expect(Bool(false), "no song") }
        #expect(record.title == "Air")
        #expect(record.properties["Artist"].map { Coercion.fixed.text($0) } == "Bach")
        #expect(record.properties["Album"] == nil)
        try fake.add("playerctl", "echo 'No players found' >&2; exit 1")
        #expect(try await performer(fake).content(.device(.currentSong)).isEmpty)
    }
}
