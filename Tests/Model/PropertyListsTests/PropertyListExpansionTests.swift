// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("A binary property list whose values are named more than once") struct PropertyListExpansionTests {
    private static func problem(_ data: Data, within limits: PropertyListLimits = .declarations) -> String? {
        let reading = PropertyListReader.read(data, within: limits)
        return reading.root == nil ? reading.problems.map { "\($0.message)" }.joined() : nil
    }

    @Test("is refused before it is built where a few bytes stand for very many values", arguments: [5, 6, 30, 60])
    func arrays(depth: Int) throws {
        let data = SharingPropertyList.shortcut(width: 10, depth: depth)
        #expect(data.count < 3_000)
        let problem = try #require(Self.problem(data))
        #expect(problem.contains("expand to more than") || problem.contains("more than 100000 values"), "\(problem)")
    }

    @Test("is read where it stands for little more than it has bytes")
    func fewValues() throws {
        #expect(Self.problem(SharingPropertyList.shortcut(width: 10, depth: 3)) == nil)
    }

    @Test("is refused where one long text or data is named until it comes to more bytes than a file may have")
    func longData() throws {
        var list = SharingPropertyList()
        let data = list.add(data: Data(count: 1 << 16))
        let text = list.add(text: String(repeating: "x", count: 1 << 16))
        let root = list.add(array: Array(repeating: data, count: 8) + Array(repeating: text, count: 8))
        let limits = PropertyListLimits(size: 1 << 20, depth: 8, values: 1000)
        #expect(Self.problem(list.data(root: root), within: limits) == nil)
        let larger = list.add(array: [root, data])
        #expect(Self.problem(list.data(root: larger), within: limits)?.contains("more than 1048576 bytes") == true)
    }

    @Test("is refused where it holds itself")
    func circle() throws {
        var list = SharingPropertyList()
        let root = list.add(array: [0, 0])
        #expect(Self.problem(list.data(root: root))?.contains("nests more than 64 deep") == true)
    }

    @Test("is refused where its values lie over one another")
    func overlapping() throws {
        var list = SharingPropertyList()
        let text = list.add(text: "x")
        // The copies of the last array come behind it.
        let root = list.add(array: Array(3..<63))
        _ = list.add(array: Array(repeating: text, count: 100))
        #expect(Self.problem(list.data(root: root, copies: 60))?.contains("overlap") == true)
    }

    @Test("that is nested deep has key paths of a bounded length")
    func keyPaths() throws {
        let key = String(repeating: "k", count: 80)
        let body = (0..<40).reduce("<true/>") { inner, _ in "<dict><key>\(key)</key>\(inner)</dict>" }
        var node = try #require(PropertyListReader.read(Data("<plist>\(body)</plist>".utf8)).root)
        while case .dictionary(let entries) = node.content, let entry = entries.first { node = entry.value }
        #expect(node.location.keyPath.utf8.count < 600)
    }
}

@Suite("The beginning of a value") struct PropertyListBeginningTests {
    private static let long = PropertyListNode.Content.string(String(repeating: "a", count: 5_000))

    private static func node(_ content: PropertyListNode.Content) -> PropertyListNode {
        PropertyListNode(content: content, location: PropertyListLocation())
    }

    @Test("is as many of its characters as there is room for")
    func text() {
        guard case .string(let text) = Self.long.beginning(101) else { return #expect(Bool(false)) }
        #expect(text.count == 100)
        // One letter with very many marks on it.
        let marks = "a" + String(repeating: "\u{301}", count: 5_000)
        #expect(marks.beginning(10).unicodeScalars.count == 10)
    }

    @Test("counts every value in it")
    func list() {
        let row = PropertyListNode.Content.array(Array(repeating: Self.node(Self.long), count: 10))
        let rows = PropertyListNode.Content.array(Array(repeating: Self.node(row), count: 1_000))
        guard case .array(let kept) = rows.beginning(6_000) else { return #expect(Bool(false)) }
        #expect(kept.count == 1)
    }

    @Test("is the value itself where that is small")
    func small() {
        let content = PropertyListNode.Content.dictionary([
            .init(key: "a", keyLocation: PropertyListLocation(), value: Self.node(.integer(1)))
        ])
        guard case .dictionary(let entries) = content.beginning(10), case .integer(1)? = entries.first?.value.content
        else { return #expect(Bool(false)) }
    }
}
