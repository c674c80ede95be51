// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The wordings of the example apps' intents, with the options that the apps report.
enum SpokenApps {
    private typealias Parameter = IntentWording.Parameter

    static let wordings: [IntentWording] =
        pizzeria + teaDiary + dailyPunch + [
            wording("Bank", ["Show Rate", "Show the rate of the ${currency}"], [currency]),
            wording("Search Question", ["Search Question"]),
        ]
        + concierge.map { wording("Concierge", [$0]) }

    private static let pizzeria = [
        wording(
            "Pizzeria",
            [
                "Order Pizza", "Order ${quantity} ${kind}", "Order ${quantity} ${kind} in the ${shop} shop",
                "Order with Pizzeria", "Order ${kind} from Pizzeria",
            ],
            [pizza, number("quantity", 1...12), names("shop", [["harbour"], ["station"]])])
    ]

    private static let teaDiary = [
        wording(
            "Tea Diary",
            ["Buy Tea", "Buy ${grams} grams of ${tea}", "Buy tea with Tea Diary", "Buy ${tea} with Tea Diary"],
            [tea, number("grams", 50...1000)]),
        wording(
            "Tea Diary",
            [
                "Count Cups", "Count the cups of ${period}", "Count my cups in Tea Diary",
                "How much tea was it ${period} in Tea Diary",
            ], [names("period", [["Today"], ["This Week"], ["This Month"]])]),
        wording(
            "Tea Diary",
            ["Log Cup", "Log ${cups} cups of ${tea}", "Log a cup in Tea Diary", "Log ${tea} in Tea Diary"],
            [tea, number("cups", 1...20)]),
        wording("Tea Diary", ["Open Tea"], [tea]),
        wording("Tea Diary", ["Rate Tea", "Give ${tea} ${stars} stars"], [tea, number("stars", 1...5)]),
        wording(
            "Tea Diary", ["Steep Tea", "Steep ${tea}", "Start the Tea Diary timer", "Steep ${tea} in Tea Diary"],
            [tea, number("seconds", 1...600)]),
        wording(
            "Tea Diary", ["Suggest Tea", "What shall I drink, Tea Diary", "Suggest ${kind} tea with Tea Diary"],
            [names("kind", [["Green"], ["Black"], ["Oolong"], ["Herbal"]])]),
    ]

    private static let dailyPunch = [
        wording("DailyPunch", ["Punch In"]),
        wording("DailyPunch", ["Log Breakfast"]),
        wording(
            "DailyPunch", ["Log Sport", "Log ${duration} of ${sport}"],
            [
                names("sport", [["running"], ["swimming"], ["cycling"]]),
                Parameter(name: "duration", values: .duration, isInTitlesAlone: true),
            ]),
    ]

    private static let concierge = [
        "Send Message", "Search for Messages", "Start Call", "List Ride Options", "Request Ride", "Get Ride Status",
        "Cancel Ride", "Start Workout", "Pause Workout", "Resume Workout", "End Workout", "Cancel Workout",
        "Send Payment", "Request Payment", "Pay Bill", "Transfer Money", "Play Media", "Add Tasks", "Create Note",
        "Append to Note",
    ]

    private static let pizza = names(
        "kind", [["Margherita"], ["Marinara"], ["Salami"], ["Hot Salami"], ["Ham and Mushroom"], ["Tuna and Onion"]])
    private static let tea = names(
        "tea",
        [
            ["Sencha"], ["Longjing", "Dragon Well"], ["Assam"], ["Earl Grey"], ["Tieguanyin"],
            ["Chamomile", "Camomile"],
        ])
    private static let currency = names(
        "currency", [["US dollar"], ["pound sterling"], ["Japanese yen"], ["Chinese yuan"], ["Swiss franc"]])

    private static func wording(
        _ app: String, _ titles: [String], _ parameters: [IntentWording.Parameter] = []
    ) -> IntentWording {
        IntentWording(language: "en", titles: titles, category: "", parameters: parameters, apps: [app])
    }

    private static func names(_ name: String, _ names: [[String]]) -> IntentWording.Parameter {
        IntentWording.Parameter(name: name, values: .names(names))
    }

    private static func number(_ name: String, _ bounds: ClosedRange<Double>) -> IntentWording.Parameter {
        IntentWording.Parameter(name: name, values: .numbers(bounds))
    }
}
