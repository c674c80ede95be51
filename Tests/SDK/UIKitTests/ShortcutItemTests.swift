// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import TestSupport
import Testing
import Wire

@testable import UIKit

struct ShortcutItemTests {
    private func item(userInfo: [String: any NSSecureCoding]? = nil) -> UIApplicationShortcutItem {
        UIApplicationShortcutItem(
            type: "com.example.menu", localizedTitle: "Menu", localizedSubtitle: "Today",
            icon: UIApplicationShortcutIcon(type: .date), userInfo: userInfo)
    }

    @Test("an item says what it was made with")
    func contents() {
        let item = item(userInfo: ["day": 5 as NSNumber])
        #expect(item.type == "com.example.menu")
        #expect(item.localizedTitle == "Menu")
        #expect(item.localizedSubtitle == "Today")
        #expect(item.icon == UIApplicationShortcutIcon(type: .date))
        #expect(item.userInfo?["day"] as? Int == 5)
        let plain = UIApplicationShortcutItem(type: "a", localizedTitle: "A")
        #expect(plain.localizedSubtitle == nil && plain.icon == nil && plain.userInfo == nil)
    }

    @Test("a mutable copy changes without its original")
    func mutableCopy() throws {
        let original = item()
        let copy = try #require(original.mutableCopy() as? UIMutableApplicationShortcutItem)
        copy.localizedTitle = "Lunch"
        copy.userInfo = ["day": "Monday" as NSString]
        copy.targetContentIdentifier = "menu"
        #expect(original.localizedTitle == "Menu")
        #expect(original.userInfo == nil)
        #expect(copy != original)
    }

