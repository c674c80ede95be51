// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

extension PizzaKind {
    /// The kind as a person picks it from a list.
    public convenience init(_ entry: Menu.Entry) {
        self.init(identifier: entry.identifier, display: entry.title)
        // Guests who read Chinese may still say Margherita.
        if entry.title != entry.name { setAlternativeSpeakableMatches([INSpeakableString(spokenPhrase: entry.name)]) }
        isVegetarian = NSNumber(value: entry.isVegetarian)
    }
}
