// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The head of one block of LZFSE, and what its two streams of bits mean.
///
/// One stream holds the literals, in four interleaved states; the other how many of them come, how long a match follows
/// and how far back it lies. Both are read from their end.
struct LZFSEBlock {
    /// How many bytes come out.
    private(set) var size = 0
    /// In bytes.
    private(set) var literalPayload = 0
    private(set) var matchPayload = 0
    private var literalCount = 0
    private var matchCount = 0
    /// Bits of the last byte that are not used, as a number that is not above zero.
    private var literalBits = 0
    private var matchBits = 0
    private var literalStates = [0, 0, 0, 0]
    private var matchStates = [0, 0, 0]
    private var frequencies: [Int] = []

    /// Symbols of the lengths of literals, of matches, of distances, and of literals, in the order of the tables.
    private static let symbols = [20, 20, 64, 256]
    private static let states = [64, 64, 256, 1024]
    private static let mostLiterals = 40_000
    private static let mostMatches = 10_000

    /// A head whose tables are packed (`bvx2`), behind its magic; nil if it is not one.
    init?(packed cursor: inout ByteCursor) {
        guard let size = cursor.count(4), let first = cursor.number(8), let second = cursor.number(8),
            let third = cursor.number(8)
        else { return nil }
        func field(_ number: UInt64, _ offset: Int, _ width: Int) -> Int {
            Int(number >> UInt64(offset) & (1 << UInt64(width) - 1))
        }
        self.size = size
        literalCount = field(first, 0, 20)
        literalPayload = field(first, 20, 20)
        matchCount = field(first, 40, 20)
        literalBits = field(first, 60, 3) - 7
        literalStates = [0, 10, 20, 30].map { field(second, $0, 10) }
        matchPayload = field(second, 40, 20)
        matchBits = field(second, 60, 3) - 7
        matchStates = [32, 42, 52].map { field(third, $0, 10) }
        // The magic and what was read so far are part of the head's size.
        let read = 32
        guard let table = cursor.take(field(third, 0, 32) - read), unpackTables(table), isValid else { return nil }
    }

    /// A head whose tables stand in full (`bvx1`), behind its magic; nil if it is not one.
    init?(plain cursor: inout ByteCursor) {
        var numbers: [Int] = []
        for _ in 0..<6 {
            guard let number = cursor.count(4) else { return nil }
            numbers.append(number)
        }
        size = numbers[0]
        (literalCount, matchCount, literalPayload, matchPayload) = (numbers[2], numbers[3], numbers[4], numbers[5])
        func small(_ size: Int) -> Int? { cursor.count(size) }
        func signed() -> Int? { cursor.number(4).map { Int(Int32(truncatingIfNeeded: $0)) } }
        guard let literalBits = signed() else { return nil }
        self.literalBits = literalBits
        for place in 0..<4 {
            guard let state = small(2) else { return nil }
            literalStates[place] = state
        }
        guard let matchBits = signed() else { return nil }
        self.matchBits = matchBits
        for place in 0..<3 {
            guard let state = small(2) else { return nil }
            matchStates[place] = state
        }
        for _ in 0..<Self.symbols.reduce(0, +) {
            guard let frequency = small(2) else { return nil }
            frequencies.append(frequency)
        }
        guard isValid else { return nil }
    }

    private var isValid: Bool {
        literalCount <= Self.mostLiterals && literalCount % 4 == 0 && matchCount <= Self.mostMatches
            && (-7...0).contains(literalBits) && (-7...0).contains(matchBits)
            && literalStates.allSatisfy { $0 < Self.states[3] }
            && zip(matchStates, Self.states).allSatisfy { $0 < $1 }
    }

    /// Frequencies are numbers of two to fourteen bits.
    private mutating func unpackTables(_ bytes: ArraySlice<UInt8>) -> Bool {
        let count = Self.symbols.reduce(0, +)
        // Blocks without either stream need none.
        if bytes.isEmpty {
            frequencies = Array(repeating: 0, count: count)
            return true
        }
        var rest = bytes
        var bits: UInt64 = 0
        var held = 0
        for _ in 0..<count {
            while held < 14, let byte = rest.popFirst() {
                bits |= UInt64(byte) << UInt64(held)
                held += 8
            }
            let (frequency, width) = Self.frequency(bits)
            guard width <= held else { return false }
            frequencies.append(frequency)
            bits >>= UInt64(width)
            held -= width
        }
        return rest.isEmpty && held < 8
    }

    private static func frequency(_ bits: UInt64) -> (frequency: Int, width: Int) {
        let low = Int(bits & 0x1F)
        switch low {
        case 0b00000, 0b00100, 0b01000, 0b01100, 0b10000, 0b10100, 0b11000, 0b11100: return (0, 2)
        case 0b00010, 0b00110, 0b01010, 0b01110, 0b10010, 0b10110, 0b11010, 0b11110: return (1, 2)
        case 0b00001, 0b01001, 0b10001, 0b11001: return (2, 3)
        case 0b00101, 0b01101, 0b10101, 0b11101: return (3, 3)
        case 0b00011, 0b01011, 0b10011, 0b11011: return (4 + low >> 3, 5)
        case 0b00111, 0b10111: return (8 + Int(bits >> 4 & 0xF), 8)
        default: return (24 + Int(bits >> 4 & 0x3FF), 14)
        }
    }

    /// The frequencies of one of the four kinds of symbols.
    private func frequencies(_ kind: Int) -> ArraySlice<Int> {
        let start = Self.symbols[..<kind].reduce(0, +)
        return frequencies[start..<start + Self.symbols[kind]]
    }

