// swift-tools-version: 6.2
// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CompilerPluginSupport
import Glibc
import PackageDescription

/// The floors of the house, lowest first. A module imports only from floors
/// below its own; `make check` refuses the rest.
enum Floor: String {
    case libraries = "Libraries"
    case model = "Model"
    case sdk = "SDK"
    case engines = "Engines"
    case system = "System"
    case frontends = "Frontends"
    case tools = "Tools"
}

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// The path of libFuzzer's archive, where Scripts/fuzz builds the fuzzer.
let fuzzer = Context.environment["BECKON_FUZZING"]

/// Modules above the lowest floor that read outside bytes.
let readers = [
    "AppIntentCompiler", "Contacts", "ContentProcessing", "Phrases", "ShortcutRunner", "Shortcuts", "Suggestions",
]

/// The readers of outside bytes tell the fuzzer which way they went.
let readerSettings = settings + (fuzzer == nil ? [] : [.unsafeFlags(["-sanitize=fuzzer"])])

/// - Parameter embedded: Folders of texts that are in the program, wherever that is copied to.
func module(
    _ name: String, on floor: Floor, uses dependencies: [Target.Dependency] = [], embedding embedded: [String] = []
) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        path: "Sources/\(floor.rawValue)/\(name)",
        exclude: embedded,
        swiftSettings: readers.contains(name) || floor == .model ? readerSettings : settings,
        plugins: embedded.isEmpty ? [] : ["SourcesPlugin"]
    )
}

func tool(_ name: String, uses dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name,
        dependencies: dependencies,
        path: "Sources/Tools/\(name)",
        swiftSettings: settings
    )
}

func tests(
    of name: String, on floor: Floor, excluding excluded: [String] = [], uses dependencies: [Target.Dependency] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.byName(name: name), "TestSupport"] + dependencies,
        path: "Tests/\(floor.rawValue)/\(name)Tests",
        exclude: excluded,
        swiftSettings: settings
    )
}

/// The suites of a floor's smaller modules, each in a folder of its own, as one target.
///
/// - Parameters:
///   - name: What the target is called, without `Suites`; nil if it has all suites of the floor.
///   - folders: All folders of the floor's tests, where several targets share them.
func suites(
    of modules: [String], on floor: Floor, named name: String? = nil, among folders: [String] = [],
    excluding excluded: [String] = [], uses dependencies: [Target.Dependency] = []
) -> Target {
    .testTarget(
        name: name.map { "\($0)Suites" } ?? "\(floor.rawValue)Tests",
        dependencies: modules.map { .byName(name: $0) } + ["TestSupport"] + dependencies,
        path: "Tests/\(floor.rawValue)",
        exclude: excluded + folders.filter { folder in !modules.contains { "\($0)Tests" == folder } },
        sources: modules.map { "\($0)Tests" },
        swiftSettings: settings
    )
}

/// The folders of Tests/Engines, which two targets share.
let engineTests = [
    "AppIntentCompilerTests", "CheckingTests", "ContactsTests", "ConversationTests", "HearingTests",
    "IntentCompilerTests", "PhrasesTests", "ProcessLifeTests", "ProjectTemplatesTests", "ShortcutsTests",
    "SpokenValuesTests", "SuggestionsTests", "SystemTextsTests",
]

/// The folders of Tests/System, which three targets share.
let systemTests = [
    "AppHostTests", "AppsTests", "AssistantTests", "BeckonSystemTests", "ContentProcessingTests",
    "DefinitionFilesTests", "DescriptorsTests", "DonationsTests", "ExtensionHostTests", "HomeAssistantTests",
    "HomeScreenTests", "HostileCalls", "KeychainTests", "PanelsTests", "PeerConnection", "PersonalShortcutsTests",
    "ProcessesTests", "ProjectsTests", "SampleData", "ShortcutHostTests", "ShortcutRunnerTests", "SigningTests",
    "StateWriter", "StoreTests", "TestPeer", "VoiceTests", "WebClientTests",
]

/// Where the toolchain that reads this has SwiftSyntax: beside the library that this is linked with.
///
/// The path has the answer only where `swift` in it is not a program that starts another one of that name.
let hostLibraries: String = {
    // By lines, as such a file is read in parts and is longer than one.
    let file = fopen("/proc/self/maps", "r")
    defer { _ = file.map(fclose) }
    var line: UnsafeMutablePointer<CChar>?
    var size = 0
    defer { free(line) }
    while let file, getline(&line, &size, file) > 0, let line {
        let parts = String(cString: line).split(separator: "/", omittingEmptySubsequences: false)
        guard let place = parts.firstIndex(of: "pm"), parts.dropFirst(place + 1).first == "ManifestAPI" else {
            continue
        }
        return "/" + parts[1..<place].joined(separator: "/") + "/host"
    }
    return "/usr/lib/swift/host"
}()

