// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import HomeAssistant
import Sentences

/// Shows the result of a sentence about the home.
struct HouseReport {
    /// The result.
    enum Result {
        /// Home Assistant has done this.
        case called([HomeCall])
        /// This would be done.
        case wouldCall([HomeCall])
        /// Home Assistant has answered.
        case answers([HouseAnswer])
        /// This would be asked.
        case wouldAsk(HomeQuestion)
        /// There is nothing to do.
        case nothing
    }

    /// The command that shows it.
    let session: Session
    private let answer: HomeAnswer

    /// Reports the result of an answer.
    init(_ answer: HomeAnswer, _ session: Session) {
        self.answer = answer
        self.session = session
    }

    /// Prints one object of JSON, or a line for each thing.
    func show(_ result: Result) throws {
        guard !session.isJSON else { return try session.terminal.output.json(json(result)) }
        switch result {
        case .called(let calls): for call in calls { session.terminal.say("Done: \(call.title)") }
        case .wouldCall(let calls):
            for call in calls { session.terminal.say("Understood but not done: \(call.title)") }
        case .wouldAsk(let question):
            session.terminal.say(
                "Understood but not asked: \(question.entities.map(\.title).joined(separator: ", "))")
        case .answers([]): session.terminal.say("None.")
        case .answers(let answers):
            for answer in answers {
                session.terminal.output.line("\(answer.entity.name.isolated): \(answer.value.isolated)")
            }
        case .nothing: session.terminal.say("There is nothing to do.")
        }
    }

    private func json(_ result: Result) -> JSONObject {
        var status = "done"
        var calls: [HomeCall]?
        var answers: [HouseAnswer]?
        switch result {
        case .called(let made): calls = made
        case .wouldCall(let planned): (status, calls) = ("understood", planned)
        case .answers(let found): (status, answers) = ("answered", found)
        case .wouldAsk: status = "understood"
        case .nothing: status = "nothing"
        }
        return [
            "status": status, "intent": answer.intent, "slots": answer.slots.mapValues(TemplateValue.init),
            "calls": calls?.map(\.json), "answers": answers?.map(\.json),
        ]
    }
}

extension HomeAnswer {
    /// The intent with its values, for a person who chooses one of several.
    var title: String {
        let values = slots.sorted { $0.key < $1.key }.map { "\($0.key) \(TemplateValue($0.value).shown)" }
        return ([intent] + values).joined(separator: ", ")
    }
}

extension HomeCall {
    /// The names of its things.
    var names: String { entities.map(\.title).joined(separator: ", ") }

    /// The service with its things and values.
    fileprivate var title: String {
        let values = data.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.shown)" }
        return ([service] + entities.map(\.title) + values).joined(separator: ", ").withoutControls
    }

    fileprivate var json: JSONObject {
        ["service": service, "entities": entities.map { $0.identifier ?? $0.name }, "data": data]
    }
}

extension HouseAnswer {
    fileprivate var json: JSONObject {
        ["entity": entity.identifier ?? entity.name, "name": entity.name, "area": entity.area, "value": value]
    }
}

extension Home.Entity {
    /// The name, with the room where there is one.
    var title: String { area.map { "\(name) (\($0))" } ?? name }
}

extension TemplateValue {
    fileprivate var shown: String {
        switch self {
        case .text(let text): text
        case .number(let number): number.formatted()
        case .truth(let truth): truth ? "true" : "false"
        case .list, .record, .nothing: ""
        }
    }
}
