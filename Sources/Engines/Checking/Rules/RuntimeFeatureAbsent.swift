// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds what Swift has only with the runtime of Objective-C.
struct RuntimeFeatureAbsent: Rule {
    let about = RuleDescription(
        "runtime-feature-absent", .warning, "a source needs the Objective-C runtime",
        explanation: "Swift on Linux has no Objective-C, and therefore no selectors or outlets. A source with them "
            + "does not compile here. In a package, which builds here, that is an error.",
        remedy: "Follow the finding's advice, or put the code between #if canImport(ObjectiveC) and #endif.")

    func findings(in project: CheckedProject) -> [Finding] {
        let sources = project.compiledSources()
        let reading = Set(sources.filter(\.bringsPredicates).map(\.owner))
        return sources.flatMap { source in
            uses(in: source, readsPredicates: reading.contains(source.owner)).map { use in
                var finding = finding(
                    at: source.source.place(use.index), "\(use.name) does not exist without Objective-C",
                    remedy: use.remedy)
                finding.severity = project.buildSeverity(about.severity)
                return finding
            }
        }
    }

    /// - Parameter readsPredicates: Whether a file of the target brings what reads their formats, for all of them.
    private func uses(
        in compiled: CompiledSource, readsPredicates: Bool
    ) -> [(name: String, index: Int, remedy: Sentence)] {
        let source = compiled.source
        let attributes = AbsentFeatures.attributes.flatMap { feature in
            compiled.positions(of: feature.name).filter { source.isMark($0 - 1, "@") }
                .map { ("@\(feature.name)", $0 - 1, feature.remedy) }
        }
        let functions = AbsentFeatures.functions.flatMap { feature in
            compiled.positions(of: feature.name).filter { isCalled($0, source) }
                .map { (feature.name, $0, feature.remedy) }
        }
        let predicates = compiled.positions(of: "NSPredicate").filter {
            !readsPredicates && source.isMark($0 + 1, "(") && source.isWord($0 + 2, "format")
                && source.isMark($0 + 3, ":")
        }.map { ("NSPredicate(format:)", $0, AbsentFeatures.predicate) }
        return attributes + functions + predicates + directives(in: compiled)
    }

    private func isCalled(_ index: Int, _ source: SwiftSource) -> Bool {
        let isDeclared = source.isWord(index - 1, "func") || source.isWord(index - 1, "struct")
        return !isDeclared && !source.isMark(index - 1, ".")
            && (source.isMark(index + 1, "(") || source.isMark(index + 1, "{"))
    }

    private func directives(in compiled: CompiledSource) -> [(name: String, index: Int, remedy: Sentence)] {
        let source = compiled.source
        return source.tokens.indices.filter { source.tokens[$0].kind == .directive }.compactMap { index in
            let text = source.text(index)
            guard let feature = AbsentFeatures.directives.first(where: { $0.name == text }),
                compiled.tokens.contains(index)
            else { return nil }
            return (feature.name, index, feature.remedy)
        }
    }
}

extension CompiledSource {
    /// Whether it imports a module that brings `NSPredicate(format:)`.
    fileprivate var bringsPredicates: Bool {
        imports.contains { ["AppIntents", "Intents", "IntentsUI", "UIKit"].contains($0.module) }
    }
}
