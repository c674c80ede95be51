// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The place of an entry inside a bundle, such as `PlugIns/Orders.appex/Info.plist`.
///
/// Two paths are the same when their bytes are: Swift's own comparison of
/// strings takes two spellings of `é` for one, and a file system does not.
package struct BundlePath: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let text: String

    /// The longest path there is, in bytes, as Linux has it (`PATH_MAX`).
    package static let lengthLimit = 4096

    /// Nil unless the text is made of names with single slashes between them, none of which is
    /// `.` or `..`, has control characters or more than 255 bytes.
    package init?(_ text: String) {
        let names = text.split(separator: "/", omittingEmptySubsequences: false)
        guard text.utf8.count <= Self.lengthLimit, names.allSatisfy(Self.isName) else { return nil }
        self.text = text
    }

    /// The path of an entry of this folder; nil if the name is not one.
    package func appending(_ name: String) -> BundlePath? {
        BundlePath("\(text)/\(name)")
    }

    /// The names, outermost first; never empty.
    package var names: [Substring] { text.split(separator: "/") }

    package var description: String { text }

    package static func == (left: Self, right: Self) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }

    package static func < (left: Self, right: Self) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    private static func isName(_ name: Substring) -> Bool {
        guard !name.isEmpty, name != ".", name != "..", name.utf8.count <= 255 else { return false }
        // The general category Cc has been these two ranges since Unicode 1.1, and never grows.
        return name.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
    }
}

/// Where a link of a bundle leads, without a look at the disk.
///
/// The destination is relative, and `..` stands at its beginning only: after
/// a name that is itself a link, `..` would lead somewhere else than it reads.
/// So what stays inside on paper stays inside on every disk.
package struct LinkDestination: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// - Parameter path: The link's own place.
    /// - Returns: Nil if the destination may lie outside the bundle.
    package init?(_ text: String, at path: BundlePath) {
        let names = text.split(separator: "/", omittingEmptySubsequences: false)
        guard !text.isEmpty, text.utf8.count <= BundlePath.lengthLimit else { return nil }
        let climbs = names.prefix { $0 == ".." }.count
        let rest = names.dropFirst(climbs).joined(separator: "/")
        guard climbs < path.names.count, BundlePath(rest) != nil else { return nil }
        self.text = text
    }

    package var description: String { text }
}
