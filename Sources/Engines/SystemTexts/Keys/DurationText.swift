// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The words of lengths of time, each by plural form with ${count}; `gap` stands between two of them.
package enum DurationText: String, TextKey {
    package static let table = "Durations"

    case day, hour, minute, second, gap
}
