// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import TestSupport
import Testing

@testable import Apps

@Suite("Planning bundles")
struct BundlePlannerTests {
    private let package: FixturePackage

    init() throws {
        package = try FixturePackage()
    }

    private func plans(product: String? = nil, settings: [String: String] = [:]) throws -> [BundlePlan] {
        try BundlePlanner(package: package.url, description: package.description(), settings: settings)
            .apps(product: product)
    }

    @Test("executables with an Info.plist become apps, extensions inside the app they belong to")
    func nesting() throws {
        let plans = try plans()
        #expect(plans.map(\.folderName) == ["Bakery.app", "Kiosk.app"])
        #expect(plans[0].extensions.map(\.folderName) == ["bakery-intents.appex"])
        #expect(plans[0].products == ["Bakery", "bakery-intents"])
        #expect(plans[1].extensions.isEmpty)
    }

    @Test("what Xcode would add to the Info.plist is added, what stands there stays")
    func completion() throws {
        let plans = try plans()
        let part = try #require(plans[0].extensions.first)
        #expect(part.info.executable == "bakery-intents")
        #expect(part.info.packageType == "XPC!")
        #expect(part.info.developmentRegion == "en")
        #expect(part.info.extension?.principalClass == "BakeryIntents.IntentHandler")
        #expect(part.info.intentModules == ["Bakery": "BakeryKit"])
        #expect(plans[1].info.packageType == "APPL")
        #expect(plans[1].info.title == "Corner Kiosk")
    }

