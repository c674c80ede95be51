// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Phrases

@Suite("Searching", .timeLimit(.minutes(2)))
struct SearchIndexTests {
    private static let index = SearchIndex([
        SearchEntry(id: "bank", kind: .app, title: "Bank", otherTitles: ["银行"]),
        SearchEntry(id: "pizzeria", kind: .app, title: "Pizzeria", otherTitles: ["披萨店"]),
        SearchEntry(id: "punch", kind: .app, title: "打卡", otherTitles: ["Daily Punch"], used: 50),
        SearchEntry(id: "café", kind: .app, title: "Café Zürich", used: 40),
        SearchEntry(id: "tea", kind: .shortcut, title: "Morning Tea"),
        SearchEntry(id: "my pizza", kind: .phrase, title: "Pizza time"),
        SearchEntry(id: "funghi", kind: .action, title: "Order a Funghi", keywords: ["Pizzeria", "披萨店"], used: 90),
        SearchEntry(id: "old", kind: .action, title: "Order a Marinara", keywords: ["Pizzeria", "披萨店"], used: 10),
        SearchEntry(id: "never", kind: .quickAction, title: "Order again", keywords: ["Pizzeria", "披萨店"]),
        SearchEntry(id: "pay", kind: .sentence, title: "Pay bill"),
        SearchEntry(id: "pay …", kind: .beginning, title: "Pay …"),
        SearchEntry(id: "yen", kind: .sentence, title: "Show the rate of the yen", otherTitles: ["看日元汇率"]),
        SearchEntry(
            id: "note", kind: .content, title: "Reorder list", keywords: ["garden"],
            text: "Tulips and hyacinths before it freezes"),
        SearchEntry(id: "language", kind: .setting, title: "Language", otherTitles: ["语言"]),
    ])

    private static func found(_ text: String) -> [String] { index.search(text).flatMap(\.found) }

    @Test(
        "each word that is typed begins a word, or is inside one, in any language or by its sound",
        arguments: [
            ("ban", ["bank"]), ("BANK", ["bank"]), ("银", ["bank"]), ("銀行", ["bank"]), ("yinh", ["bank"]),
            ("yh", ["bank"]), ("yin hang", ["bank"]), ("hang", ["bank"]), ("ing", ["tea"]), ("daka", ["punch"]),
            ("ka", ["punch", "yen"]), ("cafe", ["café"]), ("zurich cafe", ["café"]), ("ｃａｆｅ", ["café"]),
            ("yen", ["yen"]), ("rate yen", ["yen"]), ("日元", ["yen"]), ("riyuan", ["yen"]), ("yen bank", []),
            ("tulips", ["note"]), ("freeze", ["note"]), ("reezes", []), ("gard", ["note"]), ("yuyan", ["language"]),
            ("", []), (" …!", []), ("zzz", []), ("ordr", []),
        ])
    func matching(text: String, found: [String]) { #expect(Self.found(text) == found) }

    @Test(
        "the beginning of a word comes before its inside, the person's own first, then what was used last",
        arguments: [
            ("pay", ["pay", "pay …"]), ("order", ["funghi", "old", "never", "note"]),
            ("piz", ["my pizza", "pizzeria", "funghi", "old", "never"]),
            ("pizzeria", ["pizzeria", "funghi", "old", "never"]),
        ])
    func order(text: String, found: [String]) {
        #expect(Array(Self.found(text).prefix(found.count)) == found)
    }

    @Test("of words in any order the first that is typed counts: where it begins a title, that comes first")
    func firstWord() {
        let index = SearchIndex([
            SearchEntry(id: "later", kind: .content, title: "Pizza in time"),
            SearchEntry(id: "first", kind: .content, title: "Time for a pizza"),
        ])
        #expect(index.search("time pizza").flatMap(\.found) == ["first", "later"])
        #expect(index.search("pizza for").flatMap(\.found) == ["first"])
    }

    @Test("what is written is nearer than what only sounds so, also where it sounds so too")
    func writtenAndHeard() {
        let index = SearchIndex([
            SearchEntry(id: "heard", kind: .content, title: "卡片"),
            SearchEntry(id: "written", kind: .content, title: "打卡 Kata"),
        ])
        #expect(index.search("ka").flatMap(\.found) == ["written", "heard"])
    }

    @Test("a short title comes before a long one of another kind, and an app before both")
    func lengths() {
        let index = SearchIndex([
            SearchEntry(id: "long", kind: .sentence, title: "Send a message to Grace Hopper"),
            SearchEntry(id: "short", kind: .content, title: "Grace Hopper"),
            SearchEntry(id: "app", kind: .app, title: "The collected works of Hopper"),
        ])
        #expect(index.search("hopper").flatMap(\.found) == ["app", "long", "short"])
        #expect(index.search("grace").first?.found == ["short"])
    }

    @Test("what was found is in groups, and the best of all is in none of them again")
    func groups() {
        #expect(
            Self.index.search("order") == [
                SearchGroup(.topHit, ["funghi"]), SearchGroup(.actions, ["old", "never"]),
                SearchGroup(.contents, ["note"]),
            ])
    }

    @Test("of what alike matches, no more is given than there is room for, and texts without an end are no matter")
    func bounds() {
        let long = String(repeating: "very ", count: 5000)
        let entries = (0..<50).map { SearchEntry(id: "\($0)", kind: .app, title: "App \($0)", text: long) }
        let index = SearchIndex(entries)
        #expect(index.search("app").map(\.found.count) == [1, 6])
        let other = String(repeating: "much ", count: 5000)
        #expect(index.search(other).isEmpty && index.search("app " + other).isEmpty)
        #expect(SearchIndex([]).search("a").isEmpty)
    }

    @Test("200 apps with 20 actions each, and as many contents, are searched while a letter is typed")
    func speed() {
        let entries = (0..<8000).map { number in
            SearchEntry(
                id: "\(number)", kind: number < 4000 ? .action : .content, title: "Order coffee number \(number) 点咖啡",
                otherTitles: ["Bestelle Kaffee \(number)"], keywords: ["App \(number / 20)", "应用"],
                text: number < 4000 ? nil : String(repeating: "The quick brown fox jumps over it. ", count: 10))
        }
        let clock = ContinuousClock()
        var index = SearchIndex([])
        let building = clock.measure { index = SearchIndex(entries) }
        var times: [Duration] = []
        for text in ["o", "coffee 399", "kafei", "zebra", "lazy fox", "app 7"] {
            times.append(clock.measure { _ = index.search(text) })
        }
        print("search: \(building) to prepare 8000 entries; \(times)")
        // Many times of what it takes, as tests are built to be debugged and machines are busy.
        #expect(times.allSatisfy { $0 < .seconds(2) })
        #expect(index.search("coffee 3999").first?.found == ["3999"])
    }
}
