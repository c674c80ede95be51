// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Shows a page in a window: that of an address, or one that the shortcut made itself.
struct ShowWebPageAction: EffectAction {
    static let reaches: Set<ActionReach> = [.apps]
    static let definition = ActionDefinition(
        "showwebpage", "Show Web Page", [.text("WFURL"), .flag("WFEnterSafariReader")],
        state: .partial("shows the original page, even if the file asks for the reader"))

    private let url: Operand

    init(_ parameters: inout ParameterReader) { url = parameters.input("WFURL", "WFInput") }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let content = context.wholeContent(url)
        if let item = content.first, Self.isPage(item) {
            return .needs(.show(Presentation(.webPage, .one(item))), giving: content)
        }
        let addresses = try WebAddress.all(in: content, context.coercion)
        guard let address = addresses.first else {
            throw ShortcutFailure("there is no page to show", remedy: "pass an address")
        }
        let page: ContentValue = DataAddress.isOne(address) ? .file(try DataAddress(address).file) : .url(address)
        return .needs(.show(Presentation(.webPage, Content(page))), giving: content)
    }

    /// Rich text, a file, or a text in HTML.
    private static func isPage(_ item: ContentItem) -> Bool {
        switch item.value {
        case .richText, .file: true
        case .text(let text): text.first { !$0.isWhitespace } == "<"
        default: false
        }
    }
}
