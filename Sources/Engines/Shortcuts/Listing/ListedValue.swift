// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutDocument

/// What an action is given, in a few words.
enum ListedValue {
    static func sentence(of value: ParameterValue) -> Sentence {
        switch value {
        case .text(let template): sentence(of: template)
        case .number(let number): Sentence(verbatim: Number(number).text)
        case .boolean(let value): value ? "yes" : "no"
        case .date(let date): Sentence(verbatim: date.formatted(.iso8601))
        case .data(let data): "\(data.count) bytes"
        case .variable(let variable): sentence(of: variable)
        case .list(let values): values.map { sentence(of: $0) }.joined(by: ", ")
        case .dictionary(let rows): "{\(rows.map { pair($0.key, $0.value) }.joined(by: ", "))}"
        case .quantity(let quantity):
            "\(quantity.magnitude.map { sentence(of: $0) } ?? "") \(FormatName.sentence(of: quantity.unit))"
        case .record(let record): chosen(record).map { Sentence(verbatim: $0) } ?? "…"
        }
    }

    /// What a thing is called that a person chose of an app's: `displayString`, or `title` with its text as `key`.
    private static func chosen(_ record: ShortcutDictionary) -> String? {
        guard record["identifier"] != nil else { return nil }
        return record.string("displayString") ?? record.string("title")
            ?? record.dictionary("title")?.string("key")
    }

    private static func pair(_ key: TextTemplate, _ value: ParameterValue) -> Sentence {
        "\(sentence(of: key)): \(sentence(of: value))"
    }

    private static func sentence(of template: TextTemplate) -> Sentence {
        template.segments.map { segment -> Sentence in
            switch segment {
            case .text(let text): Sentence(verbatim: text)
            case .variable(let variable): sentence(of: variable)
            }
        }.joined(by: "")
    }

    /// `‹Name›`, with what is made of it behind it: `‹Dictionary.key›`.
    private static func sentence(of variable: VariableReference) -> Sentence {
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
        return "‹\(name(of: variable.source))\(steps.joined(by: ""))›"
    }

    private static func name(of source: VariableReference.Source) -> Sentence {
        switch source {
        case .output(_, let name): name.map { Sentence(verbatim: $0) } ?? "Output"
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
    private static func name(ofVariable name: String) -> Sentence {
        for (beginning, sentence) in repeated where name.hasPrefix(beginning) {
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
