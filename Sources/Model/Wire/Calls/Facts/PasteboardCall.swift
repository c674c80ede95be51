// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An app puts something on the pasteboard that all apps share, or asks what is there. Refused where it is not in
/// front.
package struct PasteboardCall: SystemCall {
    /// What is put there; nil if the app only asks.
    package var written: PasteboardPayload?

    package init(written: PasteboardPayload?) { self.written = written }

    /// What is there then.
    package typealias Reply = PasteboardPayload

    package var erased: AnySystemCall { .pasteboard(self) }
}

/// What lies on the pasteboard.
package struct PasteboardPayload: Codable, Hashable, Sendable {
    /// So many bytes lie there at most, all in all.
    package static let limit = 2 << 20
    /// So many items.
    package static let itemLimit = 100

    /// Texts, addresses among them.
    package var texts: [String] = []
    /// A picture, as a PNG.
    package var picture: Data?

    package init(texts: [String] = [], picture: Data? = nil) { (self.texts, self.picture) = (texts, picture) }

    /// Whether it is not too much.
    package var isPossible: Bool {
        texts.count <= Self.itemLimit
            && texts.reduce(picture?.count ?? 0) { $0 + $1.utf8.count } <= Self.limit
    }
}
