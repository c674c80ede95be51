// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation

/// Which version a bundle says it is.
struct BundleVersion: Hashable {
    /// `CFBundleShortVersionString`, which a person reads.
    var shown: String?
    /// `CFBundleVersion`, which counts first.
    var build: String?

    /// Nil if the bundle's `Info.plist` can't be read.
    init?(of bundle: URL) {
        guard let data = try? Disk.read(bundle.appending(path: "Info.plist"), limit: PropertyTree.sizeLimit),
            case .dictionary(let values)? = try? PropertyTree(reading: data)
        else { return nil }
        if case .string(let text)? = values["CFBundleShortVersionString"] { shown = text }
        if case .string(let text)? = values["CFBundleVersion"] { build = text }
    }

    /// Whether another version came after this one; false if nothing tells.
    func isOlder(than other: BundleVersion) -> Bool {
        for (mine, others) in [(build, other.build), (shown, other.shown)] {
            guard let mine = mine.flatMap(Self.numbers), let others = others.flatMap(Self.numbers), mine != others
            else { continue }
            return mine.lexicographicallyPrecedes(others)
        }
        return false
    }

    /// As a person reads it: `1.2 (34)`.
    var text: String {
        [shown, build.map { shown == nil ? $0 : "(\($0))" }].compactMap { $0?.prefix(100) }.joined(separator: " ")
    }

    /// The numbers between the dots, without noughts at the end; nil if there is something else.
    private static func numbers(_ text: String) -> [UInt64]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        var numbers = parts.compactMap { UInt64($0) }
        guard numbers.count == parts.count else { return nil }
        while numbers.last == 0 { numbers.removeLast() }
        return numbers
    }
}
