// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import SpokenValues

extension SpokenKind {
    /// What it is called in an archive.
    var name: String {
        switch self {
        case .integer: "integer"
        case .number: "number"
        case .ordinal: "ordinal"
        case .percentage: "percentage"
        case .money: "money"
        case .duration: "duration"
        case .date: "date"
        case .phoneNumber: "phoneNumber"
        case .place: "place"
        case .count: "count"
        case .measurement(let dimension): dimension.rawValue + Self.measured
        }
    }

    private static let measured = "*"

    /// Nil for a name that no kind has.
    init?(name: String) {
        if name.hasSuffix(Self.measured) {
            guard let dimension = SpokenDimension(rawValue: String(name.dropLast())) else { return nil }
            self = .measurement(dimension)
            return
        }
        let kinds: [SpokenKind] = [
            .integer, .number, .ordinal, .percentage, .money, .duration, .date, .phoneNumber, .place, .count,
        ]
        guard let kind = kinds.first(where: { $0.name == name }) else { return nil }
        self = kind
    }
}
