// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a handler without the method that provides a parameter's options answers.
@_spi(Generated) public struct OptionsNotImplemented: Error, Sendable {
    /// The only value there is.
    public init() {}
}
