// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// An address, or several.
struct URLAction: ValueAction {
    static let definition = ActionDefinition(
        "url", "URL", [.text("WFURLActionURL"), .flag("Show-WFURLActionURL")])

    private let urls: Operand

    init(_ parameters: inout ParameterReader) {
        urls = parameters.operand("WFURLActionURL") ?? .constant(.nothing)
    }

    func value(_ context: inout RunContext) -> Content {
        // A text has an address in each line.
        let lines = context.texts(urls).flatMap { DataAddress.lines(of: $0) }
        return Content(lines.map { ContentItem(.url($0.trimmingCharacters(in: .whitespaces))) })
    }
}
