// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds extensions whose identifier does not begin with that of their app.
struct IdentifierPrefix: Rule {
    let about = RuleDescription(
        "identifier-prefix", .error, "an extension's identifier does not begin with the app's",
        explanation: "An extension's bundle identifier must begin with its app's. Otherwise the app is rejected at "
            + "installation or upload.",
        remedy: "Begin the extension's CFBundleIdentifier with the app's identifier and a dot.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.families.flatMap { family -> [Finding] in
            guard let app = family.app.identifier else { return [] }
            return family.extensions.compactMap { part in
                guard let own = part.identifier, !own.hasPrefix(app + ".") else { return nil }
                let last = own.split(separator: ".").last.map(String.init) ?? "intents"
                return finding(
                    at: part.plist?.place("CFBundleIdentifier") ?? Place(path: part.name),
                    "the identifier \(own) does not begin with that of the app, \(app)", remedy: "write \(app).\(last)")
            }
        }
    }
}
