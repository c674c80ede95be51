// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@_spi(Generated) import Intents

protocol OrderPizzaIntentHandling: NSObjectProtocol {
    func handle(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void)
    func handle(intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse
    func resolveKind(for intent: OrderPizzaIntent, with completion: @escaping (PizzaKindResolutionResult) -> Void)
    func resolveKind(for intent: OrderPizzaIntent) async -> PizzaKindResolutionResult
    func resolveToppings(for intent: OrderPizzaIntent, with completion: @escaping ([PizzaKindResolutionResult]) -> Void)
    func resolveToppings(for intent: OrderPizzaIntent) async -> [PizzaKindResolutionResult]
    func resolveQuantity(
        for intent: OrderPizzaIntent, with completion: @escaping (OrderPizzaQuantityResolutionResult) -> Void)
    func resolveQuantity(for intent: OrderPizzaIntent) async -> OrderPizzaQuantityResolutionResult
    func provideKindOptionsCollection(
        for intent: OrderPizzaIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<PizzaKind>?, (any Error)?) -> Void)
    func provideKindOptionsCollection(for intent: OrderPizzaIntent, searchTerm: String?) async throws
        -> INObjectCollection<PizzaKind>
    func provideNoteOptionsCollection(
        for intent: OrderPizzaIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void)
    func provideNoteOptionsCollection(for intent: OrderPizzaIntent) async throws -> INObjectCollection<NSString>
    func confirm(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void)
    func confirm(intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse
    func defaultKind(for intent: OrderPizzaIntent) -> PizzaKind?
    func defaultQuantity(for intent: OrderPizzaIntent) -> NSNumber?
    func defaultSize(for intent: OrderPizzaIntent) -> PizzaSize
}

extension OrderPizzaIntentHandling {
    func handle(intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }
    func handle(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void) {
        completion(.notImplemented())
    }
    func resolveKind(for intent: OrderPizzaIntent, with completion: @escaping (PizzaKindResolutionResult) -> Void) {
        completion(.notImplemented())
    }
    func resolveKind(for intent: OrderPizzaIntent) async -> PizzaKindResolutionResult {
        await completionValue { resolveKind(for: intent, with: $0) }
    }
    func resolveToppings(for intent: OrderPizzaIntent, with completion: @escaping ([PizzaKindResolutionResult]) -> Void)
    {
        completion([.notImplemented()])
    }
    func resolveToppings(for intent: OrderPizzaIntent) async -> [PizzaKindResolutionResult] {
        await completionValue { resolveToppings(for: intent, with: $0) }
    }
    func resolveQuantity(
        for intent: OrderPizzaIntent, with completion: @escaping (OrderPizzaQuantityResolutionResult) -> Void
    ) {
        completion(.notImplemented())
    }
    func resolveQuantity(for intent: OrderPizzaIntent) async -> OrderPizzaQuantityResolutionResult {
        await completionValue { resolveQuantity(for: intent, with: $0) }
    }
    func provideKindOptionsCollection(
        for intent: OrderPizzaIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<PizzaKind>?, (any Error)?) -> Void
    ) {
        completion(nil, OptionsNotImplemented())
    }
    func provideKindOptionsCollection(for intent: OrderPizzaIntent, searchTerm: String?) async throws
        -> INObjectCollection<PizzaKind>
    {
        try await completionValue { provideKindOptionsCollection(for: intent, searchTerm: searchTerm, with: $0) }
    }
    func provideNoteOptionsCollection(
        for intent: OrderPizzaIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void
    ) {
        completion(nil, OptionsNotImplemented())
    }
    func provideNoteOptionsCollection(for intent: OrderPizzaIntent) async throws -> INObjectCollection<NSString> {
        try await completionValue { provideNoteOptionsCollection(for: intent, with: $0) }
    }
    func confirm(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void) {
        completion(OrderPizzaIntentResponse(code: .ready, userActivity: nil))
    }
    func confirm(intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
    func defaultKind(for intent: OrderPizzaIntent) -> PizzaKind? { nil }
    func defaultQuantity(for intent: OrderPizzaIntent) -> NSNumber? { nil }
    func defaultSize(for intent: OrderPizzaIntent) -> PizzaSize { .unknown }
}
