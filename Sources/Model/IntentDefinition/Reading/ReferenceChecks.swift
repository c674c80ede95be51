// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// Finds enumerations and types that are used and not declared, and names of
/// cases that their enumeration does not have.
struct ReferenceChecks {
    let file: DefinitionFile
    let names: (enums: Set<String>, types: Set<String>)

    func check(_ findings: Findings) {
        for reference in findings.references where reference.namespace != "System" {
            check(reference, findings)
        }
        for reference in findings.caseReferences {
            guard let enumeration = file.enums.first(where: { $0.name == reference.enumeration }) else { continue }
            check(reference, of: enumeration, findings)
        }
    }

    private func check(_ reference: Findings.CaseReference, of enumeration: EnumDeclaration, _ findings: Findings) {
        let cases = enumeration.cases.map(\.name)
        guard !cases.contains(reference.name) else { return }
        let meant = findings.word(near: reference.name, among: cases, within: 3)
        findings.warning(
            at: reference.location,
            "the enum '\(SwiftIdentifier.shown(enumeration.name))' has no case '\(SwiftIdentifier.shown(reference.name))'",
            remedy: meant.map { "write \($0)" } ?? "write the name of one of its cases")
    }

    private func check(_ reference: Findings.Reference, _ findings: Findings) {
        let (known, what, list) =
            switch reference.kind {
            case .enumeration: (names.enums, "enum", "INEnums")
            case .type: (names.types, "type", "INTypes")
            }
        guard !known.contains(reference.name) else { return }
        let name = SwiftIdentifier.shown(reference.name)
        let meant = findings.word(near: reference.name, among: known, within: 3)
        if let namespace = reference.namespace, !namespace.isEmpty, namespace != file.namespace {
            findings.warning(
                at: reference.location,
                "the \(what) '\(name)' belongs to another definition, '\(SwiftIdentifier.shown(namespace))'",
                remedy: "compile that definition into the same module, or declare '\(name)' here")
        } else {
            findings.error(
                at: reference.location, "the \(what) '\(name)' is not declared in this file",
                remedy: meant.map { "write \($0) or declare '\(name)' under \(list)" }
                    ?? "declare '\(name)' under \(list)")
        }
    }
}
