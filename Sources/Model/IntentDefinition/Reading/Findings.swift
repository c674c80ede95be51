// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// Collects what the decoders of one file find, and what they leave to be
/// checked once the whole file is known.
final class Findings {
    /// What the diagnostics call the file.
    private let path: String

    /// A use of an enumeration or a custom type by name.
    struct Reference {
        enum Kind { case enumeration, type }
        var kind: Kind
        var name: String
        var namespace: String?
        var location: PropertyListLocation
    }

    /// A use of a case of an enumeration by name.
    struct CaseReference {
        var enumeration: String
        var name: String
        var location: PropertyListLocation
    }

    /// More than a person reads; a hostile file can hold a mistake in every value.
    private static let limit = 500

    private(set) var diagnostics: [Diagnostic] = []
    private var left = 0
    private var hasErrors = false
    /// Whether there is room for more; what only makes messages need not be looked for then.
    var hasRoom: Bool { diagnostics.count < Self.limit }
    var references: [Reference] = []
    var caseReferences: [CaseReference] = []
    /// The enumerations and custom types whose names stand in the file.
    var declared: (enums: Set<String>, types: Set<String>) = ([], [])
    /// Where each class name of generated code comes from.
    private var classes: [String: (what: Sentence, location: PropertyListLocation)] = [:]

    init(path: String) { self.path = path }

    /// Something that keeps code from being generated.
    func error(at location: PropertyListLocation, _ message: Sentence, remedy: Sentence) {
        add(Diagnostic(.error, at: place(location), message, remedy: remedy))
    }

    /// Something that will not work as it was meant.
    func warning(at location: PropertyListLocation, _ message: Sentence, remedy: Sentence) {
        add(Diagnostic(.warning, at: place(location), message, remedy: remedy))
    }

    /// The word that was meant, looked for only while it will be read.
    func word(near word: String, among candidates: some Sequence<String>, within distance: Int) -> String? {
        hasRoom ? Spelling.nearest(to: word, in: candidates, within: distance) : nil
    }

    private func place(_ location: PropertyListLocation) -> SourceLocation {
        SourceLocation(path: path, location)
    }

    /// An error always finds its way in: without one, code would be generated.
    private func add(_ diagnostic: Diagnostic) {
        let isFirstError = diagnostic.severity == .error && !hasErrors
        hasErrors = hasErrors || diagnostic.severity == .error
        guard hasRoom || isFirstError else {
            left += 1
            return
        }
        diagnostics.append(diagnostic)
    }

    /// Says how many findings were left out, where any were.
    func finish(at location: PropertyListLocation) {
        guard left > 0 else { return }
        diagnostics.append(
            Diagnostic(
                .warning, at: place(location), "\(left) more findings are left out", remedy: "fix the ones above first")
        )
    }

    /// Notes a class of the generated code; false after refusing it as the second of one name.
    func declare(class name: String, for what: Sentence, at location: PropertyListLocation) -> Bool {
        guard let first = classes[name] else {
            classes[name] = (what, location)
            return true
        }
        let line: Sentence = first.location.line.map { " on line \($0)" } ?? ""
        error(
            at: location, "\(what) has the same class name '\(name)' as \(first.what)\(line)",
            remedy: "rename one of the two or give it a class name of its own")
        return false
    }
}
