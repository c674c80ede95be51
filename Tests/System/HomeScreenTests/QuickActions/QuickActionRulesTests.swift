// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import HomeScreen

@Suite("What the system takes as quick actions")
struct QuickActionRulesTests {
    private func item(_ userInfo: [String: PropertyListValue] = [:]) -> QuickActionPayload {
        QuickActionPayload(type: "org.example.add", title: "Add", subtitle: "A contact", userInfo: userInfo)
    }

    @Test("takes the most there may be")
    func bounds() {
        var largest = item(["text": .string(String(repeating: "x", count: QuickActionRules.sizeLimit - 4))])
        largest.title = String(repeating: "t", count: QuickActionRules.textLimit)
        #expect(QuickActionRules.refusal(of: []) == nil)
        #expect(QuickActionRules.refusal(of: Array(repeating: largest, count: QuickActionRules.itemLimit)) == nil)
    }

    @Test("says how many actions are too many")
    func tooMany() throws {
        let refusal = try #require(QuickActionRules.refusal(of: Array(repeating: item(), count: 51)))
        #expect(refusal == "an app may set 50 quick actions, and these are 51; set fewer")
    }

    @Test(
        "names the text that is too long",
        arguments: ["type", "title", "subtitle", "icon name", "targetContentIdentifier"])
    func longTexts(part: String) throws {
        let long = String(repeating: "字", count: 1366)
        var item = item()
        switch part {
        case "type": item.type = long
        case "title": item.title = long
        case "subtitle": item.subtitle = long
        case "icon name": item.icon = .symbol(long)
        default: item.targetContentIdentifier = long
        }
        let refusal = try #require(QuickActionRules.refusal(of: [self.item(), item]))
        #expect(refusal.contains("a \(part) of 4098 bytes"))
        #expect(refusal.utf8.count < 1000)
    }

    @Test("refuses a user info of too many bytes, keys counted too")
    func tooLarge() throws {
        let text = String(repeating: "x", count: QuickActionRules.sizeLimit + 1)
        let cases: [[String: PropertyListValue]] = [
            ["k": .string(text)], [text: .integer(1)], ["k": .data(Data(text.utf8)), "l": .boolean(true)],
        ]
        for userInfo in cases {
            let refusal = try #require(QuickActionRules.refusal(of: [item(userInfo)]))
            #expect(refusal.contains("‘org.example.add’ has a userInfo of more than 65536 bytes"))
        }
    }

    @Test("refuses a user info of too many values, and takes as many as there may be")
    func tooMuch() throws {
        func refusal(_ count: Int) -> String? {
            let list = PropertyListValue.array(Array(repeating: .integer(0), count: count))
            return QuickActionRules.refusal(of: [item(["k": list])])
        }
        // The list is a value too, and so is what holds it.
        #expect(refusal(QuickActionRules.valueLimit - 2) == nil)
        #expect(refusal(QuickActionRules.valueLimit - 1)?.contains("of more than 4096 values") == true)
    }

    @Test("takes as many bytes of a user info as there may be")
    func largeEnough() {
        let text = String(repeating: "x", count: QuickActionRules.sizeLimit - 1)
        #expect(QuickActionRules.refusal(of: [item(["k": .string(text)])]) == nil)
        #expect(QuickActionRules.refusal(of: [item(["k": .string(text + "x")])]) != nil)
    }

    /// What a value can be put into.
    static let nestings: [@Sendable (PropertyListValue) -> PropertyListValue] = [
        { .array([$0]) }, { .set([$0]) }, { .dictionary(["k": $0]) },
    ]

    @Test("refuses a user info that nests too deep, and takes one that just does not", arguments: nestings.indices)
    func tooDeep(nesting: Int) throws {
        func nested(_ depth: Int) -> PropertyListValue {
            (0..<depth).reduce(.integer(1)) { inner, _ in Self.nestings[nesting](inner) }
        }
        #expect(QuickActionRules.refusal(of: [item(["k": nested(14)])]) == nil)
        let refusal = try #require(QuickActionRules.refusal(of: [item(["k": nested(15)])]))
        #expect(refusal.contains("nested more than 16 deep"))
    }

    @Test("says of a user info that is too much in two ways what came first")
    func tooMuchTwice() throws {
        let text = String(repeating: "x", count: QuickActionRules.sizeLimit + 1)
        let deep = (0..<15).reduce(PropertyListValue.integer(1)) { inner, _ in .array([inner]) }
        let refusal = try #require(
            QuickActionRules.refusal(of: [item(["k": .array([.string(text), deep])])]))
        #expect(refusal.contains("of more than 65536 bytes"))
    }
}
