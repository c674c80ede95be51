// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells apps of the keyboard, which is that of the browser that shows the screen and takes no room of that; what an app
/// has in its place, or above it, does.
@MainActor final class Keyboard {
    static let shared = Keyboard()

    /// How long the keyboard of Apple's systems takes to come, in seconds.
    private static let duration = 0.25
    /// The number of the curve that it comes by.
    private static let curve = 7

    /// Whether a person types somewhere.
    private(set) var isUp = false
    /// How much of the screen was covered when apps were told last.
    private var toldHeight: CGFloat = 0

    /// How much of the screen is covered by what an app has in the place of the keyboard, and above it.
    private var height: CGFloat {
        WindowList.shared.all.compactMap { $0.inputHost?.bounds.height }.max() ?? 0
    }

    /// A view that a person types into has become the first responder.
    func comes() {
        guard !isUp || height != toldHeight else { return }
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
        func frame(_ height: CGFloat) -> NSValue {
            NSValue(rect: CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height))
        }
        let (before, now) = (frame(toldHeight), frame(height))
        toldHeight = height
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: before, UIResponder.keyboardFrameEndUserInfoKey: now,
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        for name in names { NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info) }
    }
}
