// swift-tools-version: 6.2
// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// An app is three targets: the app itself, its intents extension, and a kit
/// with the intent definition and the code they share.
func app(_ name: String, kitResources: [String]) -> [Target] {
    let kit = Target.Dependency.byName(name: "\(name)Kit")
    let intents = Target.Dependency.product(name: "Intents", package: "beckon")
    let security = Target.Dependency.product(name: "Security", package: "beckon")
    return [
        .executableTarget(name: name, dependencies: [kit], exclude: ["Info.plist", "\(name).entitlements"]),
        .executableTarget(
            name: "\(name)Intents", dependencies: [kit, intents],
            exclude: ["Info.plist", "\(name)Intents.entitlements"],
            plugins: [.plugin(name: "ExtensionPlugin", package: "beckon")]),
        .target(
            name: "\(name)Kit", dependencies: [intents, security], exclude: kitResources,
            plugins: [.plugin(name: "IntentDefinitionPlugin", package: "beckon")]),
    ]
}

let package = Package(
    name: "Examples",
    dependencies: [.package(name: "beckon", path: "..")],
    targets: app("Pizzeria", kitResources: ["Base.lproj", "en.lproj", "zh-Hans.lproj"])
        + app("DailyPunch", kitResources: ["Base.lproj", "zh-Hans.lproj"]) + [
            .executableTarget(name: "DailyPunchService", dependencies: ["CMicroHTTPD"]),
            .systemLibrary(
                name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        ],
    swiftLanguageModes: [.v6]
)
