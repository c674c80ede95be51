// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PeerConnection

/// Whether the system still lives and answers rightly.
struct HealthCheck {
    let system: FuzzedSystem
    let device: DeviceAttack

    /// What a person does every day; each ends well whatever an app has done.
    private static let lines = [
        ["apps", "--json"], ["intents"], ["phrase", "list", "--json"], ["phrase", "list", "--all"],
        ["phrase", "screens"],
        ["donations", "list", "--json"], ["donations", "list", "--limit", "1000"], ["suggest", "--limit", "100"],
        ["suggest", "--json", "--surface", "lock"], ["activity", "list"], ["activity", "list", "--json"],
        ["phrase", "donated", "--all"], ["phrase", "proposed"], ["actions", FuzzedApps.hostile],
        ["actions", FuzzedApps.hostile, "--json"], ["settings"],
    ]

    /// - Throws: ``FuzzedSystem/Failure`` with what is wrong.
    func run(word: String) async throws {
        guard system.isAlive else { throw FuzzedSystem.Failure(description: "the daemon is gone") }
        let answer = try await system.run([
            "run", "\(FuzzedApps.calm).AskString", "plan=\(word)", "value=x", "--no-open", "--timeout", "30",
        ])
        guard answer.status == 0, answer.output.contains("It is \(word).") else {
            throw FuzzedSystem.Failure(
                description: "the well-behaved app is not heard: \(answer.status) \(answer.output)\(answer.errors)")
        }
        for line in Self.lines {
            let result = try await system.run(line)
            guard result.status == 0 else {
                throw FuzzedSystem.Failure(
                    description: "'beckon \(line.joined(separator: " "))' exits \(result.status): \(result.errors)")
            }
            guard !result.errors.contains("Error.") else {
                throw FuzzedSystem.Failure(description: "raw error to a person: \(result.errors.prefix(500))")
            }
        }
        let page = try device.get("/")
        guard page.hasPrefix("HTTP/1.1 200") else {
            throw FuzzedSystem.Failure(description: "the device does not answer: \(page.prefix(300))")
        }
    }
}
