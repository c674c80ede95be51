// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentsUI

private let cellIdentifier = "Cell"

/// A panel that is a table, its size that of the table's contents.
class TimersPanel: UITableViewController, INUIHostedViewControlling {
    private let timers = [("Take the bread out", "30:00"), ("Turn the oven off", "45:00"), ("Eat", "1:10:00")]

    func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        completion(!parameters.isEmpty, parameters, tableView.contentSize)
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return timers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "none")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "none")
        cell.textLabel?.text = timers[indexPath.row].0
        cell.detailTextLabel?.text = timers[indexPath.row].1
        cell.imageView?.image = UIImage(systemName: "timer")
        if indexPath.row == 2 { cell.accessoryType = .disclosureIndicator }
        return cell
    }
}

/// A row that an app lays out itself.
class BillCell: UITableViewCell {
    let name = UILabel()
    let price = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        for label in [name, price] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        price.textColor = .systemGreen
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            price.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            price.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// A panel with a table in it, whose rows are of the app's own class.
class BillsPanel: UIViewController, INUIHostedViewControlling, UITableViewDelegate, UITableViewDataSource {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var bills: [[String: Any]] = [["title": "Milk", "price": 2], ["title": "Bread", "price": 4]]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.tableFooterView = UIView()
        tableView.separatorStyle = .none
        tableView.register(BillCell.self, forCellReuseIdentifier: "bill")
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
    }

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        tableView.reloadData()
        completion(true, parameters, self.desiredSize)
    }

    var desiredSize: CGSize {
        let width = self.extensionContext?.hostedViewMaximumAllowedSize.width ?? 320
        return CGSize(width: width, height: CGFloat(50 * bills.count))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return bills.count
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return 50
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "bill", for: indexPath) as? BillCell else {
            return UITableViewCell()
        }
        let bill = bills[indexPath.row]
        if let title = bill["title"] as? String, let price = bill["price"] as? Int {
            cell.name.text = title
            cell.price.text = price.description
        }
        return cell
    }
}
