// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import SystemLink
import Wire

/// An intent together with its response.
///
/// An app donates one for each action the person performed; the system hands
/// one to an app that it opens to continue with an intent.
open class INInteraction: NSObject, NSCopying, NSSecureCoding {
    private let copiedIntent: INIntent
    private let copiedResponse: INIntentResponse?
    /// Shared with copies, which have the same identifier.
    private(set) var name = InteractionName()

    /// A copy of the intent.
    open var intent: INIntent { copiedIntent }
    /// A copy of the response.
    open var intentResponse: INIntentResponse? { copiedResponse }
    /// The status of the handling, from the response's standard code; unspecified for the app's own codes.
    open package(set) var intentHandlingStatus: INIntentHandlingStatus
    /// The direction: who acted.
    open var direction: INInteractionDirection = .unspecified
    /// The time and duration of the interaction.
    open var dateInterval: DateInterval?
    /// The identifier for deleting the donation; unique unless the app sets its own, and created when first read.
    open var identifier: String {
        get { name.text }
        set { name = InteractionName(newValue) }
    }
    /// The identifier for deleting a group of donations.
    open var groupIdentifier: String?

    /// An intent with the result.
    public init(intent: INIntent, response: INIntentResponse?) {
        copiedIntent = intent.copy() as? INIntent ?? intent
        copiedResponse = response.map { $0.copy() as? INIntentResponse ?? $0 }
        intentHandlingStatus = response.map { INIntentHandlingStatus(responseCode: $0.rawCode) } ?? .unspecified
    }

    /// The value of a parameter of the intent or the response; nil when it has none.
    open func parameterValue(for parameter: INParameter) -> Any? {
        let owner: AnyObject
        let table: [IntentProperty]
        if type(of: intent) == parameter.parameterClass {
            (owner, table) = (intent, type(of: intent).properties)
        } else if let response = intentResponse, type(of: response) == parameter.parameterClass {
            (owner, table) = (response, type(of: response).properties)
        } else {
            return nil
        }
        guard let property = table.first(where: { $0.name == parameter.parameterKeyPath }) else { return nil }
        return property.content(of: owner)
    }

    /// An interaction with copies of intent and response.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INInteraction(intent: intent, response: intentResponse)
        copy.intentHandlingStatus = intentHandlingStatus
        copy.direction = direction
        copy.dateInterval = dateInterval
        copy.name = name
        copy.groupIdentifier = groupIdentifier
        return copy
    }

    private struct Archive: Codable {
        var intent: IntentPayload
        var responseClass: String?
        var response: ResponsePayload?
        var status: Int
        var direction: Int
        var dateInterval: DateInterval?
        var identifier: String
        var groupIdentifier: String?
    }

    /// Always true: an interaction is archived as JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Writes intent, response and the rest into a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encodeJSON {
            Archive(
                intent: try intent.payload(), responseClass: intentResponse.map { WireName.of(type(of: $0)) },
                response: try intentResponse?.payload(), status: intentHandlingStatus.rawValue,
                direction: direction.rawValue, dateInterval: dateInterval, identifier: identifier,
                groupIdentifier: groupIdentifier)
        }
    }

    /// Decodes an archive from ``encode(with:)``; nil if this process lacks the intent's class.
    public required convenience init?(coder: NSCoder) {
        guard let archive = coder.decodeJSON(Archive.self),
            let intentClass = WireName.class(archive.intent.className) as? INIntent.Type
        else { return nil }
        let intent = intentClass.init(blank: ())
        let responseClass = archive.responseClass.flatMap { WireName.class($0) as? INIntentResponse.Type }
        let response = responseClass?.init(blank: ())
        do {
            try intent.fill(from: archive.intent)
            if let payload = archive.response { try response?.fill(from: payload) }
        } catch {
            coder.report(error)
            return nil
        }
        self.init(intent: intent, response: response)
        intentHandlingStatus = INIntentHandlingStatus(rawValue: archive.status) ?? .unspecified
        direction = INInteractionDirection(rawValue: archive.direction) ?? .unspecified
        dateInterval = archive.dateInterval
        identifier = archive.identifier
        groupIdentifier = archive.groupIdentifier
    }

    /// Donates the interaction, so that the system can suggest the intent.
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

    /// Donates the interaction, so that the system can suggest the intent.
    ///
    /// - Throws: ``INIntentError``, as ``donate(completion:)`` reports it.
    public func donate() async throws { try await completed { donate(completion: $0) } }

    /// Deletes all of the app's donations, and their suggested shortcuts.
    ///
    /// - Parameter completion: Called without an error once they are deleted from the disk.
    @preconcurrency public class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        call(.deleteAll, .deletingAllInteractions, completion)
    }

    /// Deletes all of the app's donations, and their suggested shortcuts.
    ///
    /// - Throws: ``INIntentError``.
    public class func deleteAll() async throws { try await completed { deleteAll(completion: $0) } }

    /// Deletes the donations with these identifiers, and the shortcuts that no other donation stands for.
    ///
    /// An identifier that no donation has is no error.
    ///
    /// - Parameter completion: Called without an error once they are deleted from the disk.
    @preconcurrency public class func delete(
        with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        call(.delete(identifiers), .deletingInteractionWithIdentifiers, completion)
    }

    /// Deletes the donations with these identifiers, and the shortcuts that no other donation stands for.
    ///
    /// - Throws: ``INIntentError``.
    public class func delete(with identifiers: [String]) async throws {
        try await completed { delete(with: identifiers, completion: $0) }
    }

    /// Deletes the donations of a group, and the shortcuts that no other donation stands for.
    ///
    /// A group that no donation has is no error.
    ///
    /// - Parameter completion: Called without an error once they are deleted from the disk.
    @preconcurrency public class func delete(
        with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        call(.deleteGroup(groupIdentifier), .deletingInteractionWithGroupIdentifier, completion)
    }

    /// Deletes the donations of a group, and the shortcuts that no other donation stands for.
    ///
    /// - Throws: ``INIntentError``.
    public class func delete(with groupIdentifier: String) async throws {
        try await completed { delete(with: groupIdentifier, completion: $0) }
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
}

extension INIntentHandlingStatus {
    /// The status that mirrors one of the standard codes of a custom intent, 0 to 6.
    init(responseCode code: Int) {
        self =
            switch code {
            case 1: .ready
            case 2: .deferredToApplication
            case 3: .inProgress
            case 4: .success
            case 5: .failure
            case 6: .failure
            default: .unspecified
            }
    }
}

/// Waits for work that ends with a completion.
func completed(_ work: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        work { error in
            if let error { continuation.resume(throwing: error) } else { continuation.resume() }
        }
    }
}
