// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A type of things that people have a name for.
public protocol TypeDisplayRepresentable {
    /// The name.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
