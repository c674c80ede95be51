// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the binary form of a property list, `bplist00`.
///
/// Objects refer to each other by number, so hostile bytes can describe rings
/// and trees that grow with every level; depth and number of values are bounded
/// while the tree is built, and texts are decoded once however often they are
/// referred to.
struct BinaryPropertyListScanner {
    private let bytes: [UInt8]
    private let limits: PropertyListLimits
    private var offsetSize = 0
    private var referenceSize = 0
    private var objectCount = 0
    private var tableStart = 0
    private var valueCount = 0
    private var leaves: [Int: PropertyListNode.Value] = [:]

    init(_ bytes: [UInt8], limits: PropertyListLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    mutating func scan() throws(PropertyListFault) -> PropertyListNode {
        let trailer = bytes.count - 32
        guard trailer >= 8 else { throw damaged("the file is cut off") }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let top = try unsigned(at: trailer + 16, size: 8)
        objectCount = try unsigned(at: trailer + 8, size: 8)
        tableStart = try unsigned(at: trailer + 24, size: 8)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), tableStart < trailer,
            objectCount <= (trailer - tableStart) / offsetSize
        else {
            throw damaged("its table of objects is not where it says")
        }
        return PropertyListNode(try object(top, depth: 0))
    }

    private func damaged(_ reason: String) -> PropertyListFault {
        PropertyListFault(
            at: nil, "the binary property list is damaged: \(reason)", mend: "restore it, or convert it to XML again")
    }

    // MARK: Numbers

    private func unsigned(at index: Int, size: Int) throws(PropertyListFault) -> Int {
        guard index >= 0, size <= 8, index <= bytes.count - size else { throw damaged("a number lies outside it") }
        let value = bytes[index..<index + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let number = Int(exactly: value) else { throw damaged("a number is too large") }
        return number
    }

    private func bits(at index: Int, size: Int) throws(PropertyListFault) -> UInt64 {
        guard size <= 8, index <= bytes.count - size else { throw damaged("a number lies outside it") }
        return bytes[index..<index + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }

    // MARK: Objects

    private mutating func object(_ number: Int, depth: Int) throws(PropertyListFault) -> PropertyListNode.Value {
        valueCount += 1
        guard valueCount <= limits.values else { throw damaged("it has more than \(limits.values) values") }
        guard depth <= limits.depth else { throw damaged("it is nested more than \(limits.depth) deep") }
        guard number < objectCount else { throw damaged("it refers to an object that it does not have") }
        if let leaf = leaves[number] { return leaf }
        let start = try unsigned(at: tableStart + number * offsetSize, size: offsetSize)
        guard start >= 8, start < tableStart else { throw damaged("an object lies outside it") }
        let (kind, low) = (bytes[start] >> 4, bytes[start] & 0x0F)
        switch kind {
        case 0xA: return .array(try array(start, low, depth))
        case 0xD: return .dictionary(try dictionary(start, low, depth))
        default:
            let leaf = try leaf(kind, low, at: start)
            leaves[number] = leaf
            return leaf
        }
    }

    private func leaf(_ kind: UInt8, _ low: UInt8, at start: Int) throws(PropertyListFault) -> PropertyListNode.Value {
        switch (kind, low) {
        case (0x0, 0x8): return .boolean(false)
        case (0x0, 0x9): return .boolean(true)
        case (0x1, 0...3):
            let size = 1 << Int(low)
            return .integer(Int(truncatingIfNeeded: try bits(at: start + 1, size: size)))
        case (0x1, 0x4):
            // 16 bytes hold what does not fit in 63 bits; only the lower half counts.
            return .unsigned(try bits(at: start + 9, size: 8))
        case (0x2, 0x2): return .real(Double(Float(bitPattern: UInt32(try bits(at: start + 1, size: 4)))))
        case (0x2, 0x3): return .real(Double(bitPattern: try bits(at: start + 1, size: 8)))
        case (0x3, 0x3): return .date
        case (0x4, _): return .data(Data(try run(start, low, width: 1)))
        case (0x5, _): return .string(String(decoding: try run(start, low, width: 1), as: UTF8.self))
        case (0x6, _): return .string(utf16(try run(start, low, width: 2)))
        default: throw damaged("it holds an object of an unknown kind")
        }
    }

    private func utf16(_ bytes: ArraySlice<UInt8>) -> String {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2)
        return String(decoding: units.map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }, as: UTF16.self)
    }

    /// The number of elements of an object, and where they begin.
    private func extent(_ start: Int, _ low: UInt8) throws(PropertyListFault) -> (count: Int, first: Int) {
        guard low == 0x0F else { return (Int(low), start + 1) }
        guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 0x1 else { throw damaged("a length is no number") }
        let size = 1 << Int(bytes[start + 1] & 0x0F)
        return (try unsigned(at: start + 2, size: size), start + 2 + size)
    }

    private func run(_ start: Int, _ low: UInt8, width: Int) throws(PropertyListFault) -> ArraySlice<UInt8> {
        let (count, first) = try extent(start, low)
        guard count <= (tableStart - first) / width else { throw damaged("a text or data lies outside it") }
        return bytes[first..<first + count * width]
    }

    private func references(
        _ start: Int, _ low: UInt8, lists: Int
    ) throws(PropertyListFault) -> (count: Int, first: Int) {
        let (count, first) = try extent(start, low)
        guard count <= (tableStart - first) / (referenceSize * lists) else { throw damaged("a list lies outside it") }
        return (count, first)
    }

    private mutating func array(_ start: Int, _ low: UInt8, _ depth: Int) throws(PropertyListFault)
        -> [PropertyListNode]
    {
        let (count, first) = try references(start, low, lists: 1)
        var nodes: [PropertyListNode] = []
        for index in 0..<count {
            let reference = try unsigned(at: first + index * referenceSize, size: referenceSize)
            nodes.append(PropertyListNode(try object(reference, depth: depth + 1)))
        }
        return nodes
    }

    private mutating func dictionary(
        _ start: Int, _ low: UInt8, _ depth: Int
    ) throws(PropertyListFault) -> PropertyListDictionary {
        let (count, first) = try references(start, low, lists: 2)
        var dictionary = PropertyListDictionary()
        for index in 0..<count {
            let keyReference = try unsigned(at: first + index * referenceSize, size: referenceSize)
            guard case .string(let key) = try object(keyReference, depth: depth + 1) else {
                throw damaged("a key is no string")
            }
            let reference = try unsigned(at: first + (count + index) * referenceSize, size: referenceSize)
            let node = PropertyListNode(try object(reference, depth: depth + 1))
            dictionary.append(.init(key: key, keyOffset: nil, node: node))
        }
        return dictionary
    }
}
