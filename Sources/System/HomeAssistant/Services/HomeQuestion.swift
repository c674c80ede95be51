// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A question about the home, from the intents that change nothing.
package struct HomeQuestion: Hashable, Sendable {
    /// What is asked about.
    package var entities: [Home.Entity]
    /// Of each the attribute that answers; nil for its state.
    package var attribute: String?
    /// Those in this state are asked for; nil for all.
    package var state: String?

    /// The attribute and the kinds of thing that an intent asks about; nil if it is not a question, and no kinds for
    /// any.
    static func about(_ intent: String) -> (attribute: String?, domains: Set<String>)? {
        switch intent {
        case "HassGetState": (nil, [])
        case "HassClimateGetTemperature": ("current_temperature", ["climate"])
        case "HassGetWeather": ("temperature", ["weather"])
        default: nil
        }
    }

    /// Whether a thing in one state is what is asked for: an opened contact is on.
    func admits(_ state: String) -> Bool {
        guard let wanted = self.state else { return true }
        let same = ["open": "on", "closed": "off"]
        return state == wanted || same[state] ?? state == same[wanted] ?? wanted
    }
}
