// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation

/// What goes into one bundle, settled before anything is built.
struct BundlePlan: Hashable, Sendable {
    /// A file and where it goes in the bundle; definitions are compiled on the way.
    struct Item: Hashable, Sendable {
        var source: URL
        /// Relative to the bundle, such as `en.lproj/Orders.strings`.
        var place: String
        /// Tables of the same name in other targets, whose texts go into this one where it has none of their keys.
        var others: [URL] = []
    }

    var target: PackageDescription.Target
    /// The binary's name in the folder of binaries.
    var product: String
    /// The finished `Info.plist`.
    var plist: PropertyTree
    var info: InfoPlist
    /// From the `.entitlements` file beside the `Info.plist`; nil if there is none. What
    /// the signer knows first, such as the team's prefix, is still a variable in it.
    var entitlements: PropertyTree?
    /// Definitions and strings.
    var items: [Item]
    /// Names of resource bundles that belong to other targets, and stay out.
    var foreignResources: Set<String>
    /// What the bundle says of its App Intents; nil if it has none, or its program is not built yet.
    var appIntents: Data?
    /// In an app: its extensions.
    var extensions: [BundlePlan] = []

    /// The folder's name, such as `Pizzeria.app`.
    var folderName: String { "\(product).\(info.kind.pathExtension)" }

    /// The app's and its extensions' products.
    var products: [String] { [product] + extensions.map(\.product) }
}
