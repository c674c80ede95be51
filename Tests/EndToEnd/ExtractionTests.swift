// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import IntentDefinition
import IntentValues
import Testing
import Wire

@testable import AppIntents
@testable import TeaIntents

/// J2: what the compiler says of App Intents is what the running program says of them.
@Suite("What is extracted and what runs") struct ExtractionTests {
    private static let intents: [any AppIntent.Type] = [
        BrewTea.self, OpenTea.self, SilentTea.self, ThirstyTea.self, FrontTea.self, DynamicTea.self, DeferredTea.self,
        ContinuingTea.self, SecretTea.self, DeviceTea.self, HiddenTea.self, ServeTea.self, SendTeaNote.self,
        QuietTea.self, TellQuiet.self, CountTea.self, FindTea.self, TellTea.self, FollowTea.self, SayAndFollowTea.self,
        CountAndFollowTea.self, ButtonTea.self, PlanTea.self,
    ]

    private static let definitions = Task { try await TeaRoom.definitions(of: "TeaRoomApp") }

    @Test("every intent is found, by the name and under the identifier that it has")
    func all() async throws {
        let found = try await Self.definitions.value.intents
        #expect(Set(found.compactMap(\.className)) == Set(Self.intents.map { $0.persistentIdentifier }))
        for type in Self.intents {
            let declared = found.first { $0.className == type.persistentIdentifier }
            #expect(declared?.appIntent?.mangledName == _mangledTypeName(type))
        }
    }

    @Test("an intent has the same title, modes, policy and place in search", arguments: intents.indices)
    func traits(index: Int) async throws {
        let type = Self.intents[index]
        let declared = try await declaration(of: type)
        let own = try #require(declared.appIntent)
        #expect(declared.title?.text == type.title.words)
        #expect(own.isDiscoverable == type.isDiscoverable)
        #expect(own.modes.reduce(into: IntentModes()) { $0.insert($1.mode) } == type.supportedModes)
        #expect(own.authentication.rawValue == "\(type.authenticationPolicy)")
    }

    @Test("a parameter has the same name, title, kind, default and dialog", arguments: intents.indices)
    func parameters(index: Int) async throws {
        let type = Self.intents[index]
        let declared = try await declaration(of: type).parameters
        let running = IntentParameters.all(of: type.init())
        #expect(declared.map(\.name) == running.map(\.name))
        for (one, other) in zip(declared, running.map(\.parameter)) {
            #expect(one.displayName?.text == other.title.words, "\(one.name)")
            #expect(one.isRequired == !other.isOptional, "\(one.name)")
            #expect(one.isArray == other.isArray, "\(one.name)")
            #expect(one.hasDynamicOptions == (other.optionsProvider != nil), "\(one.name)")
            #expect(one.dialog(.primary)?.text == other.facts.requestValueDialog?.payload.full, "\(one.name)")
            let value = try other.defaultIntentValue()
            // A list without anything in it is asked for, as what only the code knows is.
            #expect(try await self.value(of: one) == (value == .array([]) ? nil : value), "\(one.name)")
        }
    }

