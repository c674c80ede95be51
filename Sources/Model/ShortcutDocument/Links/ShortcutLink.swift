// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A link under which a shortcut is shared: `https://www.icloud.com/shortcuts/ID`, or the same of a machine on which
/// Beckon serves.
package struct ShortcutLink: Hashable, Sendable {
    package let identifier: UUID
    /// Where it is served, without a path: `http://127.0.0.1:8080`.
    package let origin: URL

    package init(_ identifier: UUID, at origin: URL) {
        self.identifier = identifier
        self.origin = origin
    }

    /// Nil if an address is no such link.
    package init?(_ address: URL) {
        guard var components = URLComponents(url: address, resolvingAgainstBaseURL: false),
            ["http", "https"].contains(components.scheme?.lowercased()), components.host?.isEmpty == false
        else { return nil }
        let parts = components.path.split(separator: "/")
        guard parts.count == 2, parts[0] == "shortcuts", let identifier = UUID(sharedText: parts[1]) else { return nil }
        components.path = ""
        components.query = nil
        components.fragment = nil
        components.user = nil
        components.password = nil
        guard let origin = components.url else { return nil }
        self.init(identifier, at: origin)
    }

    /// Where a person looks at it.
    package var page: URL { address("shortcuts") }

    /// Where its ``SharedRecord`` is.
    package var record: URL { address("shortcuts/api/records") }

    /// Whether Apple serves it.
    package var isApples: Bool { ["icloud.com", "www.icloud.com"].contains(origin.host()?.lowercased()) }

    private func address(_ path: String) -> URL {
        origin.appending(path: path).appending(path: identifier.sharedText)
    }
}

extension UUID {
    /// As links write it: 32 lower-case digits.
    package var sharedText: String { uuidString.filter { $0 != "-" }.lowercased() }

    /// Reads it with hyphens or without; nil if it is not one.
    package init?(sharedText text: some StringProtocol) {
        let digits = String(text).filter { $0 != "-" }
        guard digits.utf8.count == 32, digits.allSatisfy(\.isHexDigit) else { return nil }
        var written = ""
        for (place, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(place) { written.append("-") }
            written.append(digit)
        }
        self.init(uuidString: written)
    }
}
