// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a fraction is written in a message.
public struct OSLogFloatFormatting: Sendable {
    private var conversion = "f"
    private var precision: Int?
    private var hasPlus = false
    private var isUppercase = false

    /// With six digits after the point.
    public static let fixed = OSLogFloatFormatting()
    /// In sixteens, exactly.
    public static let hex = OSLogFloatFormatting(conversion: "a")
    /// With a power of ten.
    public static let exponential = OSLogFloatFormatting(conversion: "e")
    /// With a power of ten where that is shorter.
    public static let hybrid = OSLogFloatFormatting(conversion: "g")

    /// With so many digits after the point.
    public static func fixed(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: precision, hasPlus: explicitPositiveSign, isUppercase: uppercase)
    }

    /// With a power of ten and so many digits after the point.
    public static func exponential(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: "e", precision: precision, hasPlus: explicitPositiveSign, isUppercase: uppercase)
    }

    /// With so many digits, and a power of ten where that is shorter.
    public static func hybrid(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: "g", precision: precision, hasPlus: explicitPositiveSign, isUppercase: uppercase)
    }

    func text(of number: Double) -> String {
        let digits = precision.map { ".\(max(0, min($0, 100)))" } ?? ""
        let conversion = isUppercase ? conversion.uppercased() : conversion
        return String(format: "%\(hasPlus ? "+" : "")\(digits)\(conversion)", number)
    }
}
