// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What an app is opened for.
package enum LaunchItem: Hashable, Sendable, Codable {
    /// A quick action that a person chose.
    case quickAction(QuickActionPayload)
    /// An activity to be taken up. The interaction comes with one that an intent's answer has led to.
    case activity(ActivityPayload, InteractionPayload?)
    /// The source is the bundle identifier of the app that asked, where one did.
    case url(URL, source: String?)
}
