// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a whole number is written in a message.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var isUppercase = false
    private var hasPrefix = false
    private var hasPlus = false
    private var minimumDigits = 0

    /// In tens.
    public static let decimal = OSLogIntegerFormatting()
    /// In sixteens, `ff`.
    public static let hex = OSLogIntegerFormatting(radix: 16)
    /// In eights.
    public static let octal = OSLogIntegerFormatting(radix: 8)

    /// In tens, with a plus before what is not negative, or zeros before, if wanted.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasPlus: explicitPositiveSign, minimumDigits: minDigits)
    }

    /// In tens, with a plus before what is not negative, if wanted.
    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasPlus: explicitPositiveSign)
    }

    /// In sixteens, with `0x` before and in capitals, if wanted.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, isUppercase: uppercase, hasPrefix: includePrefix, hasPlus: explicitPositiveSign,
            minimumDigits: minDigits)
    }

    /// In eights, with `0o` before, if wanted.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, hasPrefix: includePrefix, hasPlus: explicitPositiveSign, minimumDigits: minDigits)
    }

    func text<Number: FixedWidthInteger>(of number: Number) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, min(minimumDigits, 1_000) - digits.count))
        let prefix = !hasPrefix ? "" : radix == 16 ? "0x" : radix == 8 ? "0o" : ""
        return (number < 0 ? "-" : hasPlus ? "+" : "") + prefix + zeros + digits
    }
}
