// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Sees to it that names inside one construct differ and can stand in code.
struct NameRegister {
    /// What the names are of, such as `parameter`.
    let kind: String
    let findings: Findings
    private var seen: Set<String> = []

    init(_ kind: String, findings: Findings) {
        self.kind = kind
        self.findings = findings
    }

    /// Takes a name, or says why it cannot be taken.
    ///
    /// - Returns: Whether it is new; a name that is no identifier is taken as well, once reported.
    @discardableResult
    mutating func claim(_ name: String, at place: Place, isGenerated: Bool = true) -> Bool {
        if isGenerated, !SwiftIdentifier.isValid(name) {
            findings.error(
                at: place, "'\(name.shortened)' is no name that Swift code can use for a \(kind)",
                mend: "write '\(SwiftIdentifier.suggestion(for: name).shortened)'")
        }
        guard seen.insert(name).inserted else {
            findings.error(
                at: place, "there are two of the \(kind) '\(name.shortened)'", mend: "rename one, or remove it")
            return false
        }
        return true
    }
}
