// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A type whose identifier stays the same in every version.
public protocol PersistentlyIdentifiable {
    /// The identifier; by default the type's name without its module.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The name of the type, without its module.
    public static var persistentIdentifier: String { String(describing: Self.self) }
}
