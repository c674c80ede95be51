// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

/// Produces haptic feedback if the device that shows the screen supports it, as most phone browsers do.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Creates a generator for the whole screen.
    public override init() { super.init() }

    /// Creates a generator for a view, which makes no difference.
    public convenience init(view: UIView) { self.init() }

    /// Does nothing: nothing needs preparation here.
    open func prepare() {}
}

/// Produces feedback for something that snaps into place.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy that is.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    /// Creates a generator of medium impacts.
    public convenience override init() { self.init(style: .medium) }

    /// Creates a generator with a style of impact.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator with a style of impact, for a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Plays an impact.
    open func impactOccurred() {
        let kind: LayerSignal.Kind =
            switch style {
            case .light: .light
            case .medium: .medium
            case .heavy: .heavy
            case .soft: .soft
            case .rigid: .rigid
            }
        ScreenSignals.shared.send(kind)
    }

    /// Plays an impact unless the intensity, from 0 to 1, is 0.
    open func impactOccurred(intensity: CGFloat) { if intensity > 0 { impactOccurred() } }
    /// Plays an impact; the location makes no difference.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
}

/// Produces feedback for a changed selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Something else is chosen.
    open func selectionChanged() { ScreenSignals.shared.send(.selection) }
    /// Something else is chosen, somewhere.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Produces feedback for success, a warning or an error.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it has ended.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Plays the feedback of an outcome.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: ScreenSignals.shared.send(.success)
        case .warning: ScreenSignals.shared.send(.warning)
        case .error: ScreenSignals.shared.send(.error)
        }
    }
}
