// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Everything that the modules of the SDK declare in public.
package struct SDKInterface: Sendable {
    /// A declaration of the SDK's.
    package struct Declaration: Hashable, Sendable {
        package var module: String
        package var signature: Signature
        package var text: String
        package var isUnavailable: Bool
    }

    /// By their names with those of the types around them.
    package private(set) var types: [String: Declaration] = [:]
    /// Members by the type's name; what stands by itself is under nothing.
    package private(set) var members: [String: [Declaration]] = [:]
    /// The superclass of a class.
    package private(set) var superclasses: [String: String] = [:]
    /// The protocols that a type says it conforms to, and those that come with them.
    package private(set) var conformances: [String: Set<String>] = [:]

    /// - Parameter files: what `swift symbolgraph-extract` has written.
    package init(reading files: [URL]) throws(CoverageError) {
        var graphs: [SymbolGraph] = []
        for file in files {
            do {
                graphs.append(try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)))
            } catch {
                throw CoverageError("\(file.path) is no symbol graph that can be read: \(error); extract it again")
            }
        }
        self.init(graphs)
    }

    init(_ graphs: [SymbolGraph]) {
        var names: [String: String] = [:]
        for graph in graphs {
            for symbol in graph.symbols where !symbol.isSynthesized {
                names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
                add(symbol, of: graph.module.name)
            }
        }
        for relationship in graphs.flatMap(\.relationships) {
            let name = names[relationship.target] ?? relationship.targetFallback.map(Self.lastName)
            guard let source = names[relationship.source], let name else { continue }
            switch relationship.kind {
            case "inheritsFrom": superclasses[source] = name
            case "conformsTo": conformances[source, default: []].insert(name)
            default: break
            }
        }
    }

    private mutating func add(_ symbol: SymbolGraph.Symbol, of module: String) {
        let container = symbol.pathComponents.dropLast().joined(separator: ".")
        guard let signature = SignatureReader.read(symbol.text, in: container) else { return }
        let declaration = Declaration(
            module: module, signature: signature, text: symbol.text, isUnavailable: symbol.isUnavailable)
        guard signature.kind == .type else {
            members[container, default: []].append(declaration)
            return
        }
        types[symbol.pathComponents.joined(separator: ".")] = declaration
    }

    private static func lastName(_ name: String) -> String {
        String(name.split(separator: ".").last ?? "")
    }

    /// A type's own members, then those it has from the classes above it.
    package func allMembers(of type: String) -> [Declaration] {
        var (found, next, steps) = (members[type] ?? [], superclasses[type], 0)
        // No class is its own ancestor, but a file may say so.
        while let name = next, steps < 32 {
            found += members[name] ?? []
            next = superclasses[name]
            steps += 1
        }
        return found
    }
}
