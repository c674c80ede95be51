// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

final class SectionHeader: UITableViewHeaderFooterView {
    static let identifier = "SectionHeader"
    let button = UIButton(type: .system)
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.addSubview(button)
        button.frame = CGRect(x: 200, y: 0, width: 100, height: 30)
        button.setTitle("See All", for: .normal)
    }
    required init?(coder: NSCoder) { fatalError() }
}

class NamesController: UITableViewController {
    let names = ["Ada", "Alan", "Barbara", "Charles", "Donald"]
    lazy var groups = Dictionary(grouping: names) { String($0.prefix(1)) }
    lazy var letters = groups.keys.sorted()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        tableView.register(SectionHeader.self, forHeaderFooterViewReuseIdentifier: SectionHeader.identifier)
        tableView.sectionIndexColor = .systemPink
        clearsSelectionOnViewWillAppear = true
    }
    override func numberOfSections(in tableView: UITableView) -> Int { letters.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[letters[section]]?.count ?? 0
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header =
            tableView.dequeueReusableHeaderFooterView(withIdentifier: SectionHeader.identifier) as? SectionHeader
        var content = header?.defaultContentConfiguration()
        content?.text = letters[section]
        header?.contentConfiguration = content
        return header
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = groups[letters[indexPath.section]]?[indexPath.row]
        cell.contentConfiguration = content
        let selected = UIView()
        selected.backgroundColor = .systemYellow
        cell.selectedBackgroundView = selected
        cell.tintColor = .systemPink
        return cell
    }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        cell.alpha = 0
        UIView.animate(withDuration: 0.4, delay: 0.05 * Double(indexPath.row)) { cell.alpha = 1 }
    }
    func jump() {
        tableView.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: true)
        tableView.selectRow(at: IndexPath(row: 0, section: 1), animated: true, scrollPosition: .middle)
        tableView.performBatchUpdates(
            { self.tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0)) },
            completion: nil)
    }
}
