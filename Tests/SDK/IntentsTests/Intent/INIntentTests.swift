// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing
import Wire

@_spi(Generated) @testable import Intents

@Suite("An intent")
struct INIntentTests {
    private func order() -> OrderPizzaIntent {
        let order = OrderPizzaIntent()
        order.identifier = "o1"
        order.suggestedInvocationPhrase = "pizza time"
        order.kind = PizzaKind(identifier: "m", display: "Margherita")
        order.quantity = 2
        order.size = .large
        order.toppings = [PizzaKind(identifier: "b", display: "Basil")]
        return order
    }

    @Test("travels with its class, its names and the values that are set")
    func payload() throws {
        let payload = try order().payload()
        #expect(payload.className == "SDKTests.OrderPizzaIntent")
        #expect(payload.identifier == "o1")
        #expect(payload.suggestedInvocationPhrase == "pizza time")
        #expect(Set(payload.values.keys) == ["kind", "quantity", "size", "toppings"])
        #expect(payload.values["quantity"] == .integer(2))
    }

    @Test("equals its copy, and a change to the copy leaves it")
    func copying() throws {
        let original = order()
        let copy = try #require(original.copy() as? OrderPizzaIntent)
        #expect(copy == original)
        #expect(copy.hash == original.hash)
        #expect(copy.kind !== original.kind)
        copy.kind?.subtitleString = "changed"
        copy.toppings = nil
        #expect(original.kind?.subtitleString == nil)
        #expect(original.toppings?.count == 1)
        #expect(copy != original)
    }

    @Test("differs from an intent of another class with nothing set in either")
    func otherClass() {
        #expect(OrderPizzaIntent() as INIntent != EveryValueIntent() as INIntent)
    }

    @Test("survives an archive")
    func archive() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: order(), requiringSecureCoding: true)
        let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: OrderPizzaIntent.self, from: data)
        #expect(restored == order())
    }

    @Test("keeps a picture for a parameter, by key path and by name")
    func images() {
        let order = order()
        order.setImage(INImage(named: "size"), forParameterNamed: \.size)
        #expect(order.image(forParameterNamed: \.size) == INImage(named: "size"))
        #expect(order.image(forParameterNamed: \.kind) == nil)
        #expect(order.keyImage() == INImage(named: "size"))
        order.__setImage(INImage(named: "kind"), forParameterNamed: "kind")
        #expect(order.keyImage() == INImage(named: "kind"))
        order.setImage(nil, forParameterNamed: \.kind)
        #expect(order.image(forParameterNamed: \.kind) == nil)
    }

    @Test("describes itself by its class's name")
    func description() {
        #expect(OrderPizzaIntent().intentDescription == "Order Pizza")
    }

    @Test("has a parameter for each key path of its table and none for others")
    func parameters() throws {
        let parameter = try #require(INParameter(keyPath: \OrderPizzaIntent.kind))
        #expect(parameter.parameterKeyPath == "kind")
        #expect(ObjectIdentifier(parameter.parameterClass) == ObjectIdentifier(OrderPizzaIntent.self))
        #expect(parameter == INParameter(for: OrderPizzaIntent.self, keyPath: "kind"))
        #expect(parameter != INParameter(for: EveryValueIntent.self, keyPath: "kind"))
        #expect(INParameter(keyPath: \OrderPizzaIntent.identifier) == nil)
        #expect(INParameter(keyPath: \String.count) == nil)
        let response = try #require(INParameter(keyPath: \OrderPizzaIntentResponse.waitTime))
        #expect(ObjectIdentifier(response.parameterClass) == ObjectIdentifier(OrderPizzaIntentResponse.self))
        parameter.setIndex(3, forSubKeyPath: "toppings")
        #expect(parameter.index(forSubKeyPath: "toppings") == 3)
        #expect(parameter.index(forSubKeyPath: "kind") == NSNotFound)
        let data = try NSKeyedArchiver.archivedData(withRootObject: parameter, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: INParameter.self, from: data) == parameter)
    }

    @Test(
        "finds classes by module and name only",
        arguments: [
            "OrderPizzaIntent", "SDKTests.", ".OrderPizzaIntent", "SDKTests.Nothing", "$s8SDKTests",
            "a.b.c", "SDKTests.Order Pizza", String(repeating: "a", count: 1000) + ".b", "",
        ])
    func classNames(name: String) {
        #expect(WireName.class(name) == nil)
    }

    @Test("is found by its module and name")
    func className() {
        #expect(WireName.class("SDKTests.OrderPizzaIntent") is OrderPizzaIntent.Type)
    }
}
