// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whose row it is, and when it was visited last.
///
/// Four of them are as long as a line of a processor's cache: all that finding a row reads.
struct ContextLabel: Sendable {
    var key: ContextKey
    var localSeconds: Int64

    static let vacant = ContextLabel(key: .vacant, localSeconds: 0)
}
