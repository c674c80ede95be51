// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppIntents

@Suite("The sentence that an intent is as an action") struct SummaryTests {
    @Test("has its parameters in it, and changes with their values")
    func tree() {
        let some = SummaryTree.sentence("Order some ${soup}", table: "Summaries", below: [])
        #expect(
            OrderSoup.summaryTree
                == .when(
                    parameter: "size", comparison: "equalTo", values: ["large"],
                    then: .sentence("Order ${count} large ${soup}", table: nil, below: ["note", "guests"]),
                    otherwise: .choice(
                        parameter: "count",
                        cases: [
                            .init(values: ["1"], summary: .sentence("Order a ${soup}", table: nil, below: [])),
                            .init(values: ["2", "3"], summary: some),
                        ], otherwise: .sentence("Order ${count} ${soup}", table: nil, below: []))))
    }

    @Test("is empty if the intent says none")
    func none() {
        #expect(ChooseBowl.summaryTree == .nothing)
    }

    @Test("changes with the widget’s family, with whether there is a value, and by identifiers")
    func conditions() {
        #expect(
            BowlWidget.summaryTree
                == .when(
                    parameter: nil, comparison: "oneOf", values: ["systemSmall", "systemLarge"],
                    then: .when(
                        parameter: "soup", comparison: "hasAnyValue", values: [],
                        then: .when(
                            parameter: "soup", comparison: "equalTo", values: ["miso"],
                            then: .sentence("", table: nil, below: ["count"]),
                            otherwise: .sentence("${soup}", table: nil, below: [])),
                        otherwise: .when(
                            parameter: "count", comparison: "greaterThan", values: ["3"],
                            then: .nothing, otherwise: .nothing)),
                    otherwise: .choice(
                        parameter: nil,
                        cases: [
                            .init(values: ["accessoryInline"], summary: .sentence("Inline", table: nil, below: []))
                        ], otherwise: .nothing)))
    }
}

struct BowlWidget: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Bowl"

    @Parameter(title: "Soup") var soup: Soup?
    @Parameter(title: "Count") var count: Int?

    static var parameterSummary: some ParameterSummary {
        When(widgetFamily: .oneOf, [.systemSmall, .systemLarge]) {
            When(\.$soup, .hasAnyValue) {
                When(\.$soup, identifier: .equalTo, "miso") {
                    Summary { \.$count }
                } otherwise: {
                    Summary("\(\.$soup)")
                }
            } otherwise: {
                When(\.$count, .greaterThan, 3) {
                    Summary()
                } otherwise: {
                    Summary()
                }
            }
        } otherwise: {
            Switch(.widgetFamily) {
                Case(.accessoryInline) { Summary("Inline") }
                DefaultCase { Summary() }
            }
        }
    }
}

@Suite("The shortcuts that an app brings along") struct AppShortcutTests {
    @Test("have phrases with the app’s name and a parameter in them")
    func phrases() {
        let shortcuts = SoupShortcuts.appShortcuts
        #expect(shortcuts.map { $0.shortTitle.map { String(localized: $0) } } == ["Order Soup", "Bowl"])
        #expect(
            shortcuts[0].phrases == [
                "Order soup with ${applicationName}", "Order ${soup} with ${applicationName}",
                "${applicationName} plain",
            ])
        #expect(shortcuts[0].intent is OrderSoup && shortcuts[0].systemImageName == "cup.and.saucer")
        #expect(SoupShortcuts.shortcutTileColor == .lime && PlainShortcuts.shortcutTileColor == .blue)
        #expect(SoupShortcuts.negativePhrases.phrases.map(\.key) == ["Wash up with ${applicationName}"])
    }
}

private struct SoupShortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.lime

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases { "Wash up with \(.applicationName)" }
    }

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderSoup(),
            phrases: [
                "Order soup with \(.applicationName)", "Order \(\.$soup) with \(.applicationName)",
                "${applicationName} plain",
            ], shortTitle: "Order Soup", systemImageName: "cup.and.saucer")
        if #available(iOS 17, *) {
            AppShortcut(
                intent: ChooseBowl(), phrases: ["Bowl of \(.applicationName)"], shortTitle: "Bowl",
                systemImageName: "circle")
        }
    }
}

private struct PlainShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] { [] }
}
