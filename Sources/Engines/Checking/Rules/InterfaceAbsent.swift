// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds names of Apple's that the SDK, or Foundation on Linux, does not have.
struct InterfaceAbsent: Rule {
    let about = RuleDescription(
        "interface-absent", .warning, "a source uses an Apple name that does not exist here",
        explanation: "Beckon has Apple's API for shortcuts and their views, and Foundation on Linux lacks some API. A "
            + "source that uses anything else does not compile here. In a package, which builds here, that is an "
            + "error.",
        remedy: "Follow the finding's advice, or put code that needs the name between #if os(iOS) and #endif.")

    private let names: InterfaceNames

    init(names: InterfaceNames = .current) { self.names = names }

    func findings(in project: CheckedProject) -> [Finding] {
        let sources = project.compiledSources(names)
        let suspects = Set(sources.flatMap { $0.source.words.filter(isSuspect) })
        guard !suspects.isEmpty else { return [] }
        let declared = DeclaredNames(project)
        return sources.flatMap { source in
            let names = source.source.words.filter { suspects.contains($0) && isAbsent($0, in: source, declared) }
            return names.sorted().compactMap { finding($0, at: uses(of: $0, in: source), in: project) }
                + members(of: source, in: project)
        }
    }

    /// Whether it may be a name of Apple's that is not here, before it is known where it stands.
    private func isSuspect(_ name: String) -> Bool {
        // NSUserActivity is in the SDK, but not in Foundation.
        guard !names.modules.contains(name), !names.present.contains(name) || name == "NSUserActivity" else {
            return false
        }
        return names.absent[name] != nil || AbsentNames.isApples(name)
            || AbsentNames.families.contains { $0.holds(name) }
    }

    private func isAbsent(_ name: String, in source: CompiledSource, _ declared: DeclaredNames) -> Bool {
        guard !declared.contains(name) else { return false }
        if names.absent[name] != nil { return true }
        if let family = AbsentNames.families.first(where: { $0.holds(name) }) {
            // Where it is imported under a condition, that was meant.
            return family.imports.isDisjoint(with: source.source.allImports.map(\.module))
        }
        return source.isClosed && !declared.mayGenerate(name)
    }

    /// Where the name stands by itself: neither as a member nor as a label.
    private func uses(of name: String, in compiled: CompiledSource) -> [Place] {
        let source = compiled.source
        return compiled.positions(of: name).filter { index in
            if source.isMark(index - 1, ".") { return names.modules.contains(source.text(index - 2)) }
            return !source.isMark(index + 1, ":") || !source.isMark(index - 1, "(") && !source.isMark(index - 1, ",")
        }.map(source.place)
    }

    /// Static members that their types, which are there, lack.
    private func members(of compiled: CompiledSource, in project: CheckedProject) -> [Finding] {
        names.absent.keys.filter { $0.contains(".") }.sorted().compactMap { chain in
            let words = chain.split(separator: ".").map(String.init)
            let uses = compiled.source.positions(ofChain: words).filter(compiled.tokens.contains)
            return finding(chain, at: uses.map(compiled.source.place), in: project)
        }
    }

    private func finding(_ name: String, at places: [Place], in project: CheckedProject) -> Finding? {
        guard let first = places.min() else { return nil }
        let more: Sentence = places.count > 1 ? ", here and \(places.count - 1) more times in the file" : ""
        var finding = finding(
            at: first, "\(name) does not exist here\(more)", remedy: remedy(for: name))
        finding.severity = project.buildSeverity(about.severity)
        return finding
    }

    private func remedy(for name: String) -> Sentence {
        if let family = AbsentNames.families.first(where: { $0.holds(name) }) { return family.remedy }
        if name.hasPrefix("IN"), names.absent[name] != nil {
            return "put code that needs it into separate files, and exclude them with exclude: or #if os(iOS)"
        }
        return "do without it, or put code that needs it between #if os(iOS) and #endif"
    }
}
