// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads what ``StateWriter`` wrote, and trusts none of it.
struct StateReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }

    mutating func integer<Number: FixedWidthInteger>(
        _ type: Number.Type = Number.self
    ) throws(SuggestionStateError) -> Number {
        let size = MemoryLayout<Number>.size
        guard bytes.endIndex - position >= size else { throw .damaged }
        var number: Number = 0
        for index in (0..<size).reversed() {
            number = number << 8 | Number(truncatingIfNeeded: bytes[position + index])
        }
        position += size
        return number
    }

    /// A count or an index.
    mutating func count(atMost limit: Int) throws(SuggestionStateError) -> Int {
        let number = Int(try integer(UInt32.self))
        guard number <= limit else { throw .damaged }
        return number
    }

    /// A number in a range; neither infinite nor none.
    mutating func number(in range: ClosedRange<Float>) throws(SuggestionStateError) -> Float {
        let number = Float(bitPattern: try integer(UInt32.self))
        guard range.contains(number) else { throw .damaged }
        return number
    }

    /// Sixteen numbers in a range.
    mutating func lanes(in range: ClosedRange<Float>) throws(SuggestionStateError) -> Lanes {
        var lanes = Lanes.zero
        for lane in 0..<Lanes.width { lanes[lane] = try number(in: range) }
        return lanes
    }

    mutating func flag() throws(SuggestionStateError) -> Bool {
        let number = try integer(UInt8.self)
        guard number <= 1 else { throw .damaged }
        return number == 1
    }

    /// Seconds since 1970, to the end of 9999.
    mutating func seconds() throws(SuggestionStateError) -> Int64 {
        let seconds = try integer(Int64.self)
        guard (0...Occasion.latest).contains(seconds) else { throw .damaged }
        return seconds
    }

    /// A slot of an action that is known.
    mutating func slot(below count: Int) throws(SuggestionStateError) -> ActionSlot {
        let slot = try integer(ActionSlot.self)
        guard Int(slot) < count else { throw .damaged }
        return slot
    }
}
