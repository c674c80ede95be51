// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

struct RuntimeFeatureAbsent: Rule {
    let about = RuleDescription(
        "runtime-feature-absent", .warning, "a source needs the Objective-C runtime",
        explanation: "Swift on Linux has no Objective-C. Beckon leaves out the attributes and turns selectors into "
            + "functions when it builds; what else needs the runtime does not compile, or does nothing.",
        remedy: "Follow the finding's advice, or put the code between #if canImport(ObjectiveC) and #endif.")

    func findings(in project: CheckedProject) -> [Finding] {
        let sources = project.compiledSources()
        let reading = Set(sources.filter(\.bringsPredicates).map(\.owner))
        return sources.flatMap { source in
            outlets(in: source) + (reading.contains(source.owner) ? [] : predicates(in: source, of: project))
        }
    }

    private func outlets(in compiled: CompiledSource) -> [Finding] {
        let source = compiled.source
        return compiled.positions(of: "IBOutlet").filter { source.isMark($0 - 1, "@") }.map {
            finding(
                at: source.place($0 - 1), "@IBOutlet stays nil, because storyboards are not read here",
                remedy: "create the view in code and store it in the property")
        }
    }

    /// Where no file of the target brings what reads their formats.
    private func predicates(in compiled: CompiledSource, of project: CheckedProject) -> [Finding] {
        let source = compiled.source
        return compiled.positions(of: "NSPredicate").filter {
            source.isMark($0 + 1, "(") && source.isWord($0 + 2, "format") && source.isMark($0 + 3, ":")
        }.map {
            var finding = finding(
                at: source.place($0), "NSPredicate(format:) does not exist without Objective-C",
                remedy: "import AppIntents, Intents or UIKit in the target, or use NSPredicate(block:)")
            finding.severity = project.buildSeverity(about.severity)
            return finding
        }
    }
}

extension CompiledSource {
    /// Whether it imports a module that brings `NSPredicate(format:)`.
    fileprivate var bringsPredicates: Bool {
        imports.contains { ["AppIntents", "Intents", "IntentsUI", "UIKit"].contains($0.module) }
    }
}
