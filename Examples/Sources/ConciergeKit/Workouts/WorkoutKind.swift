// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// What a person can train.
public enum WorkoutKind: String, CaseIterable, Codable, Named, Sendable {
    case run, walk, ride, swim, yoga, stairs

    /// In the vocabulary of the app.
    public var identifier: String { "workout-\(rawValue)" }

    /// As it is called in English.
    public var name: String {
        switch self {
        case .run: "Run"
        case .walk: "Walk"
        case .ride: "Bike Ride"
        case .swim: "Swim"
        case .yoga: "Yoga"
        case .stairs: "Stair Sprint"
        }
    }

    /// As a person reads it.
    public var title: String { NSLocalizedString(name, tableName: "Workouts", comment: "a kind of workout") }

    /// As it is spoken of.
    public var speakable: INSpeakableString {
        INSpeakableString(vocabularyIdentifier: identifier, spokenPhrase: title, pronunciationHint: nil)
    }

    /// The kinds that the words mean; one that comes from the vocabulary means itself.
    public static func matching(_ speakable: INSpeakableString) -> [WorkoutKind] {
        if let kind = allCases.first(where: { $0.identifier == speakable.vocabularyIdentifier }) { return [kind] }
        return allCases.named(speakable.spokenPhrase)
    }
}
