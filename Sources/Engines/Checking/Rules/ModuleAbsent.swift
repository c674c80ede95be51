// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds imports of modules of Apple's that Beckon does not have.
struct ModuleAbsent: Rule {
    let about = RuleDescription(
        "module-absent", .warning, "a target imports a module that does not exist here",
        explanation: "Beckon has the modules that shortcuts need. It leaves out imports of Apple's other modules, so "
            + "code that uses them does not build.",
        remedy: "Put code that needs the module between #if canImport(…) and #endif, or into a separate target.")

    func findings(in project: CheckedProject) -> [Finding] {
        let absent = AbsentModules.all(without: .current)
        var found: [String: [String: [Place]]] = [:]
        for source in project.compiledSources() {
            for (module, index) in source.imports where absent.contains(module) && source.modules.has(module) == false {
                found[source.owner, default: [:]][module, default: []].append(source.source.place(index))
            }
        }
        return found.flatMap { owner, modules in
            modules.compactMap { module, places in finding(module, of: owner, at: places) }
        }
    }

    private func finding(_ module: String, of owner: String, at places: [Place]) -> Finding? {
        guard let first = places.min() else { return nil }
        let more: Sentence = places.count > 1 ? ", here and in \(places.count - 1) more" : ""
        return finding(
            at: first, "\(owner) imports \(module), which does not exist here\(more)",
            remedy: AbsentModules.remedy(for: module))
    }
}
