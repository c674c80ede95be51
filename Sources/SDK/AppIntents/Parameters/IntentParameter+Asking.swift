// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

extension IntentParameter {
    /// Asks the person for a value.
    ///
    /// - Returns: The value, which is not set yet.
    /// - Throws: Where the person does not answer, or nobody can be asked.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await value(of: .value(parameter: try askedName(), (dialog ?? facts.requestValueDialog)?.payload))
    }

    /// What to throw to have a value asked for.
    public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

    /// What to throw to have a value asked for, and the intent performed again with it.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        error { .value(parameter: try self.askedName(), (dialog ?? self.facts.requestValueDialog)?.payload) }
    }

    /// Asks the person which of some values is meant.
    ///
    /// - Returns: One of the values.
    /// - Throws: Where the person does not answer, or nobody can be asked.
    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        let items = try itemsToDisambiguate.map { try ValueCoding.intentValue(of: $0) }
        let question = QuestionPayload.disambiguation(
            parameter: try askedName(), among: items, (dialog ?? facts.requestDisambiguationDialog)?.payload)
        guard case .value(let chosen) = try await IntentRun.ask(question) else { throw IntentRun.misfit(question) }
        // The app's own object, with all that did not travel.
        if let place = items.firstIndex(where: { $0.identity == chosen.identity }) { return itemsToDisambiguate[place] }
        return try await ValueCoding.value(of: chosen, as: Value.ValueType.self)
    }

    /// What to throw to have asked which of some values is meant, and the intent performed again with it.
    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        error {
            .disambiguation(
                parameter: try self.askedName(),
                among: try itemsToDisambiguate.map { try ValueCoding.intentValue(of: $0) },
                (dialog ?? self.facts.requestDisambiguationDialog)?.payload)
        }
    }

    /// Asks the person whether a value is meant.
    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        let question = QuestionPayload.valueConfirmation(
            parameter: try askedName(), try ValueCoding.intentValue(of: itemToConfirm), dialog?.payload)
        guard case .agreed(let agreed) = try await IntentRun.ask(question) else { throw IntentRun.misfit(question) }
        return agreed
    }

    private func value(of question: QuestionPayload) async throws -> Value.ValueType {
        guard case .value(let value) = try await IntentRun.ask(question) else { throw IntentRun.misfit(question) }
        return try await ValueCoding.value(of: value, as: Value.ValueType.self, for: self)
    }

    private func error(_ question: () throws -> QuestionPayload) -> AppIntentError {
        do {
            return AppIntentError(.question(try question()))
        } catch {
            return error as? AppIntentError ?? AppIntentError(.misuse("\(error)"))
        }
    }

    /// The name by which the system knows it.
    private func askedName() throws -> String {
        if let name = name ?? IntentRun.name(of: self) { return name }
        throw AppIntentError(
            .misuse(
                "the parameter ‘\(String(localized: title))’ belongs to no intent that the system performs; "
                    + "ask for values in perform()"))
    }
}
