// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives one part of an address: its host, path, query, …
struct GetURLComponentAction: ValueAction {
    static let definition = ActionDefinition(
        "geturlcomponent", "Get Component of URL",
        [
            .text("WFURL"),
            .choice(
                "WFURLComponent", ["Scheme", "User", "Password", "Host", "Port", "Path", "Query", "Fragment"]),
        ])

    private let url: Operand
    private let component: ChosenValue

    init(_ parameters: inout ParameterReader) {
        url = parameters.input("WFURL", "WFInput")
        component = parameters.choice("WFURLComponent")
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let name = try component.value(in: context)
        let values = context.wholeItems(url).compactMap { item in
            URLPart.value(name, of: context.coercion.url(item) ?? context.coercion.text(item))
        }
        return Content(values.map { ContentItem(.text($0)) })
    }
}
