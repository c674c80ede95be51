// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Tables of sentences with what they mean, in four languages.
enum SentenceTable {
    static let languages = ["en", "zh-Hans", "de", "fr"]

    /// A row of a table.
    struct Row: CustomTestStringConvertible, Sendable {
        var language: String
        var sentence: String
        var meant: MeantSentence

        var testDescription: String { "\(language): \(sentence)" }
    }

    /// The rows of a file of the folder Sentences.
    static func rows(_ name: String) -> [Row] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Sentences/\(name).tsv")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.filter { !$0.hasPrefix("#") }.map { line in
            let cells = line.split(separator: "\t").map(String.init)
            let values = cells.dropFirst(3).map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
            let meant = MeantSentence(
                intent: cells[2], values: Dictionary(uniqueKeysWithValues: values.map { ($0[0], $0[1]) }))
            return Row(language: cells[0], sentence: cells[1], meant: meant)
        }
    }
}
