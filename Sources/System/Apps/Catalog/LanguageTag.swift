// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Picks among translations as BCP 47's lookup does (RFC 4647, section 3.4).
package enum LanguageTag {
    /// The value of the tag itself, else of the tag with its last parts left off; nil where even
    /// the bare language is not there.
    package static func nearest<Value>(to tag: String, in values: [String: Value]) -> Value? {
        var parts = tag.replacing("_", with: "-").split(separator: "-")
        while !parts.isEmpty {
            let candidate = parts.joined(separator: "-").lowercased()
            if let match = values.first(where: { $0.key.lowercased() == candidate }) { return match.value }
            parts.removeLast()
        }
        return nil
    }
}
