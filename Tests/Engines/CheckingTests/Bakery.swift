// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentDefinition
import PropertyLists
import Sentences

@testable import Checking

/// A project without a mistake, in texts; a test puts one mistake into one of them.
///
/// An app `Bakery` with an intents extension and a UI extension, one intent, and a Chinese translation.
struct Bakery {
    var app = Bakery.plist(
        """
        <key>CFBundleDevelopmentRegion</key><string>en</string>
        <key>CFBundleIdentifier</key><string>org.example.bakery</string>
        <key>NSSiriUsageDescription</key><string>To bake.</string>
        <key>NSUserActivityTypes</key>
        <array>
            <string>BuyBreadIntent</string>
            <string>org.example.bakery.counter</string>
        </array>
        <key>UIApplicationShortcutItems</key>
        <array>
            <dict>
                <key>UIApplicationShortcutItemTitle</key><string>Oven</string>
                <key>UIApplicationShortcutItemType</key><string>org.example.bakery.oven</string>
            </dict>
        </array>
        """)
    var intents = Bakery.plist(
        """
        <key>CFBundleIdentifier</key><string>org.example.bakery.intents</string>
        <key>NSExtension</key>
        <dict>
            <key>NSExtensionAttributes</key>
            <dict>
                <key>IntentsRestrictedWhileLocked</key>
                <array/>
                <key>IntentsSupported</key>
                <array>
                    <string>BuyBreadIntent</string>
                </array>
            </dict>
            <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
            <key>NSExtensionPrincipalClass</key><string>BakeryIntents.IntentHandler</string>
        </dict>
        """)
    var panel = Bakery.plist(
        """
        <key>CFBundleIdentifier</key><string>org.example.bakery.panel</string>
        <key>NSExtension</key>
        <dict>
            <key>NSExtensionAttributes</key>
            <dict>
                <key>IntentsSupported</key>
                <array>
                    <string>BuyBreadIntent</string>
                </array>
            </dict>
            <key>NSExtensionMainStoryboard</key><string>MainInterface</string>
            <key>NSExtensionPointIdentifier</key><string>com.apple.intents-ui-service</string>
        </dict>
        """)
    var appEntitlements = Bakery.plist(
        """
        <key>com.apple.developer.siri</key><true/>
        <key>com.apple.security.application-groups</key><array><string>group.org.example.bakery</string></array>
        <key>keychain-access-groups</key><array><string>ABCDE12345.org.example.shared</string></array>
        """)
    var intentsEntitlements = Bakery.plist(
        """
        <key>com.apple.security.application-groups</key><array><string>group.org.example.bakery</string></array>
        <key>keychain-access-groups</key>
        <array>
            <string>org.example.shared</string>
        </array>
        """)
    var definition = Bakery.plist(
        """
        <key>INEnums</key><array/>
        <key>INIntentDefinitionModelVersion</key><string>1.2</string>
        <key>INIntentDefinitionNamespace</key><string>bak3ry</string>
        <key>INIntents</key>
        <array>
            <dict>
                <key>INIntentCategory</key><string>generic</string>
                <key>INIntentDescription</key><string>Buys loaves</string>
                <key>INIntentDescriptionID</key><string>desc01</string>
                <key>INIntentName</key><string>BuyBread</string>
                <key>INIntentManagedParameterCombinations</key>
                <dict>
                    <key>loaves</key>
                    <dict>
                        <key>INIntentParameterCombinationTitle</key><string>Buy ${loaves} loaves</string>
                        <key>INIntentParameterCombinationTitleID</key><string>comb01</string>
                    </dict>
                </dict>
                <key>INIntentParameters</key>
                <array>
                    <dict>
                        <key>INIntentParameterDisplayName</key><string>Loaves</string>
                        <key>INIntentParameterDisplayPriority</key><integer>1</integer>
                        <key>INIntentParameterName</key><string>loaves</string>
                        <key>INIntentParameterPromptDialogs</key>
                        <array>
                            <dict>
                                <key>INIntentParameterPromptDialogCustom</key><true/>
                                <key>INIntentParameterPromptDialogFormatString</key><string>How many?</string>
                                <key>INIntentParameterPromptDialogFormatStringID</key><string>prmt01</string>
                                <key>INIntentParameterPromptDialogType</key><string>Primary</string>
                            </dict>
                        </array>
                        <key>INIntentParameterSupportsResolution</key><true/>
                        <key>INIntentParameterTag</key><integer>1</integer>
                        <key>INIntentParameterType</key><string>Integer</string>
                    </dict>
                </array>
                <key>INIntentResponse</key>
                <dict>
                    <key>INIntentResponseCodes</key>
                    <array>
                        <dict>
                            <key>INIntentResponseCodeName</key><string>success</string>
                            <key>INIntentResponseCodeSuccess</key><true/>
                        </dict>
                        <dict><key>INIntentResponseCodeName</key><string>failure</string></dict>
                        <dict>
                            <key>INIntentResponseCodeFormatString</key><string>Sold out.</string>
                            <key>INIntentResponseCodeFormatStringID</key><string>sold01</string>
                            <key>INIntentResponseCodeName</key><string>soldOut</string>
                        </dict>
                    </array>
                </dict>
                <key>INIntentTitle</key><string>Buy Bread</string>
                <key>INIntentTitleID</key><string>titl01</string>
                <key>INIntentType</key><string>Custom</string>
                <key>INIntentVerb</key><string>Do</string>
            </dict>
        </array>
        <key>INTypes</key><array/>
        """)
    /// By language.
    var translations = ["zh-Hans": Bakery.chinese]
    var appSource = """
        import Intents

        func application(_ application: UIApplication, continue activity: NSUserActivity) -> Bool {
            INPreferences.requestSiriAuthorization { _ in }
            return activity.activityType == "org.example.bakery.counter"
        }

        func perform(_ item: UIApplicationShortcutItem) {
            if item.type == "org.example.bakery.oven" { UIApplication.shared.open(oven) }
        }
        """
    var intentsSource = """
        final class IntentHandler: INExtension, BuyBreadIntentHandling {
            let defaults = UserDefaults(suiteName: "group.org.example.bakery")

            func handle(intent: BuyBreadIntent) async -> BuyBreadIntentResponse {
                BuyBreadIntentResponse(code: .soldOut, userActivity: nil)
            }

            func resolveLoaves(for intent: BuyBreadIntent) async -> BuyBreadLoavesResolutionResult { .needsValue() }
        }
        """
    /// Whether the definition is a member of the extension's target, and not only of the app's.
    var intentsHaveDefinition = true

