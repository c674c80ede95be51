// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Checking
import Foundation
import Projects
import Sentences
import TestSupport

/// An iOS project on the disk: an app, its intents extension, a definition, an Xcode project.
final class ParlourTree {
    private let folder: TemporaryFolder
    var url: URL { folder.url }

    init() throws {
        folder = try TemporaryFolder()
        try write("Parlour.xcodeproj/project.pbxproj", Self.project)
        try write(
            "Config/Shared.xcconfig", "#include? \"Absent.xcconfig\"\nBASE_ID = org.example.parlour // the app's\n")
        try write(
            "App/Info.plist",
            Self.plist(
                "<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"
                    + "<key>NSUserActivityTypes</key><array><string>BuyBreadIntent</string><string>AskPriceIntent</string></array>"
            ))
        try write("App/App.swift", "let application = UIApplication.shared\n")
        try write(
            "App/App.entitlements",
            Self.plist(
                "<key>keychain-access-groups</key><array><string>$(AppIdentifierPrefix)org.example.shared</string></array>"
            ))
        try write("Intents/Info.plist", Self.intents)
        try write(
            "Intents/Handler.swift",
            """
            class Handler: INExtension, BuyBreadIntentHandling, AskPriceIntentHandling {
                func resolveLoaves(for intent: BuyBreadIntent) async -> BuyBreadLoavesResolutionResult { .notRequired() }
                func handle(intent: BuyBreadIntent) async -> BuyBreadIntentResponse { .success() }
                func handle(intent: AskPriceIntent) async -> AskPriceIntentResponse { .success() }
            }

            """)
        try write(
            "Intents/Intents.entitlements",
            Self.plist(
                "<key>keychain-access-groups</key><array><string>$(AppIdentifierPrefix)org.example.shared</string></array>"
            ))
        try write("App/Base.lproj/Bakery.intentdefinition", BakeryDefinition.text)
        try write("App/zh-Hans.lproj/Bakery.strings", BakeryDefinition.chinese)
        try write("Pods/Other/Other.swift", "let other = UIApplication.shared\n")
    }

