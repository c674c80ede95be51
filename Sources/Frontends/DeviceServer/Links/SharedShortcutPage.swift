// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import Sentences
import ShortcutDocument
import Shortcuts
import Store
import SystemTexts

/// The page of a link: what a shortcut is called, does, may use and asks, for a person who wonders whether they
/// want it.
struct SharedShortcutPage {
    private let shared: SharedShortcut
    private let language: String

    /// - Parameter language: A BCP 47 tag.
    init(_ shared: SharedShortcut, language: String) {
        self.shared = shared
        self.language = language
    }

    var html: String {
        let document = ShortcutReader.read(shared.content).document ?? ShortcutDocument()
        let address = "/shortcuts/\(shared.identifier.sharedText)"
        return """
            <!DOCTYPE html>
            <html lang="\(language)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(escaped(shared.name))</title>
            <link rel="icon" href="\(address)/tile" type="image/png">
            <link rel="stylesheet" href="/shortcuts/shared.css">
            <script type="module" src="/shortcuts/shared.js"></script>
            </head>
            <body data-id="\(shared.identifier.uuidString)">
            <header>
            <img src="\(address)/tile" alt="">
            <h1>\(escaped(shared.name))</h1>
            <p>\(text(document.actions.count == 1 ? "1 action" : "\(document.actions.count) actions"))</p>
            <p class="buttons"><button id="add" hidden>\(text("Add Shortcut"))</button>
            <a href="\(address)/file" download>\(text("Save the file"))</a></p>
            <p id="said" role="status" data-stranger="\(text(Self.stranger))" data-failed="\(text(Self.failed))"></p>
            </header>
            \(reach(of: document))\(questions(of: document))\(actions(of: document))</body>
            </html>

            """
    }

    private static let stranger: Sentence =
        "This browser is not connected to the device. Open the address that ‘beckon serve’ printed, or pass this link "
        + "to ‘beckon shortcut import’."
    private static let failed: Sentence = "It was not added, because the device does not respond."

    private func reach(of document: ShortcutDocument) -> String {
        section(
            "What it may use", "ul", ShortcutReach(document, actions: .standard).sentences.map { text($0) },
            none: "Nothing outside this shortcut.")
    }

    private func questions(of document: ShortcutDocument) -> String {
        section("What it asks you first", "ul", document.importQuestions.map { escaped($0.text) }, none: nil)
    }

    private func actions(of document: ShortcutDocument) -> String {
        let lines = ShortcutListing(document, actions: .standard, limit: Self.mostActions).lines
        let items = lines.map { Item(html: html(of: $0), depth: min($0.depth, Self.deepest)) }
        return section("What it does", items, isCut: document.actions.count > lines.count)
    }

    /// The sentence, with what stands in slots in bold, and in small what the action is given besides.
    private func html(of line: ShortcutListing.Line) -> String {
        let sentence = line.sentence.pieces { $0.text(in: language) }.map { piece in
            switch piece {
            case .words(let text): escaped(text)
            case .value(let text): "<b>\(escaped(shortened(text)))</b>"
            }
        }.joined()
        let known = line.isKnown ? sentence : "<b class=\"unknown\">\(sentence)</b>"
        let details = line.details.map { detail -> Sentence in
            "\(detail.name): \(shortened(detail.value.text(in: language)))"
        }
        return details.isEmpty ? known : "\(known) <span>\(text(details.joined(by: "; ")))</span>"
    }

    /// More would make a page that nobody reads.
    private static let mostActions = 500
    /// As far as the style sheet indents.
    private static let deepest = 6
    private static let longest = 200

    private struct Item {
        var html: String
        var depth: Int
    }

    private func section(_ title: Sentence, _ list: String, _ items: [String], none: Sentence?) -> String {
        guard !items.isEmpty || none != nil else { return "" }
        let inner =
            items.isEmpty
            ? "<p>\(none.map { text($0) } ?? "")</p>"
            : "<\(list)>\n" + items.map { "<li>\($0)</li>\n" }.joined() + "</\(list)>"
        return "<section><h2>\(text(title))</h2>\n\(inner)</section>\n"
    }

    private func section(_ title: Sentence, _ items: [Item], isCut: Bool) -> String {
        let list = items.map { "<li class=\"depth-\($0.depth)\">\($0.html)</li>\n" }.joined()
        return "<section><h2>\(text(title))</h2>\n<ol>\n\(list)</ol>\(isCut ? "<p>…</p>" : "")</section>\n"
    }

    private func text(_ sentence: Sentence) -> String { escaped(sentence.text(in: language)) }

    private func shortened(_ value: String) -> String {
        value.count > Self.longest ? value.prefix(Self.longest) + "…" : value
    }

    /// What somebody else wrote stays text, whatever it holds; every attribute here is in double quotes.
    private func escaped(_ text: String) -> String { HTMLText.escaped(text.withoutControls) }
}
