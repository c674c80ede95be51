// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds principal classes that are in no source.
struct PrincipalClassUnknown: Rule {
    let about = RuleDescription(
        "principal-class-unknown", .error, "a principal class does not exist",
        explanation: "NSExtensionPrincipalClass names a class by its module and name. If the class does not exist, "
            + "the extension exits right away.",
        remedy: "Correct the name, or add the class.")

    func findings(in project: CheckedProject) -> [Finding] {
        guard project.knowsAllSources else { return [] }
        return project.parts.compactMap { part in
            guard part.kind == .intentsExtension || part.kind == .intentsInterfaceExtension, let plist = part.plist,
                let text = plist.text("NSExtension", "NSExtensionPrincipalClass"),
                let name = text.split(separator: ".").last.map(String.init), !project.words.words.contains(name)
            else { return nil }
            return finding(
                at: plist.place("NSExtension", "NSExtensionPrincipalClass"), "there is no class \(name) in the sources",
                remedy: "write the name of the class that inherits from INExtension")
        }
    }
}
