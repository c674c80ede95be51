// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// An Xcode project on the disk: an app in SwiftUI with two App Intents, one of which needs a color, and an extension that
/// handles two intents of a definition with attributes of Objective-C.
struct XcodeShop {
    private let folder: TemporaryFolder
    var project: URL { folder.url.appending(path: "Shop.xcodeproj") }
    var package: URL { folder.url.appending(path: "Beckon") }

    init() throws {
        folder = try TemporaryFolder()
        try write("Shop.xcodeproj/project.pbxproj", Self.objects)
        try write(
            "Shop/ShopApp.swift",
            "import SwiftUI\n\n@main\nstruct ShopApp: App {\n    var body: some Scene { WindowGroup { Text(\"Shop\") } }\n}\n"
        )
        try write("Shop/Colors.swift", "import SwiftUI\n\nenum Colors { static let wall = Color.red }\n")
        try write(
            "Shop/PaintIntent.swift",
            "import AppIntents\n\n" + Self.intent("Paint", "Paint the Wall", "\\(Colors.wall)"))
        try write(
            "Shop/SweepIntent.swift",
            "import AppIntents\nimport SwiftUI\n\n" + Self.intent("Sweep", "Sweep the Floor", "It is clean.")
                + Self.shortcuts)
        try write("ShopIntents/Info.plist", Self.list)
        try write("ShopIntents/Base.lproj/Bakery.intentdefinition", BakeryDefinition.text)
        try write("ShopIntents/Handler.swift", Self.handler)
    }

    private func write(_ path: String, _ text: String) throws {
        let file = folder.url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private static func intent(_ name: String, _ title: String, _ answer: String) -> String {
        """
        struct \(name)Intent: AppIntent {
            static let title: LocalizedStringResource = "\(title)"

            func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(answer)") }
        }

        """
    }

    private static let shortcuts = """

        struct ShopShortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(
                    intent: SweepIntent(), phrases: ["Sweep the floor with \\(.applicationName)"], shortTitle: "Sweep",
                    systemImageName: "leaf")
            }
        }

        """

    private static let handler = """
        import Intents

        @objc(Handler) final class Handler: INExtension, BuyBreadIntentHandling, AskPriceIntentHandling {
            @objc func resolveLoaves(for intent: BuyBreadIntent) async -> BuyBreadLoavesResolutionResult {
                .success(with: 2)
            }

            @objc func handle(intent: BuyBreadIntent) async -> BuyBreadIntentResponse {
                BuyBreadIntentResponse(code: .success, userActivity: nil)
            }

            @objc func handle(intent: AskPriceIntent) async -> AskPriceIntentResponse {
                AskPriceIntentResponse(code: .success, userActivity: nil)
            }
        }

        """

    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key>
        <array><string>BuyBreadIntent</string><string>AskPriceIntent</string></array></dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Handler</string>
        </dict></dict></plist>
        """

    /// As Xcode 16 writes it, with what is not needed left out.
    private static let objects = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            objects = {
                A1 = {isa = PBXBuildFile; fileRef = A2; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
                A2 = {isa = PBXFileReference; path = ShopIntents.appex; sourceTree = BUILT_PRODUCTS_DIR; };
                B1 = {isa = PBXGroup; children = (B2, B3, A2, ); sourceTree = "<group>"; };
                B2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
                B3 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (B4, ); path = ShopIntents; sourceTree = "<group>"; };
                B4 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, ); target = C2; };
                C1 = {isa = PBXNativeTarget; buildConfigurationList = D1; buildPhases = (E1, ); fileSystemSynchronizedGroups = (B2, ); name = Shop; productType = "com.apple.product-type.application"; };
                C2 = {isa = PBXNativeTarget; buildConfigurationList = D2; buildPhases = (); fileSystemSynchronizedGroups = (B3, ); name = ShopIntents; productReference = A2; productType = "com.apple.product-type.app-extension"; };
                D1 = {isa = XCConfigurationList; buildConfigurations = (D3, ); };
                D2 = {isa = XCConfigurationList; buildConfigurations = (D4, ); };
                D3 = {isa = XCBuildConfiguration; buildSettings = {GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UISupportedInterfaceOrientations = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"; PRODUCT_BUNDLE_IDENTIFIER = com.example.shop; }; name = Release; };
                D4 = {isa = XCBuildConfiguration; buildSettings = {GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = ShopIntents/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.example.shop.intents; }; name = Release; };
                E1 = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (A1, ); };
                F1 = {isa = PBXProject; developmentRegion = en; mainGroup = B1; targets = (C1, C2, ); };
            };
            rootObject = F1;
        }
        """
}
