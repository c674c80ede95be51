// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
    /// The configuration shown over an empty view, such as a `UIContentUnavailableConfiguration`; nil shows the view
    /// itself.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent?.configuration }
        set {
            if let newValue, let shown = unavailableContent, shown.supports(newValue) {
                shown.configuration = newValue
                return
            }
            unavailableContent?.removeFromSuperview()
            unavailableContent = newValue?.makeContentView()
            loadViewIfNeeded()
            guard let made = unavailableContent, let view = viewIfLoaded else { return }
            made.frame = view.bounds
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(made)
        }
    }

    /// Has ``updateContentUnavailableConfiguration(using:)`` called at the end of this turn of the main queue.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        ScreenUpdate.shared.afterwards { [weak self] in
            self?.updateContentUnavailableConfiguration(using: UIContentUnavailableConfigurationState())
        }
    }
}

/// The state of a controller that may have nothing to show.
public struct UIContentUnavailableConfigurationState: Hashable, Sendable {
    /// The search text; nil if there is no search.
    public var searchText: String?

    /// Creates a state without a search.
    public init() {}
}
