// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How the numbers that JSON lacks are written: as strings.
enum NonFiniteNumber {
    static let infinity = "inf"
    static let negativeInfinity = "-inf"
    static let notANumber = "nan"

    /// Nil for a number that JSON has.
    static func name(of number: Double) -> String? {
        guard !number.isFinite else { return nil }
        if number.isNaN { return notANumber }
        return number > 0 ? infinity : negativeInfinity
    }

    static func number(named name: String) -> Double? {
        switch name {
        case infinity: .infinity
        case negativeInfinity: -.infinity
        case notANumber: .nan
        default: nil
        }
    }
}
