// swift-tools-version: 6.2
// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// Of Beckon's own, what an app links.
func beckon(_ name: String) -> Target.Dependency { .product(name: name, package: "beckon") }

/// The app itself, in English and Chinese. Its icon is drawn in `AppIcon.svg`, and read from the PNG made of it.
func app(
    _ name: String, uses dependencies: [Target.Dependency] = [], excluding files: [String] = [],
    copying resources: [Resource]? = nil
) -> Target {
    .executableTarget(
        name: name, dependencies: [beckon("UIKit"), "ScreenParts"] + dependencies,
        exclude: ["Info.plist", "AppIcon.svg", "AppIcon60x60@3x.png", "zh-Hans.lproj"] + files, resources: resources)
}

/// An app that answers intents is three targets: the app itself, its intents extension, and a kit
/// with the intent definition and the code they share. One that draws its answers itself has a UI extension too; one
/// that answers Apple's own intents defines none; one that has moved to App Intents has them in its kit.
func appWithIntents(
    _ name: String, kitResources: [String], appResources: [String] = [], extensionResources: [String] = [],
    panelResources: [String]? = nil, hasEntitlements: Bool = true, definesIntents: Bool = true,
    hasAppIntents: Bool = false, uses libraries: [Target.Dependency] = [], copying copied: [Resource]? = nil
) -> [Target] {
    let kit = Target.Dependency.byName(name: "\(name)Kit")
    let appIntents = hasAppIntents ? [beckon("AppIntents")] : []
    func entitlements(of target: String) -> [String] { hasEntitlements ? ["\(target).entitlements"] : [] }
    return [
        app(
            name, uses: [beckon("Intents"), kit] + appIntents + libraries,
            excluding: appResources + entitlements(of: name),
            copying: copied),
        .executableTarget(
            name: "\(name)Intents",
            dependencies: [kit] + (hasAppIntents ? appIntents : [beckon("Intents")]) + libraries,
            exclude: ["Info.plist"] + extensionResources + entitlements(of: "\(name)Intents"),
            // An extension with App Intents begins at its own @main.
            plugins: hasAppIntents ? [] : [.plugin(name: "ExtensionPlugin", package: "beckon")]),
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
                name: "\(name)Kit", dependencies: [beckon("Intents"), beckon("Security")] + appIntents,
                exclude: kitResources,
                plugins: definesIntents ? [.plugin(name: "IntentDefinitionPlugin", package: "beckon")] : [])
        ]
}

let package = Package(
    name: "Examples",
    // The prebuilt SDK where there is one, such as what ‘make sdk’ writes; otherwise its sources.
    dependencies: [.package(name: "beckon", path: Context.environment["BECKON_SDK"] ?? "..")],
    targets: appWithIntents(
        "Pizzeria", kitResources: ["Base.lproj", "en.lproj", "zh-Hans.lproj"],
        extensionResources: ["en.lproj", "zh-Hans.lproj"],
        panelResources: ["en.lproj", "zh-Hans.lproj"], hasAppIntents: true)
        + appWithIntents(
            "DailyPunch", kitResources: ["Base.lproj", "en.lproj", "zh-Hans.lproj"], appResources: ["en.lproj"],
            extensionResources: ["zh-Hans.lproj"],
            panelResources: ["zh-Hans.lproj"])
        + appWithIntents(
            "SearchQuestion", kitResources: ["Base.lproj", "zh-Hans.lproj"], extensionResources: ["zh-Hans.lproj"],
            panelResources: ["zh-Hans.lproj"], uses: ["QuestionBank"], copying: [.copy("SearchScreen.shortcut")])
        + appWithIntents("Bank", kitResources: ["Base.lproj", "zh-Hans.lproj"], hasEntitlements: false)
        + appWithIntents(
            "Concierge", kitResources: ["zh-Hans.lproj"], appResources: ["en.lproj"],
            extensionResources: ["zh-Hans.lproj"], definesIntents: false) + [
            app("ContactsBoard", uses: [beckon("CoreSpotlight")], excluding: ["en.lproj"]),
            app("QuestionPictures", uses: ["QuestionBank"]),
            app("TeaDiary", uses: [beckon("AppIntents")], excluding: ["en.lproj"]),
            .target(
                name: "QuestionBank", dependencies: ["CTesseract", "SQLite3"],
                resources: [.copy("Questions/Questions.tsv")]),
            .systemLibrary(
                name: "CTesseract", pkgConfig: "lept",
                providers: [.apt(["libtesseract-dev", "tesseract-ocr-eng", "tesseract-ocr-chi-sim"])]),
            .systemLibrary(name: "SQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
            .target(name: "ScreenParts", dependencies: [beckon("UIKit")]),
            .executableTarget(name: "DailyPunchService", dependencies: ["CMicroHTTPD"]),
            .systemLibrary(
                name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        ],
    swiftLanguageModes: [.v6]
)
