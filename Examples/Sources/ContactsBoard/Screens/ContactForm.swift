// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ScreenParts
import UIKit

/// The form for somebody new, or for what has changed about somebody.
final class ContactForm: UITableViewController {
    private struct Line {
        var title: String
        var type: UITextContentType
        var text: String
    }

    private let id: String
    private let didSave: (Contact) -> Void
    private var lines: [Line]
    private lazy var saveItem = UIBarButtonItem(
        systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })

    /// - Parameter didSave: Called with what was written, when the form has gone.
    init(_ contact: Contact? = nil, didSave: @escaping (Contact) -> Void) {
        id = contact?.id ?? UUID().uuidString
        self.didSave = didSave
        lines = [
            Line(
                title: NSLocalizedString("Name", comment: "of a person"), type: .name, text: contact?.name ?? ""),
            Line(
                title: NSLocalizedString("Company", comment: "of a person"), type: .organizationName,
                text: contact?.company ?? ""),
            Line(
                title: NSLocalizedString("Phone", comment: "a detail"), type: .telephoneNumber,
                text: contact?.number ?? ""),
            Line(
                title: NSLocalizedString("E-mail", comment: "a detail"), type: .emailAddress,
                text: contact?.email ?? ""),
        ]
        super.init(style: .insetGrouped)
        title =
            contact == nil
            ? NSLocalizedString("New Contact", comment: "title") : NSLocalizedString("Edit", comment: "title")
        navigationItem.rightBarButtonItem = saveItem
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
        saveItem.isEnabled = isComplete
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut(lines.map(\.title))
        beginEditing(0)
    }

    private var isComplete: Bool { !trimmed(0).isEmpty }

    private func trimmed(_ line: Int) -> String { lines[line].text.trimmingCharacters(in: .whitespaces) }

    private func beginEditing(_ line: Int) {
        (tableView.cellForRow(at: IndexPath(row: line, section: 0)) as? FieldCell)?.beginEditing()
    }

    private func save() {
        guard isComplete else { return }
        func text(_ line: Int) -> String? { trimmed(line).isEmpty ? nil : trimmed(line) }
        let contact = Contact(
            id: id, name: trimmed(0), number: trimmed(2), email: text(3), company: text(1))
        dismiss(animated: true) { [didSave] in didSave(contact) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lines.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        let (line, isLast) = (indexPath.row, indexPath.row == lines.count - 1)
        guard let cell = cell as? FieldCell else { return cell }
        cell.show(lines[line].title, lines[line].text, lines[line].type, returnKey: isLast ? .done : .next)
        cell.didChange = { [weak self] text in
            guard let self else { return }
            lines[line].text = text
            saveItem.isEnabled = isComplete
        }
        cell.didReturn = { [weak self] in isLast ? self?.save() : self?.beginEditing(line + 1) }
        return cell
    }
}
