// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import TestSupport

/// A conversation as it was written down: what a person says, and its expected result.
struct SpokenDialogue: Decodable {
    /// What is said, or what happens; one of them.
    struct Turn: Decodable {
        var say: String?
        /// The parameter that is asked for, or `choice` where it is asked what is meant.
        var asks: String?
        /// The values that a confirmation has to name.
        var confirms: [String: String]?
        var ends: String?
        /// Of the response.
        var code: String?
        /// The class of the intent.
        var intent: String?
    }

    var name: String
    var app: String
    /// Said before, to apps that nobody has talked to yet; nil if it does not matter what was.
    var before: [String]?
    /// Whether the service has ended the person's login.
    var loggedOut: Bool?
    var turns: [Turn]
}

/// A `beckon chat` that a dialogue is held with.
actor SpokenChat {
    /// What happened is not what should have.
    struct Difference: Error, CustomStringConvertible {
        var description: String
    }

    /// The longest that a person is left without a turn.
    private static let patience = Duration.seconds(60)

    private let tool: RunningTool
    /// How the values are written that a confirmation names.
    private let names: [String: String]

    init(_ apps: InstalledApps, language: String, names: [String: String]) async throws {
        tool = try await RunningTool.start(
            InstalledApps.beckon,
            ["chat", "--json", "--timeout", "60", "--language", language, "--state", apps.state.path]
                + (MachineSandbox.isAvailable ? [] : ["--no-sandbox"]),
            environment: ["LC_ALL": "C.UTF-8"], takesInput: true)
        self.names = names
    }

    /// - Throws: ``Difference`` at the first turn that is not as written.
    func hold(_ dialogue: SpokenDialogue) async throws {
        for sentence in dialogue.before ?? [] {
            try write(sentence)
            _ = try await turn(after: sentence)
        }
        var last = ""
        for turn in dialogue.turns {
            if let said = turn.say {
                last = said
                try write(said)
            } else {
                try check(turn, await self.turn(after: last, choosing: turn.asks != "choice"), after: last)
            }
        }
    }

    /// What another app does that is meant as well: its app, in each language, is not the one that is talked to.
    private static let otherApp: Set = ["Concierge", "礼宾"]

    /// The next turn; where it asks which app is meant, the one after it.
    private func turn(after said: String, choosing: Bool) async throws -> [String: Any] {
        let turn = try await turn(after: said)
        let options = turn["options"] as? [String] ?? []
        guard choosing, turn["parameter"] as? String == "app", !Self.otherApp.isDisjoint(with: options),
            let app = options.first(where: { !Self.otherApp.contains($0) })
        else { return turn }
        try write(app)
        return try await self.turn(after: app)
    }

    private func write(_ line: String) throws {
        guard tool.write(line) else { throw Difference(description: "the chat ended: \(tool.errors)") }
    }

    /// The next turn that a person waits for; a chat that leaves them waiting is ended.
    private func turn(after said: String) async throws -> [String: Any] {
        let watch = Task { [tool] in
            try await Task.sleep(for: Self.patience)
            _ = await tool.end(by: SIGKILL)
        }
        defer { watch.cancel() }
        while let line = await tool.line() {
            let turn = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
            switch turn["turn"] as? String {
            case "said", "progress", nil: continue
            default: return turn
            }
        }
        throw Difference(description: "nothing came after ‘\(said)’, or the chat ended: \(tool.errors)")
    }

    private func check(
        _ wanted: SpokenDialogue.Turn, _ turn: [String: Any], after said: String
    ) throws {
        let kind = turn["turn"] as? String ?? ""
        let text = [turn["text"], (turn["panel"] as? [String: Any])?["text"]].compactMap { $0 as? String }
            .joined(separator: " ")
        var isRight = false
        if let asked = wanted.asks {
            let isChoice = asked == "choice" && turn["kind"] as? String == "disambiguation"
            isRight = kind == "prompt" && (isChoice || turn["parameter"] as? String == asked)
        } else if let values = wanted.confirms {
            isRight = kind == "confirm" && values.values.allSatisfy { text.contains(names[$0] ?? $0) }
        } else if let end = wanted.ends {
            let isEnd = end == "cancelled" ? turn["kind"] as? String == end : Self.status(of: turn) == end
            isRight =
                isEnd && (wanted.code ?? turn["code"] as? String) == turn["code"] as? String
                && (wanted.intent ?? turn["intent"] as? String) == turn["intent"] as? String
        }
        guard !isRight else { return }
        let seen = [kind, turn["parameter"], turn["kind"], turn["code"], text].compactMap { $0 as? String }
        throw Difference(description: "after ‘\(said)’ came \(seen.joined(separator: " "))")
    }

    private static func status(of turn: [String: Any]) -> String {
        guard turn["turn"] as? String == "response" else { return "" }
        return turn["status"] as? String ?? ""
    }
}