    /// The literals; nil if the stream is damaged.
    func literals(from bytes: ArraySlice<UInt8>) -> [UInt8]? {
        guard literalCount > 0 else { return [] }
        guard let table = EntropyTable(frequencies(3), states: Self.states[3]) else { return nil }
        var stream = BackwardBits(bytes, unused: -literalBits)
        var states = literalStates
        var literals: [UInt8] = []
        literals.reserveCapacity(literalCount)
        for place in 0..<literalCount {
            guard let symbol = table.next(&states[place % 4], from: &stream) else { return nil }
            literals.append(UInt8(symbol))
        }
        return literals
    }

    /// Writes the literals and what they repeat behind `output`; false if the stream is damaged.
    func copy(_ literals: [UInt8], by bytes: ArraySlice<UInt8>, onto output: inout [UInt8]) -> Bool {
        guard matchCount > 0 else { return literals.isEmpty }
        guard let lengths = EntropyTable(frequencies(0), states: Self.states[0]),
            let matches = EntropyTable(frequencies(1), states: Self.states[1]),
            let distances = EntropyTable(frequencies(2), states: Self.states[2])
        else { return false }
        var stream = BackwardBits(bytes, unused: -matchBits)
        var states = matchStates
        var rest = literals[...]
        var left = size
        var distance = 0
        for _ in 0..<matchCount {
            guard let length = lengths.next(&states[0], from: &stream),
                let literalLength = Self.value(length, Self.literalLengths, from: &stream),
                let match = matches.next(&states[1], from: &stream),
                let matchLength = Self.value(match, Self.matchLengths, from: &stream),
                let symbol = distances.next(&states[2], from: &stream),
                let newDistance = Self.value(symbol, Self.distances, from: &stream)
            else { return false }
            if newDistance != 0 { distance = newDistance }
            left -= literalLength + matchLength
            guard left >= 0, literalLength <= rest.count else { return false }
            output += rest.prefix(literalLength)
            rest = rest.dropFirst(literalLength)
            guard output.repeatLast(matchLength, at: distance) else { return false }
        }
        return left == 0
    }

    /// A symbol stands for a base and so many further bits.
    private struct Ranges {
        var bases: [Int]
        var bits: [Int]

        /// From 0 on, without a gap.
        init(bits: [Int]) {
            self.bits = bits
            bases = bits.dropLast().reduce(into: [0]) { $0.append($0[$0.count - 1] + 1 << $1) }
        }
    }

    private static let literalLengths = Ranges(bits: Array(repeating: 0, count: 16) + [2, 3, 5, 8])
    private static let matchLengths = Ranges(bits: Array(repeating: 0, count: 16) + [3, 5, 8, 11])
    private static let distances = Ranges(bits: (0..<64).map { $0 / 4 })

    private static func value(_ symbol: Int, _ ranges: Ranges, from stream: inout BackwardBits) -> Int? {
        stream.take(ranges.bits[symbol]).map { ranges.bases[symbol] + $0 }
    }
}

extension [UInt8] {
    /// Appends `count` bytes that stand `distance` before the end, which may be bytes that are just appended; false
    /// if there are none.
    mutating func repeatLast(_ count: Int, at distance: Int) -> Bool {
        guard count > 0 else { return true }
        guard distance > 0, distance <= self.count else { return false }
        reserveCapacity(self.count + count)
        for _ in 0..<count { append(self[self.count - distance]) }
        return true
    }
}

/// Bits that are read from the end of bytes to their beginning.
struct BackwardBits {
    private let bytes: ArraySlice<UInt8>
    private var place: Int

    /// - Parameter unused: The highest bits of the last byte, 0 to 7.
    init(_ bytes: ArraySlice<UInt8>, unused: Int) {
        self.bytes = bytes
        place = bytes.count * 8 - unused
    }

    /// The next bits as a number, at most 32; nil if there are not so many.
    mutating func take(_ count: Int) -> Int? {
        guard count > 0 else { return 0 }
        guard count <= place else { return nil }
        place -= count
        var number = 0
        let last = (place + count - 1) / 8
        for byte in (place / 8...last).reversed() { number = number << 8 | Int(bytes[bytes.startIndex + byte]) }
        return number >> (place % 8) & (1 << count - 1)
    }
}

/// What a state stands for, and how the next is found: tables of asymmetric numeral systems.
struct EntropyTable {
    private struct Entry {
        var symbol: Int
        var bits: Int
        var delta: Int
    }

    private var entries: [Entry] = []

    /// Nil if the frequencies are not of so many states.
    init?(_ frequencies: ArraySlice<Int>, states: Int) {
        let width = states.leadingZeroBitCount
        entries.reserveCapacity(states)
        for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
            guard frequency <= states - entries.count else { return nil }
            let bits = frequency.leadingZeroBitCount - width
            let long = (2 * states) >> bits - frequency
            for number in 0..<frequency {
                entries.append(
                    number < long
                        ? Entry(symbol: symbol, bits: bits, delta: (frequency + number) << bits - states)
                        : Entry(symbol: symbol, bits: bits - 1, delta: (number - long) << (bits - 1)))
            }
        }
    }

    /// The symbol of a state, which becomes the next one; nil if the stream ends or leads nowhere.
    func next(_ state: inout Int, from stream: inout BackwardBits) -> Int? {
        guard entries.indices.contains(state) else { return nil }
        let entry = entries[state]
        guard let bits = stream.take(entry.bits) else { return nil }
        state = entry.delta + bits
        return entry.symbol
    }
}