    @Test("definitions and strings of the target and its libraries come along")
    func items() throws {
        let part = try #require(try plans()[0].extensions.first)
        #expect(
            part.items.map(\.place).sorted() == ["Base.lproj/Bakery.intentdefinition", "zh-Hans.lproj/Bakery.strings"])
        #expect(part.foreignResources == ["bakery_Bakery.resources", "bakery_Kiosk.resources"])
    }

    @Test("images come along under the names that code uses, those of asset catalogues too")
    func images() throws {
        let catalogue = "Sources/Kiosk/Media.xcassets"
        try package.write("Sources/Kiosk/Images/loaf.png", "loaf")
        try package.write("\(catalogue)/add.imageset/plus-2.png", "two")
        try package.write("\(catalogue)/add.imageset/plus-1.png", "one")
        try package.write("\(catalogue)/add.imageset/night.png", "dark")
        try package.write("\(catalogue)/add.imageset/stray.png", "stray")
        try package.write(
            "\(catalogue)/add.imageset/Contents.json",
            """
            {"images": [
              {"filename": "night.png", "idiom": "universal", "scale": "2x", "appearances": [{"value": "dark"}]},
              {"filename": "plus-2.png", "idiom": "universal", "scale": "2x"},
              {"filename": "plus-1.png", "idiom": "universal"}, {"idiom": "universal", "scale": "3x"}
            ], "info": {"version": 1}}
            """)
        try package.write("\(catalogue)/AppIcon.appiconset/icon.png", "icon")
        try package.write("\(catalogue)/bare.imageset/bare.png", "bare")
        #expect(try plans()[1].items.map(\.place).sorted() == ["add.png", "add@2x.png", "loaf.png"])
        try package.write("\(catalogue)/add.imageset/Contents.json", "[")
        let error = #expect(throws: InstallError.self) { try plans() }
        #expect(error?.subject.hasSuffix("add.imageset/Contents.json") == true)
    }

    @Test("settings reach all targets, or one")
    func settings() throws {
        #expect(try plans(settings: ["ORGANISATION": "org.example"])[0].info.identifier.text == "org.example.bakery")
        let one = try plans(settings: ["ORGANISATION": "net.other", "Bakery:ORGANISATION": "org.example"])
        #expect(one[0].info.identifier.text == "org.example.bakery")
    }

    @Test("one product is chosen by its own or its target's name")
    func choice() throws {
        #expect(try plans(product: "Kiosk").map(\.product) == ["Kiosk"])
        let error = #expect(throws: InstallError.self) { try plans(product: "Grocer") }
        #expect(error?.code == .noBundle)
        #expect(error?.remedy == "choose one of Bakery, Kiosk")
    }

    @Test("an extension outside every app's identifier names the apps there are")
    func stray() throws {
        let error = #expect(throws: InstallError.self) { try plans(settings: ["ORGANISATION": "net.other"]) }
        #expect(error?.code == .strayExtension)
        #expect(error?.subject == "org.example.bakery.intents")
        #expect(error?.reason.description.contains("net.other.bakery, org.example.kiosk") == true)
    }

    @Test("two targets with one identifier are told apart in the error")
    func sameIdentifier() throws {
        try package.writePlist("Sources/Kiosk", ["CFBundleIdentifier": "org.example.bakery"])
        let error = #expect(throws: InstallError.self) { try plans() }
        #expect(error?.code == .clash)
        #expect(error?.reason == "the targets Bakery and Kiosk have the same identifier")
    }

    @Test("two different definitions of one name are a clash; the same file twice is not")
    func sameDefinition() throws {
        try package.write("Sources/BakeryIntents/Bakery.intentdefinition", BakeryDefinition.text)
        let part = try #require(try plans()[0].extensions.first)
        #expect(part.info.intentModules == ["Bakery": "BakeryIntents"])
        try package.write("Sources/BakeryIntents/Bakery.intentdefinition", "another")
        let error = #expect(throws: InstallError.self) { try plans() }
        #expect(error?.code == .clash)
        #expect(error?.reason == "the targets BakeryIntents and BakeryKit both define ‘Bakery’")
    }

    @Test("a mistake in an Info.plist names file and key")
    func badPlist() throws {
        try package.writePlist("Sources/Kiosk", ["CFBundleName": "Kiosk"])
        let missing = #expect(throws: InstallError.self) { try plans() }
        #expect(missing?.subject.hasSuffix("Sources/Kiosk/Info.plist:4:1, CFBundleIdentifier") == true)
        try package.writePlist("Sources/Kiosk", ["CFBundleIdentifier": "org.example.$(SHOP)"])
        let unknown = #expect(throws: InstallError.self) { try plans() }
        #expect(unknown?.remedy.description.contains("--setting SHOP=VALUE") == true)
    }

    @Test("a package without any Info.plist says where one goes")
    func noBundle() throws {
        for target in ["Bakery", "BakeryIntents", "Kiosk"] { try package.remove("Sources/\(target)/Info.plist") }
        let error = #expect(throws: InstallError.self) { try plans() }
        #expect(error?.code == .noBundle)
    }

    @Test("entitlements beside the Info.plist come along; what the signer knows stays a variable")
    func entitlements() throws {
        #expect(try plans()[0].entitlements == nil)
        try package.write(
            "Sources/Bakery/Any.entitlements",
            """
            <plist version="1.0"><dict>
              <key>keychain-access-groups</key><array><string>$(AppIdentifierPrefix)$(CFBundleIdentifier)</string></array>
              <key>com.apple.security.application-groups</key><array><string>group.$(ORGANISATION).bread</string></array>
            </dict></plist>
            """)
        let plan = try plans(settings: ["ORGANISATION": "org.example"])[0]
        #expect(
            plan.entitlements
                == .dictionary([
                    "keychain-access-groups": .array([.string("$(AppIdentifierPrefix)org.example.bakery")]),
                    "com.apple.security.application-groups": .array([.string("group.org.example.bread")]),
                ]))
    }

    @Test("two entitlements files beside one Info.plist are a clash")
    func twoEntitlements() throws {
        for name in ["A", "B"] { try package.write("Sources/Bakery/\(name).entitlements", "<plist><dict/></plist>") }
        let error = #expect(throws: InstallError.self) { try plans() }
        #expect(error?.code == .clash)
        #expect(error?.reason == "there is more than one .entitlements file: A.entitlements, B.entitlements")
    }

    @Test("other keys can name the bundle's identifier by its setting")
    func identifierSetting() throws {
        try package.writePlist(
            "Sources/Kiosk",
            [
                "CFBundleIdentifier": "org.example.$(PRODUCT_NAME:lower)",
                "NSUserActivityTypes": ["$(PRODUCT_BUNDLE_IDENTIFIER).open"],
            ])
        #expect(try plans()[1].info.userActivityTypes == ["org.example.kiosk.open"])
    }

    @Test("a definition that is a link, also one that Git wrote as text, comes with what it leads to")
    func linkedDefinition() throws {
        try package.write("Shared/Bread.intentdefinition", BakeryDefinition.text)
        try package.write("Shared/zh-Hans.lproj/Bread.strings", "\"titl01\" = \"买面包\";\n")
        try package.remove("Sources/BakeryKit/Base.lproj")
        try package.remove("Sources/BakeryKit/zh-Hans.lproj")
        try package.write("Sources/BakeryKit/Bakery.intentdefinition", "../../Shared/Bread.intentdefinition")
        let items = try #require(try plans()[0].extensions.first).items
        #expect(items.map(\.place) == ["Bakery.intentdefinition", "zh-Hans.lproj/Bakery.strings"])
        #expect(
            items.map { $0.source.standardizedFileURL.path.split(separator: "/").suffix(2).joined(separator: "/") } == [
                "Shared/Bread.intentdefinition", "zh-Hans.lproj/Bread.strings",
            ])
        try package.write("Sources/BakeryKit/zh-Hans.lproj/Bakery.strings", "\"titl01\" = \"要面包\";\n")
        let own = try #require(try plans()[0].extensions.first).items
        #expect(own.map(\.source.lastPathComponent) == ["Bread.intentdefinition", "Bakery.strings"])
    }

    @Test("a link that leads nowhere is named with what it names")
    func danglingLink() throws {
        try package.write("Sources/BakeryKit/Base.lproj/Bakery.intentdefinition", "../gone.intentdefinition")
        let error = #expect(throws: InstallError.self) { try plans() }
        #expect(error?.code == .badDefinition)
        #expect(error?.detail?.description.contains("gone.intentdefinition") == true)
    }
}
