// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where a link of a bundle leads, without a look at the disk.
///
/// The destination is relative, and `..` stands at its beginning only: after
/// a name that is itself a link, `..` would lead somewhere else than it reads.
/// So what stays inside on paper stays inside on every disk.
package struct LinkDestination: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// - Parameter path: The link's own place.
    /// - Returns: Nil where the destination may lie outside the bundle.
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
