// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen that is all words: rows on a card, and buttons below. It is read out on standard output whenever it appears.
open class TextScreen: UIViewController {
    private let card = RowCard(frame: .zero)
    private let buttons = UIStackView(frame: .zero)
    /// What stands on the buttons.
    private var titles: [String] = []

    /// What stands on the screen now. A row with two spaces in it has words at both ends.
    open var lines: [String] { [] }

    /// What stands above the rows, as high as it asks for; nothing where nil.
    open var header: UIView? { nil }

    /// What a person can do here: a title and what it does, from the top to the bottom.
    open var actions: [(title: String, perform: @MainActor () -> Void)] { [] }

    /// A screen with a heading.
    public init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Not there: screens of words are made in code.
    @available(*, unavailable, message: "screens of words are made in code")
    public required init?(coder: NSCoder) {
        nil
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        buttons.axis = .vertical
        buttons.spacing = 12
        let header = header
        for part in [header, card, buttons].compactMap({ $0 }) {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: header?.bottomAnchor ?? area.topAnchor, constant: 12),
            card.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            card.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            buttons.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 20),
            buttons.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            buttons.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
        if let header {
            NSLayoutConstraint.activate([
                header.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
                header.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                header.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            ])
        }
        showActions()
    }

    private func showActions() {
        let actions = actions
        guard actions.map(\.title) != titles else { return }
        titles = actions.map(\.title)
        for view in buttons.arrangedSubviews { view.removeFromSuperview() }
        for action in actions { addButton(action.title, action.perform) }
    }

    private func addButton(_ title: String, _ perform: @escaping @MainActor () -> Void) {
        var look = UIButton.Configuration.filled()
        look.title = title
        let button = UIButton(
            configuration: look,
            primaryAction: UIAction { [weak self] _ in
                perform()
                self?.showLines()
            })
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        buttons.addArrangedSubview(button)
    }

    /// Shows ``lines`` and ``actions`` as they are now.
    public func showLines() {
        card.show(lines)
        showActions()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showLines()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showLines()
        print(([title ?? ""] + lines.map { "  \($0)" }).joined(separator: "\n"))
    }
}
