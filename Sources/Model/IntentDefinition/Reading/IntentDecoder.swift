// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// Decodes one entry of `INIntents`.
struct IntentDecoder {
    private static let categories = [
        "checkIn", "create", "download", "generic", "information", "navigation", "order", "request", "search", "set",
        "share", "start", "system", "toggle",
    ]

    let classNames: ClassNames

    func decode(_ fields: Fields) -> IntentDeclaration? {
        defer { fields.finish() }
        let intent = fields.prefixed("INIntent")
        // Of use to the editor, or written into the compiled copy only.
        fields.ignore("INIntentLastParameterTag", "INIntentHash", "INIntentCustomizable")
        let name = intent.requiredString("Name", of: "an intent", example: "OrderCoffee")
        let shownName = SwiftIdentifier.shown(name ?? "unnamed")
        let kind = kind(of: intent, shownName)
        let category = category(of: intent, shownName)
        var declaration = IntentDeclaration(
            kind: kind ?? .custom, name: name ?? "", category: category ?? "generic", verb: intent.string("Verb"))
        decodeTexts(intent, into: &declaration)
        decodeFlags(intent, into: &declaration)
        decodeParameters(fields, shownName, into: &declaration)
        decodeResponse(fields, shownName, knowsKind: kind != nil, into: &declaration)
        guard name != nil, let kind, category != nil else { return nil }
        if kind == .custom { declareClass(of: declaration, intent) }
        return declaration
    }

    private func kind(of intent: Fields, _ name: String) -> IntentDeclaration.Kind? {
        let text = intent.requiredString("Type", of: "the intent '\(name)'", example: "Custom")
        guard let text else { return nil }
        if let kind = IntentDeclaration.Kind(rawValue: text) { return kind }
        intent.findings.error(
            at: intent.place(of: "Type"), "the intent '\(name)' has the unknown type '\(SwiftIdentifier.shown(text))'",
            remedy: "write Custom, or System for an intent of the framework")
        return nil
    }

    private func category(of intent: Fields, _ name: String) -> String? {
        let category = intent.requiredString("Category", of: "the intent '\(name)'", example: "generic")
        guard let category else { return nil }
        if !Self.categories.contains(category) {
            let meant = Spelling.nearest(to: category, in: Self.categories, within: 3)
            intent.findings.warning(
                at: intent.place(of: "Category"),
                "the intent '\(name)' has the unknown category '\(SwiftIdentifier.shown(category))'",
                remedy: meant.map { "write \($0)" } ?? "use one of: \(Self.categories.joined(separator: ", "))")
        }
        return category
    }

    private func decodeTexts(_ intent: Fields, into declaration: inout IntentDeclaration) {
        declaration.className = intent.string("ClassName").flatMap { $0.isEmpty ? nil : $0 }
        declaration.classPrefix = intent.string("ClassPrefix").flatMap { $0.isEmpty ? nil : $0 }
        declaration.domain = intent.string("Domain")
        declaration.title = intent.text("Title")
        declaration.summary = intent.text("Description")
        declaration.imageName = intent.string("DefaultImageName").flatMap { $0.isEmpty ? nil : $0 }
        declaration.inputParameter = intent.string("Input").flatMap { $0.isEmpty ? nil : $0 }
        declaration.keyParameter = intent.string("KeyParameter").flatMap { $0.isEmpty ? nil : $0 }
    }

    private func decodeFlags(_ intent: Fields, into declaration: inout IntentDeclaration) {
        declaration.isConfigurable = intent.flag("Configurable")
        declaration.isEligibleForSuggestions = !intent.flag("IneligibleForSuggestions")
        declaration.isEligibleForWidgets = intent.flag("EligibleForWidgets")
        declaration.isDeprecated = intent.flag("Deprecated")
        declaration.needsConfirmation = intent.flag("UserConfirmationRequired")
        guard let number = intent.integer("Restrictions") else { return }
        let restrictions = IntentDeclaration.Restriction.allCases
        if restrictions.indices.contains(number) {
            declaration.restriction = restrictions[number]
        } else {
            intent.findings.error(
                at: intent.place(of: "Restrictions"), "INIntentRestrictions is \(number)",
                remedy: "write 0 for none, 1 for while locked or 2 for while protected data is unavailable")
        }
    }

