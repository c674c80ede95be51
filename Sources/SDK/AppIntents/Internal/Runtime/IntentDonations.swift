// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
import Wire

/// What people did in the app, as the system is told it.
enum IntentDonations {
    /// Tells the system; returns when it knows.
    ///
    /// - Throws: ``ValueCodingError`` where a value cannot travel; where the system does not take it.
    static func send(_ intent: any AppIntent, result: (any IntentResult)?) async throws -> IntentDonationIdentifier {
        let identifier = IntentDonationIdentifier(UUID().uuidString)
        try await send(try intent.payload(), try result.map { try IntentResultReading($0) }, identifier)
        return identifier
    }

    /// Tells the system in its own time; what goes wrong is written to standard error.
    @discardableResult
    static func sendWithoutWaiting(
        _ intent: any AppIntent, result: (any IntentResult)?
    ) -> IntentDonationIdentifier {
        let identifier = IntentDonationIdentifier(UUID().uuidString)
        do {
            let payload = try intent.payload()
            let reading = try result.map { try IntentResultReading($0) }
            Task.detached {
                do {
                    try await send(payload, reading, identifier)
                } catch {
                    StandardError.write("nothing was donated: \(error)", from: "AppIntents")
                }
            }
        } catch {
            StandardError.write("nothing was donated: \(error)", from: "AppIntents")
        }
        return identifier
    }

    /// How many calls may wait. More of them are refused: the app donates faster than the disk writes.
    private static let limit = 1024

    /// What the process tells of what people did; a test has its own.
    @TaskLocal static var channel = CallChannel("AppIntents.donations", link: .inherited, limit: limit)

    /// The one place from which donations go to the system.
    private static func send(
        _ intent: IntentPayload, _ result: IntentResultReading?, _ identifier: IntentDonationIdentifier
    ) async throws {
        var response = ResponsePayload(code: ResponsePayload.success, dialog: result?.dialog?.payload)
        if let value = result?.value { response.properties["value"] = value }
        let interaction = InteractionPayload(intent: intent, response: result == nil ? nil : response)
        let done = 3  // `INIntentHandlingStatus.success`
        _ = try await channel.call(
            DonationCall.donate(DonationPayload(interaction, identifier: identifier.text, status: done)))
    }

    /// - Returns: What the system forgot, as far as the app can tell it by identifiers.
    static func delete(_ predicate: IntentDonationMatchingPredicate) async throws -> [IntentDonationIdentifier] {
        switch predicate.match {
        case .donation(let identifier):
            _ = try await channel.call(DonationCall.delete([identifier.text]))
            return [identifier]
        case .entity(let entity):
            _ = try await channel.call(DonationCall.deleteMatching(intent: nil, object: entity.objectMatch))
        case .intent(let type, let entity):
            _ = try await channel.call(
                DonationCall.deleteMatching(intent: type.persistentIdentifier, object: entity?.objectMatch))
        }
        return []
    }
}
