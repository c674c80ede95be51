// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A `beckon chat`: a Beckon that stays, its extensions warm, while a test looks at them.
actor RunningChat {
    /// The chat ended, or did not say what it should.
    struct ChatError: Error, CustomStringConvertible {
        var description: String
    }

    private let apps: SharingApps
    private let tool: RunningTool
    /// Its number on this machine.
    nonisolated var number: Int32 { tool.number }

    /// - Parameter home: The home of the person who starts it.
    init(with apps: SharingApps, home: URL, _ options: [String]) async throws {
        self.apps = apps
        tool = try await RunningTool.start(
            InstalledApps.beckon, ["chat", "--json", "--timeout", "60", "--state", apps.state.path] + options,
            environment: SharingApps.environment.merging(
                ["LC_ALL": "C.UTF-8", "HOME": home.path(percentEncoded: false)]
            ) { $1 },
            takesInput: true)
    }

    /// - Parameter app: Its name.
    /// - Returns: What its handler said to the note.
    func say(_ note: String, to app: String) async throws -> String {
        try write("Command with \(app)")
        while let line = await tool.line() {
            guard let turn = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { continue }
            switch turn["turn"] as? String {
            case "prompt": try write(note)
            case "response": return turn["output"] as? String ?? line
            case "error": throw ChatError(description: line)
            default: break
            }
        }
        throw ChatError(description: "the chat ended; it said \(errors())")
    }

    /// What it has written to standard error.
    func errors() -> String { tool.errors }

    /// The number on this machine of an app's running extension.
    func processNumber(of app: String) throws -> Int32 {
        let program = apps.state.appending(path: "Apps/com.example.\(app).app/PlugIns/SharingIntents.appex/").path
        let numbers = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }
        // What bubblewrap is told names the program too, but not as its own name.
        // A process that has ended meanwhile cannot be read, and is not the one.
        let found = numbers.first {
            (try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8))?.hasPrefix(program) ?? false
        }
        guard let found else { throw ChatError(description: "no process runs \(program)") }
        return found
    }

    private func write(_ line: String) throws {
        guard tool.write(line) else { throw ChatError(description: "the chat ended; it said \(errors())") }
    }
}
