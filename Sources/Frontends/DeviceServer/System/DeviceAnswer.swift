// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a person does about a question.
package enum DeviceAnswer: Hashable, Sendable {
    case text(String)
    /// Taps an option or button, counted from 0.
    case choice(Int)
    case cancel
}
