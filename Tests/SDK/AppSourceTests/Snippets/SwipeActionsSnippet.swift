// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class InboxViewController: UITableViewController {
    struct Mail { var subject: String; var isRead = false; var isFlagged = false }
    var mails = (1...10).map { Mail(subject: "Message \($0)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
        tableView.allowsMultipleSelectionDuringEditing = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
        var configuration = UIListContentConfiguration.subtitleCell()
        configuration.text = mails[indexPath.row].subject
        configuration.textProperties.font =
            mails[indexPath.row].isRead ? .systemFont(ofSize: 17) : .boldSystemFont(ofSize: 17)
        cell.contentConfiguration = configuration
        return cell
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completionHandler in
            self?.mails.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            completionHandler(true)
        }
        delete.image = UIImage(systemName: "trash.fill")
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] action, view, completion in
            self?.mails[indexPath.row].isFlagged.toggle()
            completion(true)
        }
        flag.backgroundColor = .systemOrange
        flag.image = UIImage(systemName: "flag.fill")
        let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        let read = UIContextualAction(style: .normal, title: "Read") { [unowned self] _, _, done in
            mails[indexPath.row].isRead = true
            tableView.reloadRows(at: [indexPath], with: .none)
            done(true)
        }
        read.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [read])
    }
}
