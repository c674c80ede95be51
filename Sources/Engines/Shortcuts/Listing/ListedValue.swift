// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutDocument

/// What an action is given, in a few words.
struct ListedValue {
    /// What the outputs of the shortcut are called.
    let outputs: OutputNames

    /// A value in its slot: what was typed in quotation marks, an output that is all of it in words, as `the Text
    /// above`.
    func phrase(of value: ParameterValue) -> Sentence {
        if let variable = value.variable, variable.aggrandizements.isEmpty,
            case .output(let uuid, let name) = variable.source
        {
            return outputs.phrase(of: uuid, called: name)
        }
        guard case .text(let template) = value, value.variable == nil, !template.segments.isEmpty,
            template.constant.flatMap({ Double($0) }) == nil
        else { return sentence(of: value) }
        return "“\(sentence(of: value))”"
    }

    func sentence(of value: ParameterValue) -> Sentence {
        switch value {
        case .text(let template): template.segments.isEmpty ? "“”" : sentence(of: template)
        case .number(let number): Sentence(verbatim: Number(number).text)
        case .boolean(let value): value ? "yes" : "no"
        case .date(let date): Sentence(verbatim: date.formatted(.iso8601))
        case .data(let data): "\(data.count) bytes"
        case .variable(let variable): sentence(of: variable)
        case .list(let values): values.map { phrase(of: $0) }.joined(by: ", ")
        case .dictionary(let rows): "{\(rows.map { pair($0.key, $0.value) }.joined(by: ", "))}"
        case .quantity(let quantity):
            "\(quantity.magnitude.map { sentence(of: $0) } ?? "…") \(FormatName.sentence(of: quantity.unit))"
        case .record(let record): ListedRecord.name(of: record).map { Sentence(verbatim: $0) } ?? "…"
        }
    }

    private func pair(_ key: TextTemplate, _ value: ParameterValue) -> Sentence {
        "\(sentence(of: key)): \(sentence(of: value))"
    }

    private func sentence(of template: TextTemplate) -> Sentence {
        template.segments.map { segment -> Sentence in
            switch segment {
            case .text(let text): Sentence(verbatim: text)
            case .variable(let variable): sentence(of: variable)
            }
        }.joined(by: "")
    }

    /// `«Name»`, with what is made of it behind it: `«Dictionary.key»`.
    private func sentence(of variable: VariableReference) -> Sentence {
        let steps = variable.aggrandizements.map { step -> Sentence in
            switch step {
            case .coercion(let kind):
                " as \(FormatName.sentence(of: kind.replacing("WF", with: "").replacing("ContentItem", with: "")))"
            case .dictionaryKey(let key): ".\(key)"
            case .property(let name): " → \(FormatName.sentence(of: name))"
            case .dateFormat(let choice): " in \(FormatName.sentence(of: choice.dateStyle))"
            case .unknown: ""
            }
        }
        return "«\(name(of: variable.source))\(steps.joined(by: ""))»"
    }

    private func name(of source: VariableReference.Source) -> Sentence {
        switch source {
        case .output(let uuid, let name): outputs.name(of: uuid, called: name)
        case .named(let name): self.name(ofVariable: name)
        case .shortcutInput: "Shortcut Input"
        case .actionInput: "Input"
        case .currentDate: "Current Date"
        case .clipboard: "Clipboard"
        case .askEachTime: "Ask Each Time"
        case .deviceDetails: "Device Details"
        case .unknown(let type): Sentence(verbatim: type)
        }
    }

    /// Those that a repeat sets are words of the format: `Repeat Item`, and `Repeat Item 2` further in.
    private func name(ofVariable name: String) -> Sentence {
        for (beginning, sentence) in Self.repeated where name.hasPrefix(beginning) {
            let rest = name.dropFirst(beginning.count)
            if rest.isEmpty { return sentence }
            if rest.first == " ", Int(rest.dropFirst()) != nil { return "\(sentence)\(rest)" }
        }
        return Sentence(verbatim: name)
    }

    private static let repeated: KeyValuePairs<String, Sentence> = [
        "Repeat Index": "Repeat Index", "Repeat Item": "Repeat Item",
    ]
}
