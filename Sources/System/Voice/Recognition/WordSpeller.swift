// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Hearing
import Processes

/// Says how words are said that no dictionary has: espeak-ng reads them by rule.
struct WordSpeller: Sendable {
    /// Words that are asked for at most.
    private static let mostWords = 500
    private static let program = "espeak-ng"

    /// Environment variables.
    let variables: [String: String]

    /// The sounds of words; nothing for those that can't be had, as where the program is missing.
    ///
    /// - Parameter words: Folded: of letters and digits alone.
    func pronunciations(of words: Set<String>) async -> [String: Pronunciation] {
        let words = words.sorted().prefix(Self.mostWords)
        guard !words.isEmpty, let path = try? Subprocess.search(Self.program, path: variables["PATH"]) else {
            return [:]
        }
        var command = Subprocess(
            path, "-q", "--ipa", "-v", "en-us", "--stdin", environment: variables, directory: "/",
            timeout: .seconds(10))
        // An empty line keeps words from being read as one sentence.
        command.input = Data(words.joined(separator: "\n\n").utf8)
        command.outputLimit = 1 << 20
        guard let output = try? await command.run(), output.termination.isSuccess else { return [:] }
        let lines = String(decoding: output.standardOutput, as: UTF8.self).split(whereSeparator: \.isNewline)
        // What comes out in another number of lines can't be told apart.
        guard lines.count == words.count else { return [:] }
        return Dictionary(uniqueKeysWithValues: zip(words, lines)).compactMapValues {
            PhoneticReader.pronunciation(String($0))
        }
    }
}
