// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Writes a text so that it may be a part of an address, and reads such text.
struct URLEncodeAction: ValueAction {
    static let definition = ActionDefinition(
        "urlencode", "URL Encode", [.input, .choice("WFEncodeMode", ["Encode", "Decode"])])

    private let input: Operand
    private let mode: ChosenValue

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        mode = parameters.choice("WFEncodeMode")
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let isDecoding = try mode.value(in: context) == "Decode"
        return Content(
            context.texts(input).map { text in
                let changed =
                    isDecoding
                    ? text.removingPercentEncoding : text.addingPercentEncoding(withAllowedCharacters: Self.allowed)
                return ContentItem(.text(changed ?? text))
            })
    }

    /// What means nothing in any part of an address.
    private static let allowed = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
