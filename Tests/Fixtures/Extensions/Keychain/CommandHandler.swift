// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents
import Security

/// Carries out a note such as `modern add me s3cret` and answers with the result.
final class CommandHandler: NSObject, CommandIntentHandling {
    func handle(intent: CommandIntent, completion: @escaping (CommandIntentResponse) -> Void) {
        completion(.success(what: answer(to: intent.note ?? "")))
    }

    private func answer(to note: String) -> String {
        let words = note.split(separator: " ").map(String.init)
        switch words.first {
        case "modern": return use(ModernPasswords(), words.dropFirst())
        case "pointer": return use(PointerPasswords(), words.dropFirst())
        case "constants": return use(ConstantPasswords(), words.dropFirst())
        case "internet": return use(InternetPasswords(), words.dropFirst())
        case "group": return use(ModernPasswords(group: words[1]), words.dropFirst(2))
        case "all": return ModernPasswords().accounts().joined(separator: ",")
        case "many": return readAtOnce(count: 100, account: words[1])
        case "time": return timeReads(count: Int(words[1]) ?? 0, account: words[2])
        case "message": return SecCopyErrorMessageString(errSecItemNotFound, nil) as String? ?? "nothing"
        default: return "what is ‘\(note)’?"
        }
    }

    private func use(_ passwords: some Passwords, _ words: ArraySlice<String>) -> String {
        let words = Array(words)
        return switch words[0] {
        case "add": "\(passwords.add(words[2], for: words[1]))"
        case "update": "\(passwords.update(words[2], for: words[1]))"
        case "delete": "\(passwords.delete(words[1]))"
        default: passwords.read(words[1])
        }
    }

    /// In nanoseconds, all together.
    private func timeReads(count: Int, account: String) -> String {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
            kSecAttrService as String: "org.example.modern", kSecReturnData as String: true,
            kSecMatchLimit as String: kSecMatchLimitOne,
        ]
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<count {
            var item: CFTypeRef?
            let status = SecItemCopyMatching(query as CFDictionary, &item)
            guard status == errSecSuccess, item is Data else { return "\(status)" }
        }
        return "\(DispatchTime.now().uptimeNanoseconds - start)"
    }

    /// On as many threads as there are, while this one waits inside its handler.
    private func readAtOnce(count: Int, account: String) -> String {
        let tally = Tally()
        DispatchQueue.concurrentPerform(iterations: count) { _ in tally.add(ModernPasswords().read(account)) }
        return tally.answers.map { "\($0.key): \($0.value)" }.sorted().joined(separator: ", ")
    }
}

private final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    var answers: [String: Int] { lock.withLock { counts } }

    func add(_ answer: String) {
        lock.withLock { counts[answer, default: 0] += 1 }
    }
}
