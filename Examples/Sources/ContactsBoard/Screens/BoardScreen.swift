// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ScreenParts
import UIKit

/// Everybody by their first letter, with a search.
final class BoardScreen: UIViewController {
    private static let avatarSide: CGFloat = 40
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let searcher = UISearchController(searchResultsController: nil)
    private lazy var source = LetterSource(tableView: table) { table, path, id in
        let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
        guard let contact = ContactBook.shared.contact(id) else { return cell }
        cell.contentConfiguration = Self.content(of: contact)
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    init() {
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Contacts", comment: "title")
        searcher.searchResultsUpdater = self
        searcher.obscuresBackgroundDuringPresentation = false
        searcher.searchBar.placeholder = NSLocalizedString("Name or company", comment: "what is searched")
        navigationItem.searchController = searcher
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItems = items
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        table.delegate = self
        view.addFilling(table)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showContacts()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut(ContactBook.shared.contacts().map(\.name))
    }

    /// Puts the person into the search field.
    func search() {
        loadViewIfNeeded()
        searcher.isActive = true
        searcher.searchBar.searchTextField.becomeFirstResponder()
        let count = ContactBook.shared.contacts.count
        print(
            [
                NSLocalizedString("Search", comment: "title"),
                "  " + String(format: NSLocalizedString("%ld contacts", comment: "how many there are"), count),
            ].joined(separator: "\n"))
    }

    /// Brings the form for somebody new, and then their page.
    func add() {
        let form = ContactForm { [weak self] contact in
            ContactBook.shared.look(at: contact)
            self?.showContacts()
            self?.show(ContactScreen(contact), sender: nil)
        }
        present(UINavigationController(rootViewController: form), animated: true)
    }

    private var items: [UIBarButtonItem] {
        let add = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
        add.accessibilityLabel = NSLocalizedString("Add", comment: "quick action")
        let share = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "square.and.arrow.up"),
            primaryAction: UIAction { [weak self] _ in self?.show(ShareScreen(), sender: nil) })
        share.accessibilityLabel = NSLocalizedString("Share", comment: "title")
        return [add, share]
    }

    private func showContacts() {
        let words = (searcher.searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
        let found = ContactBook.shared.contacts(matching: words)
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for contact in found {
            if snapshot.indexOfSection(contact.letter) == nil { snapshot.appendSections([contact.letter]) }
            snapshot.appendItems([contact.id], toSection: contact.letter)
        }
        source.apply(snapshot, animatingDifferences: false)
        contentUnavailableConfiguration = found.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }

    private static func content(of contact: Contact) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.image = Avatar.image(of: contact, side: avatarSide)
        content.text = contact.name
        content.secondaryText = contact.company
        content.secondaryTextProperties.color = .secondaryLabel
        return content
    }
}

extension BoardScreen: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let contact = source.itemIdentifier(for: indexPath).flatMap(ContactBook.shared.contact) else { return }
        show(ContactScreen(contact), sender: nil)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = source.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(
            style: .destructive, title: NSLocalizedString("Delete", comment: "a button")
        ) { [weak self] _, _, done in
            ContactBook.shared.remove(id)
            self?.showContacts()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

extension BoardScreen: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        showContacts()
    }
}
