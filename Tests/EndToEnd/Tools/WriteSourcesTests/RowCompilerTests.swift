// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import write_sources

@Suite("Rows of App Intents' declarations")
struct RowCompilerTests {
    private static func row(_ text: String) -> String { text.replacing(" | ", with: "\t") }

    private static let values = row(
        "name | constraint | imports | takes | attribute | arguments | titled | untitled | property\n")

    @Test("a form without extras is an initializer with Apple's arguments in their order")
    func plainForm() throws {
        let line = "Date | Value.ValueType == Date | - | a date | - | kind: DateKind = .dateTime; ask | plain= | - | -"
        let files = try RowCompiler.files(of: "Values", Self.values + Self.row(line))
        let expected = """
            // Made from the table Values.

            extension IntentParameter where Value.ValueType == Date {
                /// A parameter that takes a date with a default value.
                public convenience init(
                    title: LocalizedStringResource,
                    description: LocalizedStringResource? = nil,
                    default defaultValue: Value.UnwrappedType? = nil,
                    kind: DateKind = .dateTime,
                    requestValueDialog: IntentDialog? = nil
                ) {
                    self.init(
                        ParameterFacts(title, description, ask: requestValueDialog, [.kind: kind]), default: defaultValue)
                }
            }

            """
        #expect(files == [RowCompiler.File(name: "Values+Date.swift", contents: expected)])
    }

    @Test("a form names what else an initializer takes")
    func fullForm() throws {
        let line =
            "URL | Value.ValueType == URL | Foundation | a URL | @_spi(A) | connects | - | options+resolvers | yes"
        let text = try #require(RowCompiler.files(of: "Values", Self.values + Self.row(line)).first).contents
        for part in [
            "public import Foundation\n", "    @_spi(A)\n    public convenience init<Spec, OptionsProvider>(",
            "/// A parameter that takes a URL with options from a provider and resolvers for other values, titled",
            "ParameterFacts(nil, description, connects: inputConnectionBehavior, options: optionsProvider, resolvers: re",
            "Value.ValueType == OptionsProvider.DefaultValue.ValueType {\n",
            "extension EntityProperty where Value.ValueType == URL {\n    /// A property whose value is a URL.\n",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test("the default value of a quantity is a number in its unit")
    func measurement() throws {
        let arguments =
            "defaultValue: Double? = nil; defaultUnit: V._Units? = nil; defaultUnitAdjustForLocale: Bool = false"
        let line = "Mass | V: M | - | a mass | - | \(arguments) | plain | - | -"
        let text = try #require(RowCompiler.files(of: "Values", Self.values + Self.row(line)).first).contents
        let expected =
            "[.defaultUnit: defaultUnit, .unitAdjustForLocale: defaultUnitAdjustForLocale]), "
            + "default: Value.ValueType._measurement(defaultValue, defaultUnit) as? Value.UnwrappedType)"
        #expect(text.contains(expected), "\(text)")
    }

    @Test("each case of a comparator comes with resolvers and without")
    func comparators() throws {
        let header = Self.row("name | summary | input | constraints | values | cases\n")
        let line = Self.row("Has | Whether it has one. | InputType | InputType: Equatable | 1 | A == B; A == C")
        let text = try #require(RowCompiler.files(of: "Comparators", header + line).first).contents
        #expect(text.contains("class HasComparator<Property, PropertyType, InputType, ComparatorMappingType>:"))
        for condition in ["A == B", "A == C"] {
            #expect(text.contains("ComparatorMappingType) where \(condition) {"))
            #expect(text.contains(") where \(condition), Spec: ResolverSpecification {"))
        }
    }

    @Test(
        "a table that isn't as it has to be is named with its line",
        arguments: [
            ("Soups", "name\nPea", "the tables are Comparators, Quantities, Schemas, Values"),
            ("Quantities", "units\tquantity\n", "its first line has to be: quantity\tunits"),
            ("Quantities", "quantity\tunits\nMass\tgrams\nLength", "line 3 has 1 cells instead of 2"),
        ])
    func problems(table: String, text: String, problem: String) {
        let error = #expect(throws: RowProblem.self) { try RowCompiler.files(of: table, text) }
        #expect(error?.description == problem)
    }
}
