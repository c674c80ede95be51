// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An app wants a URL opened, by whichever app takes its scheme.
package struct OpeningCall: Hashable, Sendable, Codable {
    package var url: URL
    /// False: the app asks only whether any app would.
    package var opens: Bool

    package init(url: URL, opens: Bool) {
        self.url = url
        self.opens = opens
    }
}
