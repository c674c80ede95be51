// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Recognizes a gesture from the touches in a view and its subviews.
///
/// A subclass says by setting ``state`` how far the gesture has come. The recognizer then calls its targets and the
/// actions of ``addAction(_:)``, which Apple's systems don't have.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The state of a gesture.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// Of a gesture that is over as soon as it is recognized: the same as ``ended``.
        public static let recognized = State.ended
    }

    /// A recognizer without a target.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// A recognizer that calls a method of a target when the gesture begins, changes or ends.
    ///
    /// It does not keep the target. If that is nil, the first responder that can perform the action does.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { addAction(TargetAction(target, action)) }
    }

    /// The view that the recognizer was added to.
    open internal(set) weak var view: UIView?
    /// Asked before the gesture begins.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name for tests and other tools.
    open var name: String?
    /// Whether the view's touches are cancelled when the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the view hears about touches only when the gesture has failed; stored, without effect yet.
    open var delaysTouchesBegan = false
    /// Whether the view hears about lifted fingers only when the gesture has failed; stored, without effect yet.
    open var delaysTouchesEnded = true
    /// Whether touches of another type are left alone while the gesture goes on; there is one type here.
    open var requiresExclusiveTouchType = true

    /// Whether the recognizer receives touches; setting false cancels a running gesture.
    open var isEnabled = true {
        didSet {
            guard !isEnabled, oldValue else { return }
            if isRecognizing { state = .cancelled } else { give(.failed) }
            touches = []
            resetIfOver()
        }
    }

    private var current = State.possible
    /// What the gesture becomes when those have failed that it waits for.
    private var awaited: State?
    private var actions: [UIAction] = []
    /// The fingers that the recognizer follows.
    private(set) var touches: [UITouch] = []
    private var ignored: [UITouch] = []
    /// Those that look at the same fingers, until the gesture is over.
    private var rivals: [UIGestureRecognizer] = []
    private var requirements: [UIGestureRecognizer] = []
    /// Where the fingers are, or were last, in the window's coordinates.
    private var place = CGPoint.zero
    private var event: UIEvent?

    /// The state of the gesture; a subclass sets it.
    open var state: State {
        get { current }
        set { move(to: newValue) }
    }

    /// The number of touches that the recognizer follows.
    open var numberOfTouches: Int { touches.count }

    /// Adds a method of a target, unless it is there already. The recognizer does not keep the target.
    open func addTarget(_ target: Any, action: Selector) { addAction(TargetAction(target, action)) }

    /// Removes methods of targets; nil stands for any target and any method.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { ($0 as? TargetAction)?.matches(target, action) == true }
    }

    /// Adds an action that is called when the gesture begins, changes or ends. Apple's systems don't have it.
    open func addAction(_ action: UIAction) {
        removeAction(action)
        actions.append(action)
    }

    /// Removes an action.
    open func removeAction(_ action: UIAction) { actions.removeAll { $0.identifier == action.identifier } }

    /// Returns the center of the touches in a view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

    /// Returns the location of one touch in a view's coordinates; the center for an unknown index.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }

    /// Makes the gesture wait until another one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0 === otherGestureRecognizer }
        requirements.append(otherGestureRecognizer)
    }

    // MARK: For subclasses

    /// Fingers have come down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers have been lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system has taken the touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The gesture is over, and the next one may come.
    open func reset() {}
    /// Whether this gesture, once recognized, ends the chances of another one.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another gesture, once recognized, ends the chances of this one.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the gesture begins only when another one has failed.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another gesture begins only when this one has failed.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Follows a finger no more.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        ignored.append(touch)
    }

    // MARK: Touches

    /// Whether the gesture has begun and not ended.
    var isRecognizing: Bool { current == .began || current == .changed }
    private var isOver: Bool { current == .ended || current == .cancelled || current == .failed }
    /// Whether what fingers do may still become the gesture.
    private var isUndecided: Bool { isEnabled && view != nil && current == .possible && !rivals.isEmpty }

    /// Takes what a finger has done.
    func take(_ touch: UITouch, with event: UIEvent) {
        guard isEnabled, !ignored.contains(touch) else { return }
        self.event = event
        if touch.phase == .began {
            guard !isOver, awaited == nil else { return }
            touches.append(touch)
            for rival in touch.recognizers + [self] where !rivals.contains(rival) { rivals.append(rival) }
        }
        guard touches.contains(touch) else { return }
        place = touches.middle
        guard !isOver else { return }
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        default: break
        }
    }

    /// A finger has left the screen, and everybody knows.
    func drop(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        ignored.removeAll { $0 === touch }
        resetIfOver()
    }

    private func resetIfOver() {
        guard isOver, touches.isEmpty, awaited == nil else { return }
        reset()
        (current, awaited, rivals, event) = (.possible, nil, [], nil)
    }

    // MARK: States

    private func move(to new: State) {
        switch (current, new) {
        case (.possible, .began), (.possible, .ended): begin(as: new)
        case (.possible, .failed), (.possible, .cancelled): give(.failed)
        case (.began, .changed), (.changed, .changed): tell(.changed)
        case (.began, .ended), (.changed, .ended): tell(.ended)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): tell(.cancelled)
        default: return
        }
        resetIfOver()
    }

    private func begin(as new: State) {
        guard awaited == nil else {
            // What has ended before it could begin is no gesture, unless it is over at once.
            if awaited == .began, new == .ended { give(.failed) }
            return
        }
        let required = rivals.filter { isRequired($0) } + requirements.filter { !rivals.contains($0) }
        if required.contains(where: { $0.isRecognizing || $0.current == .ended }) { return give(.failed) }
        if required.contains(where: \.isUndecided) {
            awaited = new
            return
        }
        guard mayBegin else { return give(.failed) }
        for rival in rivals where rival !== self { prevent(rival) }
        takeTouchesFromViews()
        tell(new)
        for rival in rivals where rival !== self { rival.learn(from: self) }
    }

    private func isRequired(_ other: UIGestureRecognizer) -> Bool {
        guard other !== self else { return false }
        return requirements.contains(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Another gesture has failed or was recognized; this one may have waited for that.
    private func learn(from other: UIGestureRecognizer) {
        guard let new = awaited, isRequired(other) else { return }
        awaited = nil
        if other.current == .failed { state = new } else { give(.failed) }
        resetIfOver()
    }

    private var mayBegin: Bool {
        guard let view else { return false }
        let views = sequence(first: touches.first?.view ?? view, next: { $0 === view ? nil : $0.superview })
        guard !cancelsTouchesInView || views.allSatisfy({ $0.gestureRecognizerShouldBegin(self) }) else { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    private func prevent(_ rival: UIGestureRecognizer) {
        guard canPrevent(rival), rival.canBePrevented(by: self),
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: rival) != true,
            rival.delegate?.gestureRecognizer(rival, shouldRecognizeSimultaneouslyWith: self) != true
        else { return }
        // One that goes on already goes on beside this one.
        if rival.current == .possible { rival.give(.failed) }
    }

    private func takeTouchesFromViews() {
        guard cancelsTouchesInView, let event else { return }
        for touch in touches where !touch.isTaken {
            touch.isTaken = true
            if touch.isFelt { touch.view?.touchesCancelled([touch], with: event) }
        }
    }

    /// The gesture has failed.
    private func give(_ new: State) {
        guard !isOver else { return }
        (current, awaited) = (new, nil)
        for rival in rivals where rival !== self { rival.learn(from: self) }
        resetIfOver()
    }

    private func tell(_ new: State) {
        current = new
        for action in actions { action.perform(for: self) }
    }
}

extension [UITouch] {
    /// Between the fingers, in the window's coordinates.
    @MainActor var middle: CGPoint {
        guard !isEmpty else { return .zero }
        let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.position.x, y: $0.y + $1.position.y) }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}
