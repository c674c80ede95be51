// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import Foundation
import Sentences
import Testing

@testable import Projects

@Suite("Xcode projects")
struct XcodeProjectTests {
    @Test("a sound project has no findings")
    func sound() async throws {
        #expect(try await ParlourTree().check() == [])
    }

    @Test("targets are known with their kinds, identifiers, sources and definitions")
    func parts() async throws {
        let project = try await ParlourTree().read()
        #expect(project.parts.map(\.name) == ["Parlour", "ParlourIntents"])
        #expect(project.parts.map(\.kind) == [.app, .intentsExtension])
        #expect(project.parts.map(\.identifier) == ["org.example.parlour", "org.example.parlour.intents"])
        #expect(project.parts.map(\.app) == [nil, 0])
        #expect(
            project.parts.map { $0.sources.map { project.sources[$0].path } } == [
                ["App/App.swift"], ["Intents/Handler.swift"],
            ])
        #expect(project.parts.map { $0.definitions.count } == [1, 1])
        #expect(project.parts[1].plist?.text("CFBundleDisplayName") == "Parlour \"Intents\"")
        #expect(project.sources.map(\.path) == ["App/App.swift", "Intents/Handler.swift"])
        #expect(project.definitions.map(\.path) == ["App/Base.lproj/Bakery.intentdefinition"])
        #expect(project.definitions[0].tables == ["zh-Hans": "App/zh-Hans.lproj/Bakery.strings"])
        #expect(project.omissions == [])
    }

    @Test(
        "each mistake is found in its file and nothing else",
        arguments: [
            ("Intents/Info.plist", "<string>BuyBreadIntent</string>", "", "intent-not-supported"),
            ("Intents/Info.plist", ".Handler", ".Handlers", "principal-class-unknown"),
            ("Intents/Intents.entitlements", "shared", "shred", "keychain-groups-differ"),
            ("App/zh-Hans.lproj/Bakery.strings", "titl02", "titl03", "intent-title-missing"),
            ("Intents/Handler.swift", "{ .notRequired() }", "{ .make(UIApplication.shared) }", "app-only-interface"),
            (
                "App/App.swift", "UIApplication.shared", "INPreferences.requestSiriAuthorization()",
                "siri-entitlement-missing"
            ),
            ("Parlour.xcodeproj/project.pbxproj", "\"$(BASE_ID).intents\"", "org.example.intents", "identifier-prefix"),
            ("Parlour.xcodeproj/project.pbxproj", "A60000000000000000000003, ", "", "definition-not-in-target"),
        ])
    func mistakes(file: String, old: String, new: String, rule: String) async throws {
        let tree = try ParlourTree()
        try tree.change(file, old, to: new)
        let findings = try await tree.check()
        #expect(!findings.isEmpty)
        let rules = Set(findings.compactMap { $0.split(separator: "[").last?.dropLast() }.map(String.init))
        #expect(rules.contains(rule))
        #expect(rules.subtracting([rule, "siri-usage-missing"]).isEmpty, "\(findings)")
    }

    @Test("files that Xcode 16 excepts from a folder do not belong to the target")
    func exceptions() async throws {
        let tree = try ParlourTree()
        try tree.write("Intents/Unused.swift", "let app = UIApplication.shared")
        #expect(try await tree.check() == [])
        try tree.write("Intents/Used.swift", "let app = UIApplication.shared")
        #expect(try await tree.check().count == 1)
    }

    @Test("a project of many targets may be given by itself, and is shown under its folder")
    func projectItself() async throws {
        let tree = try ParlourTree()
        try tree.change("Intents/Info.plist", ".Handler", to: ".Handlers")
        let project = try await tree.read("Parlour.xcodeproj", shown: "ios/Parlour.xcodeproj")
        #expect(Checker().check(project).map(\.place.path) == ["ios/Intents/Info.plist"])
    }

    @Test("a project that cannot be read, and an invalid plist, are findings")
    func unreadable() async throws {
        let tree = try ParlourTree()
        try tree.write("Intents/Info.plist", "<plist><dict>")
        #expect(
            try await tree.check().contains {
                $0.hasPrefix("Intents/Info.plist: error: ") && $0.hasSuffix("[unreadable-file]")
            })
        try tree.write("Parlour.xcodeproj/project.pbxproj", "{ objects = {")
        let findings = try await tree.check()
        #expect(
            findings == [
                "Parlour.xcodeproj/project.pbxproj: error: the project cannot be read: the list is cut off (line 1); "
                    + "open it in Xcode [unreadable-file]"
            ])
    }

    @Test("a target without entitlements has none, unless a file of settings that cannot be found may name them")
    func signing() async throws {
        let tree = try ParlourTree()
        let file = "Parlour.xcodeproj/project.pbxproj"
        try tree.change(file, "CODE_SIGN_ENTITLEMENTS = App/App.entitlements; ", to: "")
        guard case .none = try await tree.read().parts[0].signing else {
            Issue.record("nothing names entitlements")
            return
        }
        try tree.change(
            file, "baseConfigurationReference = A20000000000000000000006; buildSettings",
            to: "baseConfigurationReference = A20000000000000000000006; "
                + "baseConfigurationReferenceAnchor = A30000000000000000000003; buildSettings")
        guard case .unknown = try await tree.read().parts[0].signing else {
            Issue.record("the file that is not found may name entitlements")
            return
        }
    }

    @Test("an unknown variable keeps the rules silent")
    func variables() async throws {
        let tree = try ParlourTree()
        try tree.remove("Config/Shared.xcconfig")
        #expect(try await tree.check() == [])
        #expect(try await tree.read().parts.map(\.identifier) == [nil, nil])
    }
}
