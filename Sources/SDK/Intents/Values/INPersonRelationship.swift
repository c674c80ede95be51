// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A person's relationship to the speaker.
public struct INPersonRelationship: Hashable, RawRepresentable, Sendable {
    /// The relationship as it is stored; an app may have its own.
    public let rawValue: String

    /// A relationship of an app's own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A relationship of an app's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Father.
    public static let father = INPersonRelationship("father")
    /// Mother.
    public static let mother = INPersonRelationship("mother")
    /// Either parent.
    public static let parent = INPersonRelationship("parent")
    /// Brother.
    public static let brother = INPersonRelationship("brother")
    /// Sister.
    public static let sister = INPersonRelationship("sister")
    /// A child of any age.
    public static let child = INPersonRelationship("child")
    /// Friend.
    public static let friend = INPersonRelationship("friend")
    /// Husband or wife.
    public static let spouse = INPersonRelationship("spouse")
    /// Partner.
    public static let partner = INPersonRelationship("partner")
    /// Assistant.
    public static let assistant = INPersonRelationship("assistant")
    /// Manager.
    public static let manager = INPersonRelationship("manager")
    /// Son.
    public static let son = INPersonRelationship("son")
    /// Daughter.
    public static let daughter = INPersonRelationship("daughter")
}
