// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import IntentDefinition
import IntentValues
import Testing
import Wire

@testable import AppIntents

/// J2: what the compiler says of App Intents is what the running program says of them.
@Suite("What is extracted and what runs") struct ExtractionTests {
    /// Each intent of a program, by its place in the program's list.
    private static let intents = IntentProgram.all.flatMap { program in
        program.intents.indices.map { (program, $0) }
    }

    @Test("everything is found, by the name and under the identifier that it has", arguments: IntentProgram.all)
    func all(program: IntentProgram) async throws {
        let found = try await program.definitions
        #expect(Set(found.intents.compactMap(\.className)) == Set(program.intents.map { $0.persistentIdentifier }))
        #expect(Set(found.enums.map(\.name)) == Set(program.enums.map { $0.persistentIdentifier }))
        #expect(Set(found.types.map(\.name)) == Set(program.entities.map { type(of: $0).persistentIdentifier }))
        for type in program.intents {
            let declared = found.intents.first { $0.className == type.persistentIdentifier }
            #expect(declared?.appIntent?.mangledName == _mangledTypeName(type))
        }
    }

    @Test("an intent has the same words, modes, policy and place in search", arguments: intents)
    func traits(program: IntentProgram, index: Int) async throws {
        let (type, declared) = try await intent(index, of: program)
        let own = try #require(declared.appIntent)
        #expect(declared.title?.text == type.title.words)
        #expect(declared.summary?.text == type.description?.descriptionText.words)
        #expect(own.category?.text == type.description?.categoryName?.words)
        #expect(own.keywords.map(\.text) == type.description?.searchKeywords.map(\.words) ?? [])
        #expect(own.isDiscoverable == type.isDiscoverable)
        #expect(own.modes.reduce(into: IntentModes()) { $0.insert($1.mode) } == type.supportedModes)
        #expect(own.authentication.rawValue == "\(type.authenticationPolicy)")
        #expect(own.replacedClass == (type as? any CustomIntentMigratedAppIntent.Type)?.intentClassName)
    }

    @Test("a parameter has the same name, title, kind, range, default and dialog", arguments: intents)
    func parameters(program: IntentProgram, index: Int) async throws {
        let (type, declared) = try await intent(index, of: program)
        let running = IntentParameters.all(of: type.init())
        #expect(declared.parameters.map(\.name) == running.map(\.name))
        for (one, other) in zip(declared.parameters, running.map(\.parameter)) {
            #expect(one.displayName?.text == other.title.words, "\(one.name)")
            #expect(one.isRequired == !other.isOptional, "\(one.name)")
            #expect(one.isArray == other.isArray, "\(one.name)")
            #expect(one.hasDynamicOptions == (other.optionsProvider != nil), "\(one.name)")
            #expect(one.dialog(.primary)?.text == other.facts.requestValueDialog?.payload.full, "\(one.name)")
            #expect(range(of: one) == range(of: other), "\(one.name)")
            let value = try other.defaultIntentValue()
            // A list without anything in it is asked for, as what only the code knows is.
            let known = value == .array([]) ? nil : value
            #expect(defaultValue(of: one, among: try await program.definitions.enums) == known, "\(one.name)")
        }
    }

