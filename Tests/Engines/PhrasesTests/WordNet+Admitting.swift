// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

extension WordNet {
    /// Whether it has a sentence, its words with single spaces between them.
    func admits(_ sentence: String) -> Bool {
        var place = 0
        for word in sentence.split(separator: " ") {
            guard let step = steps.first(where: { $0.from == place && $0.word == word }) else { return false }
            place = step.to
        }
        return ends.contains(place)
    }
}
