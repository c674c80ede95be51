// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds targets that import a module of the SDK, or hold a definition, whose product they do not depend on.
struct ProductMissing: Rule {
    let about = RuleDescription(
        "product-missing", .error, "a target uses a module without its product",
        explanation: "A target can only import an SDK module if it depends on its product. Otherwise the compiler "
            + "does not find it, or reports “missing required module 'CDrawing'”. Code generated from a definition "
            + "imports Intents.",
        remedy: "Add .product(name: …, package: \"beckon\") to the target's dependencies.")

    /// The products that are checked, with those whose modules they include.
    private static let products: [String: Set<String>] = [
        "UIKit": ["IntentsUI"], "IntentsUI": [], "Intents": ["UIKit", "IntentsUI"], "Security": [],
        "CoreGraphics": ["UIKit", "IntentsUI", "QuartzCore"], "QuartzCore": ["UIKit", "IntentsUI"],
        "UserNotifications": ["Intents", "IntentsUI", "UIKit"], "OSLog": ["Intents", "IntentsUI", "UIKit"],
        "os": ["Intents", "IntentsUI", "UIKit", "OSLog"],
    ]
    /// Products that bring none of them.
    private static let others: Set = [
        "CoreLocation", "AppGroups", "AppLanguage", "CoreSpotlight", "MobileCoreServices", "UniformTypeIdentifiers",
        "IntentDefinitionPlugin", "ExtensionPlugin", "BundlePlugin",
    ]

    /// The modules of the SDK that can be imported with some products.
    static func modules(of chosen: Set<String>) -> Set<String> {
        let including = products.filter { !$0.value.isDisjoint(with: chosen) }.map(\.key)
        let all = chosen.union(including)
        return all.contains("Intents") ? all.union(["AppGroups", "AppLanguage", "CoreLocation"]) : all
    }

    func findings(in project: CheckedProject) -> [Finding] {
        guard let package = project.package else { return [] }
        return package.targets.flatMap { target -> [Finding] in
            guard let reach = reach(of: target, package) else { return [] }
            let imports = project.sources.filter { package.holds(target, $0.path) }.flatMap(\.imports)
            let missing = Self.products.filter { reach.isDisjoint(with: $0.value.union([$0.key])) }.map(\.key)
            return missing.sorted().compactMap { module in
                if let place = imports.filter({ $0.module == module }).map(\.place).min() {
                    return finding(module, of: target, at: place, "imports \(module)")
                }
                guard module == "Intents", target.products.contains("IntentDefinitionPlugin"),
                    let definition = project.definition(in: target, of: package)
                else { return nil }
                let use: Sentence = "generates code of \(definition.path) for Intents"
                return finding(module, of: target, at: package.place(of: target), use)
            }
        }
    }

    private func finding(
        _ module: String, of target: CheckedPackage.Target, at place: Place, _ use: Sentence
    ) -> Finding {
        finding(
            at: place, "\(target.name) \(use) and does not depend on it",
            remedy: "add .product(name: \"\(module)\", package: \"beckon\") to its dependencies in Package.swift")
    }

    /// The modules that a target can have from what it and the targets it uses depend on; nil if one of those may
    /// bring anything.
    private func reach(of target: CheckedPackage.Target, _ package: CheckedPackage) -> Set<String>? {
        let closure = package.closure(of: target)
        let products = closure.reduce(into: Set<String>()) { $0.formUnion($1.products) }
        let isKnown = products.allSatisfy { Self.products[$0] != nil || Self.others.contains($0) }
        return isKnown ? products.union(closure.map(\.name)) : nil
    }
}

extension CheckedProject {
    /// The first definition with custom intents that lies in a target.
    func definition(in target: CheckedPackage.Target, of package: CheckedPackage) -> CheckedDefinition? {
        definitions.first { !$0.customIntents.isEmpty && package.owner(of: $0.path)?.name == target.name }
    }
}
