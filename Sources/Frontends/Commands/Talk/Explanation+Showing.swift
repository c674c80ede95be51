// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import CommandLineInterface
import Foundation
import Phrases
import Sentences
import SystemTexts

/// What `beckon say --explain` prints.
extension Explanation {
    /// `outcome`, and the `readings` with what was said for their values.
    func json(in language: String) -> JSONObject {
        ["outcome": outcome.rawValue, "readings": readings.map { $0.json(in: language) }]
    }

    /// The reading that wins first, then those that did not.
    func lines(in language: String) -> [String] {
        [outcome.sentence.text(in: language)] + readings.flatMap { $0.lines(in: language) }
    }
}

extension Explanation.Outcome {
    fileprivate var sentence: Sentence {
        switch self {
        case .phrase: "A phrase of your own."
        case .understood: "Understood:"
        case .likely: "Understood, although not word for word:"
        case .continued: "Continues the last action:"
        case .several: "Several commands:"
        case .ambiguous: "Several actions match; Beckon would ask which one you mean:"
        case .unsure: "Beckon would ask whether you mean one of these:"
        case .unknown: "Not understood."
        }
    }
}

extension ExplainedReading {
    fileprivate func json(in language: String) -> JSONObject {
        [
            "app": app.id.text, "intent": intent.className, "title": intent.title(in: language), "template": template,
            "slips": slips,
            "words": words.map { run in
                ["words": run.words, "role": run.role.name, "hasSlip": run.hasSlip] as JSONObject
            },
            "values": values.map {
                ["parameter": $0.parameter, "said": $0.said, "value": $0.value, "isEarlier": $0.isEarlier] as JSONObject
            },
        ]
    }

    fileprivate func lines(in language: String) -> [String] {
        let slips = String(format: "%.2f", slips)
        let asBefore: Sentence = "as before"
        let earlier = " · " + asBefore.text(in: language)
        let name = "\(intent.title(in: language)) · \(app.name(in: language)) · \(intent.className)"
        let marked = words.map(\.marked).joined(separator: " ")
        return ["  \(slips)  \(name.printable)" + (template.isEmpty ? "" : " · ‘\(template.printable)’")]
            + (marked.isEmpty ? [] : ["        \(marked.printable)"])
            + values.map {
                "        \($0.parameter.printable) = \($0.value.printable)"
                    + ($0.said == $0.value ? "" : " (\($0.said.printable))") + ($0.isEarlier ? earlier : "")
            }
    }
}

extension Reading.Role {
    /// As JSON has it.
    fileprivate var name: String {
        switch self {
        case .template: "template"
        case .value(let name): "value:\(name)"
        case .filler: "filler"
        case .leftOver: "leftOver"
        }
    }
}

extension Reading.Run {
    /// Values in brackets, fillers in parentheses, words that nothing explains struck out, slips with a tilde.
    fileprivate var marked: String {
        let words = hasSlip ? "~\(words)" : words
        return switch role {
        case .template: words
        case .value: "[\(words)]"
        case .filler: "(\(words))"
        case .leftOver: "-\(words)-"
        }
    }
}
