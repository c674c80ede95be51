// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@_spi(Generated) @testable import Intents

@Suite("An interaction")
struct INInteractionTests {
    @Test("keeps copies of intent and response")
    func copies() {
        let order = OrderPizzaIntent()
        order.quantity = 1
        let interaction = INInteraction(intent: order, response: OrderPizzaIntentResponse.success(waitTime: 3))
        order.quantity = 2
        #expect((interaction.intent as? OrderPizzaIntent)?.quantity == 1)
        #expect((interaction.intentResponse as? OrderPizzaIntentResponse)?.waitTime == 3)
    }

    @Test(
        "mirrors the standard codes, and no others",
        arguments: [
            (OrderPizzaIntentResponseCode.unspecified, INIntentHandlingStatus.unspecified), (.ready, .ready),
            (.continueInApp, .deferredToApplication), (.inProgress, .inProgress), (.success, .success),
            (.failure, .failure), (.failureRequiringAppLaunch, .failure), (.closed, .unspecified),
        ])
    func status(code: OrderPizzaIntentResponseCode, status: INIntentHandlingStatus) {
        let response = OrderPizzaIntentResponse(code: code, userActivity: nil)
        #expect(INInteraction(intent: OrderPizzaIntent(), response: response).intentHandlingStatus == status)
    }

    @Test("gives the value of a parameter of either")
    func parameterValue() throws {
        let order = OrderPizzaIntent()
        order.quantity = 4
        let interaction = INInteraction(intent: order, response: .some(OrderPizzaIntentResponse.success(waitTime: 3)))
        let quantity = try #require(INParameter(keyPath: \OrderPizzaIntent.quantity))
        let waitTime = try #require(INParameter(keyPath: \OrderPizzaIntentResponse.waitTime))
        let kind = try #require(INParameter(keyPath: \OrderPizzaIntent.kind))
        #expect(interaction.parameterValue(for: quantity) as? NSNumber == 4)
        #expect(interaction.parameterValue(for: waitTime) as? NSNumber == 3)
        #expect(interaction.parameterValue(for: kind) == nil)
        #expect(interaction.parameterValue(for: INParameter(for: EveryValueIntent.self, keyPath: "string")) == nil)
    }

    @Test("survives an archive")
    func archive() throws {
        let order = OrderPizzaIntent()
        order.quantity = 4
        let interaction = INInteraction(intent: order, response: OrderPizzaIntentResponse.success(waitTime: 3))
        interaction.direction = .outgoing
        interaction.groupIdentifier = "g"
        let data = try NSKeyedArchiver.archivedData(withRootObject: interaction, requiringSecureCoding: true)
        let restored = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: INInteraction.self, from: data))
        #expect(restored.intent == order)
        #expect(restored.identifier == interaction.identifier)
        #expect(restored.groupIdentifier == "g")
        #expect(restored.direction == .outgoing)
        #expect(restored.intentHandlingStatus == .success)
        #expect((restored.intentResponse as? OrderPizzaIntentResponse)?.waitTime == 3)
    }

    @Test("is refused with an error that is caught by its code")
    func catching() {
        func caught(_ error: any Error) -> String {
            do {
                throw error
            } catch INIntentError.noAppAvailable {
                return "no app"
            } catch let error as INIntentError where error.code == .requestTimedOut {
                return "late"
            } catch {
                return "other"
            }
        }
        #expect(caught(INIntentError(.noAppAvailable)) == "no app")
        #expect(caught(INIntentError(.requestTimedOut)) == "late")
        #expect(caught(CocoaError(.fileNoSuchFile)) == "other")
        #expect(INIntentError(.requestTimedOut).localizedDescription == "The request took too long.")
    }
}
