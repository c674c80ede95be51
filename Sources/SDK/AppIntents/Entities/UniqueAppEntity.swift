// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An entity with only one instance, such as an app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity where ID == String {
    /// The name of its type.
    public var id: String { Self.persistentIdentifier }
}

extension UniqueAppEntity {
    /// The name of its type.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
    }
}
