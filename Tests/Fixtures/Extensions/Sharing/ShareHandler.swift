// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostileCalls
import Intents

/// Carries out a note such as `group read group.com.example.shared` and answers with the result.
final class ShareHandler: NSObject, ShareIntentHandling {
    func resolveNote(for intent: ShareIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(intent.note.map { .success(with: $0) } ?? .needsValue())
    }

    func handle(intent: ShareIntent, completion: @escaping (ShareIntentResponse) -> Void) {
        completion(.success(what: answer(to: intent.note ?? "")))
    }

    private func answer(to note: String) -> String {
        let words = note.split(separator: " ").map(String.init)
        return switch (words.first, words.count) {
        case ("keychain", 4): SharedPassword(account: words[2], group: words[3]).answer(to: words[1])
        case ("keychain", 3): SharedPassword(account: words[2], group: nil).answer(to: words[1])
        case ("group", 3): SharedNote(group: words[2]).answer(to: words[1])
        case ("read", 2): SharedNote.content(of: URL(filePath: words[1]))
        case ("link", 3): link(words[1], to: words[2])
        case ("attempt", 3): "\(hostile_attempt(words[1], words[2]))"
        default: "what is ‘\(note)’?"
        }
    }

    private func link(_ path: String, to target: String) -> String {
        do {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
            return "linked"
        } catch {
            return "\(error)"
        }
    }
}
