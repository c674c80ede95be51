// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemLink
import Wire

extension INInteraction {
    /// Gives the interaction to the system, so that it may offer the intent again.
    ///
    /// Donate after the person has acted, and only then:
    ///
    /// ```swift
    /// INInteraction(intent: order, response: nil).donate { error in
    ///     if let error { print("not donated: \(error.localizedDescription)") }
    /// }
    /// ```
    ///
    /// The interaction is taken as it is now; what changes later is not donated. A person who has switched learning
    /// off for the app is no error.
    ///
    /// - Parameter completion: Called on a background queue, without an error once the donation is on the disk; else
    ///   with an ``INIntentError`` that says why it is not. Calls are answered in their order.
    @preconcurrency public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        let channel = CallChannel.donations
        do {
            var payload = try self.payload()
            let donation = AnonymousDonation()
            payload.identifier = name.donate(as: donation, through: channel)
            channel.call(DonationCall.donate(payload)) { result in
                if case .success(let number) = result { donation.keep(number) }
                completion?(result.error(.donatingInteraction))
            }
        } catch {
            let reason = "the interaction has no form outside the process: \(error)"
            channel.later { completion?(INIntentError(.donatingInteraction, reason: reason)) }
        }
    }

    /// Gives the interaction to the system, so that it may offer the intent again.
    ///
    /// - Throws: ``INIntentError``, as ``donate(completion:)`` reports it.
    public func donate() async throws {
        try await Self.finished { donate(completion: $0) }
    }

    /// Deletes every donation of the app, and with them the shortcuts they stand for.
    ///
    /// - Parameter completion: As with ``donate(completion:)``: without an error they are gone from the disk.
    @preconcurrency public class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        call(.deleteAll, .deletingAllInteractions, completion)
    }

    /// Deletes every donation of the app, and with them the shortcuts they stand for.
    ///
    /// - Throws: ``INIntentError``.
    public class func deleteAll() async throws {
        try await finished { deleteAll(completion: $0) }
    }

    /// Deletes the donations with these identifiers, and the shortcuts that no other donation stands for.
    ///
    /// An identifier that no donation has is no error.
    ///
    /// - Parameter completion: As with ``donate(completion:)``: without an error they are gone from the disk.
    @preconcurrency public class func delete(
        with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        call(.delete(identifiers), .deletingInteractionWithIdentifiers, completion)
    }

    /// Deletes the donations with these identifiers, and the shortcuts that no other donation stands for.
    ///
    /// - Throws: ``INIntentError``.
    public class func delete(with identifiers: [String]) async throws {
        try await finished { delete(with: identifiers, completion: $0) }
    }

    /// Deletes the donations of a group, and the shortcuts that no other donation stands for.
    ///
    /// A group that no donation has is no error.
    ///
    /// - Parameter completion: As with ``donate(completion:)``: without an error they are gone from the disk.
    @preconcurrency public class func delete(
        with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        call(.deleteGroup(groupIdentifier), .deletingInteractionWithGroupIdentifier, completion)
    }

    /// Deletes the donations of a group, and the shortcuts that no other donation stands for.
    ///
    /// - Throws: ``INIntentError``.
    public class func delete(with groupIdentifier: String) async throws {
        try await finished { delete(with: groupIdentifier, completion: $0) }
    }

    private func payload() throws -> DonationPayload {
        DonationPayload(
            InteractionPayload(intent: try intent.payload(), response: try intentResponse?.payload()),
            group: groupIdentifier,
            direction: DonationPayload.Direction(rawValue: direction.rawValue) ?? .unspecified,
            start: dateInterval.map(\.start).flatMap { $0.isInCalendar ? $0 : nil }, duration: dateInterval?.duration,
            status: intentHandlingStatus.rawValue)
    }

    private static func call(
        _ call: DonationCall, _ code: INIntentError.Code, _ completion: (@Sendable ((any Error)?) -> Void)?
    ) {
        CallChannel.donations.call(call) { completion?($0.error(code)) }
    }

    private static func finished(_ work: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            work { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}
