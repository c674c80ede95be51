// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The name of a sound's file in the app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The file's name.
    public let rawValue: String

    /// A file of the app's.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A file of the app's.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
