// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Takes an order: which kind, how many, where; then bakes it.
///
/// It replaces the intent of the definition file, so that what guests have kept of that one orders as before.
public struct OrderPizza: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    /// The intent of the definition.
    public static let intentClassName = "OrderPizzaIntent"
    /// What a guest calls it.
    public static let title: LocalizedStringResource = "Order Pizza"
    /// What it does.
    public static let description: IntentDescription? = IntentDescription(
        "Orders pizza from one of the shops.", categoryName: "Order", searchKeywords: ["food", "hungry"])

    /// What is baked.
    @Parameter(title: "Kind", requestValueDialog: "Which pizza would you like?") public var kind: Pizza
    /// How many of them.
    @Parameter(title: "Quantity", inclusiveRange: (1, 12), requestValueDialog: "How many?") public var quantity: Int
    /// Where; at the harbour, unless the guest says otherwise.
    @Parameter(title: "Shop", default: .harbour) public var shop: Shop

    /// The order in a sentence.
    public static var parameterSummary: some ParameterSummary {
        When(\.$shop, .equalTo, .harbour) {
            Summary("Order \(\.$quantity) \(\.$kind)") { \.$shop }
        } otherwise: {
            Summary("Order \(\.$quantity) \(\.$kind) in the \(\.$shop) shop")
        }
    }

    /// What may be ordered again.
    public static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$kind)) { kind in
            DisplayRepresentation(title: "Order \(kind)")
        }
        IntentPrediction(parameters: (\.$kind, \.$quantity, \.$shop)) { kind, quantity, shop in
            DisplayRepresentation(title: "Order \(quantity) \(kind)", subtitle: "In the \(shop) shop")
        }
    }

    /// An order with nothing in it yet.
    public init() {}

    /// An order that was made otherwise than by words.
    public init(_ order: Order, of entry: Menu.Entry) {
        kind = Pizza(entry)
        quantity = order.quantity
    }

    /// Asks for the guest’s word, and bakes.
    public func perform() async throws -> some IntentResult & ReturnsValue<Pizza> & ProvidesDialog {
        if let opening = OpeningHours().nextOpening(of: shop) { throw OrderError.closed(shop, opening: opening) }
        guard let entry = Menu.house.entry(kind.id), entry.isAvailable else { throw OrderError.soldOut(kind.title) }
        try await requestConfirmation(
            result: .result(
                dialog: IntentDialog(full: "Ready to order?", supporting: "Order \(quantity) \(kind.title)")),
            confirmationActionName: .order)
        let order = Order(kind: entry.identifier, quantity: quantity)
        OrderBook().add(order)
        let minutes = order.minutes(for: entry)
        return .result(
            value: kind,
            dialog: IntentDialog(
                full: "\(quantity) \(kind.title) will be ready in \(minutes) minutes.",
                supporting: "\(kind.title) × \(quantity): \(minutes) min"))
    }
}
