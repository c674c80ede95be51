// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// An App Intent: what the system has to know of it before any of its code runs.
struct IntentCompiling {
    private let type: ConstantType
    private let known: KnownTypes
    private let findings: AppIntentFindings

    init(_ type: ConstantType, _ known: KnownTypes, _ findings: AppIntentFindings) {
        self.type = type
        self.known = known
        self.findings = findings
    }

    func declaration() -> IntentDeclaration {
        let className = known.identifier(of: type)
        let isSuffixed = className.hasSuffix("Intent") && className != "Intent"
        var intent = IntentDeclaration(
            kind: .app, name: isSuffixed ? String(className.dropLast("Intent".count)) : className, category: "generic")
        intent.className = className
        intent.title = title() ?? LocalizableText(type.schemaWords ?? NameWords.title(of: intent.name))
        intent.isConfigurable = true
        intent.parameters = ParameterCompiling(type, known, findings).parameters()
        intent.inputParameter = ParameterCompiling.inputParameter(of: type)
        intent.response = response()
        intent.suggestionCombinations = predictions(parameters: Set(intent.parameters.map(\.name)))
        var own = AppIntentDeclaration(at: type.place, mangledName: type.mangledName)
        describe(&intent, &own)
        own.modes = modes()
        own.authentication = authentication()
        own.roles = roles()
        own.summary = SummaryCompiling(type, intent.parameters, findings).summary()
        own.replacedClass = replacedClass()
        if type.conforms(to: "DeprecatedAppIntent") {
            intent.isDeprecated = true
            own.deprecation = ConstantText(type.constant("deprecation")?.value.argument("message")).text
        }
        own.isDiscoverable = boolean("isDiscoverable") ?? true
        intent.isEligibleForSuggestions = own.isDiscoverable
        intent.isEligibleForWidgets = own.roles.contains(.widgetConfiguration)
        if own.authentication != .alwaysAllowed { intent.restriction = .whileLocked }
        intent.appIntent = own
        return intent
    }

    private func title() -> LocalizableText? {
        let property = type.constant("title")
        if let property, case .interpolation = property.value {
            tellTitle(property)
        } else if let text = ConstantText(property?.value).text {
            return text
        } else if property != nil || !type.conforms(to: "AssistantSchemaIntent") {
            // Schemas bring titles along.
            tellTitle(property)
        }
        return nil
    }

    private func tellTitle(_ property: ConstantType.Property?) {
        findings.error(
            at: type.place(of: property), "the title of \(type.unqualifiedName) is not a literal",
            remedy: "write static let title: LocalizedStringResource = \"…\" in the type, without interpolation")
    }

    private func describe(_ intent: inout IntentDeclaration, _ own: inout AppIntentDeclaration) {
        let value = type.constant("description")?.value
        intent.summary = ConstantText(value).text
        own.category = ConstantText(value?.argument("categoryName")).text
        own.keywords = (value?.argument("searchKeywords")?.elements ?? []).compactMap { ConstantText($0).text }
    }

    /// Nil if there is none; one that is not constant is told.
    private func boolean(_ name: String) -> Bool? {
        guard let property = type.constant(name) else { return nil }
        if let value = property.value.boolean { return value }
        tellUnknown(property, remedy: "write true or false")
        return nil
    }

    private func tellUnknown(_ property: ConstantType.Property, remedy: Sentence) {
        findings.error(
            at: type.place(of: property),
            "\(property.name) of \(type.unqualifiedName) is only known at run time", remedy: remedy)
    }

    private func replacedClass() -> String? {
        guard let property = type.constant("intentClassName") else { return nil }
        guard let name = property.value.literal, !name.isEmpty else {
            tellUnknown(property, remedy: "write the old intent's class name as a string literal")
            return nil
        }
        // Without its module: `App.OrderIntent` names the same class.
        return name.split(separator: ".").last.map(String.init)
    }

    // MARK: Where and for whom

    private func modes() -> [AppIntentDeclaration.Mode] {
        if let property = type.constant("supportedModes") {
            let values = property.value.elements ?? [property.value]
            let modes = values.compactMap(mode)
            if !modes.isEmpty, modes.count == values.count { return modes }
            tellUnknown(property, remedy: "list the modes, such as [.background, .foreground(.dynamic)]")
        }
        let opens = ["OpenIntent", "ShowInAppSearchResultsIntent", "PlayVideoIntent", "StartWorkoutIntent"]
        if let value = boolean("openAppWhenRun") ?? (opens.contains(where: type.conforms) ? true : nil), value {
            return [.foreground]
        }
        return type.conforms(to: "ForegroundContinuableIntent") ? [.background, .dynamicForeground] : [.background]
    }

