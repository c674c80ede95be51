// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import ShortcutDocument
import TestSupport

/// One row of the table of Apple's actions, which lies beside the project.
struct ActionFact: Sendable {
    /// A parameter with what can be chosen and what is meant where nothing is.
    struct Parameter: Sendable {
        var key: String
        /// A text, a number, or a yes or no.
        var standard: PropertyListNode.Content?
        /// Empty if it is not a choice, or the choices are not known.
        var choices: [String]
    }

    var identifier: String
    /// The kinds of its input; empty if it takes none.
    var input: [String]
    /// Whether it gives what it was given.
    var passesThrough: Bool
    /// The kinds of its output; empty if it gives none.
    var output: [String]
    var parameters: [Parameter]

    private static let file = PackageRoot.url.deletingLastPathComponent()
        .appending(path: "shared/reference/shortcut-action-facts.tsv")

    /// Whether the table is there.
    static var arePresent: Bool { FileManager.default.fileExists(atPath: file.path) }
    static let absence = "the table of Apple's actions is not beside the project"

    /// All rows; none where the table is missing.
    static let all: [ActionFact] = {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").dropFirst().map { ActionFact(row: String($0)) }
    }()

    private init(row: String) {
        let fields = row.components(separatedBy: "\t") + Array(repeating: "", count: 12)
        func kinds(_ field: String) -> [String] { field.split(separator: ",").map { String($0) } }
        identifier = fields[0]
        input = kinds(fields[4])
        passesThrough = fields[7] == "passthrough"
        output = kinds(fields[8])
        parameters = Self.parts(of: fields[11]).compactMap { Parameter($0) }
    }

    /// What stands between semicolons, but for those inside of quotes.
    private static func parts(of field: String) -> [String] {
        var parts = [""]
        var isQuoted = false
        for character in field {
            if character == "\"" { isQuoted.toggle() }
            if character == ";", !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

extension ActionFact.Parameter {
    /// `Key:Class="Standard" {a|b} if …`.
    fileprivate init?(_ text: String) {
        guard let match = text.prefixMatch(of: /([^:]+):[A-Za-z_]+(?:="([^"]*)"|=([^ ;]+))?(?: \{([^}]*)\})?/) else {
            return nil
        }
        key = String(match.1)
        if let text = match.2 {
            standard = .string(String(text))
        } else if let word = match.3 {
            standard = Self.value(String(word))
        }
        choices = match.4?.split(separator: "|").map { String($0) } ?? []
    }

    private static func value(_ word: String) -> PropertyListNode.Content? {
        if word == "true" || word == "false" { return .boolean(word == "true") }
        if let number = Int(word) { return .integer(number) }
        return Double(word).map { .real($0) }
    }
}
