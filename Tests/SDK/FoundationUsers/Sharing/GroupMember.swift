// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A process of an app group, for tests: carries out one command a line, and answers each with one line.
///
/// set KEY VALUE · get KEY · count KEY TIMES · container GROUP · standard KEY VALUE
struct GroupMember {
    private let defaults: UserDefaults

    init() {
        guard let defaults = UserDefaults(suiteName: "group.org.example.shared") else {
            print("no defaults")
            exit(1)
        }
        self.defaults = defaults
    }

    func answerLines() {
        while let line = readLine() {
            let answer = answer(line.split(separator: " ").map(String.init))
            FileHandle.standardOutput.write(Data("\(answer)\n".utf8))
        }
    }

    private func answer(_ words: [String]) -> String {
        switch (words.first, words.count) {
        case ("set", 3):
            defaults.set(words[2], forKey: words[1])
            return "done"
        case ("get", 2):
            return defaults.string(forKey: words[1]) ?? "nil"
        case ("count", 3):
            for number in 1...(Int(words[2]) ?? 1) { defaults.set(number, forKey: "\(words[1]).\(number % 8)") }
            return "done"
        case ("container", 2):
            return FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: words[1])?.path ?? "nil"
        case ("standard", 3):
            UserDefaults.standard.set(words[2], forKey: words[1])
            UserDefaults.standard.synchronize()
            return "done"
        default: return "what?"
        }
    }
}
