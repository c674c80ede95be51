// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The content of a view, independent of the view.
public protocol UIContentConfiguration {
    /// Creates a view that shows it.
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state of the view.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration; otherwise a new view is made.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration has the type that the view shows, by default.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
