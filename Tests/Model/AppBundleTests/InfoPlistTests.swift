// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Testing

@testable import AppBundle

@Suite("Info.plist")
struct InfoPlistTests {
    private static let extensionTree: [String: PropertyTree] = [
        "CFBundleIdentifier": .string("org.example.shop.intents"),
        "CFBundleExecutable": .string("ShopIntents"),
        "NSExtension": .dictionary([
            "NSExtensionPointIdentifier": .string("com.apple.intents-service"),
            "NSExtensionPrincipalClass": .string("ShopIntents.IntentHandler"),
            "NSExtensionAttributes": .dictionary([
                "IntentsSupported": .array([.string("BuyBreadIntent")]),
                "IntentsRestrictedWhileLocked": .array([.string("BuyBreadIntent")]),
            ]),
        ]),
        "BeckonIntentModules": .dictionary(["Bakery": .string("ShopKit")]),
    ]

    @Test(
        "an extension's keys are read from either form",
        arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func reading(format: PropertyListSerialization.PropertyListFormat) throws {
        let xml = try PropertyTree.dictionary(Self.extensionTree).xml()
        let object = try PropertyListSerialization.propertyList(from: xml, format: nil)
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: format, options: 0)
        let plist = try InfoPlist(reading: data)
        #expect(plist.identifier.text == "org.example.shop.intents")
        #expect(plist.executable == "ShopIntents")
        #expect(plist.kind == .intentsExtension)
        #expect(plist.extension?.principalClass == "ShopIntents.IntentHandler")
        #expect(plist.extension?.intentsSupported == ["BuyBreadIntent"])
        #expect(plist.extension?.intentsRestrictedWhileLocked == ["BuyBreadIntent"])
        #expect(plist.intentModules == ["Bakery": "ShopKit"])
        #expect(plist.title == "intents")
    }

    @Test("an app's keys are read")
    func app() throws {
        let plist = try InfoPlist(
            .dictionary([
                "CFBundleIdentifier": .string("org.example.shop"), "CFBundleName": .string("Shop"),
                "CFBundleDisplayName": .string("Corner Shop"), "CFBundlePackageType": .string("APPL"),
                "CFBundleDevelopmentRegion": .string("en"),
                "CFBundleLocalizations": .array([.string("en"), .string("zh-Hans")]),
                "INIntentsSupported": .array([.string("BuyBreadIntent")]),
                "NSUserActivityTypes": .array([.string("org.example.shop.open")]),
            ]))
        #expect(plist.kind == .app)
        #expect(plist.title == "Corner Shop")
        #expect(plist.packageType == "APPL")
        #expect(plist.developmentRegion == "en")
        #expect(plist.localizations == ["en", "zh-Hans"])
        #expect(plist.intentsSupported == ["BuyBreadIntent"])
        #expect(plist.userActivityTypes == ["org.example.shop.open"])
    }

    @Test("the types of activities may be the keys of a dictionary, as iOS takes them too")
    func describedActivities() throws {
        let plist = try InfoPlist(
            .dictionary([
                "CFBundleIdentifier": .string("org.example.shop"),
                "NSUserActivityTypes": .dictionary([
                    "org.example.shop.open": .string("Open"), "org.example.shop.buy": .dictionary([:]),
                ]),
            ]))
        #expect(plist.userActivityTypes == ["org.example.shop.buy", "org.example.shop.open"])
    }

    @Test(
        "a missing or wrong key is named",
        arguments: [
            (["CFBundleIdentifier": nil], "CFBundleIdentifier"),
            (["CFBundleIdentifier": .string("../shop")], "CFBundleIdentifier"),
            (["CFBundleIdentifier": .integer(3)], "CFBundleIdentifier"),
            (["CFBundleExecutable": .string("../sh")], "CFBundleExecutable"),
            (["CFBundleExecutable": .string("")], "CFBundleExecutable"),
            (["CFBundleLocalizations": .array([.string("en"), .boolean(true)])], "CFBundleLocalizations[1]"),
            (["NSUserActivityTypes": .string("one")], "NSUserActivityTypes"),
            (["NSExtension": .array([])], "NSExtension"),
            (["NSExtension": .dictionary([:])], "NSExtension.NSExtensionPointIdentifier"),
            (
                ["NSExtension": .dictionary(["NSExtensionPointIdentifier": .string("com.example.other")])],
                "NSExtension.NSExtensionPointIdentifier"
            ),
            (
                ["NSExtension": .dictionary(["NSExtensionPointIdentifier": .string("com.apple.intents-service")])],
                "NSExtension.NSExtensionAttributes.IntentsSupported"
            ),
            (
                [
                    "NSExtension": .dictionary([
                        "NSExtensionPointIdentifier": .string("com.apple.intents-service"),
                        "NSExtensionAttributes": .dictionary(["IntentsSupported": .array([.string("AIntent")])]),
                    ])
                ], "NSExtension.NSExtensionPrincipalClass"
            ),
            (["BeckonIntentModules": .dictionary(["A": .integer(1)])], "BeckonIntentModules.A"),
        ] as [([String: PropertyTree?], String)])
    func refusal(changes: [String: PropertyTree?], key: String) {
        var tree = Self.extensionTree
        for (key, value) in changes { tree[key] = value }
        let error = #expect(throws: InfoPlistError.self) { try InfoPlist(.dictionary(tree)) }
        #expect(error?.key == key)
        #expect(error?.remedy.isEmpty == false)
    }

