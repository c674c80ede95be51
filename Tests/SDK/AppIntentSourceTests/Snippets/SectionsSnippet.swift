// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct CityOptions: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection {
            ItemSection("Near") {
                Item("Ghent", title: "Ghent", subtitle: "20 minutes", image: .init(systemName: "tram"))
                "Bruges"
            }
            ItemSection {
                for city in ["Antwerp", "Liège"] { IntentItem(city, title: "\(city)") }
            }
        }
    }

    func defaultResult() async -> String? { "Ghent" }
}

struct LineOptions: DynamicOptionsProvider {
    @IntentParameterDependency<PlanTripIntent>(\.$city, \.$count)
    var intent

    func results() async throws -> IntentItemCollection<String> {
        guard let intent else { return .empty }
        let lines = (1...intent.count).map { "\(intent.city) \($0)" }
        return IntentItemCollection(
            promptLabel: "Which line?", usesIndexedCollation: true,
            sections: [IntentItemSection("Lines", items: lines.map { IntentItem($0, title: "\($0)") })])
    }
}

struct PlainOptions: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<String> {
        IntentItemCollection(
            items: ["one", "two"].map { IntentItem($0, title: LocalizedStringResource(stringLiteral: $0)) })
    }
}

struct PlanTripIntent: AppIntent {
    static let title: LocalizedStringResource = "Plan Trip"

    @Parameter(title: "City", optionsProvider: CityOptions()) var city: String
    @Parameter(title: "Count", default: 2) var count: Int
    @Parameter(title: "Line", requestValueDialog: "Which line?", optionsProvider: LineOptions()) var line: String?
    @Parameter(title: "Plain", optionsProvider: PlainOptions()) var plain: String?

    func perform() async throws -> some IntentResult { .result() }
}