/// The settings of what uses the toolchain's SwiftSyntax.
let syntaxSettings = settings + [.unsafeFlags(["-I", hostLibraries])]
let syntaxLinkerSettings: [LinkerSetting] = [
    .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
]

/// What a source may import on Apple's systems without its target saying so: each product that apps begin with brings
/// it.
let everywhere = ["OSLog", "UserNotifications", "os"]
let drawing = ["CoreGraphics", "QuartzCore", "_Testing_CoreGraphics"]

let package = Package(
    name: "beckon",
    products: [
        .library(name: "AppIntents", targets: ["AppIntents"] + everywhere),
        .library(name: "Intents", targets: ["Intents"] + everywhere),
        .library(name: "IntentsUI", targets: ["IntentsUI"] + drawing + everywhere),
        .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "AppGroups", targets: ["AppGroups"]),
        .library(name: "AppLanguage", targets: ["AppLanguage"]),
        .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
        .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "QuartzCore", targets: drawing),
        .library(name: "Security", targets: ["Security"]),
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"] + drawing + everywhere),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "os", targets: ["os"]),
        .executable(name: "beckon", targets: ["beckon"]),
        .executable(name: "intentc", targets: ["intentc"]),
        .executable(name: "shortcut-runner", targets: ["shortcut-runner"]),
        .plugin(name: "IntentDefinitionPlugin", targets: ["IntentDefinitionPlugin"]),
        .plugin(name: "ExtensionPlugin", targets: ["ExtensionPlugin"]),
        .plugin(name: "RewritePlugin", targets: ["RewritePlugin"]),
        .plugin(name: "BundlePlugin", targets: ["BundlePlugin"]),
    ],
    traits: [
        .trait(
            name: "SiriKit",
            description:
                "Apple's own intents, such as those of messages, calls and rides, for which Intents is twice as large"
        ),
        .trait(
            name: "AppIntentsMacros",
            description:
                "The macros of App Intents, such as @UnionValue, for which a program is built that the compiler asks"
        ),
        .default(enabledTraits: ["SiriKit"]),
    ],
    targets: [
        // Libraries: those of others, and what makes them Swift.
        // Two modules; the functions of PocketSphinx are loaded on first use.
        .target(name: "CLinux", path: "Sources/Libraries/CLinux"),
        // One module for each library, which is linked where the module is imported.
        .systemLibrary(name: "CLibraries", path: "Sources/Libraries/CLibraries"),
        // Two modules, for the system's own process alone: the session bus, and how ICU spells numbers.
        .target(
            name: "CServices", path: "Sources/Libraries/CServices",
            linkerSettings: ["secret-1", "gio-2.0", "gobject-2.0", "glib-2.0", "icui18n", "icuuc"].map {
                .linkedLibrary($0)
            }),
        .target(name: "COS", path: "Sources/Libraries/COS"),
        // Two modules of libraries that are loaded at the first need: what Drawing uses, and in CMedia Poppler, Tesseract
        // and ZBar. A target of its own: the compiler names it if a target lacks UIKit's product.
        .target(name: "CDrawing", dependencies: ["CLinux"], path: "Sources/Libraries/CDrawing"),
        module("Drawing", on: .libraries, uses: ["CDrawing"]),
        module("FileBytes", on: .libraries, uses: ["CLibraries", "CLinux"]),
        module("SessionBus", on: .libraries, uses: ["CServices"]),

        // Model: plain values, no I/O.
        module("IntentValues", on: .model),
        module("Sentences", on: .model),
        module("PropertyLists", on: .model, uses: ["Sentences"]),
        module("IntentDefinition", on: .model, uses: ["IntentValues", "PropertyLists", "Sentences"]),
        module("AppBundle", on: .model, uses: ["PropertyLists", "Sentences"]),
        module("ShortcutDocument", on: .model, uses: ["PropertyLists", "Sentences"]),
        module("Wire", on: .model, uses: ["IntentValues"]),
        module(
            "SiriDomains", on: .model, uses: ["IntentDefinition", "PropertyLists"],
            embedding: ["Definitions", "Languages"]),

        // SDK: what an app links.
        module("AppGroups", on: .sdk),
        // Foundation's ICU has the words for hours and minutes, which no function of Foundation's gives away.
        .target(
            name: "AppLanguage", dependencies: ["PropertyLists", "SystemLink"], path: "Sources/SDK/AppLanguage",
            exclude: ["Languages"], swiftSettings: settings, linkerSettings: [.linkedLibrary("_FoundationICU")],
            plugins: ["SourcesPlugin"]),
        module("CoreLocation", on: .sdk, uses: ["IntentValues"]),
        module("SystemLink", on: .sdk, uses: ["CLinux", "FileBytes", "IntentValues", "Wire"]),
        module("AppFoundation", on: .sdk, uses: ["SystemLink", "Wire"]),
        module("Security", on: .sdk, uses: ["AppLanguage", "SystemLink", "Wire"]),
        module("CoreSpotlight", on: .sdk, uses: ["AppFoundation", "SystemLink", "UniformTypeIdentifiers", "Wire"]),
        module("MobileCoreServices", on: .sdk),
        module("UniformTypeIdentifiers", on: .sdk),
        // Half of it is made from the definitions of SiriKit's domains.
        .target(
            name: "Intents",
            dependencies: [
                "AppFoundation", "AppGroups", "AppLanguage", "CoreLocation", "FileBytes", "IntentValues", "SystemLink",
                "Wire",
            ],
            path: "Sources/SDK/Intents", swiftSettings: settings, plugins: ["DomainPlugin"]),
        // What it declares in the same way for many types comes from the tables in its folder Rows.
        .target(
            name: "AppIntents",
            dependencies: [
                "AppFoundation", "AppGroups", "AppLanguage", "CoreLocation", "CoreSpotlight", "FileBytes",
                "IntentValues", "SystemLink", "UniformTypeIdentifiers", "Wire",
                .target(name: "AppIntentsMacros", condition: .when(traits: ["AppIntentsMacros"])),
            ],
            path: "Sources/SDK/AppIntents", exclude: ["Rows"], swiftSettings: settings, plugins: ["SourcesPlugin"]),
        // Asked by the compiler, and built only where a package enables the trait.
        .macro(
            name: "AppIntentsMacros", path: "Sources/Tools/AppIntentsMacros",
            swiftSettings: syntaxSettings, linkerSettings: syntaxLinkerSettings),
        module("os", on: .sdk, uses: ["COS"]),
        module("OSLog", on: .sdk, uses: ["os"]),
        module("UserNotifications", on: .sdk),
        module("CoreGraphics", on: .sdk, uses: ["Drawing"]),
        module("QuartzCore", on: .sdk, uses: ["CoreGraphics", "Drawing", "SystemLink"]),
        module(
            "UIKit", on: .sdk,
            uses: [
                "AppFoundation", "AppGroups", "AppLanguage", "CoreGraphics", "Drawing", "Intents", "QuartzCore",
                "SystemLink", "Wire",
            ]),
        module("_Testing_CoreGraphics", on: .sdk),
        module("_Testing_UIKit", on: .sdk),
        module("IntentsUI", on: .sdk, uses: ["AppLanguage", "Drawing", "Intents", "SystemLink", "UIKit", "Wire"]),

        // Engines: logic, no I/O.
        module("IntentCompiler", on: .engines, uses: ["IntentDefinition", "Sentences"]),
        module("AppIntentCompiler", on: .engines, uses: ["IntentDefinition", "PropertyLists", "Sentences"]),
        module(
            "Conversation", on: .engines,
            uses: [
                "IntentDefinition", "IntentValues", "Phrases", "PropertyLists", "Sentences", "SpokenValues",
                "SystemTexts", "Wire",
            ]),
        module(
            "Phrases", on: .engines, uses: ["IntentValues", "PropertyLists", "Sentences", "SpokenValues"],
            embedding: ["Languages"]),
        module("SystemTexts", on: .engines, uses: ["PropertyLists", "Sentences"], embedding: ["Languages"]),
        module(
            "ProjectTemplates", on: .engines, uses: ["AppBundle", "Sentences", "SystemTexts"],
            embedding: ["Templates"]),
        module("Hearing", on: .engines, uses: ["Phrases", "Sentences"]),
        module("ProcessLife", on: .engines, uses: ["Sentences", "Wire"]),
        module(
            "SpokenValues", on: .engines, uses: ["IntentValues", "PropertyLists"], embedding: ["Languages"]),
        // What of Apple's is here is in the program too; Scripts/api-coverage writes it.
        .target(
            name: "Checking",
            dependencies: [
                "AppBundle", "Conversation", "IntentDefinition", "PropertyLists", "Sentences", "SiriDomains",
            ],
            path: "Sources/Engines/Checking", resources: [.embedInCode("Interfaces/Names.tsv")],
            swiftSettings: settings),

        module("Contacts", on: .engines, uses: ["IntentValues", "Phrases"]),
        module(
            "Shortcuts", on: .engines, uses: ["PropertyLists", "Sentences", "ShortcutDocument", "SpokenValues"]),
        module("Suggestions", on: .engines, uses: ["Sentences"]),

        // System: processes, disk.
        module(
            "HomeAssistant", on: .system,
            uses: [
                "AppBundle", "CServices", "Descriptors", "Keychain", "Phrases", "Sentences", "Shortcuts", "Store",
                "WebClient", "Wire",
            ]),
        module("Descriptors", on: .system, uses: ["CLinux", "Sentences"]),
        module(
            "DefinitionFiles", on: .system,
            uses: ["Descriptors", "IntentDefinition", "PropertyLists", "Sentences"]),
        module("Processes", on: .system, uses: ["CLinux", "Descriptors", "FileBytes", "IntentValues", "Sentences"]),
        module(
            "ExtensionHost", on: .system,
            uses: [
                "AppBundle", "CLibraries", "CLinux", "FileBytes", "IntentValues", "ProcessLife", "Processes",
                "Sentences", "Wire",
            ]),
        module(
            "AppHost", on: .system,
            uses: [
                "AppBundle", "Drawing", "ExtensionHost", "ProcessLife", "Processes", "Sentences", "Signing", "Store",
                "Wire",
            ]),
        module(
            "Donations", on: .system,
            uses: ["AppBundle", "Apps", "IntentDefinition", "IntentValues", "Processes", "Sentences", "Store", "Wire"]),
        module(
            "HomeScreen", on: .system,
            uses: [
                "AppBundle", "Apps", "Descriptors", "Drawing", "Sentences", "Store", "Suggestions", "SystemTexts",
                "Wire",
            ]),
        module(
            "Store", on: .system,
            uses: [
                "CLibraries", "Descriptors", "IntentValues", "Processes", "Sentences", "Wire",
            ]),
        module(
            "Keychain", on: .system,
            uses: ["AppBundle", "CLibraries", "CServices", "Sentences", "SessionBus", "Store", "Wire"]),
        module("Signing", on: .system, uses: ["AppBundle", "CLibraries", "Descriptors", "Sentences"]),
        module(
            "Apps", on: .system,
            uses: [
                "AppBundle", "AppIntentCompiler", "CLinux", "Checking", "Conversation", "DefinitionFiles",
                "Descriptors", "IntentDefinition", "Processes", "PropertyLists", "Sentences", "Signing", "SiriDomains",
                "Store", "SystemTexts",
            ]),
        module(
            "Assistant", on: .system,
            uses: [
                "AppBundle", "Apps", "Conversation", "Descriptors", "ExtensionHost", "FileBytes", "IntentDefinition",
                "IntentValues", "Phrases", "Processes", "PropertyLists", "Sentences", "Signing", "SiriDomains", "Store",
                "SystemTexts", "Wire",
            ]),
        module(
            "Projects", on: .system,
            uses: [
                "AppBundle", "Apps", "Checking", "DefinitionFiles", "Descriptors", "IntentDefinition",
                "ProjectTemplates", "PropertyLists", "Sentences",
            ]),
        module(
            "ShortcutRunner", on: .system,
            uses: ["FileBytes", "IntentValues", "Sentences", "ShortcutDocument", "Shortcuts", "SystemLink", "Wire"]),
        module(
            "ShortcutHost", on: .system,
            uses: [
                "Descriptors", "ExtensionHost", "IntentValues", "ProcessLife", "Processes", "PropertyLists",
                "Sentences", "SessionBus", "ShortcutDocument", "ShortcutRunner", "Shortcuts", "Wire",
            ]),
        // In the confined process of a run: anyone who reads what is hostile has nothing else.
        module(
            "ContentProcessing", on: .system,
            uses: [
                "CDrawing", "CLibraries", "Drawing", "PropertyLists", "Sentences", "ShortcutRunner", "Shortcuts",
            ]),
        module(
            "WebClient", on: .system,
            uses: ["CLibraries", "Sentences", "ShortcutRunner", "Shortcuts"]),
        module(
            "PersonalShortcuts", on: .system,
            uses: [
                "AppBundle", "Apps", "Assistant", "CLibraries", "Conversation", "FileBytes", "IntentDefinition",
                "IntentValues", "Phrases", "Processes", "PropertyLists", "Sentences", "ShortcutDocument",
                "ShortcutRunner", "Shortcuts", "Store", "SystemTexts", "Wire",
            ]),
        module(
            "Voice", on: .system,
            uses: ["CLinux", "Descriptors", "Hearing", "Phrases", "Processes", "Sentences", "SpokenValues"]),
        module(
            "Panels", on: .system,
            uses: [
                "AppBundle", "Apps", "Conversation", "Descriptors", "Drawing", "ExtensionHost", "IntentValues",
                "Sentences", "Wire",
            ]),
        // The face of the floor: what any front end drives.
        module(
            "BeckonSystem", on: .system,
            uses: [
                "AppBundle", "AppHost", "Apps", "Assistant", "Contacts", "Conversation", "Descriptors", "Donations",
                "ExtensionHost", "HomeAssistant", "HomeScreen", "IntentDefinition", "IntentValues", "Keychain",
                "Panels", "PersonalShortcuts", "Phrases", "Processes", "Projects", "PropertyLists", "Sentences",
                "ShortcutDocument", "ShortcutHost", "ShortcutRunner", "Shortcuts", "Store", "SystemTexts", "WebClient",
                "Wire",
            ]),

        // Frontends: what people touch.
        module("CommandLineInterface", on: .frontends, uses: ["CLinux", "Sentences"]),
        module(
            "CompilerCommands", on: .frontends,
            uses: [
                "AppBundle", "CommandLineInterface", "DefinitionFiles", "IntentCompiler", "IntentDefinition",
                "Sentences",
            ]),
        module(
            "BundleCommands", on: .frontends,
            uses: ["AppBundle", "Apps", "CommandLineInterface", "Projects", "Sentences", "SystemTexts"]),
        // The page is in the program, wherever that is installed.
        .target(
            name: "DeviceServer",
            dependencies: [
                "AppBundle", "AppHost", "Apps", "Assistant", "BeckonSystem", "CLibraries", "CommandLineInterface",
                "Conversation", "Descriptors", "Donations", "Drawing", "ExtensionHost", "Hearing", "HomeScreen",
                "IntentDefinition", "Panels", "PersonalShortcuts", "Phrases", "Processes", "Sentences",
                "ShortcutDocument", "ShortcutRunner", "Shortcuts", "Store", "SystemTexts", "Voice", "Wire",
            ],
            path: "Sources/Frontends/DeviceServer",
            resources: [.embedInCode("Page")], swiftSettings: settings),
        module(
            "Commands", on: .frontends,
            uses: [
                "AppBundle", "AppHost", "Apps", "Assistant", "BeckonSystem", "BundleCommands", "Checking",
                "CommandLineInterface", "Contacts", "Conversation", "Descriptors", "DeviceServer", "Donations",
                "Drawing", "ExtensionHost", "Hearing", "HomeAssistant", "HomeScreen", "IntentDefinition",
                "IntentValues", "Panels", "PersonalShortcuts", "Phrases", "Processes", "ProjectTemplates", "Projects",
                "PropertyLists", "Sentences", "ShortcutDocument", "ShortcutRunner", "Shortcuts", "Signing", "Store",
                "Suggestions", "SystemTexts", "Voice", "Wire",
            ]),

        // Tools: parse, start, exit.
        // It starts the runner, so building it builds both.
        tool("beckon", uses: ["Commands", "shortcut-runner"]),
        tool("intentc", uses: ["CommandLineInterface", "CompilerCommands", "ProjectTemplates", "SystemTexts"]),
        tool("intentc-for-plugins", uses: ["CommandLineInterface", "CompilerCommands"]),
        tool("bundle-for-plugins", uses: ["BundleCommands", "CommandLineInterface"]),
        // In it shortcuts run, apart from all that is the person's.
        tool("shortcut-runner", uses: ["ContentProcessing", "ShortcutRunner"]),
        tool("write-sources", uses: []),
        // Apart from the other tools: no app that has nothing to rewrite waits for it.
        .executableTarget(
            name: "rewrite-sources", path: "Sources/Tools/rewrite-sources", swiftSettings: syntaxSettings,
            linkerSettings: syntaxLinkerSettings),

        .plugin(
            name: "IntentDefinitionPlugin", capability: .buildTool(),
            dependencies: ["intentc-for-plugins"]),
        .plugin(name: "DomainPlugin", capability: .buildTool(), dependencies: ["intentc-for-plugins"]),
        .plugin(name: "SourcesPlugin", capability: .buildTool(), dependencies: ["write-sources"]),
        .plugin(name: "ExtensionPlugin", capability: .buildTool(), dependencies: ["intentc-for-plugins"]),
        .plugin(
            name: "RewritePlugin", capability: .buildTool(), dependencies: ["intentc-for-plugins", "rewrite-sources"]),
        // Writes into the build folder alone, for which SwiftPM asks no permission.
        .plugin(
            name: "BundlePlugin",
            capability: .command(
                intent: .custom(verb: "bundle", description: "Assembles the package's apps, extensions inside")),
            dependencies: ["bundle-for-plugins"]),

        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "AppBundle", "AppHost", "Browsing", "CDrawing", "CLibraries", "CommandLineInterface", "Commands",
                "Donations", "ExtensionHost", "FileBytes", "Hearing", "HomeAssistant", "IntentValues", "Keychain",
                "PeerConnection", "Phrases", "ProcessLife", "Processes", "PropertyLists", "SampleData",
                "ShortcutDocument", "ShortcutHost", "ShortcutRunner", "Shortcuts", "Signing", "Store", "Suggestions",
                "UIKit", "Voice", "Wire", "shortcut-runner",
            ],
            path: "Benchmarks", exclude: ["Peers/hassil-peer.py"], swiftSettings: settings),
        // A hostile extension, an app that lives and dies as it is told, and both as the fuzzer attacks with them.
        .executableTarget(
            name: "TestPeer",
            dependencies: ["HostileCalls", "IntentValues", "PeerConnection", "SystemLink", "Wire"],
            path: "Tests/System/TestPeer", swiftSettings: settings),
        .target(name: "HostileCalls", path: "Tests/System/HostileCalls"),
        .target(
            name: "PeerConnection", dependencies: ["CLinux", "FileBytes", "IntentValues", "Wire"],
            path: "Tests/System/PeerConnection",
            swiftSettings: settings),

        .executableTarget(
            name: "StateWriter", dependencies: ["AppBundle", "Apps", "Keychain", "SampleData", "Store", "Wire"],
            path: "Tests/System/StateWriter",
            swiftSettings: settings),
        // Sentences about homes as people say them, and apps that donate, for tests and benchmarks.
        .target(
            name: "SampleData",
            dependencies: [
                "AppBundle", "Apps", "Donations", "HomeAssistant", "IntentDefinition", "IntentValues", "Phrases",
                "Store", "Wire",
            ],
            path: "Tests/System/SampleData", swiftSettings: settings),

        // Extensions in one program, which their bundles share: one that misbehaves, one that answers as it is told for each
        // type and each response code, one that uses the keychain, and one that shares what it may and tries what it may not.
        .executableTarget(
            name: "FixtureIntents", dependencies: ["HostileCalls", "Intents", "Security"],
            path: "Tests/Fixtures/Extensions",
            exclude: [
                "Keychain/Base.lproj", "Keychain/Info.plist", "Matrix/Base.lproj", "Matrix/Info.plist",
                "Misbehaving/Base.lproj", "Misbehaving/Info.plist", "Misbehaving/zh-Hans.lproj", "Sharing/Base.lproj",
                "Sharing/Info.plist",
            ],
            swiftSettings: settings, plugins: ["ExtensionPlugin", "IntentDefinitionPlugin"]),

        // Apps in one program, which their bundles share: one that writes down all calls, one that asks for phrases, and
        // what benchmarks have drawn, a table and an extension's panel.
        .executableTarget(
            name: "FixtureApps", dependencies: ["Intents", "IntentsUI", "UIKit"], path: "Tests/Fixtures/Apps",
            exclude: ["Life/Base.lproj", "Panel/Info.plist"], swiftSettings: [.treatAllWarnings(as: .error)],
            plugins: ["IntentDefinitionPlugin"]),
        // The declarations that AppIntents has with its trait alone, which a package cannot enable for its own tests.
        .target(
            name: "DeclaredMacros", dependencies: ["AppIntents", "AppIntentsMacros", "CoreSpotlight"],
            path: "Tests/SDK/DeclaredMacros", exclude: ["Rows"],
            swiftSettings: settings + [.define("AppIntentsMacros")], plugins: ["SourcesPlugin"]),
        // App Intents that do what they are told, of an app and of an extension.
        .target(
            name: "TeaIntents", dependencies: ["AppIntents", "DeclaredMacros"], path: "Tests/Fixtures/TeaRoom/Intents",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "TeaRoomApp", dependencies: ["TeaIntents", "UIKit"], path: "Tests/Fixtures/TeaRoom/App",
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "TeaRoomExtension", dependencies: ["AppIntents", "TeaIntents"],
            path: "Tests/Fixtures/TeaRoom/Extension", swiftSettings: [.treatAllWarnings(as: .error)]),
        // The examples whose App Intents are compared with what the compiler says of them, as they are.
        .target(name: "ScreenParts", dependencies: ["UIKit"], path: "Examples/Sources/ScreenParts"),
        .executableTarget(
            name: "TeaDiary", dependencies: ["AppIntents", "UIKit"], path: "Examples/Sources/TeaDiary",
            exclude: ["AppIcon.svg", "AppIcon60x60@3x.png", "Info.plist", "en.lproj", "zh-Hans.lproj"]),
        .target(
            name: "PizzeriaKit", dependencies: ["AppIntents", "Intents"],
            path: "Examples/Sources/PizzeriaKit", exclude: ["Base.lproj", "en.lproj", "zh-Hans.lproj"],
            plugins: ["IntentDefinitionPlugin"]),
        .executableTarget(
            name: "Pizzeria", dependencies: ["AppIntents", "Intents", "PizzeriaKit", "ScreenParts", "UIKit"],
            path: "Examples/Sources/Pizzeria",
            exclude: ["AppIcon.svg", "AppIcon60x60@3x.png", "Info.plist", "Pizzeria.entitlements", "zh-Hans.lproj"]),
        // Two programs that use what Foundation has on Apple's systems, with sources as most apps have them: in the
        // language of Swift 5, without the house's settings.
        .executableTarget(
            name: "FoundationUsers", dependencies: ["AppGroups", "Intents", "UIKit"], path: "Tests/SDK/FoundationUsers",
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),

        // The running system, attacked by processes of its apps, by clients and by pages; see Scripts/fuzz.
        .executableTarget(
            name: "fuzz-system",
            dependencies: [
                "Browsing", "CommandLineInterface", "Commands", "DeviceServer", "PeerConnection", "Processes", "Store",
                "Wire",
            ],
            path: "Fuzzing/System", swiftSettings: settings),
        .target(
            name: "FuzzedReaders",
            dependencies: [
                "AppBundle", "AppIntentCompiler", "Contacts", "ContentProcessing", "Drawing", "IntentDefinition",
                "IntentValues", "Phrases", "PropertyLists", "Sentences", "ShortcutDocument", "ShortcutRunner",
                "Shortcuts", "Suggestions", "Wire",
            ],
            path: "Fuzzing/Readers", swiftSettings: readerSettings),
        // What of Apple's API is here, see Scripts/api-coverage, and what real shortcuts come to, see Scripts/corpus.
        .executableTarget(
            name: "reports",
            dependencies: [
                "ContentProcessing", "Drawing", "Sentences", "ShortcutDocument", "ShortcutRunner", "Shortcuts",
            ],
            path: "Tests/Reports", exclude: ["InterfaceCoverage/Inventory"], swiftSettings: settings),
        // Browsers and other tools that stay, for tests and benchmarks.
        .target(name: "Browsing", dependencies: ["Processes"], path: "Tests/Browsing", swiftSettings: settings),
        .target(
            name: "TestSupport",
            dependencies: ["Browsing", "Drawing", "IntentValues", "Processes", "SystemLink", "Wire"],
            path: "Tests/TestSupport", swiftSettings: settings),
        tests(of: "Drawing", on: .libraries, excluding: ["Goldens"]),
        suites(
            of: [
                "AppBundle", "FuzzedReaders", "IntentDefinition", "IntentValues", "PropertyLists", "ShortcutDocument",
                "SiriDomains", "Wire",
            ],
            on: .model, uses: ["PeerConnection", "Sentences"]),
        suites(
            of: [
                "AppFoundation", "AppGroups", "AppIntents", "AppLanguage", "CoreSpotlight", "Intents", "IntentsUI",
                "Security", "SystemLink", "UserNotifications", "os",
            ],
            on: .sdk,
            excluding: [
                "AppIntentSourceTests", "AppSourceTests", "DeclaredMacros", "FoundationUsers", "UIKitTests",
            ],
            uses: [
                "CoreLocation", "FoundationUsers", "IntentDefinition", "IntentValues", "MobileCoreServices", "OSLog",
                "PropertyLists", "SiriDomains", "TeaIntents", "UIKit", "UniformTypeIdentifiers", "Wire",
            ]),
        tests(
            of: "UIKit", on: .sdk, excluding: ["Goldens"],
            uses: [
                "AppFoundation", "Drawing", "Intents", "QuartzCore", "SystemLink", "Wire", "_Testing_CoreGraphics",
                "_Testing_UIKit",
            ]),
        // Sources as most apps have them: in the language of Swift 5, without the house's settings.
        .testTarget(
            name: "AppSourceTests",
            dependencies: [
                "CoreSpotlight", "Drawing", "Intents", "IntentsUI", "QuartzCore", "TestSupport", "UIKit", "Wire",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/SDK/AppSourceTests", exclude: ["Goldens"],
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
        .testTarget(
            name: "AppIntentSourceTests",
            dependencies: [
                "AppIntents", "AppLanguage", "CoreLocation", "CoreSpotlight", "DeclaredMacros",
                "UniformTypeIdentifiers",
            ],
            path: "Tests/SDK/AppIntentSourceTests",
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
        suites(
            of: [
                "AppIntentCompiler", "Checking", "Contacts", "Conversation", "Hearing", "IntentCompiler", "ProcessLife",
                "ProjectTemplates", "Shortcuts", "SpokenValues", "SystemTexts",
            ],
            on: .engines, among: engineTests,
            excluding: ["AppIntentCompilerTests/Goldens", "ShortcutsTests/Conformance", "SpokenValuesTests/Tables"],
            uses: [
                "AppBundle", "AppIntents", "DeclaredMacros", "IntentDefinition", "IntentValues", "Intents", "Phrases",
                "PropertyLists", "Sentences", "ShortcutDocument", "SiriDomains", "Suggestions", "Wire",
            ]),
        suites(
            of: ["Phrases", "Suggestions"], on: .engines, named: "Phrases", among: engineTests,
            excluding: ["PhrasesTests/Sentences"],
            uses: ["IntentDefinition", "IntentValues", "PropertyLists", "Sentences", "SiriDomains"]),
        // In three parts, so that an edit builds one of them again.
        suites(
            of: ["AppHost", "Apps", "DefinitionFiles", "ExtensionHost", "Panels", "Projects", "Signing"],
            on: .system, named: "Apps", among: systemTests, excluding: ["PanelsTests/Contents/Goldens"],
            uses: [
                "AppBundle", "Checking", "Conversation", "Descriptors", "Drawing", "FileBytes", "FixtureApps",
                "FixtureIntents", "IntentDefinition", "IntentValues", "PeerConnection", "ProcessLife", "Processes",
                "ProjectTemplates", "PropertyLists", "Sentences", "StateWriter", "Store", "TestPeer", "Wire",
            ]),
        suites(
            of: ["Assistant", "BeckonSystem", "Donations", "HomeScreen", "PersonalShortcuts", "WebClient"],
            on: .system, named: "Talking", among: systemTests,
            uses: [
                "AppBundle", "Apps", "CLibraries", "Contacts", "ContentProcessing", "Conversation", "DefinitionFiles",
                "Drawing", "ExtensionHost", "FixtureIntents", "IntentDefinition", "IntentValues", "Phrases",
                "Processes", "PropertyLists", "Sentences", "ShortcutDocument", "ShortcutRunner", "Shortcuts",
                "SiriDomains", "StateWriter", "Store", "Suggestions", "SystemTexts", "Wire",
            ]),
        suites(
            of: [
                "ContentProcessing", "Descriptors", "HomeAssistant", "Keychain", "Processes", "ShortcutHost",
                "ShortcutRunner", "Store", "Voice",
            ],
            on: .system, named: "Services", among: systemTests,
            uses: [
                "AppBundle", "CDrawing", "CLibraries", "CLinux", "Drawing", "ExtensionHost", "FileBytes",
                "FixtureIntents", "Hearing", "IntentValues", "Phrases", "PropertyLists", "SampleData", "Sentences",
                "SessionBus", "ShortcutDocument", "Shortcuts", "StateWriter", "SystemLink", "SystemTexts", "Wire",
                "shortcut-runner",
            ]),
        suites(
            of: ["CommandLineInterface", "Commands", "CompilerCommands", "DeviceServer"],
            on: .frontends, excluding: ["DeviceServerTests/Goldens"],
            uses: [
                "AppBundle", "AppHost", "Apps", "Assistant", "BeckonSystem", "Checking", "Conversation", "Donations",
                "Drawing", "ExtensionHost", "HomeScreen", "IntentDefinition", "IntentValues", "Keychain", "Panels",
                "PersonalShortcuts", "Phrases", "Processes", "Sentences", "SiriDomains", "Store", "SystemTexts", "Wire",
                "intentc",
            ]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "AppIntentCompiler", "AppIntents", "AppLanguage", "Apps", "CLibraries", "CLinux", "Drawing",
                "FixtureApps", "FixtureIntents", "IntentDefinition", "IntentValues", "Pizzeria", "PizzeriaKit",
                "Processes", "TeaDiary", "TeaIntents", "TeaRoomApp", "TeaRoomExtension", "TestPeer", "TestSupport",
                "Wire", "beckon", "reports", "rewrite-sources", "shortcut-runner", "write-sources",
            ],
            path: "Tests/EndToEnd", exclude: ["Conversations", "Goldens", "Speech"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

/// Leaves of the package nothing but some targets and what they stand on, so that they build quickly and nothing else
/// has to link.
@MainActor func keep(_ names: [String]) {
    package.products = []
    var kept: Set<String> = []
    var wanted = names
    while let name = wanted.popLast() {
        let target = package.targets.first { $0.name == name }
        guard kept.insert(name).inserted, let target else { continue }
        for case .byNameItem(let dependency, _) in target.dependencies { wanted.append(dependency) }
        for case .plugin(let plugin, _) in target.plugins ?? [] { wanted.append(plugin) }
    }
    package.targets.removeAll { !kept.contains($0.name) }
}

// libFuzzer is linked only where it is asked for, see Scripts/fuzz, and into
// nothing but the readers: with it, no other program of the package would link.
if let fuzzer {
    keep(["FuzzedReaders"])
    package.targets += [
        .systemLibrary(name: "CLibFuzzer", path: "Fuzzing/CLibFuzzer"),
        .target(name: "CAllocations", path: "Fuzzing/CAllocations"),
        .executableTarget(
            name: "fuzz", dependencies: ["CAllocations", "CLibFuzzer", "FuzzedReaders"], path: "Fuzzing/Fuzz",
            swiftSettings: settings, linkerSettings: [.unsafeFlags([fuzzer]), .linkedLibrary("stdc++")]),
    ]
}

/// The suites that run under each sanitizer, see Scripts/sanitize: those of plain values, and those with threads.
let sanitizedSuites = [
    "address": ["ModelTests", "PhrasesSuites", "ProcessesTests", "SystemLinkTests"],
    "thread": ["ProcessesTests", "SystemLinkTests"],
]

if let sanitizer = Context.environment["BECKON_SANITIZING"], let suites = sanitizedSuites[sanitizer] {
    // Parts of SDKTests and ServicesSuites, of which nothing else is wanted here.
    package.targets += [
        tests(of: "SystemLink", on: .sdk, uses: ["IntentValues", "Wire"]),
        tests(of: "Processes", on: .system, uses: ["CLinux", "Descriptors", "FileBytes", "IntentValues", "Sentences"]),
    ]
    keep(suites)
    if sanitizer == "thread" {
        package.targets.append(.target(name: "ThreadSanitizing", path: "Tests/ThreadSanitizing"))
        for target in package.targets where target.type == .test { target.dependencies.append("ThreadSanitizing") }
    }
}
