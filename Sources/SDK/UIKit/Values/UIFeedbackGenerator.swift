// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

/// Produces haptic feedback if the device that shows the screen supports it, as most phone browsers do.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// One for the whole screen.
    public override init() { super.init() }

    /// One for a view, which makes no difference here.
    public convenience init(view: UIView) { self.init() }

    /// Says that something is to be felt soon; nothing has to be readied here.
    open func prepare() {}
}

/// Produces feedback for something that snaps into place.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy that is.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    /// One that feels medium.
    public convenience override init() { self.init(style: .medium) }

    /// One that feels heavy or light.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// One that feels heavy or light, for a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// It has come to its place.
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

    /// It has come to its place, so hard, from 0 to 1; nothing is felt of nothing, and else it feels as ever.
    open func impactOccurred(intensity: CGFloat) { if intensity > 0 { impactOccurred() } }
    /// It has come to its place, somewhere.
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

    /// It has ended.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: ScreenSignals.shared.send(.success)
        case .warning: ScreenSignals.shared.send(.warning)
        case .error: ScreenSignals.shared.send(.error)
        }
    }
}
