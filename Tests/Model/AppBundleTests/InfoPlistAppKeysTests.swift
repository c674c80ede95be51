// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Testing

@testable import AppBundle

/// What an app's `Info.plist` says beyond its names: quick actions, scenes, intents of its own.
@Suite("Info.plist, keys of an app")
struct InfoPlistAppKeysTests {
    private static func plist(_ values: [String: PropertyTree]) throws(InfoPlistError) -> InfoPlist {
        try InfoPlist(
            .dictionary(values.merging(["CFBundleIdentifier": .string("org.example.shop")]) { own, _ in own }))
    }

    private static func action(_ changes: [String: PropertyTree?] = [:]) -> PropertyTree {
        var action: [String: PropertyTree] = ["Type": .string("org.example.shop.new"), "Title": .string("New Order")]
        for (key, value) in changes { action[key] = value }
        return .dictionary(Dictionary(uniqueKeysWithValues: action.map { ("UIApplicationShortcutItem" + $0, $1) }))
    }

    @Test("quick actions are read in their order with all their keys")
    func staticQuickActions() throws {
        let items = try Self.plist([
            "UIApplicationShortcutItems": .array([
                Self.action([
                    "Subtitle": .string("As last time"), "IconType": .string("UIApplicationShortcutIconTypeAdd"),
                    "IconFile": .string("bread"), "IconSymbolName": .string("cart"),
                    "UserInfo": .dictionary(["count": .integer(2), "kinds": .array([.string("rye")])]),
                ]),
                Self.action(["Type": .string("org.example.shop.stop")]),
            ])
        ]).staticQuickActions
        #expect(
            items == [
                StaticQuickAction(
                    type: "org.example.shop.new", title: "New Order", subtitle: "As last time",
                    iconType: "UIApplicationShortcutIconTypeAdd", iconFile: "bread", iconSymbolName: "cart",
                    userInfo: ["count": .integer(2), "kinds": .array([.string("rye")])]),
                StaticQuickAction(type: "org.example.shop.stop", title: "New Order"),
            ])
    }

    @Test(
        "the ways up that an app can be are those of the device it is on; where none is known, it can be all",
        arguments: [
            ([], [], nil, nil), (["Portrait"], [], true, true), (["Portrait", "LandscapeLeft"], [], true, true),
            (["LandscapeLeft", "LandscapeRight"], ["Portrait"], false, true), (["Backwards"], [], nil, nil),
            (["PortraitUpsideDown"], ["LandscapeRight"], true, false),
        ] as [([String], [String], Bool?, Bool?)])
    func orientations(_ phone: [String], _ pad: [String], _ isPortrait: Bool?, _ isPadPortrait: Bool?) throws {
        func names(_ parts: [String]) -> PropertyTree { .array(parts.map { .string("UIInterfaceOrientation\($0)") }) }
        let info = try Self.plist([
            "UISupportedInterfaceOrientations": names(phone), "UISupportedInterfaceOrientations~ipad": names(pad),
        ])
        #expect(info.orientations?.isPortrait == isPortrait)
        #expect(
            info.orientations.map(\.isLandscape)
                == (phone.isEmpty || isPortrait == nil ? nil : phone.contains { $0.hasPrefix("Landscape") }))
        #expect(info.padOrientations?.isPortrait == isPadPortrait)
    }

    @Test("several static quick actions may have one type, and keep their order")
    func sharedTypes() throws {
        let items = try Self.plist([
            "UIApplicationShortcutItems": .array([
                Self.action(["Title": .string("Bread")]), Self.action(["Title": .string("Milk")]),
                Self.action(["Title": .string("Bread")]),
            ])
        ]).staticQuickActions
        #expect(items.map(\.title) == ["Bread", "Milk", "Bread"])
        #expect(Set(items.map(\.type)).count == 1)
    }

    @Test(
        "the files of the icon are those of the newest key that has some",
        arguments: [
            ([:], []), (["CFBundleIconFile": .string("old.png")], ["old.png"]),
            (
                ["CFBundleIconFile": .string("old.png"), "CFBundleIconFiles": .array([.string("a"), .string("b")])],
                ["a", "b"]
            ),
            (
                [
                    "CFBundleIconFiles": .array([.string("a")]),
                    "CFBundleIcons": .dictionary([
                        "CFBundlePrimaryIcon": .dictionary(["CFBundleIconFiles": .array([.string("new")])])
                    ]),
                ], ["new"]
            ),
            (
                [
                    "CFBundleIconFiles": .array([.string("a")]),
                    "CFBundleIcons": .dictionary([
                        "CFBundlePrimaryIcon": .dictionary(["CFBundleIconName": .string("AppIcon")])
                    ]),
                ], ["a"]
            ),
        ] as [([String: PropertyTree], [String])])
    func icons(values: [String: PropertyTree], files: [String]) throws {
        #expect(try Self.plist(values).iconFiles == files)
    }

    @Test("schemes of URLs are letters, digits and marks, and each is taken once, in lower case")
    func schemes() throws {
        let types: [[PropertyTree]] = [
            [.string("Shop"), .string("shop2go")], [], [.string("x-a.b+c"), .string("SHOP")],
        ]
        let plist = try Self.plist([
            "CFBundleURLTypes": .array(types.map { .dictionary(["CFBundleURLSchemes": .array($0)]) })
        ])
        #expect(plist.urlSchemes == ["shop", "shop2go", "x-a.b+c"])
    }

    @Test("scenes are read by their role")
    func scenes() throws {
        let manifest = try Self.plist([
            "UIApplicationSceneManifest": .dictionary([
                "UIApplicationSupportsMultipleScenes": .boolean(true),
                "UISceneConfigurations": .dictionary([
                    "UIWindowSceneSessionRoleApplication": .array([
                        .dictionary([
                            "UISceneConfigurationName": .string("Default"),
                            "UISceneClassName": .string("UIWindowScene"),
                            "UISceneDelegateClassName": .string("Shop.SceneDelegate"),
                            "UISceneStoryboardFile": .string("Main"),
                        ])
                    ])
                ]),
            ])
        ]).sceneManifest
        let configuration = SceneManifest.Configuration(
            name: "Default", sceneClass: "UIWindowScene", delegateClass: "Shop.SceneDelegate", storyboard: "Main")
        #expect(
            manifest
                == SceneManifest(
                    supportsMultipleScenes: true,
                    configurations: ["UIWindowSceneSessionRoleApplication": [configuration]]))
        #expect(try Self.plist([:]).sceneManifest == nil)
    }

    @Test("intents that the app handles itself are read, and those that need an unlocked device")
    func intents() throws {
        let plist = try Self.plist([
            "INIntentsSupported": .array([.string("BuyBreadIntent"), .string("INSendMessageIntent")]),
            "INIntentsRestrictedWhileLocked": .array([.string("BuyBreadIntent")]),
        ])
        #expect(plist.intentsSupported == ["BuyBreadIntent", "INSendMessageIntent"])
        #expect(plist.intentsRestrictedWhileLocked == ["BuyBreadIntent"])
    }

    @Test(
        "an extension for App Intents says so in either form, and nothing else",
        arguments: [
            ("NSExtension", "NSExtensionPointIdentifier"), ("EXAppExtensionAttributes", "EXExtensionPointIdentifier"),
        ])
    func appIntents(table: String, key: String) throws {
        let values = [table: PropertyTree.dictionary([key: .string("com.apple.appintents-extension")])]
        let part = try #require(try Self.plist(values).extension)
        #expect(part.kind == .appIntentsExtension)
        #expect(part.principalClass == nil)
        let other = [table: PropertyTree.dictionary([key: .string("com.apple.fileprovider")])]
        let error = #expect(throws: InfoPlistError.self) { try Self.plist(other) }
        #expect(error?.key == "\(table).\(key)")
    }

    @Test(
        "an extension that draws may name a storyboard instead of a class",
        arguments: ["NSExtensionMainStoryboard", "NSExtensionPrincipalClass"])
    func interface(key: String) throws {
        let values: [String: PropertyTree] = [
            "NSExtensionPointIdentifier": .string("com.apple.intents-ui-service"), key: .string("MainInterface"),
            "NSExtensionAttributes": .dictionary(["IntentsSupported": .array([.string("BuyBreadIntent")])]),
        ]
        let part = try #require(try Self.plist(["NSExtension": .dictionary(values)]).extension)
        #expect(part.kind == .intentsInterfaceExtension)
        #expect((part.mainStoryboard ?? part.principalClass) == "MainInterface")
        let neither = values.filter { $0.key != key }
        let error = #expect(throws: InfoPlistError.self) { try Self.plist(["NSExtension": .dictionary(neither)]) }
        #expect(error?.key == "NSExtension.NSExtensionPrincipalClass")
    }

    @Test(
        "a missing or wrong key is named with the way to it",
        arguments: [
            (["UIApplicationShortcutItems": .dictionary([:])], "UIApplicationShortcutItems"),
            (["UIApplicationShortcutItems": .array([.string("one")])], "UIApplicationShortcutItems[0]"),
            (
                ["UIApplicationShortcutItems": .array([action(["Type": nil])])],
                "UIApplicationShortcutItems[0].UIApplicationShortcutItemType"
            ),
            (
                ["UIApplicationShortcutItems": .array([action(), action(["Title": .string(" ")])])],
                "UIApplicationShortcutItems[1].UIApplicationShortcutItemTitle"
            ),
            (
                ["UIApplicationShortcutItems": .array([action(["UserInfo": .array([])])])],
                "UIApplicationShortcutItems[0].UIApplicationShortcutItemUserInfo"
            ),
            (["INIntentsSupported": .array([.string("Shop.BuyBreadIntent")])], "INIntentsSupported[0]"),
            (["INIntentsSupported": .array([.string("A"), .string("")])], "INIntentsSupported[1]"),
            (["INIntentsRestrictedWhileLocked": .array([.string("1st")])], "INIntentsRestrictedWhileLocked[0]"),
            (["NSUserActivityTypes": .array([.string("a"), .string(" ")])], "NSUserActivityTypes[1]"),
            (["CFBundleURLTypes": .string("shop")], "CFBundleURLTypes"),
            (
                ["CFBundleURLTypes": .array([.dictionary(["CFBundleURLSchemes": .string("shop")])])],
                "CFBundleURLTypes[0].CFBundleURLSchemes"
            ),
            (
                ["CFBundleURLTypes": .array([.dictionary(["CFBundleURLSchemes": .array([.string("shop://")])])])],
                "CFBundleURLTypes[0].CFBundleURLSchemes[0]"
            ),
            (
                ["CFBundleURLTypes": .array([.dictionary(["CFBundleURLSchemes": .array([.string("1shop")])])])],
                "CFBundleURLTypes[0].CFBundleURLSchemes[0]"
            ),
            (
                ["UIApplicationSceneManifest": .dictionary(["UIApplicationSupportsMultipleScenes": .string("YES")])],
                "UIApplicationSceneManifest.UIApplicationSupportsMultipleScenes"
            ),
            (
                [
                    "UIApplicationSceneManifest": .dictionary([
                        "UISceneConfigurations": .dictionary(["Role": .array([.integer(1)])])
                    ])
                ], "UIApplicationSceneManifest.UISceneConfigurations.Role[0]"
            ),
        ] as [([String: PropertyTree], String)])
    func refusal(values: [String: PropertyTree], key: String) {
        let error = #expect(throws: InfoPlistError.self) { try Self.plist(values) }
        #expect(error?.key == key)
        #expect(error?.remedy.isEmpty == false)
    }
}
