// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Recording {
    /// Goes through the events as they happened, each person with an engine of their own: before each event of the
    /// splits it is asked, after every event it is taught.
    ///
    /// - Returns: In the order of the recording.
    package func predictions(of splits: Set<RecordedEvent.Split> = [.test], limit: Int = 5) -> [Prediction] {
        var eventsOfUser: [String: [Int]] = [:]
        for (index, event) in events.enumerated() { eventsOfUser[event.user, default: []].append(index) }
        var predictions: [(event: Int, prediction: Prediction)] = []
        // One person after the other: of a crowd, one engine at a time takes memory.
        for indices in eventsOfUser.values {
            var engine = SuggestionEngine()
            var numbers: [String: Int64] = [:]
            var names: [String] = []
            for index in indices {
                let event = events[index]
                if splits.contains(event.split) {
                    let suggestions = engine.suggestions(at: event.occasion, limit: limit)
                    let prediction = Prediction(
                        event: event, actions: suggestions.map { names[Int($0.action.rawValue)] },
                        probabilities: suggestions.map(\.probability))
                    predictions.append((index, prediction))
                }
                let number = numbers[event.action] ?? Int64(names.count)
                if numbers.updateValue(number, forKey: event.action) == nil { names.append(event.action) }
                engine.learn(ActionID(number), at: event.occasion)
            }
        }
        return predictions.sorted { $0.event < $1.event }.map(\.prediction)
    }
}
