// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An app wants a URL opened, by whichever app takes its scheme. Refused where it is not, or would not be.
package struct OpeningCall: SystemCall {
    package var url: URL
    /// False: the app asks only whether any app would.
    package var opens: Bool

    package init(url: URL, opens: Bool) {
        self.url = url
        self.opens = opens
    }

    package typealias Reply = Done

    package var erased: AnySystemCall { .opening(self) }
}
