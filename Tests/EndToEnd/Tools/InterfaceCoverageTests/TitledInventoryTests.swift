// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import reports

@Suite("Declarations by what calls write") struct TitledInventoryTests {
    static let titles: [(kind: String, text: String, title: String)] = [
        ("var", "static var `continue`: ConfirmationActionName { get }", "continue"),
        ("func", "func donate() async throws -> Identifier", "donate()"),
        ("func", "static func buildBlock<A0, A1>(_ a0: A0, _ a1: A1) -> Tuple<A0, (A0, A1)>", "buildBlock(_:_:)"),
        (
            "init", "convenience init<Spec>(title: Text, @Builder<Value.Type> resolvers: @escaping () -> Spec)",
            "init(title:resolvers:)"
        ),
        ("init", "init(_ path: KeyPath<A, B>, @Builder<A, A, B> comparators: () -> [C])", "init(_:comparators:)"),
        ("init", "init?(rawValue: String)", "init(rawValue:)"),
        ("case", "case custom(String)", "custom(_:)"),
        ("case", "case hot", "hot"),
        ("subscript", "subscript(index: Int) -> Element { get }", "subscript(_:)"),
        ("class", "@propertyWrapper final class AppDependency<Value> : Sendable", "AppDependency"),
        ("macro", "@attached(extension, names: arbitrary) macro UnionValue()", "UnionValue()"),
        ("protocol", "protocol ResultsCollection<Result>", "ResultsCollection"),
    ]

    @Test("have the title that the compiler gives them", arguments: titles)
    func title(kind: String, text: String, title: String) {
        #expect(TitledInventory.title(of: text, kind: kind) == title)
    }

    @Test("are counted by how often they are there, and as unavailable where the compiler says so")
    func states() throws {
        let inventory = try TitledInventory(
            """
            module\tcontainer\tkind\tsignature\tios
            A\t-\tstruct\tstruct Soup\t16.0
            A\tSoup\tfunc\tfunc heat() where T == Int\t16.0
            A\tSoup\tfunc\tfunc heat() where T == String\t16.0
            A\tSoup\tfunc\tfunc cool(by degrees: Int)\t16.0
            A\tSoup\tvar\tvar view: View\t17.0
            A\tSoup\tvar\tvar color: Color\t17.0
            A+SwiftUI\tView\tfunc\tfunc tip()\t17.0
            """, file: "test.tsv")
        let comparison = TitledComparison(inventory, Self.declared())
        #expect(comparison.states.map(\.state) == [.done, .done, .partial, .partial, .unavailable, .absent])
        #expect(comparison.excepted.values.reduce(0, +) == 1)
        #expect(TitledPage(comparison, of: "Soups").text.contains("| all | 6 | 2 | 2 | 1 | 1 |"))
    }

    @Test("are done by one declaration for a family of types as often as the family has types")
    func families() throws {
        let inventory = try TitledInventory(
            """
            module\tcontainer\tkind\tsignature\tios
            A\tSoup\tinit\tinit(weight: Mass)\t16.0
            A\tSoup\tinit\tinit(weight: Volume)\t16.0
            A\tSoup\tinit\tinit(weight: Length)\t16.0
            """, file: "test.tsv")
        func constraint(_ kind: String, _ type: String) -> SymbolGraph.Symbol.Constraint {
            .init(kind: kind, lhs: "Value.ValueType", rhs: type)
        }
        let declared = DeclaredTitles([
            SymbolGraph(
                module: .init(name: "A"),
                symbols: [
                    Self.symbol(["Soup", "init(weight:)"], [constraint("conformance", "_MeasurementValue")]),
                    Self.symbol(["Soup", "mass"], [constraint("sameType", "Measurement<UnitMass>")]),
                    Self.symbol(["Soup", "volume"], [constraint("sameType", "Measurement<UnitVolume>")]),
                    Self.symbol(["Soup", "text"], [constraint("sameType", "String")]),
                ], relationships: [])
        ])
        #expect(TitledComparison(inventory, declared).states.map(\.state) == [.done, .done, .partial])
    }

    private static func symbol(
        _ path: [String], _ constraints: [SymbolGraph.Symbol.Constraint] = [], isUnavailable: Bool = false
    ) -> SymbolGraph.Symbol {
        SymbolGraph.Symbol(
            kind: .init(identifier: "swift.method"), identifier: .init(precise: path.joined()),
            pathComponents: path, declarationFragments: nil,
            availability: isUnavailable ? [.init(isUnconditionallyUnavailable: true)] : nil,
            swiftGenerics: .init(constraints: constraints))
    }

    private static func declared() -> DeclaredTitles {
        DeclaredTitles([
            SymbolGraph(
                module: .init(name: "A"),
                symbols: [
                    symbol(["Soup"]), symbol(["Soup", "heat()"]), symbol(["Soup", "cool(to:)"]),
                    symbol(["Soup", "view"], isUnavailable: true),
                ], relationships: [])
        ])
    }
}
