// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds imports of modules that neither a package nor anything it depends on has.
struct ModuleUnknown: Rule {
    let about = RuleDescription(
        "module-unknown", .error, "a target imports a module that nothing provides",
        explanation: "A module comes from the toolchain, from a target of the package, or from a product that the "
            + "target depends on. Pods, Carthage and Xcode's additions are not available.",
        remedy: "Depend on a package that has the module and builds on Linux, or remove code that needs it.")

    func findings(in project: CheckedProject) -> [Finding] {
        guard let package = project.package else { return [] }
        let names = InterfaceNames.current
        let apples = AbsentModules.all(without: names).union(names.modules)
        let foreign = Set(package.targets.flatMap(\.products)).subtracting(names.modules)
            .subtracting(CheckedPackage.ownPlugins)
        // The product of another package may have modules of any name.
        guard foreign.isEmpty else { return [] }
        return project.compiledSources().flatMap { source in
            source.imports.filter { entry in
                source.modules.has(entry.module) == nil && !apples.contains(entry.module)
                    && !entry.module.hasPrefix("_")
            }.map { entry in
                finding(
                    at: source.source.place(entry.index),
                    "\(source.owner) imports \(entry.module), which is in neither the package nor a dependency",
                    remedy:
                        "depend on a package that has it and builds on Linux, or put code that needs it between #if "
                        + "canImport(\(entry.module)) and #endif"
                )
            }
        }
    }
}
