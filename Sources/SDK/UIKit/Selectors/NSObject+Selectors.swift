// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension NSObject {
    /// Returns whether the object has the selector's method.
    public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

    /// Calls a method without arguments. Unlike on Apple's systems, its result is dropped.
    public func perform(_ aSelector: Selector) { aSelector.send(to: self) }

    /// Calls a method with an argument. Unlike on Apple's systems, its result is dropped.
    public func perform(_ aSelector: Selector, with object: Any?) { aSelector.send(to: self, object) }

    /// Calls a method with two arguments. Unlike on Apple's systems, its result is dropped.
    public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) {
        aSelector.send(to: self, object1, object2)
    }

    /// Calls a method after a delay in seconds, on the run loop of this thread, which keeps the object until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let request = SelectorTimer(after: delay, to: self, aSelector, argument: anArgument)
        SelectorTimer.requests = SelectorTimer.requests.filter(\.isValid) + [request]
        RunLoop.current.add(request, forMode: .default)
    }

    /// Cancels what this thread is yet to perform after a delay on an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        for request in SelectorTimer.requests where request.isSent(to: aTarget) { request.invalidate() }
    }

    /// Cancels what this thread is yet to perform after a delay with this selector and an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        for request in SelectorTimer.requests
        where request.isSent(to: aTarget) && request.selector == aSelector
            && isEqual(request.argument, anArgument)
        { request.invalidate() }
    }

    private class func isEqual(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return one as AnyObject === other as AnyObject
    }
}
