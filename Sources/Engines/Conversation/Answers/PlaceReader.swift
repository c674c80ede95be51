// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import SpokenValues

/// Reads places: a name or an address in words, or "latitude, longitude".
enum PlaceReader {
    static func read(_ text: String, _ values: AnswerValues) -> PlacemarkValue? {
        let answer = AnswerText(text)
        guard !answer.original.isEmpty else { return nil }
        guard case .place(.coordinates(let latitude, let longitude))? = values.reading(of: text, as: .place)?.value
        else {
            // Numbers that are no coordinates name no place.
            return answer.original.contains(where: \.isLetter) ? PlacemarkValue(name: answer.original) : nil
        }
        return PlacemarkValue(
            latitude: AnswerValues.double(latitude), longitude: AnswerValues.double(longitude))
    }
}
