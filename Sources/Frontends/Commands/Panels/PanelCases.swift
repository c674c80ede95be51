// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import CommandLineInterface
import Conversation
import IntentDefinition
import Panels
import Sentences
import Wire

/// What the panels of an intent are about, one for each answer that it may give.
struct PanelCases {
    let app: InstalledApp
    let intent: OfferedIntent
    let language: String
    /// Of parameters and properties of the answer, by name.
    let texts: [String: String]

    /// - Parameter codes: Names of response codes; empty for all that say something.
    /// - Throws: `UsageError` for a name that is not a code.
    func subjects(codes: [String]) throws(UsageError) -> [(code: String, subject: PanelSubject)] {
        var subjects: [(code: String, subject: PanelSubject)] = []
        for code in codes.isEmpty ? all : codes {
            guard let number = intent.declaration.response?.rawValue(ofCode: code) ?? Self.standard(code) else {
                throw UsageError(
                    "\(intent.className) has no answer '\(code)'",
                    remedy: "choose one of \(all.joined(separator: ", "))")
            }
            subjects.append((code, subject(number, index: subjects.count)))
        }
        return subjects
    }

    private var all: [String] {
        let own = intent.declaration.response?.codes.map(\.name) ?? ["success", "failure"]
        return ["ready"] + own.filter { $0 != "ready" && $0 != "unspecified" && $0 != "continueInApp" }
    }

    private static func standard(_ name: String) -> Int? {
        StandardResponseCode.allCases.first { $0.name == name }?.rawValue
    }

    private func subject(_ code: Int, index: Int) -> PanelSubject {
        let values = SampleValues(intent: intent, language: language, texts: texts)
        let payload = IntentPayload(className: intent.qualifiedClassName, values: values.parameters)
        let response = ResponsePayload(
            code: code, properties: code == StandardResponseCode.ready.rawValue ? [:] : values.properties)
        let turn = context.response(response, to: payload)
        let isBefore = code == StandardResponseCode.ready.rawValue
        let panel = isBefore ? context.confirmationPanel(of: payload, after: response) : turn.panel
        return PanelSubject(
            number: -1 - index, app: app,
            interaction: context.former(InteractionPayload(intent: payload, response: response)),
            status: turn.status.handlingStatus,
            words: PanelWords(
                app: app.name(in: language), title: panel?.title ?? intent.title(in: language),
                text: panel?.text ?? turn.text, hasTick: panel?.tick ?? false, content: panel?.content))
    }

    private var context: ConversationContext {
        ConversationContext(
            app: .init(identifier: app.id.text, name: app.name(in: language)), definition: intent.definition,
            intent: intent.declaration, className: intent.qualifiedClassName, language: language)
    }
}