    /// Files of texts besides the definition's.
    var tables: [CheckedTable] = []

    /// What SwiftPM says about it, for a bakery that is a package.
    var package: CheckedPackage?

    /// A package in which nothing is forgotten.
    static let package = CheckedPackage(
        targets: [
            .init(
                name: "BakeryIntents", isExecutable: true, folder: "BakeryIntents", dependencies: ["BakeryKit"],
                products: ["Intents", "ExtensionPlugin"]),
            .init(
                name: "BakeryKit", isExecutable: false, folder: "Base.lproj",
                products: ["Intents", "IntentDefinitionPlugin"]),
        ],
        manifest: SwiftSource(
            path: "Package.swift",
            text: """
                let kit = "BakeryKit"
                let package = Package(
                    name: "Bakery",
                    targets: [intentsExtension("BakeryIntents", uses: [kit]), .target(name: "BakeryKit")])
                """))

    static let chinese = [
        "titl01": "买面包", "desc01": "买几个面包", "comb01": "买${loaves}个面包", "prmt01": "要几个？", "sold01": "卖完了。",
    ]

    static func plist(_ content: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\(content)\n</dict>\n</plist>\n"
    }

    /// What the checker says about it: one line for each finding.
    func check(_ rule: String? = nil) throws -> [String] {
        let project = try project()
        let rules = RuleRegistry.all.filter { rule == nil || $0.about.id == rule }
        return Checker(rules: rules).check(project).map(\.description)
    }

    func project(knowsAllSources: Bool = true) throws -> CheckedProject {
        var app = ProjectPart(name: "Bakery", kind: .app)
        try fill(&app, self.app, appEntitlements, path: "Bakery", source: 0, hasDefinition: true)
        var intents = ProjectPart(name: "BakeryIntents", kind: .intentsExtension)
        try fill(
            &intents, self.intents, intentsEntitlements, path: "BakeryIntents", source: 1,
            hasDefinition: intentsHaveDefinition)
        var panel = ProjectPart(name: "BakeryPanel", kind: .intentsInterfaceExtension)
        try fill(&panel, self.panel, Self.plist(""), path: "BakeryPanel", source: nil, hasDefinition: true)
        (intents.app, panel.app) = (0, 0)
        var project = CheckedProject(
            parts: [app, intents, panel], definitions: [try checkedDefinition()],
            sources: [
                SwiftSource(path: "Bakery/App.swift", text: appSource),
                SwiftSource(path: "BakeryIntents/IntentHandler.swift", text: intentsSource),
            ], knowsAllSources: knowsAllSources)
        project.package = package
        project.tables = tables
        return project
    }

    private func fill(
        _ part: inout ProjectPart, _ plist: String, _ entitlements: String, path: String, source: Int?,
        hasDefinition: Bool
    ) throws {
        part.plist = try PlistDocument(path: "\(path)/Info.plist", reading: Data(plist.utf8))
        part.identifier = part.plist?.text("CFBundleIdentifier")
        let signing = try PlistDocument(path: "\(path)/\(path).entitlements", reading: Data(entitlements.utf8))
        part.signing = .file(signing)
        part.sources = source.map { [$0] } ?? []
        part.definitions = hasDefinition ? [0] : []
        part.isInstallable = package != nil
        (part.knowsSources, part.knowsDefinitions) = (true, true)
    }

    private func checkedDefinition() throws -> CheckedDefinition {
        let path = "Base.lproj/Bakery.intentdefinition"
        let reading = DefinitionReader.read(Data(definition.utf8), path: path)
        let tables = translations.map { ($0.key, StringTable(language: $0.key, strings: $0.value)) }
        let content = reading.file.map {
            LocalizedDefinition(file: $0, name: "Bakery", tables: Dictionary(uniqueKeysWithValues: tables))
        }
        var definition = CheckedDefinition(
            path: path, content: content, diagnostics: reading.diagnostics,
            plist: try? PlistDocument(path: path, reading: Data(self.definition.utf8)),
            tables: Dictionary(uniqueKeysWithValues: translations.keys.map { ($0, "\($0).lproj/Bakery.strings") }))
        definition.isInTarget = true
        return definition
    }
}

extension String {
    /// The text with one piece replaced; the piece has to be there.
    func with(_ new: String, for old: String) -> String {
        precondition(contains(old), "the fixture has no ‘\(old)’")
        return replacing(old, with: new, maxReplacements: 1)
    }
}
