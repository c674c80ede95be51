// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// A value between an object's property and the wire, closed to everyone but this SDK.
@_spi(Generated) public struct PropertyValue: Hashable, Sendable {
    package let value: IntentValue

    package init(_ value: IntentValue) { self.value = value }
}

/// Why a value cannot leave the process.
@_spi(Generated) public struct UnrepresentableValue: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence: the thing, the reason, the remedy.
    public let description: String

    package init(_ description: String) { self.description = description }
}
