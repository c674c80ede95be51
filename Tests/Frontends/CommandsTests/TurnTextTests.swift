// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import IntentValues
import Testing
import Wire

@testable import Commands
@testable import Conversation

@Suite("Turns as text")
struct TurnTextTests {
    private func lines(
        _ turn: Turn, app: String? = "Bakery", color: Bool = false, language: String = "en"
    ) -> [String] {
        TurnText(stream: TextStream(usesColor: color) { _ in }, language: language).lines(for: turn, from: app)
    }

    @Test("options are numbered, with what is on later pages counted")
    func options() {
        let options = ["Rye", "White"].map {
            Prompt.Option(text: $0, subtitle: $0 == "Rye" ? "dark" : nil, value: .string($0))
        }
        let prompt = Prompt(
            parameter: "kind", kind: .disambiguation, text: "Which kind?", options: options, remaining: 4)
        #expect(
            lines(.prompt(prompt)) == [
                "Bakery: Which kind?", "  1  Rye  dark", "  2  White", "     … 4 more: say “more”",
            ])
        #expect(lines(.prompt(prompt), language: "zh-Hans").last == "     … 还有 4 项：请说“更多”")
    }

    @Test("options of one name show what tells them apart where others show their subtitle, and nothing twice")
    func namesakes() {
        let options = [
            Prompt.Option(text: "Hall Light", subtitle: "Main House", value: .integer(0)),
            Prompt.Option(text: "Heater – Cabin", distinction: "Cabin", value: .integer(1)),
            Prompt.Option(text: "Heater – Cellar", subtitle: "old", distinction: "Cellar", value: .integer(2)),
            Prompt.Option(text: "Lamp", subtitle: "LAMP ", value: .integer(3)),
            Prompt.Option(text: "A – B", subtitle: "", value: .integer(4)),
        ]
        let prompt = Prompt(parameter: "item", kind: .disambiguation, text: "Which?", options: options)
        #expect(
            lines(.prompt(prompt)).dropFirst() == [
                "  1  Hall Light  Main House", "  2  Heater  Cabin", "  3  Heater  Cellar • old", "  4  Lamp",
                "  5  A – B",
            ])
    }

    @Test("a confirmation shows its panel and buttons")
    func confirmation() {
        let confirmation = Confirmation(
            text: "Ready to order?", buttons: ["Order", "Cancel"], panel: Panel(title: "Bread", text: "3 loaves"))
        #expect(lines(.confirm(confirmation)) == ["Bakery: Ready to order?", "  3 loaves", "  [Order] [Cancel]"])
    }

    @Test("what is said is broken between words on a terminal, and nowhere else")
    func wrapping() {
        let response = Response(
            app: "org.example.bakery", intent: "BuyBreadIntent", code: "failure", rawCode: 5, status: .failure,
            text: "There is no rye bread left today.", panel: nil)
        func lines(isTerminal: Bool) -> [String] {
            let stream = TextStream(isTerminal: isTerminal, width: 24) { _ in }
            return TurnText(stream: stream, language: "en").lines(for: .response(response), from: "Bakery")
        }
        #expect(lines(isTerminal: true) == ["✗ Bakery: There is no", "  rye bread left today."])
        #expect(lines(isTerminal: false) == ["✗ Bakery: There is no rye bread left today."])
    }

    @Test("a panel is a card on a terminal, of one width in every language, and a line on a narrow one")
    func card() {
        func lines(_ app: String, _ panel: Panel, width: Int) -> [String] {
            let stream = TextStream(isTerminal: true, width: width) { _ in }
            let confirmation = Confirmation(text: "Ready to order?", buttons: [], panel: panel)
            return TurnText(stream: stream, language: "en").lines(for: .confirm(confirmation), from: app)
        }
        let bread = Panel(title: "Bread", text: "3 loaves\n1 roll")
        #expect(
            lines("Bakery", bread, width: 24) == [
                "Bakery: Ready to order?", "  ╭────────────────────╮", "  │ Bakery             │",
                "  ├────────────────────┤", "  │ Bread              │", "  │ 3 loaves           │",
                "  │ 1 roll             │", "  ╰────────────────────╯",
            ])
        let chinese = lines("面包店", Panel(title: "面包", text: "三个面包和一杯咖啡，一共五十六元", tick: true), width: 24)
        #expect(
            chinese.dropFirst() == [
                "  ╭────────────────────╮", "  │ 面包店           ✓ │", "  ├────────────────────┤",
                "  │ 面包               │", "  │ 三个面包和一杯咖啡 │", "  │ ，一共五十六元     │",
                "  ╰────────────────────╯",
            ])
        #expect(lines("Bakery", bread, width: 21) == ["Bakery: Ready to", "order?", "  3 loaves 1 roll"])
        #expect(lines("Bakery", Panel(title: "Bread", text: "Ready to order?"), width: 80).count == 1)
    }

    @Test("a panel with content shows it on the card, whatever is said besides; in a pipe the words are enough")
    func content() {
        let content = PanelContent.list(
            .init(title: "Shopping", items: [.init(title: "Milk", isDone: true), .init(title: "Bread")]))
        let response = Response(
            app: "com.example.lists", intent: "INAddTasksIntent", code: "success", rawCode: 3, status: .success,
            text: "Added.", panel: Panel(title: "Add Tasks", text: "Added.", tick: true, content: content))
        func lines(isTerminal: Bool) -> [String] {
            let stream = TextStream(isTerminal: isTerminal, width: 24) { _ in }
            return TurnText(stream: stream, language: "en").lines(for: .response(response), from: "Lists")
        }
        #expect(
            lines(isTerminal: true).dropFirst() == [
                "  ╭────────────────────╮", "  │ Lists            ✓ │", "  ├────────────────────┤",
                "  │ Add Tasks          │", "  │ Shopping           │", "  │ ✓ Milk             │",
                "  │ ○ Bread            │", "  ╰────────────────────╯",
            ])
        #expect(lines(isTerminal: false) == ["✓ Lists: Added."])
    }

    @Test(
        "a response is marked by how it went",
        arguments: [
            (.success, true, ["✓ Bakery: Done."]), (.success, false, ["Bakery: Done."]),
            (.failure, false, ["✗ Bakery: Done."]), (.inProgress, false, ["… Bakery: Done."]),
        ] as [(Response.Status, Bool, [String])])
    func response(status: Response.Status, tick: Bool, expected: [String]) {
        let response = Response(
            app: "org.example.bakery", intent: "BuyBreadIntent", code: "success", rawCode: 4, status: status,
            text: "Done.", panel: Panel(title: "Bread", text: "Done.", tick: tick))
        #expect(lines(.response(response)) == expected)
    }

    @Test("an app that opens says where")
    func opening() {
        let response = Response(
            app: "org.example.bakery", intent: "BuyBreadIntent", code: "continueInApp", rawCode: 2,
            status: .deferredToApplication, text: "",
            opens: .init(
                app: "org.example.bakery", activity: ActivityPayload(activityType: "basket", title: "Your basket")))
        #expect(lines(.response(response)) == ["→ Bakery opens: Your basket"])
        #expect(lines(.response(response), language: "zh-Hans") == ["→ 打开“Bakery”：Your basket"])
    }

    @Test("an app cannot steer the terminal")
    func control() {
        let hostile = Failure(.crash, text: "a\u{1B}[2Jb\u{7}\r\nc\u{9B}d")
        #expect(lines(.error(hostile)) == ["✗ a [2Jb   c d"])
    }

    @Test("colour is used only where it is shown")
    func color() {
        #expect(lines(.said(text: "hi")) == ["› hi"])
        #expect(lines(.said(text: "hi"), color: true) == ["\u{1B}[2m› \u{1B}[0m\u{1B}[1mhi\u{1B}[0m"])
    }
}
