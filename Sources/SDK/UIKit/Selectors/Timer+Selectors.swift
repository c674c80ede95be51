// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Timer {
    /// Creates a timer that sends itself to a target; add it to a run loop.
    ///
    /// It keeps the target until it is invalidated, or has fired if it does not repeat.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let timer = SelectorTimer(
            fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo, to: aTarget, aSelector,
            info: userInfo)
        // Always Timer itself: Apple's documentation forbids to derive from it.
        self.init(made: { unsafeDowncast(timer, to: Self.self) })
    }

    /// Creates a timer that sends itself to a target, and adds it to the run loop of this thread.
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// Lets an initializer return an instance of a subclass.
protocol MadeElsewhere {}

extension MadeElsewhere {
    init(made: () -> Self) { self = made() }
}

extension Timer: MadeElsewhere {}

/// A timer that sends a selector, with itself or another argument.
final class SelectorTimer: Timer {
    let selector: Selector
    private(set) var argument: Any?
    private let sendsItself: Bool
    private let info: Any?
    private var target: Any?

    override var userInfo: Any? { info }

    init(
        fire date: Date, interval: TimeInterval, repeats: Bool, to target: Any, _ selector: Selector, info: Any?
    ) {
        (self.target, self.selector, self.info, sendsItself) = (target, selector, info, true)
        super.init(fire: date, interval: interval, repeats: repeats) { ($0 as? SelectorTimer)?.send() }
    }

    init(after delay: TimeInterval, to target: Any, _ selector: Selector, argument: Any?) {
        (self.target, self.selector, self.argument, info, sendsItself) = (target, selector, argument, nil, false)
        super.init(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) {
            ($0 as? SelectorTimer)?.send()
        }
    }

    override func invalidate() {
        super.invalidate()
        (target, argument) = (nil, nil)
    }

    func isSent(to object: Any) -> Bool { isValid && target as AnyObject === object as AnyObject }

    private func send() {
        guard let target else { return }
        selector.send(to: target, sendsItself ? self : argument)
        if timeInterval == 0 { (self.target, argument) = (nil, nil) }
    }

    /// What this thread is yet to perform after a delay.
    static var requests: [SelectorTimer] {
        get { Thread.current.threadDictionary["Beckon.SelectorTimer"] as? [SelectorTimer] ?? [] }
        set { Thread.current.threadDictionary["Beckon.SelectorTimer"] = newValue }
    }
}
