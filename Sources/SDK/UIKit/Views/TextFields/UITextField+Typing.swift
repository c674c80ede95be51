// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITextField: TextEntry {
    /// The return key was pressed.
    func enter() {
        guard isEnabled, !enablesReturnKeyAutomatically || hasText else { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = hasActions(for: .editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if let alert = sequence(first: next, next: \.?.next).lazy.compactMap({ $0 as? UIAlertController }).first {
            alert.goOn(from: self)
        } else if ends {
            resignFirstResponder()
        }
    }

    var acceptsTyping: Bool { isEnabled }
    var isMultiline: Bool { false }
    var typedText: String { text ?? "" }
    var shownPlaceholder: String { placeholder ?? "" }

    func mayChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }

    func takeTyped(_ text: String) {
        self.text = text
        textWasTyped()
    }

    /// Reports a text that the person has changed.
    func textWasTyped() {
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    /// The border style of a field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When a view beside the text is visible.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// The reason for the end of editing.
    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }

    /// Posted when a person starts editing the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when a person stops editing the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when a person has changed the field's text.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
