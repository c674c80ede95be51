// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a view that a configuration depends on.
public protocol UIConfigurationState {
    /// A state of a view that nothing is done with.
    init(traitCollection: UITraitCollection)
    /// The view's traits, such as light or dark.
    var traitCollection: UITraitCollection { get set }
    /// What an app says of the view beside.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of an app's own configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// An app's own name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An app's own name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