    @Test("an enumeration has the same cases, each under its number and in its words", arguments: IntentProgram.all)
    func enumerations(program: IntentProgram) async throws {
        for type in program.enums {
            let declared = try #require(
                try await program.definitions.enums.first { $0.name == type.persistentIdentifier })
            #expect(declared.displayName?.text == type.typeDisplayRepresentation.name.words)
            #expect(declared.cases.map(RunningCase.init) == RunningCase.all(of: type))
        }
    }

    @Test(
        "a thing has the same properties, those that are computed and fetched among them", arguments: IntentProgram.all)
    func properties(program: IntentProgram) async throws {
        for entity in program.entities {
            let declared = try await declaration(of: entity, in: program)
            let own = declared.properties.filter { !$0.isInherited }
            let running = EntityProperties.all(of: entity)
            #expect(own.map(\.name) == running.map(\.name))
            for (one, other) in zip(own, running) where !other.property.title.words.isEmpty {
                #expect(one.displayName?.text == other.property.title.words)
            }
            let shown = type(of: entity).typeDisplayRepresentation
            #expect(declared.displayName?.text == shown.name.words)
            #expect(declared.entity?.numericFormat?.text == shown.numericFormat?.words)
            #expect(declared.entity?.mangledName == _mangledTypeName(type(of: entity)))
        }
    }

    @Test("a query is asked for what it can, and says the same of what finds things", arguments: IntentProgram.all)
    func queries(program: IntentProgram) async throws {
        for entity in program.entities {
            let declared = try #require(try await declaration(of: entity, in: program).entity)
            let query = type(of: type(of: entity).anyQuery)
            let abilities: [(EntityDeclaration.Ability, Bool)] = [
                (.suggest, true), (.search, query is any EntityStringQuery.Type),
                (.enumerate, query is any EnumerableEntityQuery.Type),
                (.filter, query is any EntityPropertyQuery.Type),
            ]
            #expect(declared.abilities == abilities.filter(\.1).map(\.0), "\(query)")
            let words =
                (query as? any EnumerableEntityQuery.Type)?.findIntentDescription
                ?? (query as? any EntityPropertyQuery.Type)?.findIntentDescription
            #expect(declared.findWords?.summary.text == words?.descriptionText.words)
            #expect(declared.findWords?.keywords.map(\.text) == words?.searchKeywords.map(\.words))
        }
    }

    @Test("a property query has the same comparisons and orders", arguments: IntentProgram.all)
    func comparisons(program: IntentProgram) async throws {
        for entity in program.entities {
            guard let query = type(of: type(of: entity).anyQuery) as? any EntityPropertyQuery.Type else { continue }
            let declared = try #require(try await declaration(of: entity, in: program).entity)
            let running = PropertyQueryDescription(query)
            #expect(declared.filters.map(\.comparators) == running.comparators)
            #expect(declared.sortings.count == running.orderCount)
        }
    }

    @Test("the App Shortcuts have the same phrases", arguments: IntentProgram.all)
    func shortcuts(program: IntentProgram) async throws {
        let declared = try await program.definitions.appShortcuts
        let running = program.shortcuts.appShortcuts
        #expect(declared.map { $0.phrases.map(\.text.text) } == running.map(\.phrases))
        #expect(declared.map(\.intent) == running.map { type(of: $0.intent).persistentIdentifier })
        #expect(declared.map(\.shortTitle?.text) == running.map(\.shortTitle?.words))
        #expect(declared.map(\.systemImageName) == running.map(\.systemImageName))
    }

    private func intent(
        _ index: Int, of program: IntentProgram
    ) async throws -> (any AppIntent.Type, IntentDeclaration) {
        let type = program.intents[index]
        let found = try await program.definitions.intents.first { $0.className == type.persistentIdentifier }
        return (type, try #require(found))
    }

    private func declaration(of entity: any AppEntity, in program: IntentProgram) async throws -> TypeDeclaration {
        let name = type(of: entity).persistentIdentifier
        return try #require(try await program.definitions.types.first { $0.name == name })
    }

    private func range(of parameter: ParameterDeclaration) -> [Double?] {
        [parameter.options.minimum, parameter.options.maximum]
    }

    private func range(of parameter: any AnyIntentParameter) -> [Double?] {
        switch parameter.facts[.inclusiveRange] {
        case let range as IntentParameter<Int>.InclusiveRange<Int>:
            [Double(range.lowerBound), Double(range.upperBound)]
        case let range as IntentParameter<Double>.InclusiveRange<Double>: [range.lowerBound, range.upperBound]
        default: [nil, nil]
        }
    }

    /// The default as it travels; nil for none.
    private func defaultValue(of parameter: ParameterDeclaration, among enums: [EnumDeclaration]) -> IntentValue? {
        switch parameter.options.defaultValue {
        case .string(let text): .string(text.text)
        case .boolean(let isTrue): .boolean(isTrue)
        case .number(let number): parameter.type == .integer ? .integer(Int(number)) : .decimal(number)
        case .enumCase(let name):
            enums.flatMap(\.cases).first { $0.name == name }.map { .enumeration($0.index) }
        case nil: nil
        }
    }
}

extension AppIntentDeclaration.Mode {
    fileprivate var mode: IntentModes {
        switch self {
        case .background: .background
        case .foreground: .foreground
        case .dynamicForeground: .foreground(.dynamic)
        case .deferredForeground: .foreground(.deferred)
        }
    }
}
