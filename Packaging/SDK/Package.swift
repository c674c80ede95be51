// swift-tools-version: 6.2
// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CompilerPluginSupport
import PackageDescription

// Scripts/sdk writes here the version of the compiler that built the modules, and the next one.
#if !compiler(>=6.3.1) || compiler(>=6.3.2)
#error("This Beckon SDK needs Swift 6.3.1. Install that toolchain, or build Beckon from source with yours.")
#endif

/// What needs no screen.
let frameworks = [
    "AppGroups", "AppIntents", "AppLanguage", "CoreLocation", "CoreSpotlight", "Intents", "MobileCoreServices", "OSLog",
    "Security", "UniformTypeIdentifiers", "UserNotifications", "os",
]
/// What draws.
let views = ["CoreGraphics", "IntentsUI", "QuartzCore", "UIKit"]

let package = Package(
    name: "beckon",
    products: frameworks.map { .library(name: $0, targets: ["BeckonSDK", "BeckonStart"]) }
        + views.map { .library(name: $0, targets: ["BeckonSDK", "BeckonViews", "BeckonStart"]) }
        + ["IntentDefinitionPlugin", "ExtensionPlugin", "RewritePlugin", "BundlePlugin"].map {
            .plugin(name: $0, targets: [$0])
        },
    traits: [
        .trait(name: "SiriKit", description: "Apple's own intents, which are always here"),
        .trait(
            name: "AppIntentsMacros",
            description:
                "The macros of App Intents, such as @UnionValue, for which a program is built that the compiler asks"
        ),
        .default(enabledTraits: ["SiriKit"]),
    ],
    targets: [
        .binaryTarget(name: "BeckonSDK", path: "BeckonSDK.artifactbundle"),
        .binaryTarget(name: "BeckonViews", path: "BeckonViews.artifactbundle"),
        .binaryTarget(name: "BeckonTools", path: "BeckonTools.artifactbundle"),
        // Beckon gives an installed app the libraries. What a package starts itself, such as its tests, finds them here.
        .target(
            name: "BeckonStart",
            dependencies: [.target(name: "AppIntentsMacros", condition: .when(traits: ["AppIntentsMacros"]))],
            path: "Start",
            linkerSettings: [
                .unsafeFlags(["-Xlinker", "-rpath", "-Xlinker", "\(Context.packageDirectory)/Libraries"]),
                // SwiftPM passes clang a folder of frameworks, which Linux does not use.
                .unsafeFlags(["-Xclang-linker", "-Wno-unused-command-line-argument"]),
            ]),
        .macro(name: "AppIntentsMacros", path: "Macros"),
        .plugin(name: "IntentDefinitionPlugin", capability: .buildTool(), dependencies: ["BeckonTools"]),
        .plugin(name: "ExtensionPlugin", capability: .buildTool(), dependencies: ["BeckonTools"]),
        .plugin(name: "RewritePlugin", capability: .buildTool(), dependencies: ["BeckonTools"]),
        .plugin(
            name: "BundlePlugin",
            capability: .command(
                intent: .custom(verb: "bundle", description: "Assembles the package's apps, extensions inside")),
            dependencies: ["BeckonTools"]),
    ]
)
