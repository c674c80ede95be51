// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ScreenParts
import UIKit

/// What the departments' screens have in common: rows in sections, something large above them, buttons below.
class RowScreen: UITableViewController, Renewable {
    private static let buttonHeight: CGFloat = 52
    private var shown: [RowSection] = []

    init(title: String) {
        super.init(style: .insetGrouped)
        self.title = title
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// As things are now.
    var sections: [RowSection] { [] }
    /// The same in words, for the transcript.
    var lines: [String] { [] }
    /// What stands above the rows, as high as it asks for.
    var header: UIView? { nil }
    /// What a person can do here.
    var actions: [RowAction] { [] }
    /// What is said where there are no rows.
    var nothing: (symbol: String, text: String)? { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        renew()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        renew()
        readOut(lines)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for view in [tableView.tableHeaderView, tableView.tableFooterView].compactMap(\.self) {
            guard view.frame.width != tableView.bounds.width else { continue }
            placeEdges()
            return
        }
    }

    func renew() {
        shown = sections.filter { !$0.rows.isEmpty }
        tableView.reloadData()
        placeEdges()
        let isEmpty = shown.isEmpty && header == nil
        contentUnavailableConfiguration = isEmpty ? nothing.map(Self.unavailable) : nil
    }

    private static func unavailable(_ nothing: (symbol: String, text: String)) -> UIContentUnavailableConfiguration {
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: nothing.symbol)
        content.text = nothing.text
        return content
    }

    private func placeEdges() {
        tableView.tableHeaderView = header.map { wrapped($0, top: 12, bottom: 8) }
        tableView.tableFooterView = actions.isEmpty ? nil : wrapped(buttons, top: 12, bottom: 24)
    }

    /// A header or a footer of a table has a frame, so what it holds is measured first.
    private func wrapped(_ view: UIView, top: CGFloat, bottom: CGFloat) -> UIView {
        let frame = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        frame.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: frame.topAnchor, constant: top),
            view.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -bottom),
            view.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
        ])
        let target = CGSize(width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height)
        frame.frame.size = frame.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return frame
    }

    private var buttons: UIView {
        let stack = UIStackView(
            arrangedSubviews: actions.map { action in
                var look = UIButton.Configuration.filled()
                look.title = action.title
                look.cornerStyle = .large
                look.baseBackgroundColor = action.isDestructive ? .systemRed : nil
                look.baseForegroundColor = action.isDestructive ? .white : .onTint
                let button = UIButton(
                    configuration: look,
                    primaryAction: UIAction { [weak self] _ in
                        action.perform()
                        self?.renew()
                    })
                button.heightAnchor.constraint(equalToConstant: Self.buttonHeight).isActive = true
                return button
            })
        stack.distribution = .fillEqually
        stack.spacing = 12
        return stack
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        shown.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        shown[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.show(shown[indexPath.section].rows[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let perform = shown[indexPath.section].rows[indexPath.row].perform else { return }
        perform()
        renew()
    }
}
