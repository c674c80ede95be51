// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that was read, in tokens.
struct Match<Value> {
    /// What was read.
    var value: Value
    /// The token after it.
    var end: Int
    /// Why something else may be meant.
    var doubt: SpokenDoubt?
}
