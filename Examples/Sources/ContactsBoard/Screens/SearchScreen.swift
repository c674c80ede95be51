// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TextScreens
import UIKit

/// Where a person types a name, and sees who has it.
final class SearchScreen: TextScreen {
    private let field = UITextField(frame: .zero)

    init() {
        super.init(title: NSLocalizedString("Search", comment: "title"))
        field.placeholder = NSLocalizedString("Name", comment: "of a person")
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.autocapitalizationType = .words
        field.returnKeyType = .search
        field.addAction(UIAction { [weak self] _ in self?.showLines() }, for: .editingChanged)
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    }

    override var header: UIView? { field }

    override var lines: [String] {
        let name = field.text?.trimmingCharacters(in: .whitespaces) ?? ""
        let contacts = ContactBook.shared.contacts
        if name.isEmpty {
            return [String(format: NSLocalizedString("%ld contacts", comment: "how many there are"), contacts.count)]
        }
        let found = contacts.map(\.name).filter { $0.localizedStandardContains(name) }
        return found.isEmpty ? [NSLocalizedString("Nobody of that name", comment: "nothing was found")] : found
    }
}
