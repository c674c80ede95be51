// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

<<<<<<< HEAD
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
=======
/// Collects what there is to say about a file while it is read.
///
/// Belongs to one reading, on one thread.
final class Findings {
    private struct Finding {
        var severity: Diagnostic.Severity
        var place: Place
        var message: String
        var mend: String
    }

    /// More than a person reads; a hostile file could bring a million.
    private static let limit = 500

    private var findings: [Finding] = []
    private var omitted = 0
    private var omittedErrors = 0
    /// How many more unknown keys are compared with the known ones: each costs thousands of steps.
    private var comparisons = 200

    func error(at place: Place, _ message: String, mend: String) {
        add(.error, place, message, mend)
    }

    func warning(at place: Place, _ message: String, mend: String) {
        add(.warning, place, message, mend)
    }

    /// The key of the table that an unknown one was probably meant to be.
    func keyMeant(by key: String, in table: KeyTable) -> String? {
        guard comparisons > 0 else { return nil }
        comparisons -= 1
        return table.nearest(to: key)
    }

    private func add(_ severity: Diagnostic.Severity, _ place: Place, _ message: String, _ mend: String) {
        guard findings.count < Self.limit else {
            omitted += 1
            if severity == .error { omittedErrors += 1 }
            return
        }
        findings.append(Finding(severity: severity, place: place, message: message, mend: mend))
    }

    /// Everything found, in the order of the places.
    func diagnostics(path: String, text: TextLines) -> [Diagnostic] {
        let sorted = findings.enumerated().sorted { left, right in
            (left.element.place.offset ?? 0, left.offset) < (right.element.place.offset ?? 0, right.offset)
        }.map(\.element)
        var positions = text.positions(at: sorted.compactMap(\.place.offset)).makeIterator()
        var diagnostics = sorted.map { finding in
            let position = finding.place.offset == nil ? nil : positions.next()
            let location = SourceLocation(
                path: path, line: position?.line, column: position?.column, keyPath: finding.place.path.description)
            return Diagnostic(finding.severity, at: location, finding.message, mend: finding.mend)
        }
        if omitted > 0 {
            diagnostics.append(
                Diagnostic(
                    omittedErrors > 0 ? .error : .warning, at: SourceLocation(path: path),
                    "there are \(omitted) more things to say about this file", mend: "mend the first ones first"))
        }
        return diagnostics
>>>>>>> room/system
    }
}
