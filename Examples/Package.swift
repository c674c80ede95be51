// swift-tools-version: 6.2
// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// Of Beckon's own, what an app links.
func beckon(_ name: String) -> Target.Dependency { .product(name: name, package: "beckon") }

/// The app itself, with screens of words, in English and Chinese. Its icon is drawn in `AppIcon.svg`, and read from the PNG made of it.
func app(_ name: String, uses dependencies: [Target.Dependency] = [], excluding files: [String] = []) -> Target {
    .executableTarget(
        name: name, dependencies: [beckon("UIKit"), "TextScreens"] + dependencies,
        exclude: ["Info.plist", "AppIcon.svg", "AppIcon60x60@3x.png", "zh-Hans.lproj"] + files)
}

/// An app that answers intents is three targets: the app itself, its intents extension, and a kit
/// with the intent definition and the code they share. One that draws its answers itself has a UI extension too.
func appWithIntents(
    _ name: String, kitResources: [String], appResources: [String] = [], extensionResources: [String] = [],
    panelResources: [String]? = nil, hasEntitlements: Bool = true
) -> [Target] {
    let kit = Target.Dependency.byName(name: "\(name)Kit")
    func entitlements(of target: String) -> [String] { hasEntitlements ? ["\(target).entitlements"] : [] }
    return [
        app(name, uses: [beckon("Intents"), kit], excluding: appResources + entitlements(of: name)),
        .executableTarget(
            name: "\(name)Intents", dependencies: [kit, beckon("Intents")],
            exclude: ["Info.plist"] + extensionResources + entitlements(of: "\(name)Intents"),
            plugins: [.plugin(name: "ExtensionPlugin", package: "beckon")]),
    ]
        + (panelResources.map { resources in
            [
                .executableTarget(
                    name: "\(name)IntentsUI", dependencies: [kit, beckon("IntentsUI")],
                    exclude: ["Info.plist"] + resources,
                    plugins: [.plugin(name: "ExtensionPlugin", package: "beckon")])
            ]
        } ?? []) + [
            .target(
                name: "\(name)Kit", dependencies: [beckon("Intents"), beckon("Security")], exclude: kitResources,
                plugins: [.plugin(name: "IntentDefinitionPlugin", package: "beckon")])
        ]
}

let package = Package(
    name: "Examples",
    dependencies: [.package(name: "beckon", path: "..")],
    targets: appWithIntents(
        "Pizzeria", kitResources: ["Base.lproj", "en.lproj", "zh-Hans.lproj"],
        panelResources: ["en.lproj", "zh-Hans.lproj"])
        + appWithIntents(
            "DailyPunch", kitResources: ["Base.lproj", "en.lproj", "zh-Hans.lproj"], appResources: ["en.lproj"],
            extensionResources: ["zh-Hans.lproj"],
            panelResources: ["zh-Hans.lproj"])
        + appWithIntents("Bank", kitResources: ["Base.lproj", "zh-Hans.lproj"], hasEntitlements: false) + [
            app("ContactsBoard", excluding: ["en.lproj"]),
            .target(name: "TextScreens", dependencies: [beckon("UIKit")]),
            .executableTarget(name: "DailyPunchService", dependencies: ["CMicroHTTPD"]),
            .systemLibrary(
                name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        ],
    swiftLanguageModes: [.v6]
)
