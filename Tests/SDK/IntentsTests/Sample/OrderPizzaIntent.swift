// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@_spi(Generated) import Intents

/// As the compiler writes it, but for access and layout.
class OrderPizzaIntent: INIntent {
    var kind: PizzaKind?
    var quantity: NSNumber?
    var size: PizzaSize = .unknown
    var toppings: [PizzaKind]?
    var note: String?
    var weight: Measurement<UnitMass>?

    override class var properties: [IntentProperty] {
        [
            IntentProperty("kind", \OrderPizzaIntent.kind),
            IntentProperty("quantity", \OrderPizzaIntent.quantity, as: .integer),
            IntentProperty("size", \OrderPizzaIntent.size),
            IntentProperty("toppings", \OrderPizzaIntent.toppings),
            IntentProperty("note", \OrderPizzaIntent.note),
            IntentProperty("weight", \OrderPizzaIntent.weight),
        ]
    }

    override class var dispatch: IntentDispatch? {
        IntentDispatch(of: OrderPizzaIntent.self, by: (any OrderPizzaIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
            handling.resolve("kind") { await $0.resolveKind(for: $1) }
            handling.resolve("toppings") { await $0.resolveToppings(for: $1) }
            handling.resolve("quantity") { await $0.resolveQuantity(for: $1) }
            handling.options("kind") { try await $0.provideKindOptionsCollection(for: $1, searchTerm: $2) }
            handling.options("note") { try await $0.provideNoteOptionsCollection(for: $1) }
            handling.defaultValue("kind") { $0.defaultKind(for: $1) }
            handling.defaultValue("quantity", as: .integer) { $0.defaultQuantity(for: $1) }
            handling.defaultValue("size") { $0.defaultSize(for: $1) }
        }
    }
}
