// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PeerConnection

/// Hostile answers and calls, made by a process of the hostile app because somebody asks it something.
struct WireAttack {
    let system: FuzzedSystem

    /// What people answer, and what nobody would.
    private static let answers = [
        "1", "2", "yes", "no", "more", "last", "Margherita", "", "999999999999999999999", "-9223372036854775808",
        "9223372036854775807", "in 99999999999 years", "9223372036854775807月1日", "1e400", "NaN", "亿亿亿亿亿亿亿亿亿",
        "31 February",
        "99:99", "the 4th one", "0", "-1", "3 and 4", "披萨", "\u{202E}x", "1/0", "½", "PT99999999999999999999H",
    ]

    /// One question, answered as the kind and the seed say; for calls, so many calls over one question.
    func run(_ kind: MessageKind, seed: Int, count: Int) async throws {
        var numbers = SeededNumbers(seed: seed)
        let plan = Plan(kind, seed: seed, count: kind.isCall ? count : 1)
        guard kind.isReply || kind.isCall || kind == .fault || kind == .files, !isOfApps(kind) else {
            _ = try await system.run(["open", "hostile://\(plan.text)"])
            return
        }
        let type = FuzzedApps.types.randomElement(using: &numbers) ?? "String"
        // Only one with options is asked for them.
        let asked = kind == .options ? ["String", "Object"].randomElement(using: &numbers) ?? type : type
        var words = ["run", "\(FuzzedApps.hostile).Ask\(asked)", "plan=\(plan.text)", "--no-open"]
        for _ in 0..<3 {
            words.append("--answer=\(Self.answers.randomElement(using: &numbers) ?? "")")
        }
        if Bool.random(using: &numbers) { words.append("--json") }
        if Bool.random(using: &numbers) { words += ["--language", "zh-Hans"] }
        if kind == .panel { words += ["--panel", "\(system.state.path)/panel.png"] }
        _ = try await system.run(words)
    }

    /// Half of what both may call is called by the app.
    func isOfApps(_ kind: MessageKind) -> Bool {
        switch kind {
        case .done, .delivered, .busy, .hello, .fields, .quickActionsGet, .quickActionsSet, .opening,
            .pasteboard:
            true
        default: false
        }
    }
}
