// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What a grammar is as bytes, each part beside the one that reads it.

import SpokenValues

extension Grammar {
    func write(to writer: inout ArchiveWriter) {
        writer.write(edges.map(\.symbol))
        writer.write(edges.map(\.target))
        writer.write(edgeStarts)
        writer.write(meanings)
        writer.write(meaningStarts)
        writer.write(ends) { writer, end in
            writer.write(Int64(end.meaning))
            writer.write(end.penalty)
            writer.write(end.label)
            writer.write(end.isStrict)
        }
        writer.write(roots)
        writer.write(fillers)
        writer.write(slots) { $1.write(to: &$0) }
        writer.write(lists.sorted { $0.key < $1.key }) { writer, list in
            writer.write(list.key)
            list.value.write(to: &writer)
        }
        for words in [words, solidWords, askingWords, quotingWords] { writer.write(words) }
    }

    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let symbols: [UInt32] = try reader.integers()
        let targets: [UInt32] = try reader.integers()
        guard symbols.count == targets.count else { throw .damaged }
        edges = symbols.indices.map { Edge(symbol: symbols[$0], target: targets[$0]) }
        edgeStarts = try reader.integers()
        meanings = try reader.integers()
        meaningStarts = try reader.integers()
        ends = try reader.things(ofSize: 17) { reader throws(ArchiveError) in
            End(
                meaning: Int(truncatingIfNeeded: try reader.integer(Int64.self)), penalty: try reader.integer(),
                label: try reader.text(), isStrict: try reader.flag())
        }
        roots = try reader.integers()
        fillers = try reader.integers()
        slots = try reader.things(ofSize: 12) { reader throws(ArchiveError) in try SlotReference(from: &reader) }
        let lists = try reader.things(ofSize: 4) { reader throws(ArchiveError) in
            (name: try reader.text(), list: try List(from: &reader))
        }
        for (name, list) in lists { self.lists[name] = list }
        words = try reader.texts()
        solidWords = try reader.texts()
        askingWords = try reader.texts()
        quotingWords = try reader.texts()
    }
}

extension SlotReference {
    fileprivate func write(to writer: inout ArchiveWriter) {
        writer.write(list)
        writer.write(name)
        writer.write(admitted.sorted { $0.key < $1.key }) { writer, attribute in
            writer.write(attribute.key)
            writer.write(attribute.value)
        }
    }

    fileprivate init(from reader: inout ArchiveReader) throws(ArchiveError) {
        list = try reader.text()
        name = try reader.text()
        let attributes = try reader.things(ofSize: 8) { reader throws(ArchiveError) in
            (try reader.text(), try reader.texts())
        }
        admitted = Dictionary(attributes) { first, _ in first }
    }
}

extension Grammar.List {
    fileprivate func write(to writer: inout ArchiveWriter) {
        writer.write(names)
        Self.write(root, to: &writer)
        writer.write(values) { writer, value in
            switch value {
            case nil: writer.write(UInt8(0))
            case .text(let text):
                writer.write(UInt8(1))
                writer.write(text)
            case .number(let number):
                writer.write(UInt8(2))
                writer.write(number)
            }
        }
        writer.write(attributes) { writer, attributes in
            writer.write(attributes.sorted { $0.key < $1.key }) { writer, attribute in
                writer.write(attribute.key)
                writer.write(attribute.value)
            }
        }
        writer.write(range != nil)
        range?.write(to: &writer)
        writer.write(spoken != nil)
        spoken?.write(to: &writer)
        Self.write(measures, to: &writer)
        let flags = [
            isFreeText, isUnknownName, keepsBeginning, keepsEnd, isVerbatim, isNames, isSilent, isShared,
        ]
        for flag in flags { writer.write(flag) }
    }

    fileprivate init(from reader: inout ArchiveReader) throws(ArchiveError) {
        names = try reader.texts()
        root = try Self.place(from: &reader)
        values = try reader.things(ofSize: 1) { reader throws(ArchiveError) in
            switch try reader.integer(UInt8.self) {
            case 0: nil
            case 1: .text(try reader.text())
            case 2: .number(try reader.number())
            default: throw .damaged
            }
        }
        attributes = try reader.things(ofSize: 4) { reader throws(ArchiveError) in
            let attributes = try reader.things(ofSize: 8) { reader throws(ArchiveError) in
                (try reader.text(), try reader.text())
            }
            return Dictionary(attributes) { first, _ in first }
        }
        if try reader.flag() { range = try NumberRange(from: &reader) }
        if try reader.flag() { spoken = try SpokenList(from: &reader) }
        measures = try Self.place(from: &reader)
        isFreeText = try reader.flag()
        isUnknownName = try reader.flag()
        keepsBeginning = try reader.flag()
        keepsEnd = try reader.flag()
        isVerbatim = try reader.flag()
        isNames = try reader.flag()
        isSilent = try reader.flag()
        isShared = try reader.flag()
    }

    private static func write(_ place: UInt32?, to writer: inout ArchiveWriter) {
        writer.write(place != nil)
        if let place { writer.write(place) }
    }

    private static func place(from reader: inout ArchiveReader) throws(ArchiveError) -> UInt32? {
        try reader.flag() ? try reader.integer() : nil
    }
}

extension NumberRange {
    fileprivate func write(to writer: inout ArchiveWriter) {
        for number in [bounds.lowerBound, bounds.upperBound, step, multiplier] { writer.write(number) }
        writer.write(words.sorted { $0.key < $1.key }) { writer, number in
            writer.write(number.key)
            writer.write(number.value) { $0.write($1) }
        }
        writer.write(measures) { $0.write($1) }
    }

    fileprivate init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let (lower, upper) = (try reader.number(), try reader.number())
        // An invalid number is not below any other.
        guard lower <= upper else { throw .damaged }
        self.init(lower...upper, step: try reader.number(), multiplier: try reader.number())
        let numbers = try reader.things(ofSize: 12) { reader throws(ArchiveError) in
            (try reader.number(), try reader.things(ofSize: 4) { reader throws(ArchiveError) in try reader.text() })
        }
        words = Dictionary(numbers) { first, _ in first }
        measures = try reader.things(ofSize: 4) { reader throws(ArchiveError) in try reader.text() }
    }
}

extension SpokenList {
    fileprivate func write(to writer: inout ArchiveWriter) {
        writer.write(kinds.map(\.name)) { $0.write($1) }
        writer.write(language)
        writer.write(bounds != nil)
        writer.write(bounds?.lowerBound ?? 0)
        writer.write(bounds?.upperBound ?? 0)
        writer.write(multiplier)
        writer.write(takesBareNumbers)
        writer.write(takesFractions)
    }

    fileprivate init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let names = try reader.things(ofSize: 4) { reader throws(ArchiveError) in try reader.text() }
        let kinds = names.compactMap(SpokenKind.init(name:))
        guard kinds.count == names.count else { throw .damaged }
        let language = try reader.text()
        let isBounded = try reader.flag()
        let (lower, upper) = (try reader.number(), try reader.number())
        guard lower <= upper else { throw .damaged }
        self.init(
            kinds, language: language, bounds: isBounded ? lower...upper : nil, multiplier: try reader.number(),
            takesBareNumbers: try reader.flag(), takesFractions: try reader.flag())
    }
}
