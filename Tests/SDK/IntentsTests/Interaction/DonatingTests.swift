// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Synchronization
import SystemLink
import Testing
import Wire

@_spi(Generated) @testable import Intents

@Suite("Donating an interaction")
struct DonatingTests {
    private static func keeping() throws -> DonationSystem {
        try DonationSystem { call in
            if case .donate = call { .success(12) } else { .success(nil) }
        }
    }

    private static func interaction(quantity: Int = 2) -> INInteraction {
        let order = OrderPizzaIntent()
        order.quantity = NSNumber(value: quantity)
        return INInteraction(intent: order, response: OrderPizzaIntentResponse.success(waitTime: 3))
    }

    @Test("everything that the app has set travels")
    func everything() async throws {
        let system = try Self.keeping()
        let interaction = Self.interaction()
        interaction.direction = .outgoing
        interaction.identifier = "order 7"
        interaction.groupIdentifier = "orders"
        interaction.dateInterval = DateInterval(start: Date(timeIntervalSince1970: 99), duration: 5)
        try await system.run { try await interaction.donate() }
        guard case .donate(let payload)? = system.calls.first else {
            Issue.record("nothing was donated")
            return
        }
        #expect(payload.interaction.intent.values == ["quantity": .integer(2)])
        #expect(payload.interaction.response?.code == 4)
        #expect(payload.identifier == "order 7")
        #expect(payload.group == "orders")
        #expect(payload.direction == .outgoing)
        #expect(payload.start == Date(timeIntervalSince1970: 99))
        #expect(payload.duration == 5)
        #expect(payload.status == INIntentHandlingStatus.success.rawValue)
        #expect(system.calls.count == 1)
    }

    @Test("an identifier that nobody has read does not travel")
    func anonymous() async throws {
        let system = try Self.keeping()
        try await system.run { try await Self.interaction().donate() }
        guard case .donate(let payload)? = system.calls.first else {
            Issue.record("nothing was donated")
            return
        }
        #expect(payload.identifier == nil)
    }

    @Test("one that is read before, by way of a copy too, is the donation's; one that is read after is told then")
    func readIdentifiers() async throws {
        let system = try Self.keeping()
        let early = Self.interaction()
        let copy = try #require(early.copy() as? INInteraction)
        let identifier = copy.identifier
        let late = Self.interaction()
        try await system.run {
            try await early.donate()
            try await late.donate()
            let read = late.identifier
            try await INInteraction.delete(with: [read])
            #expect(late.identifier == read)
        }
        #expect(early.identifier == identifier)
        guard case .donate(let payload)? = system.calls.first else {
            Issue.record("nothing was donated")
            return
        }
        #expect(payload.identifier == identifier)
        #expect(
            Array(system.calls.dropFirst(2)) == [
                .name(donation: 12, identifier: late.identifier), .delete([late.identifier]),
            ])
    }

    @Test("what changes after the call is not donated")
    func snapshot() async throws {
        let system = try Self.keeping()
        let interaction = Self.interaction()
        interaction.groupIdentifier = "before"
        await system.run {
            await withCheckedContinuation { continuation in
                interaction.donate { _ in continuation.resume() }
                interaction.groupIdentifier = "after"
            }
        }
        guard case .donate(let payload)? = system.calls.first else {
            Issue.record("nothing was donated")
            return
        }
        #expect(payload.group == "before")
    }

    @Test("deleting asks for what is to go")
    func deleting() async throws {
        let system = try Self.keeping()
        try await system.run {
            try await INInteraction.delete(with: ["a", "b"])
            try await INInteraction.delete(with: "group")
            try await INInteraction.deleteAll()
        }
        #expect(system.calls == [.delete(["a", "b"]), .deleteGroup("group"), .deleteAll])
    }

    @Test("completions come in the order of the calls, away from the caller's thread, and may be left out")
    func order() async throws {
        let system = try Self.keeping()
        let order = Mutex<[Int]>([])
        await system.run {
            await withCheckedContinuation { continuation in
                for number in 0..<100 {
                    Self.interaction(quantity: number).donate { error in
                        #expect(error == nil)
                        order.withLock { $0.append(number) }
                    }
                }
                Self.interaction().donate()
                INInteraction.deleteAll { _ in continuation.resume() }
            }
        }
        #expect(order.withLock { $0 } == Array(0..<100))
        #expect(system.calls.count == 102)
    }

    @Test(
        "the system's refusal is an INIntentError with its code and text",
        arguments: [
            (CallRefusal(.notDone, code: 1901, "because"), .donatingInteraction, "because"),
            (CallRefusal(.notDone, code: 6010, "because"), .permissionDenied, "because"),
            (CallRefusal(.notDone, code: 1, "because"), .donatingInteraction, "because"),
            (CallRefusal(.tooMany, "slower"), .donatingInteraction, "slower"),
        ] as [(CallRefusal, INIntentError.Code, String)])
    func refusals(refusal: CallRefusal, code: INIntentError.Code, text: String) async throws {
        let system = try DonationSystem { _ in .failure(refusal) }
        let error = await system.run {
            await #expect(throws: INIntentError.self) { try await Self.interaction().donate() }
        }
        #expect(error?.code == code)
        #expect(error?.localizedDescription == text)
        #expect((error as (any Error)? as NSError?)?.domain == INIntentErrorDomain)
    }

    @Test("deletions fail with codes of their own when the system is gone")
    func gone() async throws {
        let system = try Self.keeping()
        system.hangUp()
        let codes = await system.run {
            [
                await #expect(throws: INIntentError.self) { try await Self.interaction().donate() }?.code,
                await #expect(throws: INIntentError.self) { try await INInteraction.delete(with: ["a"]) }?.code,
                await #expect(throws: INIntentError.self) { try await INInteraction.delete(with: "g") }?.code,
                await #expect(throws: INIntentError.self) { try await INInteraction.deleteAll() }?.code,
            ]
        }
        #expect(
            codes == [
                .donatingInteraction, .deletingInteractionWithIdentifiers, .deletingInteractionWithGroupIdentifier,
                .deletingAllInteractions,
            ])
    }

    @Test("a process that the system did not start is told so")
    func alone() async throws {
        let error = await CallChannel.$donations.withValue(CallChannel("none", link: nil)) {
            await #expect(throws: INIntentError.self) { try await Self.interaction().donate() }
        }
        #expect(error?.code == .donatingInteraction)
        #expect(error?.localizedDescription.contains("was not started by Beckon") == true)
    }

    @Test("more than may wait are refused, and the others are donated")
    func flood() async throws {
        let gate = DispatchSemaphore(value: 0)
        let system = try DonationSystem { _ in
            gate.wait()
            return .success(nil)
        }
        let errors = Mutex<[String]>([])
        await withCheckedContinuation { continuation in
            for _ in 0..<CallChannel.donationLimit + 10 {
                system.channel.call(DonationCall.deleteAll) { result in
                    if let error = result.error(.deletingAllInteractions) {
                        errors.withLock { $0.append(error.localizedDescription) }
                    }
                }
            }
            for _ in 0...CallChannel.donationLimit { gate.signal() }
            // Behind all the others.
            system.channel.later { continuation.resume() }
        }
        #expect(system.calls.count == CallChannel.donationLimit)
        #expect(errors.withLock { $0 }.count == 10)
        #expect(errors.withLock { $0 }.allSatisfy { $0.contains("wait for the system already") })
    }
}
