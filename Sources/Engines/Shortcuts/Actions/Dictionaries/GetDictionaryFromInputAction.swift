// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Makes dictionaries of texts in JSON, of property lists, and of keys and values as web forms write them.
struct GetDictionaryFromInputAction: ValueAction {
    static let definition = ActionDefinition("detect.dictionary", "Get Dictionary from Input", [.input])

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        var items: [ContentItem] = []
        for item in context.items(input) {
            if let dictionary = context.coercion.dictionary(item) {
                items.append(ContentItem(.dictionary(dictionary)))
                continue
            }
            let text = context.coercion.text(item)
            // An array is a list of what it has.
            if text.contains("["), let list = JSONText.content(in: text) {
                items += list.items
            } else if let form = Self.form(text) {
                items.append(ContentItem(.dictionary(form)))
            } else {
                throw ShortcutFailure(
                    "‘\(context.coercion.name(item))’ is not a dictionary",
                    remedy: "pass JSON, a property list, or ‘key=value&other=value’")
            }
        }
        return Content(items)
    }

    /// `key=value&other=value`; nil if the text is not of this form.
    private static func form(_ text: String) -> ContentDictionary? {
        var dictionary = ContentDictionary()
        for pair in text.split(separator: "&") {
            guard let sign = pair.firstIndex(of: "="), sign != pair.startIndex, !pair[..<sign].contains(" ")
            else { return nil }
            func decoded(_ part: Substring) -> String {
                let text = part.replacing("+", with: " ")
                return text.removingPercentEncoding ?? String(text)
            }
            dictionary[decoded(pair[..<sign])] = .text(decoded(pair[pair.index(after: sign)...]))
        }
        return dictionary.entries.isEmpty ? nil : dictionary
    }
}
