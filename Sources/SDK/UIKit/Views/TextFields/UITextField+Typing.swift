// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Wire

extension UITextField {
    /// Does what a person has done in the field.
    func apply(_ input: TypingPayload.Input) {
        switch input {
        case .focus: becomeFirstResponder()
        case .leave: resignFirstResponder()
        case .enter: enter()
        case .text(let text, let revision): type(text, revision: revision)
        }
    }

    /// The key that ends the text was pressed.
    private func enter() {
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

    private func type(_ typed: String, revision: Int) {
        // Even if the text was refused: the browser needs the text that is in the field now.
        self.revision = max(self.revision, revision)
        displayChanged()
        guard isEnabled, becomeFirstResponder() else { return }
        let typed = typed.replacing(/\R/, with: " ")
        let change = TextChange(from: text ?? "", to: typed)
        guard typed != text,
            delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
                ?? true
        else { return }
        text = typed
        textWasTyped()
    }

    /// Tells of a text that the person has changed.
    func textWasTyped() {
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    /// The side that the text stands at.
    var alignment: ScreenField.Alignment {
        switch textAlignment {
        case .left, .natural, .justified: .left
        case .center: .center
        case .right: .right
        }
    }

    /// What a field looks like around the text.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// When something beside the text is seen.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// Why a person types in a field no more.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled = 1
    }

    /// What is typed goes to the field that is the object.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// What is typed goes to the field no more.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// A person has changed the text of the field.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

/// The one part in which two texts differ, in UTF-16 as Apple counts it.
struct TextChange: Equatable {
    let range: NSRange
    let replacement: String

    init(from old: String, to new: String) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let room = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(room).prefix { $0 == $1 }.count
        let before = old.prefix(start).utf16.count
        range = NSRange(location: before, length: old.utf16.count - before - old.suffix(end).utf16.count)
        replacement = String(new.dropFirst(start).dropLast(end))
    }
}
