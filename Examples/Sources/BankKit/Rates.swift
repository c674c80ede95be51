// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// What one euro is worth, as the bank has set it for the day.
public struct Rates: Sendable {
    /// One currency's.
    public struct Rate: Sendable {
        /// Its code in ISO 4217, which the bank's links use too.
        public let code: String
        /// What a customer reads.
        public let name: String
        /// How much of it one euro buys.
        public let value: Double

        /// As the board in the hall shows it.
        public var text: String { "\(value) \(code)" }

        /// The rates of so many days up to today, the oldest first.
        ///
        /// The bank makes them up: waves around the rate of the day, the same for everybody.
        public func history(days: Int) -> [Double] {
            let phase = Double(code.utf8.reduce(0) { $0 + Int($1) } % 7)
            return (0..<days).reversed().map { age in
                let slow = sin(Double(age) / 23 + phase) - sin(phase)
                let fast = sin(Double(age) / 4) + sin(Double(age) * (1.7 + phase)) / 2
                return value * (1 + 0.02 * slow + 0.006 * fast)
            }
        }
    }

    /// In the order of the board in the hall.
    public let all: [Rate]

    /// The rates of the day.
    public static let ofToday = Rates(all: [
        Rate(code: "USD", name: NSLocalizedString("US dollar", tableName: "Rates", comment: ""), value: 1.0842),
        Rate(code: "GBP", name: NSLocalizedString("Pound sterling", tableName: "Rates", comment: ""), value: 0.8561),
        Rate(code: "JPY", name: NSLocalizedString("Japanese yen", tableName: "Rates", comment: ""), value: 162.35),
        Rate(code: "CNY", name: NSLocalizedString("Chinese yuan", tableName: "Rates", comment: ""), value: 7.8214),
        Rate(code: "CHF", name: NSLocalizedString("Swiss franc", tableName: "Rates", comment: ""), value: 0.9678),
    ])

    /// By its code, in either case; nil for one that the bank does not deal in.
    public func rate(_ code: String) -> Rate? {
        all.first { $0.code == code.uppercased() }
    }
}
