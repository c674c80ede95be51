// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents
import Synchronization

/// An extension as an app writes it: the intent's note chooses among handlers that are right and wrong.
class PizzaExtension: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        guard let order = intent as? OrderPizzaIntent else { return nil }
        return switch order.note {
        case "async": AsyncHandler()
        case "bare": BareHandler()
        case "twice": TwiceHandler()
        case "forgetful": ForgetfulHandler()
        case "blocking": BlockingHandler()
        case "main": MainActorHandler()
        case "throwing": ThrowingHandler()
        case "untravelled": UntravelledHandler()
        case "large": LargeHandler()
        case "stranger": NSObject()
        case "none": nil
        default: CompletionHandler()
        }
    }
}

/// Completions only.
final class CompletionHandler: NSObject, OrderPizzaIntentHandling {
    func resolveKind(for intent: OrderPizzaIntent, with completion: @escaping (PizzaKindResolutionResult) -> Void) {
        guard let kind = intent.kind else { return completion(.needsValue()) }
        completion(.success(with: kind))
    }

    func resolveToppings(
        for intent: OrderPizzaIntent, with completion: @escaping ([PizzaKindResolutionResult]) -> Void
    ) {
        completion((intent.toppings ?? []).map { .success(with: $0) })
    }

    func resolveQuantity(
        for intent: OrderPizzaIntent, with completion: @escaping (OrderPizzaQuantityResolutionResult) -> Void
    ) {
        guard let quantity = intent.quantity as? Int else { return completion(.needsValue()) }
        completion(quantity > 10 ? .unsupported(forReason: .greaterThanMaximumValue) : .success(with: quantity))
    }

    func provideKindOptionsCollection(
        for intent: OrderPizzaIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<PizzaKind>?, (any Error)?) -> Void
    ) {
        let kinds = ["Margherita", "Marinara", "Bianca"].filter { $0.hasPrefix(searchTerm ?? "") }
        let items = kinds.map { PizzaKind(identifier: $0, display: $0) }
        completion(INObjectCollection(sections: [INObjectSection(title: "All", items: items)]), nil)
    }

    func confirm(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void) {
        completion(.init(code: .closed, userActivity: nil))
    }

    func handle(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void) {
        let activity = NSUserActivity(activityType: "com.example.order")
        activity.userInfo = ["quantity": intent.quantity?.intValue ?? 0]
        let response = OrderPizzaIntentResponse(code: .success, userActivity: activity)
        response.waitTime = 20
        completion(response)
    }

    func defaultKind(for intent: OrderPizzaIntent) -> PizzaKind? { PizzaKind(identifier: "m", display: "Margherita") }
    func defaultSize(for intent: OrderPizzaIntent) -> PizzaSize { .small }
}

/// `async` only.
final class AsyncHandler: NSObject, OrderPizzaIntentHandling {
    func resolveKind(for intent: OrderPizzaIntent) async -> PizzaKindResolutionResult { .notRequired() }

    func provideKindOptionsCollection(
        for intent: OrderPizzaIntent, searchTerm: String?
    ) async throws -> INObjectCollection<PizzaKind> {
        INObjectCollection(items: [PizzaKind(identifier: "b", display: "Bianca")])
    }

    func handle(intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse { .success(waitTime: 7) }
}

/// Neither.
final class BareHandler: NSObject, OrderPizzaIntentHandling {}

/// Calls back twice.
final class TwiceHandler: NSObject, OrderPizzaIntentHandling {
    func handle(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void) {
        completion(.success(waitTime: 1))
        completion(.success(waitTime: 2))
    }
}

/// Never calls back.
final class ForgetfulHandler: NSObject, OrderPizzaIntentHandling {
    func resolveKind(for intent: OrderPizzaIntent, with completion: @escaping (PizzaKindResolutionResult) -> Void) {}
    func provideKindOptionsCollection(
        for intent: OrderPizzaIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<PizzaKind>?, (any Error)?) -> Void
    ) {}
    func confirm(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void) {}
    func handle(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void) {}
}

/// Blocks its thread until the gate opens.
final class BlockingHandler: NSObject, OrderPizzaIntentHandling {
    static let gate = DispatchSemaphore(value: 0)

    func handle(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void) {
        Self.gate.wait()
        completion(.success(waitTime: 3))
    }
}

/// Belongs to the main thread.
@MainActor
final class MainActorHandler: NSObject, OrderPizzaIntentHandling {
    private var waitTime: Int {
        MainActor.assertIsolated()
        return 1
    }

    nonisolated override init() {}

    nonisolated func handle(intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse {
        .success(waitTime: await waitTime as NSNumber)
    }
}

/// Throws where it may.
final class ThrowingHandler: NSObject, OrderPizzaIntentHandling {
    struct OvenIsCold: LocalizedError {
        var errorDescription: String? { "the oven is cold" }
    }

    func provideKindOptionsCollection(
        for intent: OrderPizzaIntent, searchTerm: String?
    ) async throws -> INObjectCollection<PizzaKind> {
        throw OvenIsCold()
    }
}

/// Answers with what cannot leave the process.
final class UntravelledHandler: NSObject, OrderPizzaIntentHandling {
    func handle(intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse {
        let activity = NSUserActivity(activityType: "com.example.order")
        activity.userInfo = ["lock": NSLock()]
        return .init(code: .success, userActivity: activity)
    }
}

/// Gives more than a socket holds.
final class LargeHandler: NSObject, OrderPizzaIntentHandling {
    static let count = 2000

    func provideNoteOptionsCollection(for intent: OrderPizzaIntent) async throws -> INObjectCollection<NSString> {
        INObjectCollection(items: (0..<Self.count).map { "\($0) " + String(repeating: "x", count: 500) as NSString })
    }
}

/// Handles an intent itself.
class SelfHandlingExtension: INExtension, OrderPizzaIntentHandling {
    private let waitTime: Int

    override init() {
        waitTime = 11
        super.init()
    }

    func handle(intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse { .success(waitTime: waitTime as NSNumber) }
}

/// Has an initialiser of its own, as one of several handlers that an app makes itself.
class CountingExtension: INExtension {
    let count: Int

    init(count: Int) {
        self.count = count
    }

    override convenience init() {
        self.init(count: 8)
    }

    override func handler(for intent: INIntent) -> Any? { WaitingHandler(minutes: count) }
}

/// Is made by the app alone, with what it needs.
final class KeptHandler: INExtension {
    let count: Int

    init(count: Int) {
        self.count = count
    }
}

/// Takes what it is told to take.
final class WaitingHandler: NSObject, OrderPizzaIntentHandling {
    private let minutes: Int

    init(minutes: Int) { self.minutes = minutes }

    func handle(intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse { .success(waitTime: minutes as NSNumber) }
}

/// Overrides with the narrower type that most apps write.
class AnyReturningExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { AsyncHandler() }
}
