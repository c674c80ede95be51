// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

/// Gives what is of one kind in its input: the dates, links or numbers of a text, the text of a file.
struct DetectAction: ValueAction {
    static let definition = text
    static let definitions = [
        text, ActionDefinition("detect.link", "Get URLs from Input", [.input]),
        ActionDefinition("detect.number", "Get Numbers from Input", [.input]),
        ActionDefinition("detect.date", "Get Dates from Input", [.input]),
        ActionDefinition("detect.phonenumber", "Get Phone Numbers from Input", [.input]),
        ActionDefinition("detect.emailaddress", "Get Email Addresses from Input", [.input]),
        ActionDefinition(
            "detect.address", "Get Addresses from Input", [.input],
            state: .partial(
                "finds only English, French, German and Chinese addresses")),
    ]

    private static let text = ActionDefinition("detect.text", "Get Text from Input", [.input])

    private let input: Operand
    private let kind: Substring

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        kind = parameters.action.identifier.split(separator: ".").last ?? "text"
    }

    func value(_ context: inout RunContext) -> Content {
        let coercion = context.coercion
        return Content(context.items(input).flatMap { values($0, coercion) }.map { ContentItem($0) })
    }

    private func values(_ item: ContentItem, _ coercion: Coercion) -> [ContentValue] {
        switch kind {
        case "link": links(item, coercion)
        case "number": numbers(item, coercion)
        case "date": dates(item, coercion)
        case "phonenumber": TextDetector.phoneNumbers(in: coercion.text(item)).map { .text($0) }
        case "emailaddress": TextDetector.emailAddresses(in: coercion.text(item)).map { .text($0) }
        case "address": TextDetector.addresses(in: coercion.text(item)).map { .text($0) }
        default: [.text(coercion.text(item))]
        }
    }

    private func links(_ item: ContentItem, _ coercion: Coercion) -> [ContentValue] {
        switch item.value {
        case .text(let text): TextDetector.links(in: text).map { .url($0) }
        case .richText(let rich): TextDetector.links(in: rich).map { .url($0) }
        default: coercion.url(item).map { [.url($0)] } ?? TextDetector.links(in: coercion.text(item)).map { .url($0) }
        }
    }

    private func numbers(_ item: ContentItem, _ coercion: Coercion) -> [ContentValue] {
        let text = coercion.text(item)
        let whole =
            switch item.value {
            // The number that a text has is its first one.
            case .text, .richText, .file: coercion.number(in: text)
            case .number, .boolean, .measurement, .url, .date, .dictionary, .list, .record: coercion.number(item)
            }
        return whole.map { [.number($0)] } ?? coercion.numbers(in: text).map { .number($0) }
    }

    private func dates(_ item: ContentItem, _ coercion: Coercion) -> [ContentValue] {
        switch item.value {
        case .text, .richText, .file:
            DateReader(in: coercion.environment).dates(in: coercion.text(item)).map { .date($0) }
        default: coercion.date(item).map { [.date($0)] } ?? []
        }
    }
}
