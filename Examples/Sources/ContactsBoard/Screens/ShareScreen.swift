// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ScreenParts
import UIKit

/// The board as one hands it on.
final class ShareScreen: UIViewController {
    private let text = UITextView()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Share", comment: "title")
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var lines: [String] { ContactBook.shared.contacts().map { "\($0.name) \($0.number)" } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        text.text = lines.joined(separator: "\n")
        text.isEditable = false
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.backgroundColor = .secondarySystemGroupedBackground
        text.layer.cornerRadius = 14
        text.textContainerInset = UIEdgeInsets(top: 14, left: 10, bottom: 14, right: 10)
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
            text.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            text.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            text.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut(lines)
    }
}
