// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The addresses in a page, which lead on from that of the page.
struct PageAddress {
    private static let longest = 16 << 10
    private let base: URL?

    /// - Parameter page: Where a page says that its addresses begin elsewhere, that counts.
    init(_ address: String?, page: MarkupNode? = nil) {
        let own = address.flatMap { URL(string: $0) }
        let told = page?.all.first { $0.name == "base" }?.attributes["href"]
        base = told.flatMap { URL(string: $0, relativeTo: own)?.absoluteURL } ?? own
    }

    /// The whole address; nil if it leads nowhere.
    func whole(_ address: String?, allowing schemes: Set<String> = ["http", "https"]) -> String? {
        guard let address = address?.trimmingCharacters(in: .whitespacesAndNewlines), !address.isEmpty,
            address.utf8.count <= Self.longest, let url = URL(string: address, relativeTo: base)
        else { return nil }
        guard let scheme = url.absoluteURL.scheme?.lowercased() else { return base == nil ? address : nil }
        return schemes.contains(scheme) ? url.absoluteString : nil
    }
}
