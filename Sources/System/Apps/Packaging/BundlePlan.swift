// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Glibc

/// What goes into one bundle, settled before anything is built.
struct BundlePlan: Hashable, Sendable {
    /// A file and where it goes in the bundle; definitions are compiled on the way.
    struct Item: Hashable, Sendable {
        var source: URL
        /// Relative to the bundle, such as `en.lproj/Orders.strings`.
        var place: String
    }

    var target: PackageDescription.Target
    /// The binary's name in the folder of binaries.
    var product: String
    /// The finished `Info.plist`.
    var plist: PropertyTree
    var info: InfoPlist
    /// From the `.entitlements` file beside the `Info.plist`; nil where there is none. What
    /// the signer knows first, such as the team's prefix, is still a variable in it.
    var entitlements: PropertyTree?
    /// Definitions and strings.
    var items: [Item]
    /// Names of resource bundles that belong to other targets, and stay out.
    var foreignResources: Set<String>
    /// In an app: its extensions.
    var extensions: [BundlePlan] = []

    /// The folder's name, such as `Pizzeria.app`.
    var folderName: String { "\(product).\(info.kind.pathExtension)" }

    /// The app's and its extensions' products.
    var products: [String] { [product] + extensions.map(\.product) }
}

/// What `ExtensionPlugin` leaves in a program: the type `ExtensionMain`, in which the program begins.
enum ExtensionEntry {
    private static let name = Array("ExtensionMain".utf8)
    /// What stands around the name in the type's descriptor, and in its symbols. `NSExtensionMain` is in every program.
    private static let surroundings = [("\0", "\0"), ("13", "O")].map { (Array($0.0.utf8), Array($0.1.utf8)) }

    /// Whether a program has it.
    static func isIn(_ program: Data) -> Bool {
        program.withUnsafeBytes { bytes in
            var start = 0
            while let found = position(in: bytes, from: start) {
                let end = found + name.count
                let isType = surroundings.contains { before, after in
                    found >= before.count && end + after.count <= bytes.count
                        && bytes[found - before.count..<found].elementsEqual(before)
                        && bytes[end..<end + after.count].elementsEqual(after)
                }
                if isType { return true }
                start = found + 1
            }
            return false
        }
    }

    private static func position(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var index = start
        while index + name.count <= bytes.count,
            let letter = memchr(base + index, Int32(name[0]), bytes.count - index - name.count + 1)
        {
            index = UnsafeRawPointer(letter) - base
            if bytes[index..<index + name.count].elementsEqual(name) { return index }
            index += 1
        }
        return nil
    }
}
