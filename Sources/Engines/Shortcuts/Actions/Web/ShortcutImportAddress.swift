// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An address that asks for a shortcut to be added: `shortcuts://import-shortcut?url=…&name=…`.
package struct ShortcutImportAddress: Sendable {
    /// Where its file is.
    package let url: URL
    /// What it is to be called; nil if the address does not say.
    package let name: String?

    package init(url: URL, name: String? = nil) {
        self.url = url
        self.name = name
    }

    /// Nil if an address means something else.
    package init?(_ address: URL) {
        guard let components = URLComponents(url: address, resolvingAgainstBaseURL: false),
            ["import-shortcut", "import-workflow"].contains(components.host)
        else { return nil }
        func value(_ name: String) -> String? { components.queryItems?.first { $0.name == name }?.value }
        guard let url = value("url").flatMap({ URL(string: $0) }), url.scheme != nil else { return nil }
        self.init(url: url, name: value("name").flatMap { $0.isEmpty ? nil : $0 })
    }
}
