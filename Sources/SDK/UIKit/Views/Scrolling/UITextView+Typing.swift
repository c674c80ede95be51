// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITextView: TextEntry {
    /// Appends text, as if it were typed.
    public func insertText(_ text: String) {
        guard isEditable else { return }
        takeTyped(typedText + text)
    }

    /// Deletes the last character, as if it were typed.
    public func deleteBackward() {
        guard isEditable, hasText else { return }
        takeTyped(String(typedText.dropLast()))
    }

    var acceptsTyping: Bool { isEditable }
    var isMultiline: Bool { true }
    var typedText: String { text ?? "" }
    var shownText: String { typedText }
    var shownPlaceholder: String { "" }

    var typingRect: CGRect {
        let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding)
        let room = UIEdgeInsets(
            top: inset.top, left: inset.left + padding, bottom: inset.bottom, right: inset.right + padding)
        return bounds.inset(by: room)
    }

    /// A new line is typed like any other letter.
    func enter() {}

    func mayChange(_ range: NSRange, to replacement: String) -> Bool {
        textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }

    func takeTyped(_ text: String) {
        self.text = text
        selectedRange = NSRange(location: text.utf16.count, length: 0)
        textDelegate?.textViewDidChange(self)
        textDelegate?.textViewDidChangeSelection(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    /// Posted when a person starts editing the view.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when a person stops editing the view.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted when a person has changed the view's text.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
