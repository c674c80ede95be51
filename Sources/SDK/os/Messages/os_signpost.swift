// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, as Apple names them

/// Marks a moment for Apple's Instruments; nobody looks here, so it has no effect.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment with values for Apple's Instruments; nobody looks here, so it has no effect.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

/// Which moment a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The number that Apple's systems give it.
    public let rawValue: UInt8

    /// The kind of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Something happened.
    public static let event = OSSignpostType(rawValue: 0)
    /// Something begins.
    public static let begin = OSSignpostType(rawValue: 1)
    /// Something ends.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Which signposts belong together.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// A number of its own within a process.
    public let rawValue: UInt64

    /// The identifier of a number.
    public init(_ value: UInt64) { rawValue = value }

    /// An identifier of its own.
    public init(log: OSLog) { rawValue = .random(in: 1..<(.max - 1)) }

    /// An identifier for an object.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// That of the only one at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// That of what is broken.
    public static let invalid = OSSignpostID(.max)
    /// That of nothing.
    public static let null = OSSignpostID(0)

    /// By number.
    public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }
}
