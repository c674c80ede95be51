// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// The keys of one dictionary, read by the types they must have.
///
/// A wrong type is reported where it stands and reads as absent. Booleans and
/// numbers take the other spellings that Xcode's own reader takes.
struct Fields {
    /// What all who read the dictionary share.
    private final class Reading {
        let entries: [PropertyListNode.Entry]
        let places: [String: Int]
        var asked: Set<String> = []

        init(_ entries: [PropertyListNode.Entry]) {
            self.entries = entries
            places = Dictionary(entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    let location: PropertyListLocation
    let findings: Findings
    private let reading: Reading
    /// What the keys begin with, such as `INIntentParameter`; they are asked for by the rest.
    private(set) var prefix = ""
    private var otherPrefix: String?

    init?(_ node: PropertyListNode, of what: Sentence, _ findings: Findings) {
        guard case .dictionary(let entries) = node.content else {
            findings.error(at: node.location, "\(what) is \(node.kind)", remedy: "make it a dictionary")
            return nil
        }
        location = node.location
        self.findings = findings
        reading = Reading(entries)
    }

    /// The keys that share a beginning.
    ///
    /// - Parameter other: Tried where the first has no value: one version of Xcode spelled response properties in two
    ///   ways.
    func prefixed(_ prefix: String, or other: String? = nil) -> Fields {
        var fields = self
        (fields.prefix, fields.otherPrefix) = (prefix, other)
        return fields
    }

    var entries: [PropertyListNode.Entry] { reading.entries }

    /// The whole key that stands in the file, else the usual one.
    private func whole(_ key: String) -> String {
        guard let otherPrefix else { return prefix + key }
        let isOther = !isThere(prefix + key) && isThere(otherPrefix + key)
        return (isOther ? otherPrefix : prefix) + key
    }

    private func isThere(_ key: String) -> Bool {
        reading.asked.insert(key)
        return reading.places[key] != nil
    }

    /// The value under a key, whatever it is.
    func node(_ key: String) -> PropertyListNode? {
        let key = whole(key)
        reading.asked.insert(key)
        return reading.places[key].map { entries[$0].value }
    }

    /// Where a message about a key points: at its value, else at the dictionary without it.
    func place(of key: String) -> PropertyListLocation {
        reading.places[whole(key)].map { entries[$0].value.location } ?? location
    }

    func has(_ key: String) -> Bool { node(key) != nil }

    func string(_ key: String) -> String? {
        guard let node = node(key) else { return nil }
        if case .string(let text) = node.content { return text }
        return wrong(key, node, "a string")
    }

    /// A string that has to be there and not be empty.
    func requiredString(_ key: String, of what: Sentence, example: String) -> String? {
        guard let node = node(key) else {
            findings.error(
                at: location, "\(what) has no \(whole(key))",
                remedy: "add <key>\(whole(key))</key> <string>\(example)</string>")
            return nil
        }
        guard let text = string(key) else { return nil }
        guard text.contains(where: { !$0.isWhitespace }) else {
            findings.error(
                at: node.location, "\(whole(key)) of \(what) is empty", remedy: "write a name such as \(example)")
            return nil
        }
        return text
    }

    /// Absent is false.
    func flag(_ key: String) -> Bool { boolean(key) ?? false }

    /// `YES` and 1 are written by older editors and by tools.
    func boolean(_ key: String) -> Bool? {
        guard let node = node(key) else { return nil }
        switch node.content {
        case .boolean(let value): return value
        case .integer(0): return false
        case .integer(1): return true
        case .string(let text) where ["YES", "TRUE", "1"].contains(text.uppercased()): return true
        case .string(let text) where ["NO", "FALSE", "0"].contains(text.uppercased()): return false
        default: return wrong(key, node, "<true/> or <false/>")
        }
    }

    func integer(_ key: String) -> Int? {
        guard let node = node(key) else { return nil }
        switch node.content {
        case .integer(let value): return value
        case .real(let value) where Int(exactly: value) != nil: return Int(exactly: value)
        case .string(let text) where Int(text) != nil: return Int(text)
        case .large(let value): return outOfRange(key, node, "\(value)")
        case .real(let value) where value.rounded() == value: return outOfRange(key, node, "\(value)")
        default: return wrong(key, node, "an integer")
        }
    }

    private func outOfRange(_ key: String, _ node: PropertyListNode, _ value: String) -> Int? {
        findings.error(
            at: node.location, "\(whole(key)) is \(value), which is too large for Swift",
            remedy: "write one from \(Int.min) to \(Int.max)")
        return nil
    }

    /// A finite number; the empty `<data/>` that stands for no bound is nil.
    func number(_ key: String) -> Double? {
        guard let node = node(key) else { return nil }
        switch node.content {
        case .integer(let value): return Double(value)
        case .large(let value): return Double(value)
        case .real(let value) where value.isFinite: return value
        case .string(let text): return Double(text).flatMap { $0.isFinite ? $0 : nil } ?? wrong(key, node, "a number")
        case .data(let data) where data.isEmpty: return nil
        default: return wrong(key, node, "a number")
        }
    }

    /// The words under a key with the translation key under the same key and `ID`; nil without words.
    func text(_ key: String) -> LocalizableText? {
        let translationKey = string(key + "ID").flatMap { $0.isEmpty ? nil : $0 }
        guard let words = string(key), !words.isEmpty else { return nil }
        return LocalizableText(words, key: translationKey)
    }

    /// The elements of an array; none where the key is absent.
    func elements(_ key: String) -> [PropertyListNode] {
        guard let node = node(key) else { return [] }
        if case .array(let elements) = node.content { return elements }
        return wrong(key, node, "an array") ?? []
    }

    /// How many elements an array has, readable or not; none where the key is absent, nil if it is not an array.
    func count(_ key: String) -> Int? {
        guard let node = node(key) else { return 0 }
        if case .array(let elements) = node.content { return elements.count }
        return nil
    }

    /// The elements of an array of dictionaries.
    func dictionaries(_ key: String, of what: Sentence) -> [Fields] {
        elements(key).compactMap { Fields($0, of: what, findings) }
    }

    /// The texts under one key of the dictionaries in an array, also of those that cannot be read otherwise.
    func names(_ key: String, under name: String) -> [(text: String, place: PropertyListLocation)] {
        guard case .array(let elements)? = node(key)?.content else { return [] }
        return elements.compactMap { element in
            guard case .dictionary(let entries) = element.content,
                let value = entries.first(where: { $0.key == name })?.value, case .string(let text) = value.content
            else { return nil }
            return (text, value.location)
        }
    }

    func dictionary(_ key: String) -> Fields? { node(key).flatMap { Fields($0, of: "\(whole(key))", findings) } }

    /// The dictionary under a key, whose own keys begin with this key.
    func section(_ key: String) -> Fields? { dictionary(key)?.prefixed(whole(key)) }

    /// Says that the value under a key is of the wrong type.
    func wrong<Value>(_ key: String, _ node: PropertyListNode, _ expected: Sentence) -> Value? {
        findings.error(at: node.location, "\(whole(key)) is \(node.kind)", remedy: "make it \(expected)")
        return nil
    }

    /// Keys that are known and say nothing that is used.
    func ignore(_ keys: String...) { reading.asked.formUnion(keys.map(whole)) }

    /// Warns of unread keys that look like a key that was read.
    func finish() {
        for entry in entries
        where findings.hasRoom && !reading.asked.contains(entry.key) && !isTranslationKey(entry.key) {
            // A key much longer than any known one is near none of them.
            guard entry.key.utf8.count <= 80, let meant = Spelling.nearest(to: entry.key, in: reading.asked, within: 2)
            else {
                continue
            }
            findings.warning(
                at: entry.keyLocation, "'\(entry.key)' is not a definition key and is ignored",
                remedy: "write \(meant)")
        }
    }

    /// Whether a key holds the translation key of a text, also of one that is not read as a text.
    private func isTranslationKey(_ key: String) -> Bool {
        key.hasSuffix("ID") && reading.asked.contains(String(key.dropLast(2)))
    }
}

/// Puts declarations into the order an editor shows.
enum DisplayOrder {
    /// By position, those with the same position as the file has them.
    static func sorted<Declaration>(_ declarations: [Declaration], by position: (Declaration) -> Int) -> [Declaration] {
        declarations.enumerated()
            .sorted { (position($0.element), $0.offset) < (position($1.element), $1.offset) }
            .map(\.element)
    }
}
