// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing
import Wire

@_spi(Generated) @testable import Intents

@Suite("A response")
struct INIntentResponseTests {
    @Test("travels with its code, its values and its activity")
    func payload() throws {
        let activity = NSUserActivity(activityType: "com.example.order")
        let response = OrderPizzaIntentResponse(code: .closed, userActivity: activity)
        response.waitTime = 20
        #expect(
            try response.payload()
                == ResponsePayload(
                    code: 100, properties: ["waitTime": .integer(20)],
                    activity: ActivityPayload(activityType: "com.example.order")))
    }

    @Test("is made by its factories")
    func factories() throws {
        #expect(OrderPizzaIntentResponse.success(waitTime: 5).code == .success)
        let kind = PizzaKind(identifier: "m", display: "M")
        #expect(try OrderPizzaIntentResponse.unavailableKind(kind).payload().code == 101)
    }

    @Test("is rebuilt from what travelled")
    func rebuilt() throws {
        let payload = ResponsePayload(
            code: 101, properties: ["waitTime": .integer(1)], activity: ActivityPayload(activityType: "a"))
        let response = OrderPizzaIntentResponse()
        try response.fill(from: payload)
        #expect(response.code == .unavailableKind)
        #expect(try response.payload() == payload)
        response.setRawCode(77)
        #expect(response.code == .unavailableKind)
    }

    @Test("keeps a copy of its activity")
    func activityIsCopied() {
        let activity = NSUserActivity(activityType: "a")
        let response = OrderPizzaIntentResponse(code: .success, userActivity: activity)
        activity.title = "later"
        #expect(response.userActivity?.title == nil)
    }

    @Test("copies and archives with code and values")
    func copies() throws {
        let response = OrderPizzaIntentResponse.success(waitTime: 5)
        let copy = try #require(response.copy() as? OrderPizzaIntentResponse)
        #expect(copy.code == .success)
        #expect(copy.waitTime == 5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: response, requiringSecureCoding: true)
        let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: OrderPizzaIntentResponse.self, from: data)
        #expect(restored?.code == .success)
        #expect(restored?.waitTime == 5)
    }

    @Test("that is not a response at all says so")
    func notImplemented() throws {
        let response: OrderPizzaIntentResponse = .notImplemented()
        #expect(response.isNotImplemented)
        #expect(!OrderPizzaIntentResponse().isNotImplemented)
    }
}
