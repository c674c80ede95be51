// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A type with a name for people.
public protocol TypeDisplayRepresentable {
    /// The name.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
