// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an app knows of its person now; it takes the place of what it said before.
package struct UserContextCall: SystemCall {
    package var context: MediaContextPayload

    package init(context: MediaContextPayload) {
        self.context = context
    }

    package typealias Reply = Done

    package var erased: AnySystemCall { .userContext(self) }
}
