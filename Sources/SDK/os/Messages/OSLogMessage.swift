// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A message for ``Logger``, as a literal with values in it.
///
/// Write it as the argument: what is private in it can't be told any more from what is not once it is a string.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The message as it is written, what is private replaced.
    let text: String

    /// A message without values.
    public init(stringLiteral value: String) { text = value }

    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}