    private func mode(_ value: ConstantValue) -> AppIntentDeclaration.Mode? {
        let arguments: [ConstantValue.Argument] =
            if case .enumCase(_, let arguments) = value { arguments } else { value.arguments }
        switch (value.name, arguments.first?.value.name) {
        case ("background", nil): return .background
        case ("foreground", nil), ("foreground", "immediate"): return .foreground
        case ("foreground", "dynamic"): return .dynamicForeground
        case ("foreground", "deferred"): return .deferredForeground
        default: return nil
        }
    }

    private func authentication() -> AppIntentDeclaration.Authentication {
        guard let property = type.constant("authenticationPolicy") else { return .alwaysAllowed }
        if let policy = property.value.name.flatMap(AppIntentDeclaration.Authentication.init) { return policy }
        tellUnknown(property, remedy: "write one of the policies, such as .requiresAuthentication")
        return .requiresLocalDeviceAuthentication
    }

    /// By the protocols that make them.
    private static let roles: [AppIntentDeclaration.Role: String] = [
        .opensTarget: "OpenIntent", .deletes: "DeleteIntent", .setsValue: "SetValueIntent",
        .showsSearchResults: "ShowInAppSearchResultsIntent", .focusFilter: "SetFocusFilterIntent",
        .widgetConfiguration: "WidgetConfigurationIntent", .snippet: "SnippetIntent",
        .startsAudio: "AudioStartingIntent", .playsAudio: "AudioPlaybackIntent",
        .reportsProgress: "ProgressReportingIntent", .undoes: "UndoableIntent",
    ]

    private func roles() -> [AppIntentDeclaration.Role] {
        AppIntentDeclaration.Role.allCases.filter { Self.roles[$0].map(type.conforms) ?? false }
    }

    // MARK: Answers

    /// The value that `perform()` returns is the output of the action.
    private func response() -> ResponseDeclaration {
        var response = ResponseDeclaration(codes: [
            ResponseCodeDeclaration(name: "success", isSuccess: true),
            ResponseCodeDeclaration(name: "failure", isSuccess: false),
        ])
        guard let value = returnedType() else { return response }
        let (spelled, _, isArray) = SpelledType.unwrapping(value)
        var property = PropertyDeclaration(name: "value", type: known.valueType(of: spelled))
        property.isArray = isArray
        property.displayName = ConstantText(type.constant("description")?.value.argument("resultValueName")).text
        response.properties = [property]
        response.outputProperty = property.name
        return response
    }

    private func returnedType() -> String? {
        guard let result = type.associatedTypes["PerformResult"] else { return nil }
        let value = result.requirements.first { $0.key.hasSuffix(".Value") }?.value ?? container(result.type)
        return value == "Swift.Never" ? nil : value
    }

    /// The value in a result whose type is written out.
    private func container(_ type: String) -> String? {
        let spelled = SpelledType(type)
        return spelled.name.hasPrefix("AppIntents.") ? spelled.arguments.first : nil
    }

    // MARK: Predictions

    /// The combinations of parameters that may be suggested.
    private func predictions(parameters: Set<String>) -> [CombinationDeclaration] {
        guard let property = type.constant("predictionConfiguration") else { return [] }
        var combinations: [CombinationDeclaration] = []
        for value in property.value.elements ?? [property.value] {
            let names: [String?]
            switch value.argument("parameters") {
            case .tuple(let elements)?: names = elements.map(\.value.property)
            case let single?: names = [single.property]
            case nil: names = []
            }
            let found = names.compactMap { $0 }
            guard case .call = value, found.count == names.count, parameters.isSuperset(of: found) else { continue }
            combinations.append(CombinationDeclaration(parameters: found))
        }
        if combinations.isEmpty {
            findings.warning(
                at: type.place(of: property),
                "the predictions of \(type.unqualifiedName) are only known at run time",
                remedy: "list each with its parameters: IntentPrediction(parameters: (\\.$a, \\.$b)) { … }")
        }
        return combinations
    }
}
