// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a person may do again: an intent with values, or an activity to take up.
package enum AppActionPayload: Hashable, Sendable, Codable {
    case intent(IntentPayload)
    case activity(ActivityPayload)
}
