// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a view that a configuration depends on.
public protocol UIConfigurationState {
    /// Creates the normal state of a view.
    init(traitCollection: UITraitCollection)
    /// The view's traits, such as light or dark.
    var traitCollection: UITraitCollection { get set }
    /// A custom state of the app.
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
