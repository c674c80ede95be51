// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Information about a parameter while its value is resolved.
public struct IntentParameterContext<Value>: AnyIntentValue, @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
    // `@unchecked`: its only property is a constant of a class that is safe to share.

    let parameter: IntentParameter<Value>

    init(_ parameter: IntentParameter<Value>) { self.parameter = parameter }

    /// What people call the parameter.
    public var title: LocalizedStringResource { parameter.title }
    /// Whether the value is optional.
    public var isOptional: Bool { parameter.isOptional }

    /// Asks for a value.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await parameter.requestValue(dialog)
    }

    /// Asks which of some values is meant.
    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        try await parameter.requestDisambiguation(among: itemsToDisambiguate, dialog: dialog)
    }

    /// Asks whether a value is meant.
    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        try await parameter.requestConfirmation(for: itemToConfirm, dialog: dialog)
    }

    /// What to throw to have a value asked for.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { parameter.needsValueError(dialog) }

    /// What to throw to have asked which of some values is meant.
    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        parameter.needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
    }
}
