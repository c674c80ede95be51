// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
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
