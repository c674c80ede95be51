// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

extension NotificationCenter {
    /// Calls a method of an observer for each notification with a name, from an object; nil means any.
    ///
    /// The center does not keep the observer, and forgets it once it is gone.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let entry = SelectorObserver(observer as AnyObject, aSelector, aName, anObject, of: self)
        SelectorObserver.remove { !$0.isAlive }
        entry.observe(anObject)
    }

    // Foundation has both for any value. Swift prefers these for objects.

    /// Removes an observer from all notifications, whether it was added with a selector or a block.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes an observer from the notifications with a name, from an object; nil means any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObserver.remove { $0.matches(observer, aName, anObject, of: self) }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// An observer with a selector, behind a block of the notification center.
private final class SelectorObserver: @unchecked Sendable {
    // Unchecked because ‘token’ is set before another thread sees the observer, and the rest never changes.
    private static let all = Mutex<[SelectorObserver]>([])

    private weak var observer: AnyObject?
    private weak var center: NotificationCenter?
    private weak var object: AnyObject?
    private let selector: Selector
    private let name: NSNotification.Name?
    private var token: (any NSObjectProtocol)?

    init(
        _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?,
        of center: NotificationCenter
    ) {
        (self.observer, self.selector, self.name, self.center) = (observer, selector, name, center)
        self.object = object as AnyObject?
    }

    var isAlive: Bool { observer != nil && center != nil }

    func observe(_ object: Any?) {
        token = center?.addObserver(forName: name, object: object, queue: nil) { [weak self] in self?.take($0) }
        Self.all.withLock { $0.append(self) }
    }

    private func take(_ notification: Notification) {
        if let observer {
            selector.send(to: observer, notification)
        } else {
            Self.remove { $0 === self }
        }
    }

    func matches(
        _ observer: AnyObject, _ name: NSNotification.Name?, _ object: Any?, of center: NotificationCenter
    ) -> Bool {
        self.observer === observer && self.center === center && (name == nil || name == self.name)
            && (object == nil || object as AnyObject === self.object)
    }

    static func remove(where isMeant: (SelectorObserver) -> Bool) {
        let removed = all.withLock { all in
            let removed = all.filter(isMeant)
            all.removeAll(where: isMeant)
            return removed
        }
        for one in removed { if let token = one.token { one.center?.removeObserver(token as Any) } }
    }
}
