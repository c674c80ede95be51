// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds macros of App Intents in a package that does not have them.
struct MacrosMissing: Rule {
    let about = RuleDescription(
        "macros-missing", .error, "a source uses a macro of App Intents, which the package does not have",
        explanation: "The trait AppIntentsMacros of Beckon's package enables macros such as @UnionValue. If no "
            + "package enables it, the macros are not built, and the compiler does not know the attribute.",
        remedy: "Add traits: [.defaults, \"AppIntentsMacros\"] to the dependency on Beckon in Package.swift.")

    /// Those without arguments of their own, or with a title.
    private static let properties = ["ComputedProperty", "DeferredProperty", "UnionValue"]
    /// Those that are macros where they are given a schema, and otherwise protocols.
    private static let schemas = [
        "AppEntity", "AppEnum", "AppIntent", "AssistantEntity", "AssistantEnum", "AssistantIntent",
    ]

    func findings(in project: CheckedProject) -> [Finding] {
        guard let package = project.package, Self.lacksMacros(package.manifest) else { return [] }
        return project.sources.filter { source in
            source.path.hasSuffix(".swift") && package.targets.contains { package.holds($0, source.path) }
                && source.imports.contains { $0.module == "AppIntents" }
        }.compactMap { source in
            let uses = (Self.properties + Self.schemas).flatMap { name in
                source.positions(of: name).filter { Self.isMacro($0, name, in: source) && !source.isConditional($0) }
            }
            guard let first = uses.min() else { return nil }
            return finding(
                at: source.place(first), "the package does not have the macro @\(source.text(first))",
                remedy: "add traits: [.defaults, \"AppIntentsMacros\"] to the dependency on Beckon in Package.swift")
        }
    }

    private static func isMacro(_ index: Int, _ name: String, in source: SwiftSource) -> Bool {
        guard index > 0, source.isMark(index - 1, "@") else { return false }
        return properties.contains(name) || source.isMark(index + 1, "(") && source.isWord(index + 2, "schema")
    }

    /// Whether a manifest names Beckon, and nowhere this trait.
    private static func lacksMacros(_ manifest: SwiftSource) -> Bool {
        let calls = manifest.dependenciesOnBeckon
        return !calls.isEmpty
            && !calls.contains { call in call.contains { manifest.text($0) == "AppIntentsMacros" } }
    }
}
