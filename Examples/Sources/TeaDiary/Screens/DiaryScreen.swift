// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The shelf, and how much was drunk of it.
final class DiaryScreen: UITableViewController {
    /// The one that is seen.
    static weak var shown: DiaryScreen?

    private var teas: [Tea] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Tea Diary", comment: "the title of the shelf")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tea")
        Self.shown = self
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        teas = TeaJournal.shared.teas
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { teas.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = teas[indexPath.row].name
        cell.contentConfiguration = content
        return cell
    }

    /// Shows one tea.
    func show(_ tea: Tea) {
        let screen = UIViewController()
        screen.title = tea.name
        screen.view.backgroundColor = .systemBackground
        navigationController?.pushViewController(screen, animated: false)
    }
}
