// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What there is to know of a tea.
final class TeaScreen: UITableViewController {
    private let tea: Tea
    private var facts: [(title: String, value: String)] = []

    init(_ tea: Tea) {
        self.tea = tea
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = tea.name
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fact")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let journal = TeaJournal.shared
        let stars = journal.ratings[tea.id].map { String(repeating: "★", count: $0) }
        facts = [
            (String(localized: "Kind"), tea.kind.name),
            (String(localized: "For 100 g"), tea.price.formatted(.currency(code: "EUR"))),
            (String(localized: "Steeps for"), String(localized: "\(tea.steeping) s")),
            (String(localized: "In the tin"), String(localized: "\(journal.stock[tea.id] ?? 0) g")),
            (String(localized: "Rating"), stars ?? "–"),
        ]
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { facts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fact", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = facts[indexPath.row]
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}
