// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import PropertyLists

/// Says of a domain what a definition file says of an app's intents.
struct DomainDeclarations {
    let domain: DomainDefinition
    /// By language; the English one has every text there is.
    let tables: [String: StringTable]

    /// A text is looked up by its key in each language, so a key that the English table lacks is no text.
    private func text(_ key: String) -> LocalizableText? {
        tables["en"]?.strings[key].map { LocalizableText($0, key: key) }
    }

    var definition: LocalizedDefinition {
        var file = DefinitionFile(
            modelVersion: .xcode12, namespace: domain.domain, intents: (domain.intents ?? []).map(declaration),
            enums: enumerations.map(declaration), types: values.map(declaration))
        file.optionSets = all(\.options).map(declaration)
        return LocalizedDefinition(file: file, name: domain.domain, tables: tables)
    }

    /// The domain's own and those that all share.
    private var enumerations: [DomainEnumeration] {
        all(\.enumerations)
    }

    private var values: [DomainValue] { all(\.values) }

    private func all<Declaration>(_ part: KeyPath<DomainDefinition, [Declaration]?>) -> [Declaration] {
        let shared = SiriDomains.domains.first { $0.domain == SiriDomains.shared && $0.domain != domain.domain }
        return (domain[keyPath: part] ?? []) + (shared?[keyPath: part] ?? [])
    }
}

// MARK: - Intents

extension DomainDeclarations {
    private func declaration(_ intent: DomainIntent) -> IntentDeclaration {
        // The first word of a name is what is done: SendMessage.
        let verb = intent.name.prefix(1).lowercased() + intent.name.dropFirst().prefix { $0.isLowercase }
        var declaration = IntentDeclaration(kind: .system, name: intent.name, category: "system", verb: verb)
        declaration.className = intent.className
        declaration.domain = domain.domain
        declaration.title = text(intent.name)
        declaration.question = text("\(intent.name).question")
        declaration.needsConfirmation = intent.confirms ?? false
        declaration.restriction = intent.restriction ?? .none
        declaration.followed = intent.followed
        declaration.parameters = (intent.parameters ?? []).filter { $0.reads == nil && $0.local != true }
            .enumerated().map { parameter($1, at: $0 + 1, of: intent) }
        declaration.suggestionCombinations = combinations(of: intent)
        declaration.shortcutCombinations = declaration.suggestionCombinations
        declaration.response = response(of: intent)
        return declaration
    }

    private func parameter(_ property: DomainProperty, at position: Int, of intent: DomainIntent)
        -> ParameterDeclaration
    {
        let spelling = TypeSpelling(property.type)
        let key = "\(intent.name).\(property.name)"
        var parameter = ParameterDeclaration(
            name: property.name, type: type(spelling.element), displayPriority: position)
        parameter.displayName = text(key)
        parameter.isArray = spelling.isArray || spelling.isSet
        parameter.supportsResolution = !(property.resolve ?? []).isEmpty
        parameter.isRequired = property.required ?? false
        parameter.found = property.found
        parameter.dialogs = Self.dialogs.compactMap { name, kind in
            text("\(key).\(name)").map { DialogDeclaration(kind, text: $0) }
        }
        parameter.options = options(key)
        parameter.hasCustomDisambiguation = parameter.dialog(.disambiguationSelection) != nil
        for name in property.resolve ?? [] {
            let result = (domain.results ?? []).first { $0.name == TypeSpelling(name).element }
            if let reasons = result?.reason, parameter.unsupportedReasons.isEmpty {
                parameter.unsupportedReasons = cases(of: reasons).map {
                    UnsupportedReasonDeclaration(code: $0.name, text: text("\(reasons).\($0.name)"))
                }
            }
            if let reasons = result?.confirmationReason {
                for item in cases(of: reasons) {
                    parameter.confirmationReasons[item.number] = text("\(reasons).\(item.name)")
                }
            }
        }
        return parameter
    }

    /// What yes and no are called.
    private func options(_ key: String) -> ValueOptions {
        var options = ValueOptions()
        options.trueName = text("\(key).true")
        options.falseName = text("\(key).false")
        return options
    }

