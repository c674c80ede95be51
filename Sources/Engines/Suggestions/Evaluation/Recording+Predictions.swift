// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Recording {
    /// Goes through the events as they happened, each person with an engine of their own: before each event of the
    /// splits it is asked, after every event it is taught.
    package func predictions(of splits: Set<RecordedEvent.Split> = [.test], limit: Int = 5) -> [Prediction] {
        var engines: [String: SuggestionEngine] = [:]
        var numbers: [String: Int64] = [:]
        var names: [String] = []
        var predictions: [Prediction] = []
        for event in events {
            if splits.contains(event.split) {
                let suggestions = engines[event.user]?.suggestions(at: event.occasion, limit: limit) ?? []
                predictions.append(
                    Prediction(event: event, actions: suggestions.map { names[Int($0.action.rawValue)] }))
            }
            let number = numbers[event.action] ?? Int64(names.count)
            if numbers.updateValue(number, forKey: event.action) == nil { names.append(event.action) }
            engines[event.user, default: SuggestionEngine()].learn(ActionID(number), at: event.occasion)
        }
        return predictions
    }
}
