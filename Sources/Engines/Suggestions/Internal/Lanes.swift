// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Sixteen numbers at once, in four vectors of four, as the processors that Beckon is built for have them.
///
/// Not the library's vector of sixteen: where one of those is made of memory or summed up, the compiler works on pairs,
/// from there back to where it began, which takes twice as many instructions.
struct Lanes: Equatable, Sendable {
    typealias Quarter = SIMD4<Float>

    static let width = 16
    static var zero: Lanes { Lanes(repeating: 0) }

    private var quarters: (Quarter, Quarter, Quarter, Quarter)

    @inline(__always)
    init(_ first: Quarter, _ second: Quarter, _ third: Quarter, _ fourth: Quarter) {
        quarters = (first, second, third, fourth)
    }

    @inline(__always)
    init(repeating number: Float) {
        let quarter = Quarter(repeating: number)
        self.init(quarter, quarter, quarter, quarter)
    }

    @inline(__always)
    init(_ numbers: [16 of Float]) {
        self = numbers.span.withUnsafeBytes { $0.loadUnaligned(as: Lanes.self) }
    }

    @inline(__always)
    init(firstOf numbers: [17 of Float]) {
        self = numbers.span.withUnsafeBytes { $0.loadUnaligned(as: Lanes.self) }
    }

    /// Sixteen of forty-eight, from a place on.
    @inline(__always)
    init(_ numbers: [48 of Float], from start: Int) {
        self = numbers.span.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start * 4, as: Lanes.self) }
    }

    /// A whole number less each of sixteen.
    @inline(__always)
    init(_ number: Int32, minus numbers: [16 of Int32]) {
        let all = numbers.span.withUnsafeBytes { $0.loadUnaligned(as: SIMD16<Int32>.self) }
        let differences = number &- all
        self.init(
            Quarter(differences.lowHalf.lowHalf), Quarter(differences.lowHalf.highHalf),
            Quarter(differences.highHalf.lowHalf), Quarter(differences.highHalf.highHalf))
    }

    /// 1 in the first lanes, 0 in the others.
    @inline(__always)
    static func ones(inFirst count: Int) -> Lanes {
        let places = Lanes(Quarter(0, 1, 2, 3), Quarter(4, 5, 6, 7), Quarter(8, 9, 10, 11), Quarter(12, 13, 14, 15))
        return places.map { Quarter.zero.replacing(with: 1, where: $0 .< Float(count)) }
    }

    /// One of them, from 0 to 15.
    @inline(__always)
    subscript(lane: Int) -> Float {
        get { withUnsafeBytes(of: self) { $0.load(fromByteOffset: (lane & 15) * 4, as: Float.self) } }
        set {
            withUnsafeMutableBytes(of: &self) {
                $0.storeBytes(of: newValue, toByteOffset: (lane & 15) * 4, as: Float.self)
            }
        }
    }

    @inline(__always)
    static func == (one: Lanes, other: Lanes) -> Bool { one.quarters == other.quarters }

    /// What is made of each quarter.
    @inline(__always)
    func map(_ change: (Quarter) -> Quarter) -> Lanes {
        Lanes(change(quarters.0), change(quarters.1), change(quarters.2), change(quarters.3))
    }

    /// What is made of each quarter and that of another.
    @inline(__always)
    func merged(with other: Lanes, _ merge: (Quarter, Quarter) -> Quarter) -> Lanes {
        Lanes(
            merge(quarters.0, other.quarters.0), merge(quarters.1, other.quarters.1),
            merge(quarters.2, other.quarters.2), merge(quarters.3, other.quarters.3))
    }

    /// What is made of each quarter and those of two others.
    @inline(__always)
    func merged(
        with second: Lanes, _ third: Lanes, _ merge: (Quarter, Quarter, Quarter) -> Quarter
    ) -> Lanes {
        Lanes(
            merge(quarters.0, second.quarters.0, third.quarters.0),
            merge(quarters.1, second.quarters.1, third.quarters.1),
            merge(quarters.2, second.quarters.2, third.quarters.2),
            merge(quarters.3, second.quarters.3, third.quarters.3))
    }

    @inline(__always)
    var total: Float {
        let four = (quarters.0 + quarters.2) + (quarters.1 + quarters.3)
        return (four.x + four.z) + (four.y + four.w)
    }

    @inline(__always)
    var greatest: Float {
        let least = Self.lesser(Self.lesser(-quarters.0, -quarters.2), Self.lesser(-quarters.1, -quarters.3))
        return -Swift.min(Swift.min(least.x, least.y), Swift.min(least.z, least.w))
    }

    /// The place of the least; of numbers that agree in their first 20 bits, any.
    @inline(__always)
    var placeOfLeast: Int {
        // The last bits make way for the place, so that the least number says where it was.
        let marked = (
            Self.marked(quarters.0, 0), Self.marked(quarters.1, 4), Self.marked(quarters.2, 8),
            Self.marked(quarters.3, 12)
        )
        // Quarters against quarters: one after the other, each would wait for the one before.
        let four = Self.lesser(Self.lesser(marked.0, marked.2), Self.lesser(marked.1, marked.3))
        let least = Swift.min(Swift.min(four.x, four.y), Swift.min(four.z, four.w))
        return Int(least.bitPattern & 15)
    }

    @inline(__always)
    private static func marked(_ quarter: Quarter, _ place: UInt32) -> Quarter {
        let places = SIMD4<UInt32>(place, place + 1, place + 2, place + 3)
        return unsafeBitCast((unsafeBitCast(quarter, to: SIMD4<UInt32>.self) & ~15) | places, to: Quarter.self)
    }

    @inline(__always)
    private static func lesser(_ one: Quarter, _ other: Quarter) -> Quarter {
        one.replacing(with: other, where: other .< one)
    }
}

