// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the elements of `INIntents`.
struct IntentDecoder {
    let scope: DeclarationScope
    let classes: ClassNameRegister

    static let keys = KeyTable(
        "an intent",
        [
            "INIntentCategory": .text,
            "INIntentClassName": .text,
            "INIntentClassPrefix": .text,
            "INIntentConfigurable": .flag,
            "INIntentCustomizable": .flag,
            "INIntentDefaultImageName": .text,
            "INIntentDeprecated": .flag,
            "INIntentDescription": .text,
            "INIntentDescriptionID": .text,
            "INIntentDomain": .text,
            "INIntentEligibleForWidgets": .flag,
            "INIntentIneligibleForSuggestions": .flag,
            "INIntentInput": .text,
            "INIntentKeyParameter": .text,
            "INIntentLastParameterTag": .integer,
            "INIntentManagedParameterCombinations": .dictionary,
            "INIntentName": .text,
            "INIntentParameterCombinations": .dictionary,
            "INIntentParameters": .list,
            "INIntentResponse": .dictionary,
            "INIntentRestrictions": .integer,
            "INIntentTitle": .text,
            "INIntentTitleID": .text,
            "INIntentType": .text,
            "INIntentUserConfirmationRequired": .flag,
            "INIntentVerb": .text,
        ])

    func decode(_ list: [Fields]) -> [IntentDeclaration] {
        var names = Set<String>()
        return list.compactMap { fields in
            guard let intent = decode(fields) else { return nil }
            guard intent.kind == .custom else { return intent }
            let place = fields.place(of: "INIntentName")
            guard names.insert(intent.name).inserted else {
                fields.findings.error(
                    at: place, "there are two intents '\(intent.name.shortened)'", mend: "rename one, or remove it")
                return nil
            }
            checkClassName(of: intent, fields)
            return intent
        }
    }

    private func checkClassName(of intent: IntentDeclaration, _ fields: Fields) {
        let place = fields.place(of: intent.className == nil ? "INIntentName" : "INIntentClassName")
        if let className = intent.className {
            classes.check(className, at: place)
        } else {
            classes.check(intent.name, prefix: intent.classPrefix ?? "", at: place)
        }
        classes.claim(
            ClassNames().intent(intent), suffixes: ["Handling", "Response", "ResponseCode"],
            for: "the intent '\(intent.name)'", at: place)
    }

    private func decode(_ fields: Fields) -> IntentDeclaration? {
        let name = fields.required("INIntentName", of: "an intent", mend: "add it, such as 'OrderCoffee'")
        let owner = name.map { "the intent '\($0.shortened)'" } ?? "an intent"
        let kind = fields.choice(
            "INIntentType", of: owner, among: [IntentDeclaration.Kind.custom, IntentDeclaration.Kind.system])
        let category = fields.required("INIntentCategory", of: owner, mend: "add it, such as 'generic'")
        let parameters = ParameterDecoder(scope: scope, isFramework: kind == .system)
            .decode(fields.list("INIntentParameters", keys: ParameterDecoder.keys))
        let response = response(fields, owner, kind)
        let names = Set(parameters.map(\.name))
        let combinations = CombinationDecoder(names: names)
        let suggestions = combinations.decode("INIntentParameterCombinations", of: fields)
        let shortcuts = combinations.decode("INIntentManagedParameterCombinations", of: fields)
        let restriction = restriction(fields)
        guard let name, let kind, let category else { return nil }
        var intent = IntentDeclaration(kind: kind, name: name, category: category, verb: verb(fields, owner, kind))
        describe(&intent, fields)
        intent.restriction = restriction
        intent.inputParameter = parameter("INIntentInput", among: names, fields)
        intent.keyParameter = parameter("INIntentKeyParameter", among: names, fields)
        intent.parameters = parameters
        intent.suggestionCombinations = suggestions
        intent.shortcutCombinations = shortcuts
        intent.response = response
        return intent
    }

    private func describe(_ intent: inout IntentDeclaration, _ fields: Fields) {
        intent.className = fields.string("INIntentClassName")
        intent.classPrefix = fields.string("INIntentClassPrefix")
        intent.domain = fields.string("INIntentDomain")
        intent.title = fields.text("INIntentTitle")
        intent.summary = fields.text("INIntentDescription")
        intent.imageName = fields.string("INIntentDefaultImageName")
        intent.isConfigurable = fields.flag("INIntentConfigurable")
        intent.isEligibleForSuggestions = !fields.flag("INIntentIneligibleForSuggestions")
        intent.isEligibleForWidgets = fields.flag("INIntentEligibleForWidgets")
        intent.isDeprecated = fields.flag("INIntentDeprecated")
        intent.needsConfirmation = fields.flag("INIntentUserConfirmationRequired")
    }

    private func verb(_ fields: Fields, _ owner: String, _ kind: IntentDeclaration.Kind) -> String? {
        let verb = fields.string("INIntentVerb")
        if kind == .custom, !fields.has("INIntentVerb") {
            fields.findings.warning(
                at: fields.place, "\(owner) has no 'INIntentVerb', and is spoken of as something to do",
                mend: "add it, such as 'Order'")
        }
        return verb
    }

    private func response(
        _ fields: Fields, _ owner: String, _ kind: IntentDeclaration.Kind?
    ) -> ResponseDeclaration? {
        // Of a system intent the framework knows the answers.
        guard kind == .custom else { return nil }
        if !fields.has("INIntentResponse") {
            fields.findings.error(
                at: fields.place, "\(owner) has no 'INIntentResponse'",
                mend: "add it with 'INIntentResponseCodes' that hold 'success' and 'failure'")
        }
        return fields.fields("INIntentResponse", keys: ResponseDecoder.keys)
            .map { ResponseDecoder(scope: scope).decode($0) }
    }

    private func restriction(_ fields: Fields) -> IntentDeclaration.Restriction {
        guard let number = fields.integer("INIntentRestrictions") else { return .none }
        if let restriction = IntentDeclaration.Restriction(rawValue: number) { return restriction }
        fields.findings.error(
            at: fields.place(of: "INIntentRestrictions"), "\(number) is no restriction",
            mend: "write 0 for none, 1 for while locked, 2 for while protected data is unavailable")
        return .none
    }

    private func parameter(_ key: String, among names: Set<String>, _ fields: Fields) -> String? {
        guard let name = fields.string(key), !name.isEmpty else { return nil }
        if !names.contains(name) {
            fields.findings.warning(
                at: fields.place(of: key), "'\(key)' names '\(name.shortened)', which is no parameter of the intent",
                mend: NearestName(among: names.sorted()).find(name).map { "write '\($0)'" } ?? "name a parameter")
        }
        return name
    }
}
