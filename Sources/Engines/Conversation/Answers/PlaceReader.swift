// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// Reads places: a name or an address in words, or "latitude, longitude".
enum PlaceReader {
    static func read(_ text: String) -> PlacemarkValue? {
        let answer = AnswerText(text)
        guard !answer.original.isEmpty else { return nil }
        if let match = answer.plain.wholeMatch(
            of: /([+-]?[0-9]{1,3}(?:\.[0-9]+)?)\s*[,，\s]\s*([+-]?[0-9]{1,3}(?:\.[0-9]+)?)/)
        {
            guard let latitude = Double(match.1), let longitude = Double(match.2), abs(latitude) <= 90,
                abs(longitude) <= 180
            else { return nil }
            return PlacemarkValue(latitude: latitude, longitude: longitude)
        }
        return PlacemarkValue(name: answer.original)
    }
}
