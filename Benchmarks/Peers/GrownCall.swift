// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PeerConnection
import Wire

/// A call as an app may make it, with so much in it that its frame has a certain size: a list is given as many elements
/// as there is room for, or a text, where there is no list, as many letters.
struct GrownCall {
    /// What stands in the sample's text where the call grows.
    private static let mark = JSONTree.string("grows here")

    let name: String
    private let head: Data
    private let tail: Data
    /// What is repeated; with a number in its texts, where the call may have others there.
    private let unit: (Int) -> Data

    /// One of each sample that has a list or text.
    static func all() throws -> [GrownCall] { try Samples.calls.compactMap { try GrownCall($0) } }

    /// - Returns: Nil for a call that says nothing but what is to be done.
    private init?(_ call: AnySystemCall) throws {
        let message = try JSONEncoder().encode(MessageFromApp.call(id: 1, call))
        let tree = try JSONDecoder().decode(JSONTree.self, from: message)
        let words = "\(call)".split(separator: "(").prefix(2)
        name = words.compactMap { $0.split(separator: ".").last }.joined(separator: " ")
        if let (grown, element) = tree.replacingList(with: .array([Self.mark])) {
            let numbered = tree.replacingList(with: .array([element.numbered(0)]))?.whole
            let takesNumbers = numbered.map { Self.isPossible($0.text) } ?? false
            unit = { Data(((takesNumbers ? element.numbered($0) : element).text + ",").utf8) }
            (head, tail) = Self.parts(grown.text, after: element.text + ",")
        } else if let grown = tree.replacingText(with: Self.mark) {
            unit = { _ in Data("Ann and ".utf8) }
            let parts = grown.text.components(separatedBy: Self.mark.text)
            guard parts.count == 2 else { return nil }
            (head, tail) = (Data((parts[0] + "\"").utf8), Data(("\"" + parts[1]).utf8))
        } else {
            return nil
        }
    }

    private static func isPossible(_ text: String) -> Bool {
        // The answer is what is asked for, not the reason.
        (try? JSONDecoder().decode(MessageFromApp.self, from: Data(text.utf8))) != nil
    }

    /// What stands before and behind the elements of a list, of which the last has no comma behind it.
    private static func parts(_ text: String, after element: String) -> (Data, Data) {
        let parts = text.components(separatedBy: mark.text)
        return (Data(parts[0].utf8), Data((element.dropLast() + parts.dropFirst().joined()).utf8))
    }

    /// The frame of the call, of at most so many bytes.
    func frame(of size: Int) -> Data {
        var content = head
        content.reserveCapacity(size)
        var number = 0
        var next = unit(0)
        while content.count + next.count + tail.count <= size - 4 {
            content += next
            number += 1
            next = unit(number)
        }
        content += tail
        return withUnsafeBytes(of: UInt32(content.count).bigEndian) { Data($0) } + content
    }
}

extension JSONTree {
    /// The same with another list in place of the first that has elements, and the last of those.
    fileprivate func replacingList(with list: JSONTree) -> (whole: JSONTree, element: JSONTree)? {
        switch self {
        case .array(let elements):
            return elements.last.map { (list, $0) }
        case .object(let fields):
            for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
                guard let (part, element) = value.replacingList(with: list) else { continue }
                return (.object(fields.merging([key: part]) { $1 }), element)
            }
            return nil
        case .null, .boolean, .number, .string: return nil
        }
    }

    /// The same with something else in place of its first text.
    fileprivate func replacingText(with tree: JSONTree) -> JSONTree? {
        switch self {
        case .string: return tree
        case .object(let fields):
            for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
                guard let part = value.replacingText(with: tree) else { continue }
                return .object(fields.merging([key: part]) { $1 })
            }
            return nil
        case .null, .boolean, .number, .array: return nil
        }
    }

    /// The same with a number behind each text.
    fileprivate func numbered(_ number: Int) -> JSONTree {
        switch self {
        case .string(let text): .string("\(text) \(number)")
        case .array(let elements): .array(elements.map { $0.numbered(number) })
        case .object(let fields): .object(fields.mapValues { $0.numbered(number) })
        case .null, .boolean, .number: self
        }
    }
}
