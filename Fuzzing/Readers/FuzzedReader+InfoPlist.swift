// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences

extension FuzzedReader {
    /// An `Info.plist` with its build variables, as in a source tree.
    static let infoPlist = FuzzedReader(name: "InfoPlist", dictionary: "property-list") { data in
        guard let document = accepted({ () throws(InfoPlistError) in try PropertyDocument(reading: data) }) else {
            return
        }
        try checkWriting(document.tree)
        let settings = BuildSettings(["PRODUCT_NAME": "Shop", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:identifier)"])
        do throws(InfoPlistError) {
            let tree = try settings.expand(document.tree)
            _ = try InfoPlist(tree)
        } catch {
            _ = document.locating(error).description
        }
    }

    /// What a reader gives, or nil if it refuses the bytes in words.
    static func accepted<Value, Refusal: CustomStringConvertible>(_ read: () throws(Refusal) -> Value) -> Value? {
        do {
            return try read()
        } catch {
            _ = error.description
            return nil
        }
    }

    /// A tree that is written is read as the same tree.
    private static func checkWriting(_ tree: PropertyTree) throws {
        guard let xml = accepted({ () throws(InfoPlistError) in try tree.xml() }), xml.count <= PropertyTree.sizeLimit
        else { return }
        guard let again = accepted({ () throws(InfoPlistError) in try PropertyTree(reading: xml) }) else {
            throw Contradiction("what was written of a list cannot be read")
        }
        guard again.hasShape(of: tree) else { throw Contradiction("a list changed when it was written and read") }
    }
}

extension PropertyTree {
    /// Whether two trees are the same, but for fractions of a second.
    fileprivate func hasShape(of other: PropertyTree) -> Bool {
        switch (self, other) {
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.hasShape(of: $1) }
        case (.dictionary(let left), .dictionary(let right)):
            left.count == right.count && left.allSatisfy { key, value in right[key].map(value.hasShape) ?? false }
        case (.date, .date): true
        default: self == other
        }
    }
}
