// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a configuration goes by: what the view that it fills is like at the moment.
public protocol UIConfigurationState {
    /// A state of a view that nothing is done with.
    init(traitCollection: UITraitCollection)
    /// Light or dark, and what else the view goes by.
    var traitCollection: UITraitCollection { get set }
    /// What an app says of the view beside.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// What an app's own addition to a state is found by.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// A name of an app's own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name of an app's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
