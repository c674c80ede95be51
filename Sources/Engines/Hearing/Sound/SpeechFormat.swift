// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The form in which speech is listened to: 16 bits, one channel.
package enum SpeechFormat {
    /// Samples in a second.
    package static let rate = 16_000
    /// Samples in a frame of a hundredth of a second.
    static let frame = rate / 100
}
