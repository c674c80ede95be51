// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Puts a message together while the compiler takes a literal apart.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var text = ""

    /// Room for a message of about that length.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    /// Words of the message.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A text: `<private>` where nothing else is said.
    public mutating func appendInterpolation(
        _ argumentString: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(privacy.shown(argumentString, isScalar: false))
    }

    // Numbers describe themselves too, and some objects are errors.

    /// What describes itself: `<private>` where nothing else is said.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(privacy.shown(value.description, isScalar: false))
    }

    /// An object: `<private>` where nothing else is said.
    public mutating func appendInterpolation(_ argumentObject: NSObject?, privacy: OSLogPrivacy = .auto) {
        text += privacy.shown(argumentObject?.description ?? "(null)", isScalar: false)
    }

    /// An error: `<private>` where nothing else is said.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ error: (any Error)?, privacy: OSLogPrivacy = .auto) {
        text += privacy.shown(error.map { String(describing: $0) } ?? "(null)", isScalar: false)
    }

    /// A type's name.
    public mutating func appendInterpolation(
        _ value: any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(privacy.shown(String(describing: value), isScalar: true))
    }

    /// A whole number.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ number: Number, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(privacy.shown(format.text(of: number), isScalar: true))
    }

    /// A fraction.
    public mutating func appendInterpolation(
        _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(privacy.shown(format.text(of: number), isScalar: true))
    }

    /// A fraction.
    public mutating func appendInterpolation(
        _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        appendInterpolation(Double(number), format: format, align: align, privacy: privacy)
    }

    /// A truth value.
    public mutating func appendInterpolation(
        _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(format.text(of: boolean), isScalar: true)
    }

    // A parameter that is a pointer takes arrays too.

    /// An address.
    public mutating func appendInterpolation<Pointer: _Pointer>(_ pointer: Pointer, privacy: OSLogPrivacy = .auto) {
        text += privacy.shown("0x" + String(UInt(bitPattern: pointer), radix: 16), isScalar: true)
    }
}
