// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Collects what the decoders of one file find, and what they leave to be
/// checked once the whole file is known.
final class Findings {
    /// A use of an enumeration or a custom type by name.
    struct Reference {
        enum Kind { case enumeration, type }
        var kind: Kind
        var name: String
        var namespace: String?
        var location: SourceLocation
    }

    private(set) var diagnostics: [Diagnostic] = []
    var references: [Reference] = []
    /// Where each class name of generated code comes from.
    private var classes: [String: (what: String, location: SourceLocation)] = [:]

    /// Something that keeps code from being generated.
    func error(at location: SourceLocation, _ message: String, mend: String) {
        diagnostics.append(Diagnostic(.error, at: location, message, mend: mend))
    }

    /// Something that will not work as it was meant.
    func warning(at location: SourceLocation, _ message: String, mend: String) {
        diagnostics.append(Diagnostic(.warning, at: location, message, mend: mend))
    }

    /// Notes a class of the generated code and refuses the second of one name.
    func declare(class name: String, for what: String, at location: SourceLocation) {
        guard let first = classes[name] else {
            classes[name] = (what, location)
            return
        }
        let line = first.location.line.map { " on line \($0)" } ?? ""
        error(
            at: location, "\(what) gives the class name '\(name)' that \(first.what)\(line) has already",
            mend: "rename one of the two or give it a class name of its own")
    }
}