    private func decodeParameters(_ fields: Fields, _ name: String, into declaration: inout IntentDeclaration) {
        let isSystem = declaration.kind == .system
        var names = DeclaredNames(of: "parameter", beside: isSystem ? nil : .intent)
        var places: [String: Fields] = [:]
        let all = fields.dictionaries("INIntentParameters", of: "a parameter of '\(name)'")
        var repeated: Set<String> = []
        let parameters = all.enumerated().compactMap { index, fields -> ParameterDeclaration? in
            let decoder = ParameterDecoder(intent: name, isSystem: isSystem, position: index + 1)
            guard let parameter = decoder.decode(fields) else { return nil }
            names.declare(parameter.name, at: fields.place(of: "INIntentParameterName"), fields.findings)
            if places.updateValue(fields, forKey: parameter.name) != nil { repeated.insert(parameter.name) }
            return parameter
        }
        declaration.parameters = DisplayOrder.sorted(parameters, by: \.displayPriority)
        let known = Set(fields.names("INIntentParameters", under: "INIntentParameterName").map(\.text))
        let combinations = CombinationDecoder(parameters: known)
        declaration.suggestionCombinations = combinations.decode(fields.dictionary("INIntentParameterCombinations"))
        declaration.shortcutCombinations = combinations.decode(
            fields.dictionary("INIntentManagedParameterCombinations"))
        ParameterChecks(parameters: declaration.parameters, known: known, repeated: repeated, places: places)
            .check(declaration, fields)
    }

    private func decodeResponse(
        _ fields: Fields, _ name: String, knowsKind: Bool, into declaration: inout IntentDeclaration
    ) {
        let response = fields.dictionary("INIntentResponse")
        guard declaration.kind == .custom else { return }
        if let response {
            declaration.response = ResponseDecoder(intent: name).decode(response)
        } else if !fields.has("INIntentResponse"), knowsKind {
            fields.findings.error(
                at: fields.location, "the intent '\(name)' has no INIntentResponse",
                remedy: "add INIntentResponse with INIntentResponseCodes that hold success and failure")
        }
    }

    private func declareClass(of declaration: IntentDeclaration, _ intent: Fields) {
        let className = classNames.intent(declaration)
        var names = DeclaredNames(of: "intent")
        let key = declaration.className == nil ? "Name" : "ClassName"
        names.declare(className, at: intent.place(of: key), intent.findings)
    }
}

/// Decodes the two tables of parameter combinations; each maps comma-joined
/// parameter names to a title and flags.
struct CombinationDecoder {
    /// The names a combination may have.
    let parameters: Set<String>

    func decode(_ table: Fields?) -> [CombinationDeclaration] {
        guard let table else { return [] }
        return table.entries.compactMap { entry in
            Fields(entry.value, of: "the combination '\(SwiftIdentifier.shown(entry.key))'", table.findings)
                .map { decode($0, key: entry) }
        }
    }

    private func decode(_ fields: Fields, key: PropertyListNode.Entry) -> CombinationDeclaration {
        defer { fields.finish() }
        let row = fields.prefixed("INIntentParameterCombination")
        let names = key.key.split(separator: ",").map { String($0.trimmingPrefix(while: \.isWhitespace)) }
        var combination = CombinationDeclaration(parameters: names, title: row.text("Title"))
        combination.subtitle = row.text("Subtitle")
        combination.isPrimary = row.flag("IsPrimary")
        combination.runsInBackground = row.flag("SupportsBackgroundExecution")
        let followsOther = row.flag("IsLinked")
        let leadsOther = row.flag("UpdatesLinked")
        combination.isLinked = followsOther || leadsOther
        for name in names where !parameters.contains(name) {
            let meant = fields.findings.word(near: name, among: parameters, within: 2)
            fields.findings.warning(
                at: key.keyLocation, "the combination names '\(SwiftIdentifier.shown(name))', which is not a parameter",
                remedy: meant.map { "write \($0)" } ?? "remove the name or declare the parameter")
        }
        Placeholders.check(combination.title, at: row.place(of: "Title"), against: parameters, fields.findings)
        Placeholders.check(combination.subtitle, at: row.place(of: "Subtitle"), against: parameters, fields.findings)
        return combination
    }
}
