// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Sees to it that no two declarations of a file give a Swift type of the same name.
final class ClassNameRegister {
    let findings: Findings
    /// What took each name first, as a sentence has it.
    private var owners: [String: String] = [:]

    init(findings: Findings) {
        self.findings = findings
    }

    /// Takes the names of the types that one declaration gives.
    ///
    /// - Parameters:
    ///   - name: The name of its class, by which the others are made.
    ///   - suffixes: What is added to it for the others.
    ///   - owner: Such as `the intent 'OrderSoup'`.
    func claim(_ name: String, suffixes: [String], for owner: String, at place: Place) {
        for generated in [name] + suffixes.map({ name + $0 }) {
            if let other = owners[generated] {
                findings.error(
                    at: place, "\(owner) and \(other) both give a type named '\(generated)'",
                    mend: "rename one, or give it a class name of its own")
                return
            }
            owners[generated] = owner
        }
    }

    /// Reports a name that cannot be the name of a type.
    ///
    /// - Parameters:
    ///   - name: What comes from the file.
    ///   - prefix: What the file puts before it.
    func check(_ name: String, prefix: String = "", at place: Place) {
        guard !SwiftIdentifier.isValid(prefix + name) else { return }
        findings.error(
            at: place, "'\((prefix + name).shortened)' is no name that Swift code can use for a type",
            mend: "write '\((prefix + SwiftIdentifier.suggestion(for: name)).shortened)'")
    }
}
