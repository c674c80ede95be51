// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Writes messages, in which what is private stays so.
///
/// ```swift
/// let log = Logger(subsystem: "org.example.Coffee", category: "orders")
/// log.info("\(cups) cups for \(name)")
/// ```
///
/// writes `[org.example.Coffee:orders] info: 2 cups for <private>` to the standard error of the process, which
/// `beckon serve` shows. All levels are written. See *Logger* in Apple's documentation.
public struct Logger: Sendable {
    private let destination: OSLog

    /// Messages of a part of a program.
    public init(subsystem: String, category: String) {
        destination = OSLog(subsystem: subsystem, category: category)
    }

    /// Messages to a log.
    public init(_ logObj: OSLog) { destination = logObj }

    /// Messages of nobody in particular.
    public init() { destination = .default }

    /// Writes a message that is worth keeping.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { destination.write(level, message.text) }

    /// Writes a message that helps while one develops; the same as ``debug(_:)``.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

    /// Writes a message that helps while one develops.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

    /// Writes a message that may help, and is not needed.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }

    /// Writes a message that is worth keeping; the same as ``log(_:)``.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes that something went wrong; the same as ``error(_:)``.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }

    /// Writes that something went wrong.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }

    /// Writes that something is wrong with the program; the same as ``fault(_:)``.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

    /// Writes that something is wrong with the program.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
