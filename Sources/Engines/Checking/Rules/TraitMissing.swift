// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import SiriDomains

/// Finds types of Apple's own intents in a package that leaves those out.
struct TraitMissing: Rule {
    let about = RuleDescription(
        "trait-missing", .error, "a source needs Apple's own intents, which the package leaves out",
        explanation: "The trait SiriKit of Beckon's package enables Apple's own intents, such as INSendMessageIntent. "
            + "A package that depends on Beckon with other traits, or none, does not have them.",
        remedy: "Remove traits: from the dependency on Beckon in Package.swift.")

    func findings(in project: CheckedProject) -> [Finding] {
        guard let package = project.package, Self.leavesOut(package.manifest) else { return [] }
        let declared = DeclaredNames(project)
        let wanted = SiriDomains.typeNames
        return project.sources.filter { source in
            source.path.hasSuffix(".swift") && package.targets.contains { package.holds($0, source.path) }
        }.compactMap { source in
            let names = source.words.intersection(wanted).filter { !declared.contains($0) }
            let uses = names.flatMap(source.positions).filter { !source.isConditional($0) }
            guard let first = uses.min() else { return nil }
            return finding(
                at: source.place(first), "the package leaves out \(source.text(first)), with Apple's own intents",
                remedy: "remove traits: from the dependency on Beckon in Package.swift")
        }
    }

    /// Whether a manifest names Beckon with traits among which this one is not.
    private static func leavesOut(_ manifest: SwiftSource) -> Bool {
        manifest.positions(of: "traits").contains { label in
            guard manifest.isMark(label + 1, ":"), manifest.isMark(label + 2, "["),
                let end = manifest.closing(of: label + 2), manifest.dependsOnBeckon(around: label)
            else { return false }
            return !(label...end).contains { manifest.text($0) == "SiriKit" || manifest.isWord($0, "defaults") }
        }
    }
}
