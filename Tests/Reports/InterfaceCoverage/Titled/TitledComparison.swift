// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Holds a ``TitledInventory`` against what the SDK's modules declare.
package struct TitledComparison: Sendable {
    /// What happened to a declaration.
    package enum State: String, Hashable, Sendable, CaseIterable {
        case done
        /// There with fewer forms, or other labels.
        case partial
        /// There only for the compiler to say what to do instead.
        case unavailable
        case absent
    }

    package private(set) var states: [(row: TitledInventory.Row, state: State)] = []
    /// Why rows count neither way, and how many there are of each.
    package private(set) var excepted: [String: Int] = [:]

    /// - Parameter files: what `swift symbolgraph-extract` has written.
    package init(_ inventory: TitledInventory, graphs files: [URL]) throws(CoverageError) {
        var graphs: [SymbolGraph] = []
        for file in files {
            do {
                graphs.append(try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)))
            } catch {
                throw CoverageError("\(file.path) is no symbol graph that can be read: \(error); extract it again")
            }
        }
        self.init(inventory, DeclaredTitles(graphs))
    }

    init(_ inventory: TitledInventory, _ declared: DeclaredTitles) {
        var taken: [String: Int] = [:]
        var seen: Set<TitledInventory.Row> = []
        for row in inventory.rows where seen.insert(row).inserted {
            if let reason = Self.exception(for: row) {
                excepted[reason, default: 0] += 1
                continue
            }
            if row.kind != "extension" { taken[row.path, default: 0] += 1 }
            states.append((row, Self.state(of: row, number: taken[row.path] ?? 1, declared)))
        }
    }

    private static func exception(for row: TitledInventory.Row) -> String? {
        if row.module.hasSuffix("SwiftUI") || row.container == "View" { return "SwiftUI, which does not exist here" }
        if row.container.hasPrefix("_") || row.title.hasPrefix("_")
            || row.text.contains("extension") && row.text.hasSuffix(": _IntentValue")
        {
            return "names with an underscore before them, which no symbol graph lists"
        }
        return nil
    }

    /// What the compiler makes of a conformance, and no symbol graph lists.
    private static let implied: Set<String> = [
        "Specification", "UnwrappedType", "ValueType", "StringLiteralType", "ExtendedGraphemeClusterLiteralType",
        "UnicodeScalarLiteralType", "IntegerLiteralType", "RawValue", "AllCases", "Element", "Iterator", "Output",
        "Input", "Entity", "Result", "DefaultValue", "Dependency", "rawValue", "init(rawValue:)", "allCases", "Dialog",
        "Snippet", "OpensAppIntent", "PerformResult", "SummaryContent", "Value", "Intent", "Summary", "Body",
        "makeIterator()", "hash(into:)",
        "persistentIdentifier",
    ]

    private static func isType(_ row: TitledInventory.Row) -> Bool {
        ["struct", "class", "enum", "protocol"].contains(row.kind)
    }

    private static func state(
        of row: TitledInventory.Row, number: Int, _ declared: DeclaredTitles
    ) -> State {
        if row.kind == "extension" { return declared.conforms(row) ? .done : .absent }
        let found = declared[row.path]
        if found.available >= number || isType(row), found.available > 0 { return .done }
        // One function takes any number of them.
        if row.title.hasPrefix("buildBlock("), declared.hasMember(beginning: "\(row.container).buildBlock(") {
            return .done
        }
        if implied.contains(row.title), declared.knows(row.container) { return .done }
        if found.available > 0 { return .partial }
        if found.unavailable > 0 { return .unavailable }
        guard !row.container.isEmpty, let name = row.title.split(separator: "(").first, row.title.hasSuffix(")") else {
            return .absent
        }
        return declared.hasMember(beginning: "\(row.container).\(name)(") && name != "init" ? .partial : .absent
    }
}

/// What modules declare, by what calls write.
struct DeclaredTitles: Sendable {
    struct Count: Hashable, Sendable {
        var available = 0
        var unavailable = 0
    }

    private var counts: [String: Count] = [:]
    private var containers: Set<String> = []
    private var names: [String: String] = [:]
    private var conformances: [String: Set<String>] = [:]

    subscript(path: String) -> Count { counts[path] ?? Count() }

    func knows(_ container: String) -> Bool { containers.contains(container) || counts[container] != nil }

    func hasMember(beginning prefix: String) -> Bool {
        counts.contains { $0.key.hasPrefix(prefix) && $0.value.available > 0 }
    }

    /// Protocols of the SDK's own, and how each type that conforms to one begins. A symbol graph leaves such names out.
    private static let families = ["_MeasurementValue": "Measurement<"]

    /// The members of a family that declarations name as the same as a part of their type.
    private struct Member: Hashable {
        var place: String
        var type: String
    }

    /// How often Apple declares what the SDK declares once: for each type of a family that the SDK has anything for.
    private static func forms(of symbol: SymbolGraph.Symbol, _ members: Set<Member>) -> Int {
        for constraint in symbol.constraints where constraint.kind == "conformance" {
            guard let beginning = families[constraint.rhs] else { continue }
            return members.count { $0.place == constraint.lhs && $0.type.hasPrefix(beginning) }
        }
        return 1
    }

    init(_ graphs: [SymbolGraph]) {
        let constraints = graphs.flatMap(\.symbols).flatMap(\.constraints).filter { $0.kind == "sameType" }
        let members = Set(constraints.map { Member(place: $0.lhs, type: $0.rhs) })
        for symbol in graphs.flatMap(\.symbols) where !symbol.isSynthesized {
            let path = symbol.pathComponents.joined(separator: ".")
            names[symbol.identifier.precise] = path
            if symbol.isUnavailable {
                counts[path, default: Count()].unavailable += 1
            } else {
                counts[path, default: Count()].available += Self.forms(of: symbol, members)
            }
            containers.insert(symbol.pathComponents.dropLast().joined(separator: "."))
        }
        for relationship in graphs.flatMap(\.relationships) where relationship.kind == "conformsTo" {
            guard let source = names[relationship.source] else { continue }
            let target = relationship.targetFallback.map { String($0.split(separator: ".").last ?? "") }
            conformances[source, default: []].insert(target ?? names[relationship.target] ?? "")
        }
    }

    /// Whether the type of an extension conforms to what it says; of another module's type, whether it has members.
    func conforms(_ row: TitledInventory.Row) -> Bool {
        let words = row.text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard let name = words.first?.split(separator: " ").last.map(String.init), words.count == 2 else {
            return false
        }
        let wanted = words[1].prefix { $0 != "{" }.split(separator: " where ").first ?? ""
        let protocols = wanted.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard counts[name] != nil else { return containers.contains(name) }
        // What the compiler makes of a type without being asked is in no graph.
        let usual: Set<String> = ["Equatable", "Hashable", "Sendable", "RawRepresentable", "@unchecked Sendable"]
        return protocols.allSatisfy {
            $0.hasPrefix("_") || usual.contains($0) || conformances[name]?.contains($0) == true
        }
    }
}
