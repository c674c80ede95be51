// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The content of a view, independent of the view.
public protocol UIContentConfiguration {
    /// Creates a view that shows it.
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// The same for a state of the view.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// What is shown; the view shows another as soon as it is set.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration; else another view is made for it.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether it is of the kind that the view shows: it need not be there.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
