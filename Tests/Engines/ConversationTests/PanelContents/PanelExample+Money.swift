// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues

extension PanelExample {
    static let rides = [
        PanelExample(
            name: "a ride on its way", kind: "ride",
            panel: DomainPanel(intent: "INGetRideStatusIntent", results: ["rideStatus": .ride(phase: 5)]),
            english: [
                "Driver nearly there · Comfort", "━━━━●──────", "Volkswagen Golf · B AB 1234", "Anna ★ 4.9",
                "○ Alexanderplatz · 9:07 AM", "● Airport · 9:31 AM", "€18.00 – €22.50", "Airport fee: €2.50",
            ],
            chinese: [
                "司机即将到达 · Comfort", "━━━━●──────", "Volkswagen Golf · B AB 1234", "Anna ★ 4.9",
                "○ Alexanderplatz · 09:07", "● Airport · 09:31", "€18.00 – €22.50", "Airport fee: €2.50",
            ]),
        PanelExample(
            name: "a ride to be booked", kind: "ride",
            panel: DomainPanel(
                intent: "INRequestRideIntent",
                values: [
                    "pickupLocation": .place("Home"), "dropOffLocation": .place("Airport"), "partySize": .integer(2),
                    "rideOptionName": .spoken("Comfort"),
                ], results: nil),
            english: ["2 passengers · Comfort", "○ Home", "● Airport"],
            chinese: ["2 位乘客 · Comfort", "○ Home", "● Airport"]),
        PanelExample(
            name: "kinds of rides", kind: "rows",
            panel: DomainPanel(
                intent: "INListRideOptionsIntent",
                results: [
                    "rideOptions": .array([
                        .thing("INRideOption", "Van", ["name": .string("Van"), "estimatedPickupDate": .at(4)])
                    ])
                ]),
            english: ["• Van  (9:04 AM)"], chinese: ["• Van  (09:04)"]),
        PanelExample(
            name: "a ride that is judged", kind: "ride",
            panel: DomainPanel(
                intent: "INSendRideFeedbackIntent", values: ["rating": .decimal(5), "tip": .money(2)]),
            english: ["Rating: ★ 5", "Tip: €2.00"], chinese: ["评分: ★ 5", "小费: €2.00"]),
    ]

    static let payments = [
        PanelExample(
            name: "money to be sent", kind: "payment",
            panel: DomainPanel(
                intent: "INSendPaymentIntent",
                values: [
                    "payee": .person(PersonValue(displayName: "Anna")), "currencyAmount": .money(1250, "USD"),
                    "note": .string("Rent"),
                ], results: nil),
            english: ["$1,250.00", "To Anna", "“Rent”"], chinese: ["US$1,250.00", "给Anna", "“Rent”"]),
        PanelExample(
            name: "money that was sent", kind: "payment",
            panel: DomainPanel(
                intent: "INSendPaymentIntent",
                values: ["payee": .person(PersonValue(displayName: "Anna")), "currencyAmount": .money(20)],
                results: [
                    "paymentRecord": .thing(
                        "INPaymentRecord", "",
                        [
                            "currencyAmount": .money(20), "status": .enumeration(2), "feeAmount": .money(0.5),
                            "paymentMethod": .thing("INPaymentMethod", "Visa", ["name": .string("Visa")]),
                        ])
                ]),
            english: ["€20.00", "To Anna", "✓ Completed", "Paid with: Visa", "Fee: €0.50"],
            chinese: ["€20.00", "给Anna", "✓ 已完成", "付款方式: Visa", "手续费: €0.50"]),
        PanelExample(
            name: "money that is asked for", kind: "payment",
            panel: DomainPanel(
                intent: "INRequestPaymentIntent",
                values: ["payer": .person(PersonValue(displayName: "Ben")), "currencyAmount": .money(8, "CNY")],
                results: nil),
            english: ["CN¥8.00", "From Ben"], chinese: ["¥8.00", "来自Ben"]),
        PanelExample(
            name: "a transfer", kind: "payment",
            panel: DomainPanel(
                intent: "INTransferMoneyIntent",
                values: [
                    "fromAccount": account("Wallet"), "toAccount": account("Savings"),
                    "transactionAmount": .thing("INPaymentAmount", "", ["amount": .money(100)]),
                ]),
            english: ["€100.00", "From account: Wallet", "To account: Savings"],
            chinese: ["€100.00", "付款账户: Wallet", "收款账户: Savings"]),
        PanelExample(
            name: "accounts", kind: "rows",
            panel: DomainPanel(
                intent: "INSearchForAccountsIntent", results: ["accounts": .array([account("Wallet", balance: "12.5")])]
            ),
            english: ["• Wallet  (Checking · €12.50)"], chinese: ["• Wallet  (活期 · €12.50)"]),
    ]

    private static func account(_ name: String, balance: String? = nil) -> IntentValue {
        var properties: [String: IntentValue] = ["nickname": .spoken(name)]
        if let balance {
            properties["accountType"] = .enumeration(1)
            properties["balance"] = .thing(
                "INBalanceAmount", "", ["amount": .string(balance), "currencyCode": .string("EUR")])
        }
        return .thing("INPaymentAccount", name, properties)
    }
}
