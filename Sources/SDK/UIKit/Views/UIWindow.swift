// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The outermost view of an app's interface, with its root view controller.
///
/// A window is hidden until ``makeKeyAndVisible()``, and lives as long as the
/// app holds it.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// A window of a place and size, for an app without scenes.
    public override init(frame: CGRect) {
        windowScene = UIApplication.shared.sceneOfItsOwn
        super.init(frame: frame)
        isHidden = true
        WindowList.shared.add(self)
    }

    /// A window of a scene, as large as its screen.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: windowScene.screen.bounds)
        isHidden = true
        WindowList.shared.add(self)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The scene that the window shows in.
    open weak var windowScene: UIWindowScene?

    /// Who fills the window. Setting it takes the former's view out and puts the new one's in.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.dismissEverythingPresented()
            if let old = oldValue?.viewIfLoaded, old.superview === self { old.removeFromSuperview() }
            if !isHidden { showRoot() }
        }
    }

    /// What lies above what: a higher level in front.
    open var windowLevel = Level.normal { didSet { if windowLevel != oldValue { displayChanged() } } }
    /// The screen of the window.
    open var screen: UIScreen { .main }
    /// Whether what is typed comes to this window.
    open var isKeyWindow: Bool { WindowList.shared.key === self }
    /// Whether the window may become the key window.
    open var canBecomeKey: Bool { true }
    weak var firstResponder: UIResponder? { didSet { if firstResponder !== oldValue { showInputViews() } } }
    /// Holds what the first responder has in the place of the keyboard, and above it.
    var inputHost: InputHostView?

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene }

    open override var isHidden: Bool {
        didSet {
            guard oldValue != isHidden else { return }
            isHidden ? hide() : show()
        }
    }

    /// Shows the window in front of the others of its level, and makes it the key window.
    open func makeKeyAndVisible() {
        WindowList.shared.bringToFront(self)
        displayChanged()
        isHidden = false
        makeKey()
    }

    /// Makes this the key window, also while it is hidden.
    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        WindowList.shared.key?.resignKey()
        WindowList.shared.key = self
        becomeKey()
    }

    /// The window has become the key window; never called by an app.
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// The window is the key window no longer; never called by an app.
    open func resignKey() {
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    /// A responder that left the window is no longer the first responder.
    func forgetFirstResponderElsewhere() {
        if firstResponder?.isFirstResponder == false { firstResponder = nil }
    }

    private func show() {
        showRoot()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }

    private func showRoot() {
        guard let root = rootViewController else { return }
        let view = root.loadedView
        if view.superview === self {
            view.everyController { $0.beginAppearing(animated: false) }
        } else {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
        setNeedsLayout()
    }

    /// What of the window the device covers.
    var covered: UIEdgeInsets {
        let outer = screen.covered
        guard outer != .zero else { return .zero }
        return UIEdgeInsets(
            top: max(0, outer.top - frame.minY), left: 0,
            bottom: max(0, outer.bottom - (screen.bounds.maxY - frame.maxY)), right: 0)
    }

    /// The device covers another part than before.
    func coveredPartChanged() {
        safeAreaInsetsDidChange()
        for view in subviews { view.everyController { $0.safeAreaChanged() } }
        layoutInputChanged()
        setNeedsLayout()
    }

    /// Gives the window another rectangle, with all that its controllers hear about that.
    func resize(to rectangle: CGRect) {
        let controllers = [rootViewController].compactMap { $0 }
        let transition = ImmediateTransition()
        for controller in controllers { controller.viewWillTransition(to: rectangle.size, with: transition) }
        frame = rectangle
        transition.finish()
    }

    /// Shows each touch that has changed to the recognizers of gestures around it, then to the view it belongs to.
    open func sendEvent(_ event: UIEvent) {
        guard let event = event as? TouchEvent else { return }
        for touch in event.changed where touch.window === self || touch.phase == .cancelled {
            touch.deliver(with: event)
        }
    }

    private func hide() {
        everyController { $0.beginDisappearing(animated: false) }
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }

    /// What lies above what.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number that is compared.
        public let rawValue: CGFloat

        /// A level of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// A level of a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// An app's own windows.
        public static let normal = Level(rawValue: 0)
        /// Above the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// Above all else.
        public static let alert = Level(rawValue: 2000)

        /// Whether the first lies behind the second.
        public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }

        /// A level further in front.
        public static func + (level: Level, offset: CGFloat) -> Level {
            Level(rawValue: level.rawValue + offset)
        }

        /// A level further back.
        public static func - (level: Level, offset: CGFloat) -> Level {
            Level(rawValue: level.rawValue - offset)
        }
    }

    /// Posted when a window is shown.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window is hidden.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window becomes the key window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is the key window no longer.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