    @Test("an enumeration has the same cases, each under its number")
    func enumeration() async throws {
        let declared = try #require(try await Self.definitions.value.enums.first { $0.name == "TeaStrength" })
        #expect(declared.cases.map(\.rawValue) == TeaStrength.allCases.map(\.rawValue))
        #expect(declared.cases.map(\.index) == TeaStrength.allCases.map(\.rawNumber))
        #expect(
            declared.cases.map(\.displayName?.text)
                == TeaStrength.allCases.map { TeaStrength.caseDisplayRepresentations[$0]?.titleText })
    }

    @Test("a thing has the same properties, those that are computed and fetched among them")
    func properties() async throws {
        let types = try await Self.definitions.value.types
        for entity: any AppEntity in [TeaPot.all[0], TeaNote(id: "a", body: "b")] {
            let declared = try #require(types.first { $0.name == type(of: entity).persistentIdentifier })
            let own = declared.properties.filter { !$0.isInherited }
            let running = EntityProperties.all(of: entity)
            #expect(own.map(\.name) == running.map(\.name))
            for (one, other) in zip(own, running) where !other.property.title.words.isEmpty {
                #expect(one.displayName?.text == other.property.title.words)
            }
            #expect(declared.displayName?.text == type(of: entity).typeDisplayRepresentation.name.words)
        }
        let pot = try #require(types.first { $0.name == "TeaPot" })
        #expect(
            pot.properties.filter { !$0.isInherited }.map(\.type) == [
                .integer, .boolean, .string, .object(name: "Tea", namespace: nil),
            ])
    }

    @Test("a value of several types is what its only case is, and otherwise a text")
    func unions() async throws {
        let parameters = try await declaration(of: ServeTea.self).parameters
        #expect(parameters.map(\.type) == [.string, .object(name: "TeaPot", namespace: nil)])
        #expect(parameters.map(\.hasDynamicOptions) == [false, true])
    }

    @Test("a schema brings the title along that nobody wrote")
    func schemas() async throws {
        let sending = try await declaration(of: SendTeaNote.self)
        #expect(sending.title?.text == "Send Draft")
        #expect(sending.parameters.map(\.name) == ["target", "paper", "sendLaterDate"])
        let paper = try await Self.definitions.value.enums.first { $0.name == "TeaNotePaper" }
        #expect(paper?.displayName?.text == TeaNotePaper.typeDisplayRepresentation.name.words)
        #expect(paper?.displayName?.text == "Filter Type")
    }

    @Test("an entity's query is asked by the same places: of its properties, their comparisons, its orders")
    func queries() async throws {
        let entity = try #require(try await Self.definitions.value.types.first { $0.name == "Cup" }?.entity)
        let running = PropertyQueryDescription(CupQuery.self)
        #expect(entity.filters.map(\.comparators) == running.comparators)
        #expect(entity.filters.map(\.property) == CupQuery.propertyNames(of: Cup.all[0]))
        let sortings: [String: PartialKeyPath<Cup>] = ["name": \Cup.$name, "size": \Cup.$size]
        #expect(entity.sortings.map { sortings[$0] } == CupQuery.sortingOptions.options.map(\.keyPath))
        #expect(entity.abilities == [.suggest, .filter])
        #expect(entity.mangledName == _mangledTypeName(Cup.self))
        #expect(entity.numericFormat?.text == Cup.typeDisplayRepresentation.numericFormat?.words)
        let pot = try #require(try await Self.definitions.value.types.first { $0.name == "Pot" })
        #expect(pot.entity?.abilities == [.suggest, .enumerate])
        #expect(pot.entity?.findWords?.summary.text == "Finds a pot")
        #expect(pot.entity?.findWords?.keywords.map(\.text) == ["kettle"])
        let properties = EntityProperties.all(of: Pot.all[0])
        #expect(pot.properties.filter { !$0.isInherited }.map(\.name) == properties.map(\.name))
        #expect(
            pot.properties.filter { !$0.isInherited }.map(\.displayName?.text) == properties.map(\.property.title.words)
        )
    }

    @Test("the App Shortcuts have the same phrases")
    func shortcuts() async throws {
        let declared = try await Self.definitions.value.appShortcuts
        let running = TeaRoomShortcuts.appShortcuts
        #expect(declared.map { $0.phrases.map(\.text.text) } == running.map(\.phrases))
        #expect(declared.map(\.intent) == running.map { type(of: $0.intent).persistentIdentifier })
        #expect(declared.map(\.shortTitle?.text) == running.map(\.shortTitle?.words))
        #expect(declared.map(\.systemImageName) == running.map(\.systemImageName))
    }

    private func declaration(of type: any AppIntent.Type) async throws -> IntentDeclaration {
        try #require(try await Self.definitions.value.intents.first { $0.className == type.persistentIdentifier })
    }

    /// The default as it travels; nil for none.
    private func value(of parameter: ParameterDeclaration) async throws -> IntentValue? {
        switch parameter.options.defaultValue {
        case .string(let text): .string(text.text)
        case .boolean(let isTrue): .boolean(isTrue)
        case .number(let number): parameter.type == .integer ? .integer(Int(number)) : .decimal(number)
        case .enumCase(let name):
            try await Self.definitions.value.enums.flatMap(\.cases).first { $0.name == name }
                .map { .enumeration($0.index) }
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
