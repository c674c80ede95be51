// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row in which something is written.
final class FieldCell: UITableViewCell, UITextFieldDelegate {
    private static let height: CGFloat = 50
    /// Called with each letter.
    var didChange: (String) -> Void = { _ in }
    /// Called when the person is done with it.
    var didReturn: () -> Void = {}

    private let field = UITextField()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        field.delegate = self
        field.clearButtonMode = .whileEditing
        field.autocorrectionType = .no
        field.addAction(
            UIAction { [weak self] _ in self?.didChange(self?.field.text ?? "") }, for: .editingChanged)
        field.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: contentView.topAnchor),
            field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            field.heightAnchor.constraint(equalToConstant: Self.height),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ title: String, _ text: String, _ type: UITextContentType, returnKey: UIReturnKeyType) {
        field.placeholder = title
        field.accessibilityLabel = title
        field.text = text
        field.textContentType = type
        field.returnKeyType = returnKey
        field.autocapitalizationType = type == .emailAddress ? .none : .words
        switch type {
        case .telephoneNumber: field.keyboardType = .phonePad
        case .emailAddress: field.keyboardType = .emailAddress
        default: field.keyboardType = .default
        }
    }

    func beginEditing() {
        field.becomeFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        didReturn()
        return true
    }
}