    private static let dialogs: [(name: String, kind: DialogDeclaration.Kind)] = [
        ("ask", .primary), ("confirm", .confirmation), ("introduce", .disambiguationIntroduction),
        ("choose", .disambiguationSelection),
    ]

    /// One for each summary; its parameters are those that it names.
    private func combinations(of intent: DomainIntent) -> [CombinationDeclaration] {
        var combinations: [CombinationDeclaration] = []
        var key = "\(intent.name).summary"
        while let title = text(key) {
            let names = (intent.parameters ?? []).map(\.name).filter { name in
                Placeholders.names(in: title.text).contains { $0 == name || $0.hasPrefix("\(name).") }
            }
            combinations.append(CombinationDeclaration(parameters: names, title: title))
            key = "\(intent.name).summary\(combinations.count + 1)"
        }
        return combinations
    }

    private func response(of intent: DomainIntent) -> ResponseDeclaration {
        let codes = intent.codes.map { name in
            let meaning = ResponseMeaning(rawValue: name)
            return ResponseCodeDeclaration(
                name: name, isSuccess: meaning == .success || meaning == .handleInApp,
                spoken: text("\(intent.name).\(name)"))
        }
        let properties = (intent.response ?? []).filter { $0.local != true && $0.reads == nil }
        var response = ResponseDeclaration(
            codes: codes, properties: properties.map { property($0, of: intent.name) }, outputProperty: intent.output)
        response.numbering = .listed
        return response
    }
}

// MARK: - Types

extension DomainDeclarations {
    private func declaration(_ enumeration: DomainEnumeration) -> EnumDeclaration {
        var declaration = EnumDeclaration(
            name: enumeration.name,
            cases: cases(of: enumeration.name).map { item in
                EnumCaseDeclaration(
                    name: item.name, index: item.number, displayName: text("\(enumeration.name).\(item.name)"))
            })
        declaration.className = enumeration.name
        return declaration
    }

    private func declaration(_ options: DomainOptions) -> EnumDeclaration {
        EnumDeclaration(
            name: options.name,
            cases: options.numberedMembers.map { member in
                EnumCaseDeclaration(
                    name: member.name, index: member.number, displayName: text("\(options.name).\(member.name)"))
            })
    }

    private func declaration(_ value: DomainValue) -> TypeDeclaration {
        let base = values.first { $0.name == value.extends }?.properties ?? []
        var declaration = TypeDeclaration(
            name: value.name,
            properties: (base + (value.properties ?? [])).filter { $0.reads == nil }
                .map { property($0, of: value.name) })
        declaration.className = value.name
        declaration.spokenProperty = value.spoken
        declaration.spokenType = value.spokenAs
        return declaration
    }

    private func property(_ property: DomainProperty, of owner: String) -> PropertyDeclaration {
        let spelling = TypeSpelling(property.type)
        var declaration = PropertyDeclaration(name: property.name, type: type(spelling.element))
        declaration.isArray = spelling.isArray || spelling.isSet
        declaration.options = options("\(owner).\(property.name)")
        return declaration
    }

    private func type(_ name: String) -> ValueType {
        if let plain = Self.plain[name] { return plain }
        if enumerations.contains(where: { $0.name == name }) { return .enumeration(name: name, namespace: nil) }
        if values.contains(where: { $0.name == name }) {
            return .object(name: name, namespace: nil)
        }
        return .system(name: name)
    }

    private static let plain: [String: ValueType] = [
        "String": .string, "Int": .integer, "Double": .decimal, "Float": .decimal, "NSNumber": .decimal,
        "Bool": .boolean, "DateComponents": .dateComponents, "URL": .url, "INFile": .file, "INPerson": .person,
        "CLPlacemark": .placemark, "INSpeakableString": .speakableString, "INCurrencyAmount": .currencyAmount,
        "Measurement<UnitLength>": .length, "Measurement<UnitMass>": .mass, "Measurement<UnitSpeed>": .speed,
        "Measurement<UnitTemperature>": .temperature, "Measurement<UnitEnergy>": .energy,
        "Measurement<UnitVolume>": .volume,
    ]

    /// The cases of an enumeration of the domain with their numbers.
    private func cases(of enumeration: String) -> [NumberedName] {
        enumerations.first { $0.name == enumeration }?.numberedCases ?? []
    }
}
