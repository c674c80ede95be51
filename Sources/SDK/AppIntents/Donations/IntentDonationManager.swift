// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Donates what people do in the app so that the system can suggest it.
public struct IntentDonationManager: Sendable {
    /// The shared instance of the process.
    public static var shared: IntentDonationManager { IntentDonationManager() }

    /// Tells the system of an intent that was performed; returns when it knows.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
        try await IntentDonations.send(intent, result: nil)
    }

    /// Tells the system of an intent that was performed, and the result; returns when it knows.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await IntentDonations.send(intent, result: result)
    }

    /// Tells the system of an intent that was performed, without waiting.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
        IntentDonations.sendWithoutWaiting(intent, result: nil)
    }

    /// Tells the system of an intent that was performed, and the result, without waiting.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonations.sendWithoutWaiting(intent, result: result)
    }

    /// Has the system forget.
    ///
    /// - Returns: What it forgot.
    @discardableResult
    public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws
        -> [IntentDonationIdentifier]
    {
        try await IntentDonations.delete(predicate)
    }
}

/// Selects donations to delete.
public struct IntentDonationMatchingPredicate: Sendable {
    enum Match: Sendable {
        case donation(IntentDonationIdentifier)
        case entity(EntityIdentifier)
        case intent(any AppIntent.Type, EntityIdentifier?)
    }

    let match: Match

    /// What was told once.
    public static func donationIdentifier(
        _ identifier: IntentDonationIdentifier
    ) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate(match: .donation(identifier))
    }

    /// What has to do with a thing.
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate(match: .entity(identifier))
    }

    /// What was told about intents of a type, and of a thing where one is named.
    public static func intentType(
        _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
    ) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate(match: .intent(intentType, entityIdentifier))
    }
}
