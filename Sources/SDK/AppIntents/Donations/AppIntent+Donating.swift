// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension AppIntent {
    /// Donates the intent; returns when the system has stored it.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonations.send(self, result: nil)
    }

    /// Donates the intent with its result; returns when the system has stored it.
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await IntentDonations.send(self, result: result)
    }

    /// Donates the intent without waiting.
    @discardableResult
    public func donate() -> IntentDonationIdentifier { IntentDonations.sendWithoutWaiting(self, result: nil) }

    /// Donates the intent with its result, without waiting.
    @discardableResult
    public func donate(result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonations.sendWithoutWaiting(self, result: result)
    }

    /// Performs the intent in this process, as an action of the person in the app.
    ///
    /// - Parameter donateOnCompletion: Whether the system is told about it.
    /// - Returns: The result's value.
    /// - Throws: What ``perform()`` throws, and ``AppIntentError`` where it gives no value.
    @discardableResult
    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws -> PerformResult.Value
    where PerformResult: ReturnsValue {
        let result = try await perform()
        if donateOnCompletion { IntentDonations.sendWithoutWaiting(self, result: result) }
        guard let value = result.value else {
            throw AppIntentError(.misuse("\(Self.self) gave a result without a value"))
        }
        return value
    }

    /// Performs the intent in this process, as an action of the person in the app.
    ///
    /// - Parameter donateOnCompletion: Whether the system is told about it.
    /// - Throws: What ``perform()`` throws.
    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws
    where PerformResult.Value == Never {
        let result = try await perform()
        if donateOnCompletion { IntentDonations.sendWithoutWaiting(self, result: result) }
    }
}
