// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("The macros of App Intents", .enabled(if: ConstantsOfSource.isPossible))
struct MacroTests {
    private static let properties = [
        MacroSource.Use(
            "@ComputedProperty(title: \"Weight\") var weight: Int { 3 }",
            """
            private let _weight = Property<Int>(identifier: "weight", title: "Weight", getter: \\Self.weight)
            """, "var `$weight`: Property<Int> {"),
        MacroSource.Use(
            "@ComputedProperty var `default`: Bool? { get { nil } set {} }",
            """
            private let _default = Property<Bool?>(identifier: "default", getter: \\Self.default)
            """),
        MacroSource.Use(
            "@ComputedProperty(indexingKey: \\.title) var name: String { id }",
            """
            private let _name = Property<String>(identifier: "name", indexingKey: \\.title, \
            getter: \\Self.name)
            """),
        MacroSource.Use(
            "@DeferredProperty var crumbs: [String] { get async throws { [] } }",
            """
            private let _crumbs = Property<[String]>(identifier: "crumbs", asyncGetter: { (entity: Self) in
            """, "try await entity.crumbs"),
        MacroSource.Use(
            "@DeferredProperty(title: \"Baker\") var baker: String { get async { id } }", "await entity.baker"),
        MacroSource.Use(
            """
            var oven: Oven? { nil } }; final class Oven: TransientAppEntity { let heat = 3
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Oven"
                var displayRepresentation: DisplayRepresentation { "Oven" }
                @ComputedProperty var isHot: Bool { heat > 2 }
            """,
            """
            private let _isHot = Property<Bool>(identifier: "isHot", getter: \\Oven.isHot)
            """),
    ]

    @Test("write beside a property what has it found", arguments: properties)
    func property(use: MacroSource.Use) async throws {
        let said = try await MacroSource.said(of: MacroSource.base + "\n    \(use.text)\n}\n")
        #expect(!said.contains { $0.contains("error:") }, "\(said)")
        for line in use.said { #expect(said.contains(line), "\(said.joined(separator: "\n"))") }
    }

    private static let types = [
        MacroSource.Use(
            """
            @UnionValue public enum Loaf: Sendable {
                case bread([Double])
                case slices(count: Int), words(String?)
            }
            """,
            "extension Loaf: _IntentValueRepresentable, AppUnionValue {",
            "public enum Cases: String, AppIntents.AppUnionValueCasesProviding {",
            "[(.bread, [Double].self), (.slices, Int.self), (.words, String?.self)]", "case .slices(let value):",
            "(value as? Int).map {", ".slices(count: $0)"),
        MacroSource.Use(
            """
            @AppIntent(schema: .mail.deleteMail) struct Delete {
                static let isDiscoverable = false
                var entities: [Bread]
                @Parameter(title: "Why") var reason: String?
                func perform() async throws -> some IntentResult { .result() }
            }
            """, "extension Delete: AppIntent, AssistantSchemaIntent, DeleteIntent {",
            "static var __appSchemaIntent: String {", "\"mail.deleteMail\"", "@AppIntents.IntentParameter"),
        MacroSource.Use(
            """
            @AssistantIntent(schema: .books.openBook) struct Open: OpenIntent {
                var target: Bread
            }
            """, "extension Open: AppIntent, AssistantSchemaIntent {", "static var __assistantSchemaIntent: String {"),
        MacroSource.Use(
            """
            @AppIntent(schema: .system.search) struct Search {
                static let searchScopes: [StringSearchScope] = [.general]
                var criteria: StringSearchCriteria
                func perform() async throws -> some IntentResult { .result() }
            }
            """, "extension Search: AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent {"),
        MacroSource.Use(
            """
            @AppEntity(schema: .browser.bookmark) struct Mark: TransientAppEntity {
                var url: URL
                var name: String
                var displayRepresentation: DisplayRepresentation { "Mark" }
            }
            """, "extension Mark: AppEntity, AssistantSchemaEntity {", "@Property"),
        MacroSource.Use(
            """
            @AppEnum(schema: .camera.captureMode) public enum Mode: String {
                case photo, video
                public static let caseDisplayRepresentations: [Mode: DisplayRepresentation] = [.photo: "P", .video: "V"]
            }
            """, "extension Mode: AppEnum, AssistantSchemaEnum {", "public static var __appSchemaEnum: String {"),
    ]

    @Test("write beside a type what it is and has", arguments: types)
    func type(use: MacroSource.Use) async throws {
        let said = try await MacroSource.said(of: MacroSource.base + "\n}\n\(use.text)\n")
        #expect(!said.contains { $0.contains("error:") }, "\(said.joined(separator: "\n"))")
        for line in use.said { #expect(said.contains(line), "\(said.joined(separator: "\n"))") }
    }

    /// Each is in the 10th line of its file.
    private static let mistakes = [
        MacroSource.Use(
            "    @ComputedProperty var weight = 3\n}",
            "10:27: error: the type of the property ‘weight’ is not written; write var weight: String { … }"),
        MacroSource.Use(
            "    @ComputedProperty static var weight: Int { 3 }\n}",
            "10:23: error: the property ‘weight’ is static, and @ComputedProperty is for one of each thing; leave the word out"
        ),
        MacroSource.Use(
            "    @ComputedProperty var weight: Int\n}",
            "10:27: error: the property ‘weight’ has nothing that computes it; give it a getter, or write @Property before it"
        ),
        MacroSource.Use(
            "    @ComputedProperty var weight: Int { get async { 3 } }\n}",
            "10:5: error: the getter of ‘weight’ waits or throws; write @DeferredProperty before it"),
        MacroSource.Use(
            "    @DeferredProperty var weight: Int { 3 }\n}",
            "10:5: error: the getter of ‘weight’ does not wait; write get async { … }, or @ComputedProperty before it"),
        MacroSource.Use(
            "}; extension Bread {\n    @ComputedProperty var weight: Int { 3 }\n}",
            "11:5: error: @ComputedProperty keeps something beside ‘weight’, which an extension cannot; "
                + "move the property into the type itself"),
        MacroSource.Use(
            "}; @UnionValue enum Loaf { case none }",
            "10:33: error: the case ‘none’ has no value; give it one, as in case none(String)"
        ),
        MacroSource.Use(
            "}; @UnionValue enum Loaf { case two(Int, Int) }",
            "10:33: error: the case ‘two’ has 2 values; give it one, as in case two(String)"),
        MacroSource.Use(
            "}; @UnionValue indirect enum Loaf { case many([Loaf]) }",
            "10:47: error: the case ‘many’ has a value of Loaf itself, of which there is no end; "
                + "give it one of another type"),
        MacroSource.Use(
            "}; @UnionValue enum Loaf {}", "10:21: error: Loaf has no cases; add one for each type"),
        MacroSource.Use(
            "}; @UnionValue struct Loaf {}",
            "10:4: error: @UnionValue is for enumerations; write enum, with a case for each type"
        ),
        MacroSource.Use(
            "}; @AppEnum(schema: .camera.captureMode) struct Mode {}",
            "10:4: error: the schema is one of an enumeration; write enum, with the cases of the schema"),
    ]

    @Test("tell what is wrong, where it is and what mends it", arguments: mistakes)
    func mistake(use: MacroSource.Use) async throws {
        let said = try await MacroSource.said(of: MacroSource.base + "\n\(use.text)\n")
        for line in use.said { #expect(said.contains { $0.hasPrefix("Bread.swift:\(line) (from macro") }, "\(said)") }
    }
}
