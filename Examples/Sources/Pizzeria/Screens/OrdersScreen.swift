// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PizzeriaKit
import ScreenParts
import UIKit

/// What was ordered, here or by voice, the latest first. A tap orders the like again.
final class OrdersScreen: UITableViewController {
    private static let pictureSide: CGFloat = 52
    private let book: OrderBook
    private var orders: [Order] = []

    init(book: OrderBook) {
        self.book = book
        super.init(style: .insetGrouped)
        title = NSLocalizedString("Orders", comment: "title")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "order")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        orders = book.orders
        tableView.reloadData()
        contentUnavailableConfiguration = orders.isEmpty ? nothing : nil
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut(orders.map { "\($0.quantity) × \(Menu.house.entry($0.kind)?.title ?? $0.kind)" })
    }

    private var nothing: UIContentUnavailableConfiguration {
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.image = UIImage(systemName: "takeoutbag.and.cup.and.straw")
        nothing.text = NSLocalizedString("Nothing ordered yet", comment: "of pizzas")
        nothing.secondaryText = NSLocalizedString("What you order here or by voice is kept here.", comment: "of orders")
        return nothing
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        orders.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
        let order = orders[indexPath.row]
        guard let entry = Menu.house.entry(order.kind) else { return cell }
        var content = UIListContentConfiguration.subtitleCell()
        content.image = PizzaPicture.of(entry, side: Self.pictureSide)
        content.text = "\(order.quantity) × \(entry.title)"
        content.secondaryText = [
            order.size.title, order.price(for: entry).euros,
            order.date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: .ofApp)),
        ].joined(separator: " · ")
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let entry = Menu.house.entry(orders[indexPath.row].kind) else { return }
        show(PizzaScreen(entry, book: book), sender: nil)
    }
}
