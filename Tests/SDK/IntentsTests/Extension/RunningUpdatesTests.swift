// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Testing
import Wire

@_spi(Generated) @testable import Intents

/// Handlers are kept by the intent's class, so one test at a time has a ride.
@Suite("What happens to a ride", .serialized)
struct RunningUpdatesTests {
    private static let status = IntentPayload(className: "Intents.INGetRideStatusIntent", values: [:])

    private func reply(to request: ExtensionRequest, of principal: INExtension.Type) async -> ExtensionReply {
        await RequestAnswer(to: request, principal: .success(principal)).reply()
    }

    @Test("is told by the handler, the newest where nobody asked in between")
    func telling() async throws {
        let first = await reply(to: .update(Self.status), of: RideExtension.self)
        guard case .update(let response?) = first, case .object(let ride)? = response.properties["rideStatus"] else {
            Issue.record("\(first) tells nothing")
            return
        }
        #expect(response.code == INGetRideStatusIntentResponseCode.success.rawValue)
        #expect(ride.properties["rideIdentifier"] == .string("second"))
        #expect(await reply(to: .stopUpdates(Self.status), of: RideExtension.self) == .update(nil))
    }

    @Test("is told until the handler is stopped, which it is once")
    func stopping() async {
        _ = await reply(to: .update(Self.status), of: RideExtension.self)
        _ = await reply(to: .stopUpdates(Self.status), of: RideExtension.self)
        let stops = RideTeller.stops
        _ = await reply(to: .stopUpdates(Self.status), of: RideExtension.self)
        #expect(RideTeller.stops == stops)
    }

    @Test("is told and stopped by one handler")
    func oneHandler() async {
        let made = RideTeller.made
        _ = await reply(to: .update(Self.status), of: RideExtension.self)
        _ = await reply(to: .stopUpdates(Self.status), of: RideExtension.self)
        #expect(RideTeller.made == made + 1)
    }

    @Test("is told nothing of where the intent has no such methods")
    func noChanges() async {
        let message = IntentPayload(className: "Intents.INSendMessageIntent", values: [:])
        let answer = await reply(to: .update(message), of: MessageExtension.self)
        guard case .refusal(let refusal) = answer else {
            Issue.record("\(answer) is no refusal")
            return
        }
        #expect(refusal.reason == .notImplemented)
    }
}

class RideExtension: INExtension {
    override func handler(for intent: INIntent) -> Any? { RideTeller() }
}

class MessageExtension: INExtension {
    override func handler(for intent: INIntent) -> Any? { MessageSender() }
}

final class MessageSender: NSObject, INSendMessageIntentHandling {}

/// Tells twice at once.
final class RideTeller: NSObject, INGetRideStatusIntentHandling {
    /// How often one was stopped; the tests of it come one after the other.
    nonisolated(unsafe) static var stops = 0
    /// How many there were.
    nonisolated(unsafe) static var made = 0

    override init() { Self.made += 1 }

    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)
    {
        for name in ["first", "second"] {
            let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
            let status = INRideStatus()
            status.rideIdentifier = name
            response.rideStatus = status
            observer.didUpdate(getRideStatus: response)
        }
    }

    func stopSendingUpdates(for intent: INGetRideStatusIntent) { Self.stops += 1 }
}
