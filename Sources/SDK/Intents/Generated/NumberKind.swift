// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// What an `NSNumber` of an intent counts.
@_spi(Generated) public enum NumberKind: Sendable {
    case integer
    case decimal
    case boolean
    /// Seconds.
    case timeInterval
}

extension NumberKind: CustomStringConvertible {
    /// As an error message calls it.
    @_spi(Generated) public var description: String {
        switch self {
        case .integer: "an integer"
        case .decimal: "a decimal number"
        case .boolean: "a Boolean"
        case .timeInterval: "a time interval in seconds"
        }
    }

    /// An integer is cut towards zero, as `NSNumber.intValue` cuts it.
    func value(of number: NSNumber) -> IntentValue {
        switch self {
        case .integer: .integer(number.intValue)
        case .decimal: .decimal(number.doubleValue)
        case .boolean: .boolean(number.boolValue)
        case .timeInterval: .timeInterval(number.doubleValue)
        }
    }

    /// Nil when the value is of another kind; an integer also serves where a fraction may stand.
    func number(from value: IntentValue) -> NSNumber? {
        switch (self, value) {
        case (.integer, .integer(let integer)): NSNumber(value: integer)
        case (.boolean, .boolean(let boolean)): NSNumber(value: boolean)
        case (.decimal, .decimal(let decimal)): NSNumber(value: decimal)
        case (.timeInterval, .timeInterval(let seconds)), (.timeInterval, .decimal(let seconds)):
            NSNumber(value: seconds)
        case (.decimal, .integer(let integer)), (.timeInterval, .integer(let integer)):
            NSNumber(value: Double(integer))
        default: nil
        }
    }
}