    func write(_ path: String, _ text: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Replaces a piece of a file that has to be there.
    func change(_ path: String, _ old: String, to new: String) throws {
        let text = try String(contentsOf: url.appending(path: path), encoding: .utf8)
        precondition(text.contains(old), "\(path) has no ‘\(old)’")
        try write(path, text.replacing(old, with: new))
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: path))
    }

    func read(_ path: String = "", shown: String = ".") async throws -> CheckedProject {
        try await ProjectReader(packages: NoPackages())
            .read(path.isEmpty ? url : url.appending(path: path), shown: shown)
    }

    func check() async throws -> [String] {
        Checker().check(try await read()).map(\.description)
    }

    static func plist(_ content: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\(content)\n</dict>\n</plist>\n"
    }

    private static let intents = plist(
        """
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>NSExtension</key>
        <dict>
        <key>NSExtensionAttributes</key>
        <dict><key>IntentsSupported</key><array><string>BuyBreadIntent</string><string>AskPriceIntent</string></array></dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Handler</string>
        </dict>
        """)

    /// As Xcode writes it, with what is not needed left out.
    private static let project = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 77;
        	objects = {

        /* Begin PBXBuildFile section */
        		A10000000000000000000001 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = A20000000000000000000001 /* App.swift */; };
        		A10000000000000000000002 /* in Sources */ = {isa = PBXBuildFile; fileRef = A20000000000000000000002; };
        		A10000000000000000000003 /* in Sources */ = {isa = PBXBuildFile; fileRef = A20000000000000000000002; };
        		A10000000000000000000005 /* ParlourIntents.appex in Embed */ = {isa = PBXBuildFile; fileRef = A20000000000000000000005; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
        /* End PBXBuildFile section */
        		A20000000000000000000001 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
        		A20000000000000000000002 = {isa = PBXVariantGroup; children = (A20000000000000000000003, A20000000000000000000004, ); name = Bakery.intentdefinition; sourceTree = "<group>"; };
        		A20000000000000000000003 = {isa = PBXFileReference; name = Base; path = Base.lproj/Bakery.intentdefinition; sourceTree = "<group>"; };
        		A20000000000000000000004 = {isa = PBXFileReference; name = "zh-Hans"; path = "zh-Hans.lproj/Bakery.strings"; sourceTree = "<group>"; };
        		A20000000000000000000005 = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; path = ParlourIntents.appex; sourceTree = BUILT_PRODUCTS_DIR; };
        		A20000000000000000000006 = {isa = PBXFileReference; path = Config/Shared.xcconfig; sourceTree = SOURCE_ROOT; };
        		A30000000000000000000001 = {isa = PBXGroup; children = (A30000000000000000000002, A30000000000000000000003, A20000000000000000000005, A20000000000000000000006, ); sourceTree = "<group>"; };
        		A30000000000000000000002 = {isa = PBXGroup; children = (A20000000000000000000001, A20000000000000000000002, ); path = App; sourceTree = "<group>"; };
        		A30000000000000000000003 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (A30000000000000000000004, ); path = Intents; sourceTree = "<group>"; };
        		A30000000000000000000004 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Unused.swift, ); target = A40000000000000000000002; };
        		A40000000000000000000001 = {isa = PBXNativeTarget; buildConfigurationList = A50000000000000000000001; buildPhases = (A60000000000000000000001, A60000000000000000000002, ); name = Parlour; productType = "com.apple.product-type.application"; };
        		A40000000000000000000002 = {isa = PBXNativeTarget; buildConfigurationList = A50000000000000000000002; buildPhases = (A60000000000000000000003, ); fileSystemSynchronizedGroups = (A30000000000000000000003, ); name = ParlourIntents; productReference = A20000000000000000000005; productType = "com.apple.product-type.app-extension"; };
        		A50000000000000000000001 = {isa = XCConfigurationList; buildConfigurations = (A51000000000000000000001, A51000000000000000000002, ); };
        		A51000000000000000000001 = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = Nowhere.plist; }; name = Debug; };
        		A51000000000000000000002 = {isa = XCBuildConfiguration; buildSettings = {CODE_SIGN_ENTITLEMENTS = App/App.entitlements; INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; PRODUCT_BUNDLE_IDENTIFIER = "$(BASE_ID)"; }; name = Release; };
        		A50000000000000000000002 = {isa = XCConfigurationList; buildConfigurations = (A52000000000000000000001, ); };
        		A52000000000000000000001 = {isa = XCBuildConfiguration; buildSettings = {CODE_SIGN_ENTITLEMENTS = Intents/Intents.entitlements; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Intents/Info.plist; INFOPLIST_KEY_CFBundleDisplayName = "Parlour \\"Intents\\""; PRODUCT_BUNDLE_IDENTIFIER = "$(BASE_ID).intents"; }; name = Release; };
        		A50000000000000000000003 = {isa = XCConfigurationList; buildConfigurations = (A53000000000000000000001, ); };
        		A53000000000000000000001 = {isa = XCBuildConfiguration; baseConfigurationReference = A20000000000000000000006; buildSettings = {SDKROOT = iphoneos; }; name = Release; };
        		A60000000000000000000001 = {isa = PBXSourcesBuildPhase; files = (A10000000000000000000001, A10000000000000000000002, ); };
        		A60000000000000000000002 = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (A10000000000000000000005, ); };
        		A60000000000000000000003 = {isa = PBXSourcesBuildPhase; files = (A10000000000000000000003, ); };
        		A70000000000000000000001 = {isa = PBXProject; attributes = {LastUpgradeCheck = 1600; }; buildConfigurationList = A50000000000000000000003; developmentRegion = en; mainGroup = A30000000000000000000001; projectDirPath = ""; targets = (A40000000000000000000001, A40000000000000000000002, ); };
        	};
        	rootObject = A70000000000000000000001 /* Project object */;
        }
        """
}

/// A tool that describes no package.
struct NoPackages: PackageBuilding {
    func describe(_ package: URL) async throws(InstallError) -> PackageDescription {
        throw InstallError(.badPackage, package.path, reason: "there is no tool", remedy: "none")
    }

    func build(
        _ package: URL, products: [String]?, configuration: BuildConfiguration,
        progress: @escaping @Sendable (String) -> Void
    ) async throws(InstallError) -> URL {
        throw InstallError(.buildFailed, package.path, reason: "there is no tool", remedy: "none")
    }
}
