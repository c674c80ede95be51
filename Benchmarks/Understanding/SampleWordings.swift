// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases

/// The wordings of the sample apps' intents under other names, as the assistant makes them of definitions.
enum SampleWordings {
    /// Those of an app: it sells something, tells a rate, or keeps a day.
    static func wordings(of app: Int, language: String, haveOwnTitles: Bool) -> [IntentWording] {
        let name = MadeName(app).description
        let thing = haveOwnTitles ? name : ""
        return samples(of: thing, language)[app % 3].map { sample in
            IntentWording(
                language: language, titles: sample.titles, summary: sample.summary, category: sample.category,
                parameters: sample.parameters, apps: [name])
        }
    }

    /// What a person says to an app.
    static func saying(to app: Int, _ haveOwnTitles: Bool) -> String {
        let thing = haveOwnTitles ? MadeName(app).description + " " : ""
        return ["order \(thing)pizza", "show \(thing)rate", "log \(thing)breakfast"][app % 3]
    }

    private struct Sample {
        var titles: [String]
        var summary: String
        var category: String
        var parameters: [IntentWording.Parameter]
    }

    private static func samples(of thing: String, _ language: String) -> [[Sample]] {
        language == "en" ? english(thing.isEmpty ? "" : thing + " ") : chinese(thing)
    }

    private static let kinds = IntentWording.Parameter(name: "kind", title: "Kind", values: .freeText)
    private static let quantity = IntentWording.Parameter(
        name: "quantity", title: "Quantity", values: .numbers(0...1_000_000_000))
    private static let meal = IntentWording.Parameter(name: "meal", title: "Meal", values: .freeText)
    private static let duration = IntentWording.Parameter(name: "duration", title: "Duration", values: .duration)

    private static func names(_ name: String, _ names: [[String]]) -> IntentWording.Parameter {
        IntentWording.Parameter(name: name, title: name.capitalized, values: .names(names))
    }

    private static let shop = names("shop", [["harbour", "港口"], ["station", "车站"]])
    private static let sport = names("sport", [["running", "跑步"], ["swimming", "游泳"], ["cycling", "骑车"]])
    private static let currency = names(
        "currency",
        [
            ["US dollar", "美元"], ["pound sterling", "英镑"], ["Japanese yen", "日元"], ["Chinese yuan", "人民币"],
            ["Swiss franc", "瑞士法郎"],
        ])

    private static func english(_ thing: String) -> [[Sample]] {
        [
            [
                Sample(
                    titles: [
                        "Order \(thing)Pizza", "Order \(thing)${kind}", "Order ${quantity} \(thing)${kind}",
                        "Order ${quantity} \(thing)${kind} at ${shop}",
                    ], summary: "Orders pizza from one of the shops.", category: "order",
                    parameters: [kinds, quantity, shop])
            ],
            [
                Sample(
                    titles: ["Show \(thing)Rate", "Show the \(thing)rate of the ${currency}"],
                    summary: "Tells what one euro is worth.", category: "information", parameters: [currency])
            ],
            [
                Sample(
                    titles: ["Punch In \(thing)"], summary: "Records that the day has begun.", category: "checkIn",
                    parameters: []),
                Sample(
                    titles: ["Log \(thing)Breakfast", "Log ${meal} for \(thing)breakfast"],
                    summary: "Records what there was for breakfast.", category: "create", parameters: [meal]),
                Sample(
                    titles: ["Log \(thing)Sport", "Log ${duration} of \(thing)${sport}"],
                    summary: "Records some sport and how long it took.", category: "create",
                    parameters: [sport, duration]),
            ],
        ]
    }

    private static func chinese(_ thing: String) -> [[Sample]] {
        [
            [
                Sample(
                    titles: ["订\(thing)披萨", "订\(thing)${kind}", "订${quantity}个\(thing)${kind}"], summary: "从一家店订披萨。",
                    category: "order", parameters: [kinds, quantity, shop])
            ],
            [
                Sample(
                    titles: ["显示\(thing)汇率", "显示${currency}的\(thing)汇率"], summary: "告诉一欧元值多少。",
                    category: "information", parameters: [currency])
            ],
            [
                Sample(titles: ["\(thing)上班打卡"], summary: "记录一天开始。", category: "checkIn", parameters: []),
                Sample(
                    titles: ["记录\(thing)早餐", "早餐记录\(thing)${meal}"], summary: "记录早餐吃了什么。", category: "create",
                    parameters: [meal]),
                Sample(
                    titles: ["记录\(thing)运动", "记录${duration}\(thing)${sport}"], summary: "记录运动和时间。",
                    category: "create", parameters: [sport, duration]),
            ],
        ]
    }
}
