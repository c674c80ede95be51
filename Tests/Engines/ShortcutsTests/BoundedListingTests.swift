// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import ShortcutDocument
import TestSupport
import Testing

@testable import Shortcuts

@Suite("What is shown of a shortcut that somebody else made") struct BoundedListingTests {
    private static func action(_ identifier: String, _ parameters: [(String, PropertyListNode.Content)])
        -> ShortcutAction
    {
        var values = ShortcutDictionary()
        for (key, value) in parameters { values[key] = value }
        return ShortcutAction(identifier: identifier, parameters: values)
    }

    private static func node(_ content: PropertyListNode.Content) -> PropertyListNode {
        PropertyListNode(content: content, location: PropertyListLocation())
    }

    @Test("of 280 bytes that stand for a million values is that they are refused")
    func sharedArrays() {
        let data = SharingPropertyList.shortcut(width: 10, depth: 6)
        #expect(ShortcutReader.read(data).document == nil)
    }

    @Test("is a thousand characters of a value, whatever it holds")
    func values() throws {
        let text = PropertyListNode.Content.string(String(repeating: "long ", count: 200_000))
        let list = PropertyListNode.Content.array(Array(repeating: Self.node(text), count: 100))
        let action = Self.action("is.workflow.actions.list", [("WFItems", list), ("WFMore", text)])
        let line = try #require(
            ShortcutListing(ShortcutDocument(actions: [action]), actions: .standard).lines.first)
        #expect((500...1_100).contains(line.sentence.text.count))
        #expect(line.unread == ["WFMore"])
    }

    @Test("is sixty-four values of an action, and no more of its title than of a value")
    func names() throws {
        let long = String(repeating: "k", count: 100_000)
        let parameters = (0..<1_000).map { ("\($0)" + long, PropertyListNode.Content.integer($0)) }
        let action = Self.action("org.example.\(long)", parameters)
        let line = try #require(
            ShortcutListing(ShortcutDocument(actions: [action]), actions: .standard).lines.first)
        #expect(line.details.count == 64)
        #expect(line.sentence.text.count <= 1_000)
        for detail in line.details { #expect("\(detail.name)".count <= 1_000) }
    }

    @Test("is as many actions as are asked for")
    func actions() {
        let document = ShortcutDocument(
            actions: Array(repeating: Self.action("is.workflow.actions.nothing", []), count: 100))
        #expect(ShortcutListing(document, actions: .standard, limit: 30).lines.count == 30)
        #expect(ShortcutListing(document, actions: .standard).lines.count == 100)
    }
}
