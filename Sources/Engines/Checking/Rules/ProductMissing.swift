// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds targets that import a module of the SDK whose product they do not depend on.
struct ProductMissing: Rule {
    let about = RuleDescription(
        "product-missing", .error, "a target imports a module without its product",
        explanation: "A module of the SDK can be imported where the target depends on its product. Otherwise the "
            + "compiler does not find it, or ends in “missing required module 'CDrawing'”.",
        mend: "Add .product(name: …, package: \"beckon\") to the target's dependencies.")

    /// The products that are told of, with those whose modules come along.
    private static let products: [String: Set<String>] = [
        "UIKit": ["IntentsUI"], "IntentsUI": [], "Intents": ["UIKit", "IntentsUI"], "Security": [],
    ]
    /// Products that bring none of them.
    private static let others: Set = [
        "CoreLocation", "AppGroups", "AppLanguage", "CoreSpotlight", "MobileCoreServices", "UniformTypeIdentifiers",
    ]

    func findings(in project: CheckedProject) -> [Finding] {
        guard let manifest = project.manifest else { return [] }
        let targets = TargetDeclaration.all(in: manifest)
        return targets.flatMap { target -> [Finding] in
            guard let folder = project.targetFolders[target.name], let reach = reach(of: target, targets) else {
                return []
            }
            return Self.products.sorted { $0.key < $1.key }.compactMap { module, bringers in
                guard reach.isDisjoint(with: bringers.union([module])),
                    let place = project.firstImport(of: module, under: folder)
                else { return nil }
                return finding(
                    at: place, "\(target.name) imports \(module) and does not depend on it",
                    mend: "add .product(name: \"\(module)\", package: \"beckon\") to its dependencies in Package.swift")
            }
        }
    }

    /// The products a target and the targets it uses depend on; nil where one of them may bring anything.
    private func reach(of target: TargetDeclaration, _ targets: [TargetDeclaration]) -> Set<String>? {
        var (seen, waiting, products) = (Set([target.name]), [target], Set<String>())
        while let next = waiting.popLast() {
            guard let dependencies = next.dependencies else { return nil }
            for name in dependencies where seen.insert(name).inserted {
                if let local = targets.first(where: { $0.name == name }) {
                    waiting.append(local)
                } else if Self.products[name] != nil || Self.others.contains(name) {
                    products.insert(name)
                } else {
                    return nil
                }
            }
        }
        return products
    }
}
