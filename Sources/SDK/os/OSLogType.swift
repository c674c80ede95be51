// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number that Apple's systems give the level.
    public let rawValue: UInt8

    /// The level of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The level of a number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// What is worth keeping.
    public static let `default` = OSLogType(0x00)
    /// What may help, and is not needed.
    public static let info = OSLogType(0x01)
    /// What helps while one develops.
    public static let debug = OSLogType(0x02)
    /// Something went wrong in this process.
    public static let error = OSLogType(0x10)
    /// Something is wrong with the program, or with several processes.
    public static let fault = OSLogType(0x11)
}
