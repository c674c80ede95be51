// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A question that was found in a text.
public struct QuestionMatch: Sendable {
    /// What was found.
    public let question: Question
    /// How sure it is, from 0 to 1.
    public let score: Double
}
