// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// The values to choose from for an intent's parameters.
struct ProvidedOptions {
    private let intent: any AppIntent
    private let payload: IntentPayload
    private let report: @Sendable (String) -> Void

    /// - Parameter payload: What is chosen already.
    init(_ intent: any AppIntent, _ payload: IntentPayload, report: @escaping @Sendable (String) -> Void) {
        self.intent = intent
        self.payload = payload
        self.report = report
    }

    /// The values that there are, or that a text may mean.
    ///
    /// - Throws: ``ExtensionRefusal`` where nothing gives values for the parameter; what the app throws.
    func values(of parameter: String, matching text: String?) async throws -> OptionsPayload {
        let provider = try await provider(of: parameter)
        return try await OptionsContext.$intent.withValue(intent) {
            if let text, let query = provider as? any EntityStringQuery {
                return try await query.payload(matching: text)
            }
            return try await provider.payload()
        }
    }

    /// What is taken where nobody chooses: what the intent has set itself, else what its provider says; nil for nothing.
    func defaultValue(of parameter: String) async throws -> IntentValue? {
        let own = IntentParameters.parameter(parameter, of: intent)
        if let value = try own?.intentValue() { return value }
        if let own, own.optionsProvider == nil { return nil }
        let provider = try await provider(of: parameter)
        return try await OptionsContext.$intent.withValue(intent) { try await provider.defaultPayload() }
    }

    private func provider(of name: String) async throws -> any DynamicOptionsProvider {
        try await intent.take(payload.values) { report("\($0) is not set while options are asked for: \($1)") }
        guard let parameter = IntentParameters.parameter(name, of: intent) else {
            throw ExtensionRefusal(
                .malformedRequest, "\(type(of: intent)) has no parameter ‘\(name)’; build it from the installed source")
        }
        guard let provider = parameter.optionsProvider else {
            throw ExtensionRefusal(.notImplemented, "nothing gives values for ‘\(name)’; give it an optionsProvider")
        }
        if let error = AppDependencies.firstMissing(of: provider) { throw error }
        return provider
    }
}

extension DynamicOptionsProvider {
    fileprivate func payload() async throws -> OptionsPayload { try OptionsPayload(try await results()) }

    fileprivate func defaultPayload() async throws -> IntentValue? {
        guard let value = await defaultResult() else { return nil }
        return try ValueCoding.optionalIntentValue(of: value)
    }
}

extension EntityStringQuery {
    fileprivate func payload(matching text: String) async throws -> OptionsPayload {
        try OptionsPayload(try await entities(matching: text))
    }
}

extension OptionsPayload {
    /// As many as travel; who searches narrows them down.
    fileprivate init(_ results: Any) throws {
        var room = OptionBounds.count
        if let sectioned = results as? any SectionedResults {
            self.init(sections: try sectioned.payloads(&room))
        } else if let results = results as? any ResultsCollection {
            let items = try results.items.prefix(room).map { try ValueCoding.intentValue(of: $0) }
            self.init(sections: [Section(items: items)])
        } else {
            self.init(sections: [])
        }
    }
}

/// Results that come in sections.
private protocol SectionedResults {
    func payloads(_ room: inout Int) throws -> [OptionsPayload.Section]
}

extension IntentItemCollection: SectionedResults {
    fileprivate func payloads(_ room: inout Int) throws -> [OptionsPayload.Section] {
        try sections.map { section in
            let items = section.items.prefix(room)
            room -= items.count
            return OptionsPayload.Section(
                title: section.description?.titleText,
                items: try items.map { item in
                    let value = try ValueCoding.intentValue(of: item.value)
                    guard case .object(var object) = value else { return value }
                    object.displayString = item.description.titleText
                    object.subtitle = item.description.subtitleText ?? object.subtitle
                    return .object(object)
                })
        }
    }
}
