// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An action that sends a selector to a target, which it does not keep alive.
final class TargetAction: UIAction {
    private(set) weak var target: AnyObject?
    let selector: Selector
    private let isForChain: Bool

    init(_ target: Any?, _ selector: Selector) {
        let object = target as AnyObject?
        self.target = object
        self.selector = selector
        isForChain = object == nil
        let place = object.map { "\(ObjectIdentifier($0))" } ?? "chain"
        super.init(identifier: Identifier("\(place) \(selector)"), handler: { _ in })
    }

    override func perform(for sender: AnyObject) {
        guard isForChain || target != nil else { return }
        if let control = sender as? UIControl {
            control.sendAction(selector, to: target, for: control.currentEvent)
        } else {
            UIApplication.shared.sendAction(selector, to: target, from: sender, for: nil)
        }
    }

    /// Whether it is meant; nil stands for any target and any selector.
    func matches(_ target: Any?, _ selector: Selector?) -> Bool {
        let object = target as AnyObject?
        return (object == nil || object === self.target) && (selector == nil || selector == self.selector)
    }
}

extension UIApplication {
    /// Sends a selector to a target; nil means the first responder that can perform it.
    ///
    /// The search begins at the first responder and goes up its chain, then up the chain of the sender.
    ///
    /// - Returns: Whether a method was called.
    @discardableResult public func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        guard let target = target ?? receiver(of: action, from: sender) else { return false }
        return action.send(to: target, sender, event ?? UIEvent())
    }

    private func receiver(of action: Selector, from sender: Any?) -> Any? {
        let windows = [keyWindow].compactMap { $0 } + windows.reversed()
        let starts: [UIResponder?] = [
            windows.lazy.compactMap(\.firstResponder).first, sender as? UIResponder,
            (sender as? UIGestureRecognizer)?.view, (sender as? UIBarItem)?.bar as? UIResponder, self,
        ]
        return starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }.first
    }
}
