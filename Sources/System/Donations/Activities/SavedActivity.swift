// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Store
package import Wire

/// A saved activity: an action that opens an app at a place.
package struct SavedActivity: Hashable, Sendable, Identifiable {
    /// By which commands name it; it stays when a newer activity takes the place of this one.
    package let id: Int
    /// The app's bundle identifier.
    package let app: String
    /// What the app gets when it is opened here: of `userInfo` only the required keys, where the app named any.
    package let payload: ActivityPayload
    /// When it last became current, or was opened.
    package let used: Date

    package var type: String { payload.activityType }
    /// What a person reads.
    package var title: String { payload.title ?? "" }
    /// The phrase the app proposes.
    package var phrase: String? { payload.suggestedInvocationPhrase }

    init(_ record: ActivityRecord) {
        id = record.id
        app = record.app
        payload = record.activity
        used = record.used
    }
}
