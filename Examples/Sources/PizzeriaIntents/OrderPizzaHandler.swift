// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents
import PizzeriaKit

/// Takes an order: which kind, how many, where; then bakes it.
final class OrderPizzaHandler: NSObject, OrderPizzaIntentHandling {
    private static let largestOrder = 12

    private let menu: Menu
    private let hours: OpeningHours

    init(menu: Menu, hours: OpeningHours) {
        self.menu = menu
        self.hours = hours
    }

    func resolveKind(for intent: OrderPizzaIntent, with completion: @escaping (PizzaKindResolutionResult) -> Void) {
        guard let kind = intent.kind else {
            completion(.needsValue())
            return
        }
        if let entry = menu.entry(kind.identifier) {
            completion(.success(with: PizzaKind(entry)))
            return
        }
        let matches = menu.entries(matching: kind.displayString).map(PizzaKind.init)
        switch matches.count {
        case 0: completion(.unsupported())
        case 1: completion(.success(with: matches[0]))
        default: completion(.disambiguation(with: matches))
        }
    }

    func provideKindOptionsCollection(
        for intent: OrderPizzaIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<PizzaKind>?, Error?) -> Void
    ) {
        let kinds = menu.entries(matching: searchTerm).filter(\.isAvailable).map(PizzaKind.init)
        completion(INObjectCollection(items: kinds), nil)
    }

    func resolveQuantity(
        for intent: OrderPizzaIntent, with completion: @escaping (OrderPizzaQuantityResolutionResult) -> Void
    ) {
        guard let quantity = intent.quantity?.intValue else {
            completion(.needsValue())
            return
        }
        switch quantity {
        case ..<0: completion(.unsupported(forReason: .negativeNumbersNotSupported))
        case 0: completion(.unsupported(forReason: .lessThanMinimumValue))
        case 1...Self.largestOrder: completion(.success(with: quantity))
        default: completion(.unsupported(forReason: .greaterThanMaximumValue))
        }
    }

    func resolveShop(for intent: OrderPizzaIntent, with completion: @escaping (PizzaShopResolutionResult) -> Void) {
        completion(.success(with: intent.shop == .unknown ? .harbour : intent.shop))
    }

    func confirm(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void) {
        if let opening = hours.nextOpening(of: intent.shop) {
            completion(.closed(shop: intent.shop, opening: opening))
            return
        }
        guard let kind = intent.kind, menu.entry(kind.identifier)?.isAvailable == true else {
            completion(intent.kind.map { .unavailableKind($0) } ?? .init(code: .failure, userActivity: nil))
            return
        }
        completion(.init(code: .ready, userActivity: nil))
    }

    func handle(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void) {
        guard let kind = intent.kind, let quantity = intent.quantity, let entry = menu.entry(kind.identifier) else {
            completion(.init(code: .failure, userActivity: nil))
            return
        }
        let order = Order(kind: entry.identifier, quantity: quantity.intValue)
        OrderBook().add(order)
        let response = OrderPizzaIntentResponse.success(
            quantity: quantity, kind: kind, waitTime: NSNumber(value: order.minutes(for: entry)))
        // What was ordered once may be ordered again; that the system cannot keep it spoils no pizza.
        INInteraction(intent: intent, response: response).donate { error in
            if let error { NSLog("%@", "The order was not donated: \(error.localizedDescription)") }
        }
        completion(response)
    }
}
