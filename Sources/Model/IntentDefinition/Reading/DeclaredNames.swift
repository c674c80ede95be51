// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The names of one kind in one scope: each a Swift identifier, each once.
struct DeclaredNames {
    private let what: String
    private var places: [String: SourceLocation] = [:]

    /// - Parameter what: what the names name, such as `parameter`.
    init(of what: String) {
        self.what = what
    }

    var all: Set<String> { Set(places.keys) }

    /// Notes a name that becomes a Swift identifier in generated code.
    mutating func declare(_ name: String, at location: SourceLocation, _ findings: Findings) {
        if !SwiftIdentifier.isValid(name) {
            findings.error(
                at: location, "the name '\(SwiftIdentifier.shown(name))' of the \(what) is no Swift identifier",
                mend: "write letters, digits and underscores only, no digit first"
                    + (SwiftIdentifier.suggestion(for: name).map { ", such as \($0)" } ?? ""))
        }
        if let first = places.updateValue(location, forKey: name) {
            let line = first.line.map { ", first on line \($0)" } ?? ""
            findings.error(
                at: location, "the \(what) '\(SwiftIdentifier.shown(name))' is declared twice\(line)",
                mend: "rename one of the two")
        }
    }
}
