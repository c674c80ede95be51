// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing
import Wire

@_spi(Generated) @testable import Intents

@Suite("A request", .timeLimit(.minutes(2)))
struct RequestAnswerTests {
    private func order(_ note: String? = nil, _ values: [String: IntentValue] = [:]) -> IntentPayload {
        var payload = IntentPayload(className: "SDKTests.OrderPizzaIntent", values: values)
        payload.values["note"] = note.map { .string($0) }
        return payload
    }

    private func reply(
        _ request: ExtensionRequest, principal: INExtension.Type = PizzaExtension.self
    ) async -> ExtensionReply {
        await RequestAnswer(to: request, principal: .success(principal)).reply()
    }

    private func refusal(_ request: ExtensionRequest) async throws -> ExtensionRefusal {
        guard case .refusal(let refusal) = await reply(request) else {
            throw ExtensionRefusal(.malformedRequest, "it was not refused")
        }
        return refusal
    }

    private let margherita = IntentValue.object(
        ObjectValue(typeName: "PizzaKind", identifier: "m", displayString: "Margherita"))

    @Test("is answered by a handler with completions only")
    func completions() async {
        #expect(await reply(.resolve(parameter: "kind", of: order())) == .resolution([.needsValue], isArray: false))
        #expect(
            await reply(.resolve(parameter: "kind", of: order(nil, ["kind": margherita])))
                == .resolution([.success(margherita)], isArray: false))
        #expect(
            await reply(.resolve(parameter: "toppings", of: order(nil, ["toppings": .array([margherita])])))
                == .resolution([.success(margherita)], isArray: true))
        #expect(
            await reply(.resolve(parameter: "quantity", of: order(nil, ["quantity": .integer(11)])))
                == .resolution([.unsupported(reason: 2)], isArray: false))
        #expect(await reply(.confirm(order())) == .response(ResponsePayload(code: 100)))
        let activity = ActivityPayload(activityType: "com.example.order", userInfo: ["quantity": .integer(2)])
        #expect(
            await reply(.handle(order(nil, ["quantity": .integer(2)])))
                == .response(ResponsePayload(code: 4, properties: ["waitTime": .integer(20)], activity: activity)))
    }

    @Test("is answered by a handler with async methods only")
    func asynchronous() async {
        #expect(
            await reply(.resolve(parameter: "kind", of: order("async"))) == .resolution([.notRequired], isArray: false))
        #expect(
            await reply(.handle(order("async")))
                == .response(ResponsePayload(code: 4, properties: ["waitTime": .integer(7)])))
    }

    @Test("to confirm is ready where the handler says nothing")
    func confirmDefault() async {
        #expect(await reply(.confirm(order("async"))) == .response(ResponsePayload(code: 1)))
    }

    @Test(
        "is refused by name where the handler has the method in neither form",
        arguments: [
            ("handle", "handle(intent:)"), ("kind", "resolveKind(for:)"), ("toppings", "resolveToppings(for:)"),
            ("options", "provideKindOptionsCollection"),
        ])
    func neither(step: String, method: String) async throws {
        let request: ExtensionRequest =
            switch step {
            case "handle": .handle(order("bare"))
            case "options": .options(parameter: "kind", search: nil, of: order("bare"))
            default: .resolve(parameter: step, of: order("bare"))
            }
        let refusal = try await refusal(request)
        #expect(refusal.reason == .notImplemented)
        #expect(refusal.text.hasPrefix("BareHandler has no \(method)"))
    }

    @Test("for options is answered with sections, searched by the handler")
    func options() async throws {
        let reply = await reply(.options(parameter: "kind", search: "Mar", of: order()))
        guard case .options(let options) = reply else { return #expect(Bool(false), "\(reply)") }
        #expect(options.sections.map(\.title) == ["All"])
        #expect(options.sections[0].items.count == 2)
    }

    @Test("for a default is answered with it, or with none")
    func defaults() async {
        #expect(await reply(.defaultValue(parameter: "kind", of: order())) == .defaultValue(margherita))
        #expect(await reply(.defaultValue(parameter: "size", of: order())) == .defaultValue(.enumeration(1)))
        #expect(await reply(.defaultValue(parameter: "quantity", of: order())) == .defaultValue(nil))
        #expect(await reply(.defaultValue(parameter: "size", of: order("bare"))) == .defaultValue(nil))
    }

    @Test("is answered by an extension that handles the intent itself, or whose override returns Any")
    func extensionsOfOtherShapes() async {
        #expect(
            await reply(.handle(order()), principal: SelfHandlingExtension.self)
                == .response(ResponsePayload(code: 4, properties: ["waitTime": .integer(11)])))
        #expect(
            await reply(.handle(order()), principal: AnyReturningExtension.self)
                == .response(ResponsePayload(code: 4, properties: ["waitTime": .integer(7)])))
        #expect(
            await reply(.handle(order()), principal: CountingExtension.self)
                == .response(ResponsePayload(code: 4, properties: ["waitTime": .integer(8)])))
    }

    @Test("is refused, with what to do, when nothing can handle it")
    func noHandler() async throws {
        let none = try await refusal(.handle(order("none")))
        #expect(none.reason == .noHandler)
        #expect(
            none.text.contains(
                "returned nil for OrderPizzaIntent; return an object that conforms to OrderPizzaIntentHandling"))
        let stranger = try await refusal(.handle(order("stranger")))
        #expect(stranger.reason == .noHandler)
        #expect(stranger.text.contains("returned a NSObject"))
    }

    @Test(
        "is refused when it names no intent of the extension",
        arguments: ["SDKTests.Nothing", "Foundation.NSLock", ""])
    func unknownIntent(name: String) async throws {
        let refusal = try await refusal(.handle(IntentPayload(className: name)))
        #expect(refusal.reason == .unknownIntent)
        #expect(refusal.text.contains("‘\(name)’"))
    }

    @Test("is refused when a value or a parameter does not fit")
    func misfits() async throws {
        let wrong = try await refusal(.handle(order(nil, ["quantity": .string("two")])))
        #expect(wrong.reason == .wrongValue)
        #expect(wrong.text == "‘quantity’ of OrderPizzaIntent takes an integer, not a string")
        #expect(try await refusal(.handle(order(nil, ["zero": .integer(0)]))).reason == .unknownIntent)
        #expect(try await refusal(.resolve(parameter: "zero", of: order())).reason == .unknownIntent)
        #expect(try await refusal(.options(parameter: "size", search: nil, of: order())).reason == .unknownIntent)
    }

    @Test("is refused with the handler's own words when it throws")
    func throwing() async throws {
        let refusal = try await refusal(.options(parameter: "kind", search: nil, of: order("throwing")))
        #expect(refusal.reason == .handlerError)
        #expect(refusal.text.contains("the oven is cold"))
    }

    @Test("is refused by the key when the answer's activity cannot travel")
    func untravelled() async throws {
        let refusal = try await refusal(.handle(order("untravelled")))
        #expect(refusal.reason == .handlerError)
        #expect(refusal.text.contains("‘lock’"))
    }

    @Test("reaches the main actor of a handler that lives there")
    func mainActor() async {
        #expect(
            await reply(.handle(order("main")))
                == .response(ResponsePayload(code: 4, properties: ["waitTime": .integer(1)])))
    }
}
