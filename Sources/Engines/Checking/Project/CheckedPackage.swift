// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A Swift package as SwiftPM describes it, as far as rules ask: what its targets hold and use.
package struct CheckedPackage: Sendable {
    /// An executable or a library of the package.
    package struct Target: Hashable, Sendable {
        package var name: String
        package var isExecutable: Bool
        /// Where it lies, as findings show it, without a slash at its end.
        package var folder: String
        /// The files that are compiled into it, as findings show them; nil if that is not known.
        package var sources: Set<String>?
        /// The targets and plugins of the same package that it uses.
        package var dependencies: Set<String>
        /// The products and plugins of other packages that it uses.
        package var products: Set<String>

        package init(
            name: String, isExecutable: Bool, folder: String, sources: Set<String>? = nil,
            dependencies: Set<String> = [], products: Set<String> = []
        ) {
            self.name = name
            self.isExecutable = isExecutable
            self.folder = folder
            self.sources = sources
            self.dependencies = dependencies
            self.products = products
        }
    }

    package var targets: [Target]
    /// The plugins that the package has of its own, which may generate anything.
    package var plugins: Set<String>
    /// The modules of all its targets, those of C and of others included, as an import names them.
    package var modules: Set<String>
    /// Dependencies by a path that leads to no package, with where the path is written.
    package var missingDependencies: [(path: String, place: Place)] = []
    /// The `Package.swift`, for the places of targets in it.
    package var manifest: SwiftSource

    package init(
        targets: [Target], plugins: Set<String> = [], modules: Set<String> = [], manifest: SwiftSource
    ) {
        self.targets = targets
        self.plugins = plugins
        self.modules = modules
        self.manifest = manifest
    }
}

extension CheckedPackage {
    /// The paths of its dependencies on packages of this machine, as far as they are written out.
    package var dependencyPaths: [(path: String, place: Place)] {
        manifest.positions(of: "package").filter { manifest.isMark($0 - 1, ".") }.compactMap { start in
            guard let end = manifest.closing(of: start + 1),
                let label = (start + 1..<end).first(where: {
                    manifest.isWord($0, "path") && manifest.isMark($0 + 1, ":")
                }),
                manifest.tokens.indices.contains(label + 2), manifest.tokens[label + 2].kind == .literal
            else { return nil }
            return (manifest.text(label + 2), manifest.place(label + 2))
        }
    }

    /// Where the manifest names a target; the file as a whole where a function makes up the name.
    func place(of target: Target) -> Place {
        let positions = manifest.literals[target.name] ?? []
        let declared = positions.first { manifest.isMark($0 - 1, ":") && manifest.isWord($0 - 2, "name") }
        return (declared ?? positions.first).map(manifest.place) ?? Place(path: manifest.path)
    }

    /// Whether a target uses a plugin of Beckon's, or one of the package's own, which may do the same.
    func uses(_ plugin: String, _ target: Target) -> Bool {
        target.products.contains(plugin) || !target.dependencies.isDisjoint(with: plugins)
    }

    /// The innermost target around a file.
    func owner(of path: String) -> Target? {
        targets.filter { path.hasPrefix($0.folder + "/") }.max { $0.folder.utf8.count < $1.folder.utf8.count }
    }

    /// Whether a file is compiled into a target.
    func holds(_ target: Target, _ path: String) -> Bool {
        target.sources?.contains(path) ?? (owner(of: path)?.name == target.name)
    }

    /// A target with those of the package that it uses, each once.
    package func closure(of target: Target) -> [Target] {
        var found = [target]
        var index = 0
        while index < found.count {
            let wanted = found[index].dependencies
            found += targets.filter { next in
                wanted.contains(next.name) && !found.contains { $0.name == next.name }
            }
            index += 1
        }
        return found
    }
}
