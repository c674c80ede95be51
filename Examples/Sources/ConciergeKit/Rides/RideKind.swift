// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// A kind of ride that can be ordered.
public enum RideKind: String, CaseIterable, Codable, Named, Sendable {
    case bicycle, compact, limousine, van

    /// In the vocabulary of the app.
    public var identifier: String { "ride-\(rawValue)" }

    /// As it is called in English.
    public var name: String {
        switch self {
        case .bicycle: "Cargo Bike"
        case .compact: "Compact"
        case .limousine: "Limousine"
        case .van: "Van"
        }
    }

    /// As a person reads it.
    public var title: String { NSLocalizedString(name, tableName: "Rides", comment: "a kind of ride") }

    /// How many people it takes.
    public var seats: Int {
        switch self {
        case .bicycle: 1
        case .compact: 3
        case .limousine: 4
        case .van: 7
        }
    }

    /// What a ride of so many kilometers costs, in euros.
    public func price(kilometres: Double) -> Decimal {
        let (base, each): (Decimal, Decimal) =
            switch self {
            case .bicycle: (2, 1)
            case .compact: (4, 2)
            case .limousine: (8, 3)
            case .van: (6, 2)
            }
        // Whole kilometers are charged: the price is known before the ride.
        return base + each * Decimal(Int(kilometres.rounded(.up)))
    }

    /// As it is spoken of.
    public var speakable: INSpeakableString {
        INSpeakableString(vocabularyIdentifier: identifier, spokenPhrase: title, pronunciationHint: nil)
    }

    /// The kinds that the words mean; one that comes from the vocabulary means itself.
    public static func matching(_ speakable: INSpeakableString) -> [RideKind] {
        if let kind = allCases.first(where: { $0.identifier == speakable.vocabularyIdentifier }) { return [kind] }
        return allCases.named(speakable.spokenPhrase)
    }
}
