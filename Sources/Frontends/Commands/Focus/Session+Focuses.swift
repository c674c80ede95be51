// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import IntentValues
import Sentences
import Store

extension Session {
    /// Prints what was done about a focus, and what apps did about it; those that failed are named on the terminal.
    ///
    /// - Parameter json: Made with the JSON of what was performed.
    @inline(never)
    func show(
        _ json: ([JSONObject]) -> JSONObject, _ runs: [FilterRun], _ sentence: Sentence
    ) async throws -> ExitCode {
        let words = try await words()
        if isJSON {
            try terminal.output.json(json(runs.map { $0.json(words) }))
        } else {
            terminal.say(sentence)
        }
        for run in runs {
            guard let failure = run.failure else { continue }
            terminal.warn("\(run.filter.intent) of \(words.app(run.filter.app)) was not performed: \(failure)")
        }
        return runs.contains { $0.failure != nil } ? .failure : .success
    }
}

extension FocusRecord {
    func json(_ words: ActionWords) -> JSONObject {
        ["name": name, "isOn": isOn, "filters": filters.map { $0.json(words) }]
    }
}

extension FocusRecord.Filter {
    fileprivate func json(_ words: ActionWords) -> JSONObject {
        ["app": app, "intent": intent, "values": words.values(of: self)]
    }
}

extension FilterRun {
    fileprivate func json(_ words: ActionWords) -> JSONObject {
        [
            "focus": focus, "begins": isBeginning, "app": filter.app, "intent": filter.intent,
            "values": isBeginning ? words.values(of: filter) : nil, "failure": failure,
        ]
    }
}

extension ActionWords {
    /// What was chosen for a filter, by parameter; values as words, a case of an enumeration as its name.
    func values(of filter: FocusRecord.Filter) -> [String: String] {
        shownValues(filter.values, of: filter.intent, of: filter.app)
    }

    /// A filter with its app and its values, in one line.
    func line(of filter: FocusRecord.Filter) -> String {
        let values = values(of: filter).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return ([app(filter.app), filter.intent] + values).joined(separator: " ").withoutControls
    }
}
