// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What one look at a picture gave.
struct Reading: Sendable {
    /// In lines.
    let text: String
    /// How sure the recognition is of its letters, from 0 to 100.
    let confidence: Int

    /// Whether so much was read, and so surely, that no other look at the picture would give more.
    var isClear: Bool { confidence >= 85 && text.count { $0.isLetter } >= 30 }

    /// Whether there is anything but what specks and lines are taken for.
    var hasText: Bool { confidence >= 60 && text.count { $0.isLetter || $0.isNumber } >= 6 }
}
