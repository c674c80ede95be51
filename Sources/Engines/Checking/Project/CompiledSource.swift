// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A source with the target it is compiled into, and which of its tokens are.
struct CompiledSource {
    /// The name of the target, or of the app or extension.
    let owner: String
    let source: SwiftSource
    /// What the target can import, as far as that is known.
    let modules: ImportableModules
    /// Whether nothing comes from a module whose declarations are not known.
    let isClosed: Bool
    let tokens: CompiledTokens

    /// The modules that are imported, with the tokens that name them.
    var imports: [(module: String, index: Int)] {
        source.allImports.filter { tokens.contains($0.index) }
    }

    /// Where a word stands that is compiled.
    func positions(of word: String) -> [Int] { source.positions(of: word).filter(tokens.contains) }
}

extension CheckedProject {
    /// The Swift sources of apps and extensions, with those of the libraries they use; of a package, what SwiftPM
    /// compiles. Of what is not a package, and has no project file, it is not known.
    func compiledSources(_ names: InterfaceNames = .current) -> [CompiledSource] {
        guard let package else { return partSources(names) }
        let own = package.modules.union(package.targets.map(\.name))
        let known = readable(names).union(package.swiftModules)
        var found: [CompiledSource] = []
        var seen: Set<String> = []
        for target in installedTargets(of: package) where seen.insert(target.name).inserted {
            let products = package.closure(of: target).reduce(into: Set<String>()) { $0.formUnion($1.products) }
            let foreign = products.subtracting(names.modules).subtracting(CheckedPackage.ownPlugins)
            let brought = names.modules.intersection(ProductMissing.modules(of: products))
            let modules = ImportableModules(
                present: InterfaceNames.toolchainModules.union(brought).union(own),
                absent: AbsentModules.all(without: names).subtracting(own).subtracting(foreign))
            for source in sources where source.path.hasSuffix(".swift") && package.holds(target, source.path) {
                found.append(
                    CompiledSource(
                        owner: target.name, source: source, modules: modules,
                        isClosed: package.plugins.isEmpty && isKnown(source, known),
                        tokens: CompiledTokens(source, modules)))
            }
        }
        return found
    }

    /// The targets of the apps and extensions and what they stand on; all that there are, where none is an app.
    private func installedTargets(of package: CheckedPackage) -> [CheckedPackage.Target] {
        let names = Set(parts.filter { $0.kind != .otherExtension }.map(\.name))
        let roots = package.targets.filter { names.contains($0.name) }
        return roots.isEmpty ? package.targets : roots.flatMap { package.closure(of: $0) }
    }

    private func partSources(_ names: InterfaceNames) -> [CompiledSource] {
        let modules = ImportableModules(
            present: InterfaceNames.toolchainModules.union(names.modules), absent: AbsentModules.all(without: names))
        let known = readable(names)
        return parts.filter { $0.kind != .otherExtension }.flatMap { part in
            part.sources.map { sources[$0] }.filter { $0.path.hasSuffix(".swift") }.map { source in
                CompiledSource(
                    owner: part.name, source: source, modules: modules,
                    isClosed: part.knowsSources && knowsAllSources && isKnown(source, known),
                    tokens: CompiledTokens(source, modules))
            }
        }
    }

    /// The toolchain's modules and Apple's, whose names are known.
    private func readable(_ names: InterfaceNames) -> Set<String> {
        InterfaceNames.toolchainModules.union(names.modules).union(AbsentModules.all(without: names))
    }

    /// Whether a source imports nothing that may declare anything.
    private func isKnown(_ source: SwiftSource, _ known: Set<String>) -> Bool {
        !words.words.contains("_exported") && source.allImports.allSatisfy { known.contains($0.module) }
    }

    /// What is built here does not come through the compiler; an Xcode project may never be.
    func buildSeverity(_ severity: Finding.Severity) -> Finding.Severity { package == nil ? severity : .error }
}

extension CheckedPackage {
    /// The plugins of Beckon's, which declare nothing by themselves.
    static let ownPlugins: Set = ["BundlePlugin", "ExtensionPlugin", "IntentDefinitionPlugin"]

    /// The modules whose declarations can be read: those of C are apart.
    var swiftModules: Set<String> {
        Set(targets.filter { $0.sources?.contains { $0.hasSuffix(".swift") } ?? true }.map(\.name))
    }
}
