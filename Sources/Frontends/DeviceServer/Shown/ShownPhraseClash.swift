// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The words mean something already; the person may agree to replace that.
struct ShownPhraseClash: Error, Encodable, Hashable, Sendable {
    /// The number of the phrase in the way.
    var phrase: Int
    /// What was typed.
    var text: String
    /// What the phrase in the way stands for.
    var title: String
}