// Arithmetic, lane by lane.
extension Lanes {
    @inline(__always)
    static func + (one: Lanes, other: Lanes) -> Lanes { one.merged(with: other) { $0 + $1 } }
    @inline(__always)
    static func - (one: Lanes, other: Lanes) -> Lanes { one.merged(with: other) { $0 - $1 } }
    @inline(__always)
    static func * (one: Lanes, other: Lanes) -> Lanes { one.merged(with: other) { $0 * $1 } }
    @inline(__always)
    static func / (one: Lanes, other: Lanes) -> Lanes { one.merged(with: other) { $0 / $1 } }
    @inline(__always)
    static func + (lanes: Lanes, number: Float) -> Lanes { lanes.map { $0 + number } }
    @inline(__always)
    static func + (number: Float, lanes: Lanes) -> Lanes { lanes.map { number + $0 } }
    @inline(__always)
    static func - (lanes: Lanes, number: Float) -> Lanes { lanes.map { $0 - number } }
    @inline(__always)
    static func * (lanes: Lanes, number: Float) -> Lanes { lanes.map { $0 * number } }
    @inline(__always)
    static func * (number: Float, lanes: Lanes) -> Lanes { lanes.map { number * $0 } }
    @inline(__always)
    static func - (number: Float, lanes: Lanes) -> Lanes { lanes.map { number - $0 } }
    @inline(__always)
    static func / (number: Float, lanes: Lanes) -> Lanes { lanes.map { number / $0 } }
    @inline(__always)
    static prefix func - (lanes: Lanes) -> Lanes { lanes.map { -$0 } }
    @inline(__always)
    static func += (lanes: inout Lanes, other: Lanes) { lanes = lanes + other }
}

extension InlineArray<16, Float> {
    @inline(__always)
    init(_ lanes: Lanes) {
        self = unsafeBitCast(lanes, to: Self.self)
    }
}

extension [Float] {
    /// Sixteen numbers from a place on.
    @inline(__always)
    func lanes(at place: Int) -> Lanes {
        withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place * MemoryLayout<Float>.stride, as: Lanes.self) }
    }

    /// Overwrites sixteen numbers from a place on.
    @inline(__always)
    mutating func set(_ lanes: Lanes, at place: Int) {
        withUnsafeMutableBytes {
            $0.storeBytes(of: lanes, toByteOffset: place * MemoryLayout<Float>.stride, as: Lanes.self)
        }
    }
}
