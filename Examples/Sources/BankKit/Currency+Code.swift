// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Currency {
    /// Its code in ISO 4217; empty for an unknown one.
    public var code: String {
        switch self {
        case .unknown: ""
        case .dollar: "USD"
        case .pound: "GBP"
        case .yen: "JPY"
        case .yuan: "CNY"
        case .franc: "CHF"
        }
    }

    /// Unknown when no currency of the bank has the code.
    public init(code: String) {
        self = [.dollar, .pound, .yen, .yuan, .franc].first { $0.code == code } ?? .unknown
    }
}
