// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing
import Wire

@testable import AppIntents

@Suite("What performing an intent gives") struct IntentResultTests {
    /// What is in a result: value, words, whether another intent follows, whether there is a button.
    struct Parts: Equatable {
        var value: IntentValue?
        var words: String?
        var opens = false
        var hasButton = false
        var showsSnippet = false
    }

    static let shapes: [(any IntentResult, Parts)] = [
        (made(.result()), Parts()),
        (made(.result(dialog: "Done")), Parts(words: "Done")),
        (made(.result(value: 3)), Parts(value: .integer(3))),
        (made(.result(value: "a", dialog: "Done")), Parts(value: .string("a"), words: "Done")),
        (made(.result(opensIntent: OrderSoup())), Parts(opens: true)),
        (made(.result(opensIntent: OrderSoup(), dialog: "Next")), Parts(words: "Next", opens: true)),
        (made(.result(value: 3, opensIntent: OrderSoup())), Parts(value: .integer(3), opens: true)),
        (
            made(.result(value: 3, opensIntent: OrderSoup(), dialog: "Next")),
            Parts(value: .integer(3), words: "Next", opens: true)
        ),
        (made(.result(actionButtonIntent: OrderSoup())), Parts(hasButton: true)),
        (made(.result(actionButtonIntent: OrderSoup(), dialog: "Done")), Parts(words: "Done", hasButton: true)),
        (made(.result(value: 3, actionButtonIntent: OrderSoup())), Parts(value: .integer(3), hasButton: true)),
        (
            made(.result(value: 3, actionButtonIntent: OrderSoup(), dialog: "Done")),
            Parts(value: .integer(3), words: "Done", hasButton: true)
        ),
        (made(.result(snippetIntent: EmptySnippetIntent())), Parts(showsSnippet: true)),
        (
            made(.result(dialog: "Look", snippetIntent: EmptySnippetIntent())),
            Parts(words: "Look", showsSnippet: true)
        ),
    ]

    private static func made<Value, Opens, Snippet, Dialog>(
        _ result: IntentResultContainer<Value, Opens, Snippet, Dialog>
    ) -> any IntentResult { result }

    @Test("is read whatever its types", arguments: shapes.indices)
    func shape(place: Int) throws {
        let (result, parts) = Self.shapes[place]
        let reading = try IntentResultReading(result)
        let read = Parts(
            value: reading.value, words: reading.dialog?.payload.full, opens: reading.opensIntent is OrderSoup,
            hasButton: reading.actionButtonIntent is OrderSoup, showsSnippet: reading.showsSnippet)
        #expect(read == parts)
    }

    @Test("comes of perform(), with words for those who listen and those who look")
    func performed() async throws {
        let intent = OrderSoup()
        intent.soup = Soup.all[0]
        let reading = try IntentResultReading(try await intent.perform())
        #expect(reading.dialog?.payload == DialogPayload("2 Tomato, coming", supporting: "2"))
        guard case .object(let soup)? = reading.value else { throw ValueCodingError("no soup") }
        #expect(soup.identifier == "tomato")
    }

    @Test("has a symbol where its words have")
    func symbol() {
        let dialog = IntentDialog(full: "Hot", supporting: "!", systemImageName: "flame")
        #expect(dialog.payload == DialogPayload("Hot", supporting: "!", systemImageName: "flame"))
    }

    @Test("an optional value that is invalid is no value")
    func noValue() throws {
        #expect(try IntentResultReading(Self.made(.result(value: Optional<String>.none))).value == nil)
    }
}
