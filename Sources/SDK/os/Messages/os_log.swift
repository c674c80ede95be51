// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, as Apple names them

// Objects, Bool among them, are `CVarArg` on Apple's systems alone, so these take anything.

/// Writes a message: a format, such as `%{public}@`, with the values that go into it.
///
/// Numbers are shown, texts and objects are `<private>` where the format does not say `{public}`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    guard log.isEnabled(type: type) else { return }
    log.write(type, LogFormat.text("\(message)", args))
}

/// Writes a message of a level: a format, such as `%{public}@`, with the values that go into it.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: Any...
) {
    guard log.isEnabled(type: type) else { return }
    log.write(type, LogFormat.text("\(message)", args))
}

// A literal without values is a format too, and that is the nearer match.

/// Writes a message that is worth keeping.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

/// Writes a message of a level.
@_disfavoredOverload
public func os_log(_ type: OSLogType, _ message: OSLogMessage) { OSLog.default.write(type, message.text) }

/// Writes a message of a level to a log.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog, _ message: OSLogMessage) {
    log.write(type, message.text)
}
