// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing
import Wire

@_spi(Generated) @testable import Intents

@Suite("An activity that opens the app")
struct ActivityDeliveryTests {
    private var intent: IntentPayload {
        IntentPayload(
            className: OrderPizzaIntent.wireName, identifier: "order-1", values: ["quantity": .integer(2)])
    }

    private func delivered(_ interaction: InteractionPayload?) -> NSUserActivity {
        NSUserActivity(
            delivered: ActivityPayload(activityType: "OrderPizzaIntent", title: "Order"), interaction: interaction)
    }

    @Test("has the intent as it was handled and the response, of the app's own classes")
    func interaction() throws {
        let response = ResponsePayload(
            code: OrderPizzaIntentResponseCode.continueInApp.rawValue, properties: ["waitTime": .integer(20)],
            activity: ActivityPayload(activityType: "OrderPizzaIntent", userInfo: ["id": .integer(7)]))
        let activity = delivered(InteractionPayload(intent: intent, response: response))
        #expect(activity.title == "Order")
        let interaction = try #require(activity.interaction)
        let pizza = try #require(interaction.intent as? OrderPizzaIntent)
        #expect(pizza.quantity == 2)
        #expect(pizza.identifier == "order-1")
        let answer = try #require(interaction.intentResponse as? OrderPizzaIntentResponse)
        #expect(answer.code == .continueInApp)
        #expect(answer.waitTime == 20)
        #expect(answer.userActivity?.userInfo?["id"] as? Int == 7)
        #expect(interaction.intentHandlingStatus == .deferredToApplication)
    }

    @Test("says of which intent a widget is configured, for the class that is asked for")
    func widget() {
        let activity = delivered(InteractionPayload(intent: intent))
        #expect(activity.widgetConfigurationIntent(of: OrderPizzaIntent.self)?.quantity == 2)
        #expect(activity.widgetConfigurationIntent(of: EveryValueIntent.self) == nil)
        #expect(NSUserActivity(activityType: "a").widgetConfigurationIntent(of: OrderPizzaIntent.self) == nil)
    }

    @Test(
        "comes without its interaction where the app lacks a class or a value does not fit",
        arguments: [
            InteractionPayload(intent: IntentPayload(className: "Elsewhere.OrderPizzaIntent")),
            InteractionPayload(intent: IntentPayload(className: "Foundation.NSObject")),
            InteractionPayload(
                intent: IntentPayload(className: OrderPizzaIntent.wireName, values: ["quantity": .string("two")])),
            InteractionPayload(
                intent: IntentPayload(className: OrderPizzaIntent.wireName),
                response: ResponsePayload(code: 2, properties: ["nonsense": .integer(1)])),
            InteractionPayload(
                intent: IntentPayload(className: EveryValueIntent.wireName), response: ResponsePayload(code: 2)),
        ])
    func unknown(_ interaction: InteractionPayload) {
        let activity = delivered(interaction)
        #expect(activity.interaction == nil)
        #expect(activity.title == "Order")
    }

    @Test("finds the classes that app and extension have each in a module of its own")
    func modules() {
        #expect(
            IntentModules.class("PizzeriaIntents.OrderPizzaIntent", in: ["Nowhere", "SDKTests"])
                is OrderPizzaIntent.Type)
        #expect(IntentModules.class("PizzeriaIntents.OrderPizzaIntent", in: ["Nowhere"]) == nil)
        #expect(IntentModules.class("OrderPizzaIntent", in: ["SDKTests"]) == nil)
    }

    @Test("keeps interaction and availability in its copies")
    func copies() throws {
        let activity = delivered(InteractionPayload(intent: intent))
        activity.shortcutAvailability = .sleepMusic
        let copy = try #require(activity.copy() as? NSUserActivity)
        #expect(copy.interaction?.intent is OrderPizzaIntent)
        #expect(copy.shortcutAvailability == .sleepMusic)
    }
}
