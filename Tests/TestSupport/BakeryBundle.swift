// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// `Bakery.app` on the disk, unsigned, with an intents extension whose program
/// does nothing; for tests that put something else in its place.
package struct BakeryBundle {
    private let folder: TemporaryFolder
    /// The app's folder.
    package let url: URL

    /// - Parameters:
    ///   - schemes: Of the URLs that it opens.
    ///   - isDonating: Whether `BuyBread` may be donated.
    ///   - activities: The types of the activities that it takes up.
    /// - Throws: an error of the file system.
    package init(
        name: String = "Bakery", schemes: [String] = [], isDonating: Bool = false, activities: [String] = []
    ) throws {
        folder = try TemporaryFolder()
        url = folder.url.appending(path: "\(name).app", directoryHint: .isDirectory)
        let identifier = "org.example.\(name.lowercased())"
        var plist: [String: Any] = [
            "CFBundleIdentifier": identifier, "CFBundleName": name, "CFBundleExecutable": name,
            "CFBundlePackageType": "APPL",
        ]
        if !schemes.isEmpty { plist["CFBundleURLTypes"] = [["CFBundleURLSchemes": schemes]] }
        if !activities.isEmpty { plist["NSUserActivityTypes"] = activities }
        try Self.fill(url, plist)
        let part = url.appending(path: "PlugIns/Intents.appex", directoryHint: .isDirectory)
        try Self.fill(
            part,
            [
                "CFBundleIdentifier": "\(identifier).intents", "CFBundleExecutable": "Intents",
                "CFBundlePackageType": "XPC!",
                "NSExtension": [
                    "NSExtensionPointIdentifier": "com.apple.intents-service",
                    "NSExtensionPrincipalClass": "BakeryIntents.IntentHandler",
                    "NSExtensionAttributes": ["IntentsSupported": ["BuyBreadIntent", "AskPriceIntent"]],
                ] as [String: Any],
            ])
        try Self.write(
            isDonating ? BakeryDefinition.donating : BakeryDefinition.text,
            to: part.appending(path: "Base.lproj/Bakery.intentdefinition"))
        try Self.write(BakeryDefinition.chinese, to: part.appending(path: "zh-Hans.lproj/Bakery.strings"))
    }

    private static func fill(_ bundle: URL, _ plist: [String: Any]) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
        try write(String(decoding: data, as: UTF8.self), to: bundle.appending(path: "Info.plist"))
        guard let executable = plist["CFBundleExecutable"] as? String else { return }
        try FixtureProgram.write(
            to: bundle.appending(path: executable),
            classes: plist["NSExtension"] == nil ? [] : ["BakeryIntents.IntentHandler"])
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
