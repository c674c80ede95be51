// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Sentences

extension SuggestionEngine {
    /// What was learned, as numbers of four bytes; ``StateCoder`` has the format.
    package var state: Data {
        var (engine, coder) = (self, StateCoder())
        do {
            try engine.pass(&coder)
        } catch {
            // Only reading checks a state.
            preconditionFailure("\(error)")
        }
        return coder.data
    }

    /// - Throws: ``SuggestionStateError`` if an engine of this version did not write the state.
    package init(state: Data) throws(SuggestionStateError) {
        var coder = StateCoder(reading: state)
        do {
            try pass(&coder)
        } catch {
            throw error as? SuggestionStateError ?? .damaged
        }
        guard coder.isAtEnd else { throw .damaged }
    }

    private mutating func pass(_ coder: inout StateCoder) throws {
        try coder.passHeader()
        try roster.pass(&coder)
        let actions = roster.rows.count
        try conditions.pass(&coder, actions: actions)
        for set in weights.indices {
            try weights[set].pass(&coder)
            try calibrations[set].pass(&coder)
            try coder.pass(&changes[set], in: .min ... .max)
        }
        for pause in rankLeanings.indices { try rankLeanings[pause].pass(&coder) }
        try coder.pass(&trail, atMost: min(3, actions), new: 0) { try $0.pass(&$1, in: 0...actions - 1) }
        var last = lastEvent ?? -1
        try coder.pass(&last, in: -1...Occasion.latest)
        lastEvent = last < 0 ? nil : last
        try coder.pass(&earlierEvents, in: 0...Constants.mostEarlierEvents + 1)
        try coder.pass(&eventCount, in: .min ... .max)
        try coder.pass(&stays, atMost: Constants.mostStays, new: (0, 0)) { coder, stay in
            try coder.pass(&stay.firstDay, in: 0...Int(Occasion.latest / Occasion.secondsPerDay))
            try coder.pass(&stay.zone, in: -90_000...90_000)
        }
        try coder.pass(&eventsPerDay, in: 0...1e9)
        try coder.pass(&novelty.all, in: 0.1...1e4)
        try coder.pass(&novelty.new, in: 0...novelty.all)
    }
}

/// Passes numbers to or from a kept state in one order: words of four bytes, the lowest byte first.
///
/// Lists begin with the number of their elements. Numbers that may not fit in a word take two, the lower first.
struct StateCoder {
    /// The first word, “BSUG”, and the second: it changes with the format, and with the meaning of a number.
    private static let (mark, version): (UInt32, UInt32) = (0x4755_5342, 7)

    private var words: [UInt32] = []
    private var place = 0
    private let isReading: Bool

    /// - Parameter data: The state that is read; nil to write one.
    init(reading data: Data? = nil) {
        isReading = data != nil
        // Half a word at the end is not what an engine wrote.
        guard let data, data.count % 4 == 0 else { return }
        words = [UInt32](repeating: 0, count: data.count / 4)
        words.withUnsafeMutableBytes { _ = data.copyBytes(to: $0) }
        words = words.map(UInt32.init(littleEndian:))
    }

    var data: Data { words.map(\.littleEndian).withUnsafeBytes { Data($0) } }
    var isAtEnd: Bool { place == words.count }

    mutating func passHeader() throws {
        var (mark, version) = (Self.mark, Self.version)
        try pass(&mark, in: Self.mark...Self.mark)
        try pass(&version, in: 0 ... .max)
        guard version == Self.version else { throw SuggestionStateError.otherVersion(Int(version)) }
    }

    /// - Throws: ``SuggestionStateError`` if a number that was read is not within its bounds.
    mutating func pass<Number: FixedWidthInteger>(_ number: inout Number, in bounds: ClosedRange<Number>) throws {
        let needsTwo = bounds.lowerBound < 0 || Int64(clamping: bounds.upperBound) > UInt32.max
        var (low, high) = (UInt32(truncatingIfNeeded: number), UInt32(truncatingIfNeeded: number >> 32))
        try pass(&low)
        if needsTwo { try pass(&high) }
        number = Number(truncatingIfNeeded: needsTwo ? UInt64(high) << 32 | UInt64(low) : UInt64(low))
        try check(bounds.contains(number))
    }

    mutating func pass(_ number: inout Float, in bounds: ClosedRange<Float>) throws {
        var bits = number.bitPattern
        try pass(&bits)
        number = Float(bitPattern: bits)
        try check(bounds.contains(number))
    }

    /// Refuses what was read unless it can be right; what is written always passes.
    func check(_ isSound: @autoclosure () -> Bool) throws {
        guard !isReading || isSound() else { throw SuggestionStateError.damaged }
    }

    mutating func pass(_ vector: inout FeatureVector, in bounds: ClosedRange<Float>) throws {
        for place in vector.indices { try pass(&vector[place], in: bounds) }
    }

    /// - Parameter new: An element before it is read.
    mutating func pass<Element>(
        _ list: inout [Element], atMost most: Int, new: Element,
        _ element: (inout StateCoder, inout Element) throws -> Void
    ) throws {
        var count = list.count
        try pass(&count, in: 0...most)
        if isReading { list = [Element](repeating: new, count: count) }
        for place in list.indices { try element(&self, &list[place]) }
    }

    private mutating func pass(_ word: inout UInt32) throws {
        guard isReading else { return words.append(word) }
        guard place < words.count else { throw SuggestionStateError.damaged }
        word = words[place]
        place += 1
    }
}

/// Why a state that was kept can't be read.
package enum SuggestionStateError: Error, Hashable, Sendable, PersonReadable {
    /// Not what an engine of the last versions wrote, or not all of it.
    case damaged
    /// Written by another version of the engine.
    case otherVersion(Int)

    package var sentence: Sentence {
        switch self {
        case .damaged:
            "the suggestion data is damaged or from an old Beckon; Beckon rebuilds it from the history"
        case .otherVersion(let version):
            "the suggestion data has version \(version); Beckon rebuilds it from the history"
        }
    }
}
