// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The purpose of a person's address.
public struct INPersonHandleLabel: Hashable, RawRepresentable, Sendable {
    /// The label as it is stored; an app may have its own.
    public let rawValue: String

    /// A label of an app's own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A label of an app's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// At home.
    public static let home = INPersonHandleLabel("home")
    /// At work.
    public static let work = INPersonHandleLabel("work")
    /// An iPhone.
    public static let iPhone = INPersonHandleLabel("iPhone")
    /// Another mobile telephone.
    public static let mobile = INPersonHandleLabel("mobile")
    /// The main number.
    public static let main = INPersonHandleLabel("main")
    /// A fax at home.
    public static let homeFax = INPersonHandleLabel("homeFax")
    /// A fax at work.
    public static let workFax = INPersonHandleLabel("workFax")
    /// A pager.
    public static let pager = INPersonHandleLabel("pager")
    /// Something else.
    public static let other = INPersonHandleLabel("other")
    /// At school.
    public static let school = INPersonHandleLabel("school")
}
