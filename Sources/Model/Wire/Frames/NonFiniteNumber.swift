// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How the numbers that JSON lacks are written: as strings.
enum NonFiniteNumber {
    static let infinity = "inf"
    static let negativeInfinity = "-inf"
    static let notANumber = "nan"
}
