// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An app's intent as a step of a shortcut, beside the same intent as a person asks for it in an open chat: both in a real
/// daemon, from its client's message to the last byte of the answer.
struct ShortcutSteps: Benchmark {
    let name = "An intent as a step of a shortcut, and by itself"
    private static let steps = 50
    private let rounds = 40

    func run() async throws -> [Measurement] {
        let system = try await ServedSystem()
        let chat = try system.chat()
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // What can't be removed is left to the system's own cleaning.
        defer { try? FileManager.default.removeItem(at: folder) }
        let (one, many) = (try Self.file(1, in: folder), try Self.file(1 + Self.steps, in: folder))
        var (single, whole, direct): ([Duration], [Duration], [Duration]) = ([], [], [])
        // In turns, so that whatever else the machine does meets all alike; the first is for practice.
        for round in 0...rounds {
            let times = (
                try await Self.time { _ = try await system.perform(["shortcut", "run", one]) },
                try await Self.time { _ = try await system.perform(["shortcut", "run", many]) },
                try await Self.time {
                    for _ in 0..<Self.steps { _ = try await chat.say(ServedSystem.phrase) }
                }
            )
            guard round > 0 else { continue }
            single.append(times.0)
            whole.append((times.1 - times.0) / Self.steps)
            direct.append(times.2 / Self.steps)
        }
        try await chat.end()
        await system.end()
        let (step, intent) = (
            Measurement("one more step", of: whole), Measurement("by itself, in an open chat", of: direct)
        )
        return [
            Measurement("a whole run of one step", of: single), step, intent,
            step.ratio(to: intent, name: "ratio", goal: 1.2),
        ]
    }

    private static func time(_ work: () async throws -> Void) async throws -> Duration {
        let start = ContinuousClock.now
        try await work()
        return .now - start
    }

    /// A shortcut of so many orders, whose answers are not shown.
    private static func file(_ count: Int, in folder: URL) throws -> String {
        let action = """
            {"WFWorkflowActionIdentifier":"\(ServedSystem.identifier).AsyncOnlyIntent",
             "WFWorkflowActionParameters":{"note":"milk","ShowWhenRun":false}}
            """
        let actions = Array(repeating: action, count: count).joined(separator: ",")
        let file = folder.appending(path: "\(count).json")
        try Data("{\"WFWorkflowActions\":[\(actions)]}".utf8).write(to: file)
        return file.path(percentEncoded: false)
    }
}
