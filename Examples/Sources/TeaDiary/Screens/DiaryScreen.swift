// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The shelf, and how much was drunk of it today.
final class DiaryScreen: UITableViewController {
    /// The one that is seen.
    static weak var shown: DiaryScreen?

    private var teas: [Tea] = []

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

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

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        let cups = TeaJournal.shared.cups(since: Calendar.current.startOfDay(for: Date()))
        return cups == 0 ? String(localized: "No cup yet today") : String(localized: "\(cups) cups")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: indexPath)
        let tea = teas[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = tea.name
        content.secondaryText = tea.kind.name
        content.image = UIImage(systemName: tea.kind.symbol)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(TeaScreen(teas[indexPath.row]), animated: true)
    }

    /// Shows one tea, whatever was there before.
    func show(_ tea: Tea) {
        navigationController?.popToRootViewController(animated: false)
        navigationController?.pushViewController(TeaScreen(tea), animated: false)
    }
}
