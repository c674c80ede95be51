// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts

/// How loud the machine is, and how bright: from 0 to 1.
struct DeviceLevels: Sendable {
    let tools: MachineTools
    let files: MachineFiles

    func volume() async throws(ShortcutFailure) -> Double {
        let said = try await tools.run(.volume) { tool in
            switch tool.name {
            case "wpctl": ToolCommand("get-volume", "@DEFAULT_AUDIO_SINK@")
            case "pactl": ToolCommand("get-sink-volume", "@DEFAULT_SINK@")
            default: ToolCommand("sget", "Master")
            }
        }
        guard let level = Self.level(in: said.text) else {
            throw ShortcutFailure("the volume cannot be read", remedy: "try ‘wpctl get-volume’ yourself")
        }
        return level
    }

    /// What the programs say: `Volume: 0.40`, or `40%` somewhere in it.
    static func level(in text: String) -> Double? {
        let words = text.split { $0.isWhitespace || "[]/,".contains($0) }
        let level =
            words.lazy.compactMap { $0.hasSuffix("%") ? Double($0.dropLast()).map { $0 / 100 } : nil }.first
            ?? words.lazy.compactMap { Double($0) }.first
        guard let level, level.isFinite else { return nil }
        return min(max(level, 0), 1)
    }

    func setVolume(_ level: Double) async throws(ShortcutFailure) {
        let percentage = Self.percentage(level)
        try await tools.run(.volume) { tool in
            switch tool.name {
            case "wpctl": ToolCommand("set-volume", "@DEFAULT_AUDIO_SINK@", percentage)
            case "pactl": ToolCommand("set-sink-volume", "@DEFAULT_SINK@", percentage)
            default: ToolCommand("-q", "sset", "Master", percentage)
            }
        }
    }

    func brightness() throws(ShortcutFailure) -> Double {
        let folder = "sys/class/backlight"
        for screen in files.names(folder) {
            guard let now = files.number("\(folder)/\(screen)/brightness"),
                let most = files.number("\(folder)/\(screen)/max_brightness"), most > 0
            else { continue }
            return (min(max(now / most, 0), 1) * 100).rounded() / 100
        }
        throw ShortcutFailure(
            "no screen reports its brightness", remedy: "remove the action", kind: .missing)
    }

    /// Never to nothing: the person is to find the way back.
    func setBrightness(_ level: Double) async throws(ShortcutFailure) {
        try await tools.run(.brightness) { _ in
            ToolCommand("--class=backlight", "set", Self.percentage(max(level, 0.01)))
        }
    }

    private static func percentage(_ level: Double) -> String {
        "\(Int((min(max(level.isFinite ? level : 0, 0), 1) * 100).rounded()))%"
    }
}
