// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Writes bytes as text in Base64, and reads such text.
///
/// What is read is a text where it is one, and a file otherwise.
struct Base64Action: ValueAction {
    static let definition = ActionDefinition(
        "base64encode", "Base64 Encode",
        [
            .input, .choice("WFEncodeMode", ["Encode", "Decode"]),
            .choice(
                "WFBase64LineBreakMode", ["None", "Every 64 Characters", "Every 76 Characters"],
                standard: "Every 76 Characters"),
        ])

    private let input: Operand
    private let mode: ChosenValue
    private let lineBreaks: ChosenValue

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        mode = parameters.choice("WFEncodeMode")
        lineBreaks = parameters.choice("WFBase64LineBreakMode")
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let isDecoding = try mode.value(in: context) == "Decode"
        var items: [ContentItem] = []
        for item in context.items(input) {
            items.append(isDecoding ? try Self.decoded(item, context.coercion) : try encoded(item, context))
        }
        return Content(items)
    }

    private func encoded(_ item: ContentItem, _ context: RunContext) throws(ShortcutFailure) -> ContentItem {
        let data: Data
        if case .file(let file) = item.value { data = file.data } else { data = Data(context.coercion.text(item).utf8) }
        let options: Data.Base64EncodingOptions =
            switch try lineBreaks.value(in: context) {
            case "None": []
            case "Every 64 Characters": [.lineLength64Characters, .endLineWithCarriageReturn, .endLineWithLineFeed]
            default: [.lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed]
            }
        return ContentItem(.text(data.base64EncodedString(options: options)))
    }

    private static func decoded(_ item: ContentItem, _ coercion: Coercion) throws(ShortcutFailure) -> ContentItem {
        var text = coercion.text(item)
        // The address of data has them behind a comma.
        if text.hasPrefix("data:"), let comma = text.firstIndex(of: ",") {
            text = String(text[text.index(after: comma)...])
        }
        text = text.replacing("-", with: "+").replacing("_", with: "/").filter { !$0.isWhitespace && $0 != "=" }
        text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: text) else {
            throw ShortcutFailure("‘\(coercion.name(item))’ is not Base64", remedy: "check that the text is whole")
        }
        if let text = String(validating: data, as: UTF8.self) { return ContentItem(.text(text)) }
        let type = FileTypes.type(of: data)
        let ending = FileTypes.fileExtension(of: type) ?? "data"
        return ContentItem(.file(ContentFile(name: "Base64.\(ending)", type: type, data: data)))
    }
}
