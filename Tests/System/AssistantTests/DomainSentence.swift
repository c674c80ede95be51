// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// What a person says, with what it means.
struct DomainSentence: Hashable, Sendable, CustomTestStringConvertible {
    var said: String
    /// The intent's name, such as `SendMessage`.
    var intent: String
    /// By parameter, or by `parameter.property`.
    var texts: [String: String]

    /// Reads a line such as `Call Ann | StartCall contacts=Ann`; values are parted by semicolons.
    init(_ line: Substring) {
        let parts = line.split(separator: " | ", maxSplits: 1)
        said = String(parts[0])
        let meaning = parts.count > 1 ? parts[1].split(separator: " ", maxSplits: 1) : []
        intent = meaning.first.map(String.init) ?? ""
        let values = meaning.count > 1 ? meaning[1].split(separator: "; ") : []
        texts = [:]
        for value in values {
            let pair = value.split(separator: "=", maxSplits: 1)
            texts[String(pair[0])] = pair.count > 1 ? String(pair[1]) : ""
        }
    }

    var testDescription: String { said }

    /// Those of a table, one in each line.
    static func all(in table: String) -> [DomainSentence] {
        table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(DomainSentence.init)
    }
}
