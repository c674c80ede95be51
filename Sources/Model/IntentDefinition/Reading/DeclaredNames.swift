// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// The names of one kind in one scope: each a Swift identifier, each once.
struct DeclaredNames {
    private let what: Sentence
    private let inherited: InheritedNames?
    private var places: [String: PropertyListLocation] = [:]

    /// - Parameters:
    ///   - what: what the names name, such as `parameter`.
    ///   - inherited: the names that the generated class has already, where the names become its properties.
    init(of what: Sentence, beside inherited: InheritedNames? = nil) {
        self.what = what
        self.inherited = inherited
    }

    var all: Set<String> { Set(places.keys) }

    /// Notes a name that becomes a Swift identifier in generated code.
    mutating func declare(_ name: String, at location: PropertyListLocation, _ findings: Findings) {
        if name.utf8.count > SwiftIdentifier.limit {
            findings.error(
                at: location,
                "the name '\(SwiftIdentifier.shown(name))' of the \(what) has \(name.utf8.count) bytes, more than the "
                    + "\(SwiftIdentifier.limit) that a file's name leaves it",
                remedy: "shorten it")
        } else if !SwiftIdentifier.isValid(name) {
            findings.error(
                at: location, "the name '\(SwiftIdentifier.shown(name))' of the \(what) is not a Swift identifier",
                remedy: SwiftIdentifier.suggestion(for: name)
                    .map { "write letters, digits and underscores only, no digit first, such as \($0)" }
                    ?? "write letters, digits and underscores only, no digit first")
        }
        if let inherited, inherited.contains(name) {
            findings.error(
                at: location, "every \(inherited.owner) already has the name '\(name)'",
                remedy: "give the \(what) another name")
        }
        if let first = places.updateValue(location, forKey: name) {
            let line: Sentence = first.line.map { ", first on line \($0)" } ?? ""
            findings.error(
                at: location, "the \(what) '\(SwiftIdentifier.shown(name))' is declared twice\(line)",
                remedy: "rename one of the two")
        }
    }
}
