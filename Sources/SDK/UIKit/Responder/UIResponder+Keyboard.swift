// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The keyboard is that of the browser which shows the screen. It takes nothing of the screen, so that its frame has no
/// height: anyone who moves contents out of its way leaves them where they are.
extension UIResponder {
    /// The keyboard is about to come.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard has come.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard has gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard is about to be somewhere else.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard is somewhere else.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// Where the keyboard is before, on the screen, as an `NSValue`: without height below the lower edge.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Where the keyboard is afterwards, on the screen, as an `NSValue`: without height below the lower edge.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long it takes, in seconds, as an `NSNumber`.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The curve that it comes by, as an `NSNumber`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard is that of this app, as an `NSNumber`.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
    /// The rectangle in the value.
    public var cgRectValue: CGRect { rectValue }
    /// The point in the value.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in the value.
    public var cgSizeValue: CGSize { sizeValue }

    /// A value with a rectangle in it.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// A value with a point in it.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A value with a size in it.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
}
