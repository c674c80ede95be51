// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells apps of the keyboard, which is that of the browser that shows the screen and takes no room of that.
@MainActor final class Keyboard {
    static let shared = Keyboard()

    /// How long the keyboard of Apple's systems takes to come, in seconds.
    private static let duration = 0.25
    /// The number of the curve that it comes by.
    private static let curve = 7

    /// Whether a person types somewhere.
    private(set) var isUp = false

    /// A view that a person types into has become the first responder.
    func comes() {
        guard !isUp else { return }
        isUp = true
        tell(UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification)
        ScreenUpdate.shared.afterwards { [weak self] in
            self?.tell(UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification)
        }
    }

    /// A view that a person types into is the first responder no more; it may be that another one is.
    func mayGo() {
        ScreenUpdate.shared.afterwards { [weak self] in
            guard let self, isUp, !WindowList.shared.all.contains(where: { $0.firstResponder is any TextEntry }) else {
                return
            }
            isUp = false
            tell(UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification)
            tell(UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification)
        }
    }

    private func tell(_ names: Notification.Name...) {
        let screen = UIScreen.main.bounds
        let frame = NSValue(rect: CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0))
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: frame, UIResponder.keyboardFrameEndUserInfoKey: frame,
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        for name in names { NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info) }
    }
}
