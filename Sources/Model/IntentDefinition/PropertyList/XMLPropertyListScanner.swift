// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the XML form of a property list.
///
/// Knows as much XML as property lists use: elements, attributes (skipped),
/// comments, processing instructions, a document type without declarations of
/// its own, CDATA, character references and the five entities of XML 1.0. No
/// other entity exists, so none can grow or reach for a file.
struct XMLPropertyListScanner {
    /// An element that has begun.
    struct Tag {
        var name: String
        var offset: Int
        /// Written as `<name/>`.
        var isEmpty: Bool
    }

    let bytes: [UInt8]
    let limits: PropertyListLimits
    var position = 0
    var openElements: [Tag] = []
    private var valueCount = 0
    private(set) var duplicateKeys: [PropertyListDocument.DuplicateKey] = []

    /// - Parameter bytes: Valid UTF-8 without a byte order mark.
    init(_ bytes: [UInt8], limits: PropertyListLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    mutating func scan() throws(PropertyListFault) -> PropertyListNode {
        try skipBetweenElements(isProlog: true)
        guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else {
            throw PropertyListFault(
                at: position, "this is no property list", mend: "write the file with Xcode's editor, or as plist XML")
        }
        let root: PropertyListNode
        let tag = try openTag()
        if tag.name == "plist" {
            guard !tag.isEmpty else {
                throw PropertyListFault(at: tag.offset, "the property list is empty", mend: "put a <dict> in it")
            }
            openElements.append(tag)
            try skipBetweenElements()
            root = try value(openTag())
            try skipBetweenElements()
            try closeTag()
        } else {
            root = try value(tag)
        }
        try skipBetweenElements()
        guard position == bytes.count else {
            throw PropertyListFault(
                at: position, "there is something after the end of the property list", mend: "take it away")
        }
        return root
    }

    private mutating func value(_ tag: Tag) throws(PropertyListFault) -> PropertyListNode {
        valueCount += 1
        guard valueCount <= limits.values else {
            throw PropertyListFault(
                at: tag.offset, "the property list has more than \(limits.values) values", mend: "split the file")
        }
        return PropertyListNode(try content(tag), at: tag.offset)
    }

    private mutating func content(_ tag: Tag) throws(PropertyListFault) -> PropertyListNode.Value {
        switch tag.name {
        case "dict": .dictionary(try dictionary(tag))
        case "array": .array(try array(tag))
        case "string": .string(try text(tag))
        case "true": .boolean(try boolean(true, tag))
        case "false": .boolean(try boolean(false, tag))
        case "integer": try integer(text(tag), tag)
        case "real": .real(try real(text(tag), tag))
        case "data": .data(try data(text(tag), tag))
        case "date": try date(tag)
        case "key":
            throw PropertyListFault(
                at: tag.offset, "here stands a key without a dictionary", mend: "put it in a <dict>")
        case let name:
            throw PropertyListFault(
                at: tag.offset, "'<\(name)>' is no element of a property list",
                mend: "use dict, array, string, integer, real, true, false, date or data")
        }
    }

    // MARK: Containers

    private mutating func open(_ tag: Tag) throws(PropertyListFault) {
        openElements.append(tag)
        guard openElements.count <= limits.depth else {
            throw PropertyListFault(
                at: tag.offset, "the elements are nested more than \(limits.depth) deep", mend: "flatten the file")
        }
    }

    private mutating func array(_ tag: Tag) throws(PropertyListFault) -> [PropertyListNode] {
        if tag.isEmpty { return [] }
        try open(tag)
        var nodes: [PropertyListNode] = []
        try skipBetweenElements()
        while try !isAtCloseTag() {
            nodes.append(try value(openTag()))
            try skipBetweenElements()
        }
        try closeTag()
        return nodes
    }

    private mutating func dictionary(_ tag: Tag) throws(PropertyListFault) -> PropertyListDictionary {
        var dictionary = PropertyListDictionary()
        if tag.isEmpty { return dictionary }
        try open(tag)
        var keys: Set<String> = []
        try skipBetweenElements()
        while try !isAtCloseTag() {
            let keyTag = try openTag()
            guard keyTag.name == "key" else {
                throw PropertyListFault(
                    at: keyTag.offset, "a value stands in a dictionary without its key",
                    mend: "write a <key> before it")
            }
            let key = try text(keyTag)
            try skipBetweenElements()
            if try isAtCloseTag() {
                throw PropertyListFault(at: keyTag.offset, "the key '\(key)' has no value", mend: "write one after it")
            }
            let node = try value(openTag())
            if !keys.insert(key).inserted { duplicateKeys.append(.init(key: key, offset: keyTag.offset)) }
            dictionary.append(.init(key: key, keyOffset: keyTag.offset, node: node))
            try skipBetweenElements()
        }
        try closeTag()
        return dictionary
    }
}
