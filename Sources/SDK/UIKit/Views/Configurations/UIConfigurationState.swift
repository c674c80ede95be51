// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a view that a configuration depends on.
public protocol UIConfigurationState {
    /// A state of a view that nothing is done with.
    init(traitCollection: UITraitCollection)
    /// Light or dark, and what else the view goes by.
    var traitCollection: UITraitCollection { get set }
    /// What an app says of the view beside.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of an app's own configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// A name of an app's own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name of an app's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
