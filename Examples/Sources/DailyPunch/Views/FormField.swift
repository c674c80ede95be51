// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ScreenParts
import UIKit

/// A field of a form, in a frame that a finger hits easily.
final class FormField: UIView, UITextFieldDelegate {
    /// Called with each letter.
    var didChange: () -> Void = {}
    /// Called when the person is done with it.
    var didReturn: () -> Void = {}

    private let field = UITextField()

    /// What stands in it, without spaces around it.
    var text: String { (field.text ?? "").trimmingCharacters(in: .whitespaces) }

    init(title: String, type: UITextContentType, returnKey: UIReturnKeyType) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        field.placeholder = title
        field.accessibilityLabel = title
        field.textContentType = type
        field.returnKeyType = returnKey
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        field.autocorrectionType = .no
        field.autocapitalizationType = type == .name ? .words : .none
        field.keyboardType = type == .emailAddress ? .emailAddress : .default
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.didChange() }, for: .editingChanged)
        addFilling(field, inset: 14)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func beginEditing() {
        field.becomeFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        didReturn()
        return true
    }
}
