// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Donates what people do in the app so that the system can suggest it.
public struct IntentDonationManager: Sendable {
    /// The shared instance of the process.
    public static var shared: IntentDonationManager { IntentDonationManager() }

    /// Donates a performed intent; returns when the system has stored it.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
        try await IntentDonations.send(intent, result: nil)
    }

    /// Donates a performed intent with its result; returns when the system has stored it.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await IntentDonations.send(intent, result: result)
    }

    /// Donates a performed intent without waiting.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
        IntentDonations.sendWithoutWaiting(intent, result: nil)
    }

    /// Donates a performed intent with its result, without waiting.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonations.sendWithoutWaiting(intent, result: result)
    }

    /// Deletes donations.
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

    /// One donation.
    public static func donationIdentifier(
        _ identifier: IntentDonationIdentifier
    ) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate(match: .donation(identifier))
    }

    /// Donations that concern an entity.
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate(match: .entity(identifier))
    }

    /// Donations of an intent type, optionally for one entity.
    public static func intentType(
        _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
    ) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate(match: .intent(intentType, entityIdentifier))
    }
}