    @Test("a copy of a mutable item keeps what it said")
    func immutableCopy() throws {
        let mutable = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "First")
        let copy = try #require(mutable.copy() as? UIApplicationShortcutItem)
        #expect(!(copy is UIMutableApplicationShortcutItem))
        #expect(copy == mutable)
        mutable.localizedTitle = "Second"
        #expect(copy.localizedTitle == "First")
    }

    @Test("items are equal by what they say, so that a list finds one again")
    func equality() {
        #expect(item(userInfo: ["a": 1 as NSNumber]) == item(userInfo: ["a": 1 as NSNumber]))
        #expect(item(userInfo: ["a": 1 as NSNumber]) != item(userInfo: ["a": 2 as NSNumber]))
        #expect([item()].firstIndex(of: item()) == 0)
        #expect(item().hash == item().hash)
    }

    @Test("an item travels and comes back the same")
    func roundTrip() throws {
        let item = UIMutableApplicationShortcutItem(type: "com.example.menu", localizedTitle: "Menu")
        item.icon = UIApplicationShortcutIcon(systemImageName: "fork.knife")
        item.targetContentIdentifier = "menu"
        item.userInfo = [
            "text": "soup" as any NSSecureCoding, "number": 5 as any NSSecureCoding, "share": 2.5 as any NSSecureCoding,
            "vegan": true as any NSSecureCoding, "when": Date(timeIntervalSince1970: 0) as any NSSecureCoding,
            "bytes": Data([1, 2]) as any NSSecureCoding, "list": ["a", "b"] as any NSSecureCoding,
            "table": ["a": 1] as any NSSecureCoding,
        ]
        let payload = try item.payload()
        #expect(
            payload.userInfo == [
                "text": .string("soup"), "number": .integer(5), "share": .real(2.5), "vegan": .boolean(true),
                "when": .date(Date(timeIntervalSince1970: 0)), "bytes": .data(Data([1, 2])),
                "list": .array([.string("a"), .string("b")]), "table": .dictionary(["a": .integer(1)]),
            ])
        let back = UIApplicationShortcutItem(payload)
        #expect(try back.payload() == payload)
        #expect(back.userInfo?["text"] as? String == "soup")
        #expect(back.userInfo?["number"] as? Int == 5)
        #expect(back.userInfo?["vegan"] as? Bool == true)
        #expect(back.userInfo?["list"] as? [String] == ["a", "b"])
        #expect(back.userInfo?["table"] as? [String: Int] == ["a": 1])
        #expect(back.targetContentIdentifier as? String == "menu")
    }

    @Test("an item without userInfo has none when it comes back")
    func nothing() throws {
        #expect(UIApplicationShortcutItem(try item().payload()).userInfo == nil)
    }

    @Test(
        "a value that no property list holds is told by item, key and remedy",
        arguments: [
            ("link", "store its absoluteString"), ("list[1]", "store its absoluteString"),
            ("ids", "use an array"), ("nothing", "leave the key out"), ("id", "store something to find it by"),
        ])
    func misfits(place: String, remedy: String) throws {
        let url = try #require(URL(string: "https://example.com"))
        let values: [String: any NSSecureCoding] = [
            "link": url as any NSSecureCoding, "list": ["a", url] as [Any] as any NSSecureCoding,
            "ids": Set(["a"]) as any NSSecureCoding, "nothing": NSNull(), "id": UUID() as any NSSecureCoding,
        ]
        let key = String(place.prefix { $0 != "[" })
        let error = try #require(throws: ActivityMisfit.self) { try item(userInfo: [key: values[key] ?? 0]).payload() }
        for word in ["‘com.example.menu’", "‘\(place)’", remedy] {
            #expect(error.description.contains(word), "\(error)")
        }
    }

    @Test("a content identifier that is not a string is reported")
    func contentIdentifier() throws {
        let item = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A")
        item.targetContentIdentifier = 5
        let error = try #require(throws: ActivityMisfit.self) { try item.payload() }
        #expect(error.description.contains("targetContentIdentifier of the quick action ‘a’ is a Int; use a String"))
    }

    @MainActor @Test("a list with one bad item is refused whole, and a registered item no longer changes")
    func registered() throws {
        let application = UIApplication()
        let good = UIMutableApplicationShortcutItem(type: "good", localizedTitle: "Good")
        application.shortcutItems = [good]
        good.localizedTitle = "Better"
        #expect(application.shortcutItems?.map(\.localizedTitle) == ["Good"])
        let bad = UIApplicationShortcutItem(
            type: "bad", localizedTitle: "Bad", localizedSubtitle: nil, icon: nil,
            userInfo: ["id": UUID() as any NSSecureCoding])
        application.shortcutItems = [good, bad]
        #expect(application.shortcutItems?.map(\.localizedTitle) == ["Good"])
    }

    @MainActor @Test("a list that the system could not keep leaves the items that are known")
    func unkept() throws {
        let full = "the quick actions could not be kept or read: the disk is full"
        let system = try AppSystem.answering { call in
            switch call {
            case .quickActions(.get):
                .reply(to: QuickActionsCall.get, [QuickActionPayload(type: "old", title: "Old")])
            default: .refusal(CallRefusal(.notDone, full))
            }
        }
        let application = UIApplication()
        application.link = system.link
        application.shortcutItems = [UIApplicationShortcutItem(type: "first", localizedTitle: "First")]
        #expect(application.shortcutItems?.map(\.type) == ["old"])
        application.shortcutItems?.append(UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
        #expect(application.shortcutItems?.map(\.type) == ["old"])
    }

    @Test(
        "icons have the numbers that Apple gave them",
        arguments: [
            (UIApplicationShortcutIcon.IconType.compose, 0), (.share, 6), (.home, 9), (.favorite, 11), (.mail, 16),
            (.date, 18), (.capturePhoto, 20), (.alarm, 24), (.update, 28),
        ])
    func iconTypes(type: UIApplicationShortcutIcon.IconType, number: Int) {
        #expect(type.rawValue == number)
        #expect(UIApplicationShortcutIcon(type: type).payload == .type(number))
    }

    @Test("icons of other kinds travel by name")
    func namedIcons() {
        #expect(UIApplicationShortcutIcon(templateImageName: "soup").payload == .template("soup"))
        #expect(UIApplicationShortcutIcon(systemImageName: "bell").payload == .symbol("bell"))
        #expect(UIApplicationShortcutIcon(templateImageName: "a") != UIApplicationShortcutIcon(systemImageName: "a"))
    }
}