    @Test(
        "bytes that are no property list are refused",
        arguments: [
            ("", "empty"), ("hello", "not a property list"), ("{ a = 1; }", "not a property list"),
            ("<plist>", "<plist>"), ("<?xml version=\"1.0\"?>", "no value"), ("bplist00", "cut off"),
            ("bplist00aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "trailer"),
            ("<plist version=\"1.0\"><string>one</string></plist>", "string"),
        ])
    func noPropertyList(text: String, reason: String) {
        let error = #expect(throws: InfoPlistError.self) { try InfoPlist(reading: Data(text.utf8)) }
        #expect(error?.reason.description.contains(reason) == true)
    }

    @Test("a list too deep or too long is refused", arguments: [65, 600, 60_000])
    func bounds(depth: Int) {
        let text =
            "<plist version=\"1.0\">" + String(repeating: "<array>", count: depth)
            + String(repeating: "</array>", count: depth) + "</plist>"
        let deep = #expect(throws: InfoPlistError.self) { try PropertyTree(reading: Data(text.utf8)) }
        #expect(deep?.reason.description.contains("64 levels deep") == true)
        let large = #expect(throws: InfoPlistError.self) {
            try PropertyTree(reading: Data(count: PropertyTree.sizeLimit + 1))
        }
        #expect(large?.reason.description.contains("\(PropertyTree.sizeLimit + 1) bytes") == true)
    }

    @Test("a file cut off or changed anywhere is read or refused, never worse")
    func damage() throws {
        let xml = try PropertyTree.dictionary(Self.extensionTree).xml()
        let object = try PropertyListSerialization.propertyList(from: xml, format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        var outcomes = 0
        for whole in [xml, binary] {
            for length in stride(from: 0, to: whole.count, by: 7) {
                if (try? InfoPlist(reading: whole.prefix(length))) == nil { outcomes += 1 }
                var changed = whole
                changed[length] ^= 0x55
                _ = try? InfoPlist(reading: changed)
            }
        }
        #expect(outcomes > 50)
    }

    @Test("true, one and one point zero stay apart through a file")
    func numbers() throws {
        let tree = PropertyTree.array([.boolean(true), .integer(1), .real(1.5), .integer(-7), .string("1")])
        #expect(try PropertyTree(reading: tree.xml()) == tree)
    }

    @Test("a small binary list that stands for billions of values is refused at once")
    func selfReferring() {
        // Thirty arrays, each of which names the next one ten times.
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for index in 0..<30 {
            offsets.append(bytes.count)
            bytes += [0xAA] + (0..<10).map { _ in UInt8((index + 1) % 30) }
        }
        let table = bytes.count
        bytes += offsets.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        bytes += [0, 0, 0, 0, 0, 0, 2, 1]
        for number in [30, 0, table] { bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xFF)] }
        let error = #expect(throws: InfoPlistError.self) { try PropertyTree(reading: Data(bytes)) }
        #expect(error?.reason.description.contains("damaged") == true)
    }

    @Test(
        "a mistake has the line and column of its value, a missing key those of what should hold it",
        arguments: [
            ("<string>org..example</string>", "", "4:1: CFBundleIdentifier: "),
            ("<string>org.example</string>", "<key>CFBundleName</key>\n<true/>", "6:1: CFBundleName: "),
            (
                "<string>org.example</string>", "<key>NSExtension</key> <dict/>",
                "5:24: NSExtension.NSExtensionPointIdentifier: "
            ),
            (
                "<string>org.example</string>",
                "<key>NSUserActivityTypes</key>\n<array>\n<string>a</string>\n  <real>1</real></array>",
                "8:3: NSUserActivityTypes[1]: "
            ),
        ])
    func places(identifier: String, rest: String, beginning: String) {
        let text = "<plist>\n<dict>\n<key>CFBundleIdentifier</key>\n\(identifier)\n\(rest)\n</dict></plist>"
        let error = #expect(throws: InfoPlistError.self) { try InfoPlist(reading: Data(text.utf8)) }
        #expect(error?.description.hasPrefix(beginning) == true, "\(error?.description ?? "")")
    }

    @Test("a key that stands twice is refused with both lines")
    func twice() {
        let text = "<plist><dict>\n<key>a</key><true/>\n<key>a</key><false/>\n</dict></plist>"
        let error = #expect(throws: InfoPlistError.self) { try PropertyTree(reading: Data(text.utf8)) }
        #expect(error?.description.hasPrefix("3:1: a: the key 'a' appears twice") == true)
        #expect(error?.reason.description.contains("first on line 2") == true)
    }

    @Test(
        "texts, dates and data come back from XML as they were",
        arguments: ["a < b & c > d", "\r\n\r", "中文 🍕", " ", ""])
    func writing(text: String) throws {
        let tree = PropertyTree.dictionary([
            text: .string(text), "date": .date(Date(timeIntervalSince1970: 1_795_253_400)),
            "data": .data(Data([1, 2])),
            "none": .array([]), "reals": .array([.real(0.1), .real(-1e300)]), "empty": .dictionary([:]),
        ])
        #expect(try PropertyTree(reading: tree.xml()) == tree)
        #expect(try tree.xml() == tree.xml())
    }

    @Test(
        "what XML cannot hold is named",
        arguments: [
            .string("\u{1}"), .string("\u{FFFF}"), .real(.nan), .real(.infinity), .date(.distantPast + -1e12),
        ] as [PropertyTree])
    func unwritable(value: PropertyTree) {
        let error = #expect(throws: InfoPlistError.self) {
            try PropertyTree.dictionary(["a": .array([.boolean(true), value])]).xml()
        }
        #expect(error?.key == "a[1]")
    }
}
