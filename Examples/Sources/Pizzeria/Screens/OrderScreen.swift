// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PizzeriaKit
import ScreenParts
import UIKit

/// An order that a conversation was about.
final class OrderScreen: UIViewController {
    private let intent: OrderPizzaIntent

    init(_ intent: OrderPizzaIntent) {
        self.intent = intent
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Your order", comment: "title")
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var words: String {
        "\(intent.quantity ?? 1) × \(intent.kind?.displayString ?? NSLocalizedString("pizza", comment: "of no kind"))"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let entry = Menu.house.entry(intent.kind?.identifier)
        var content = UIContentUnavailableConfiguration.empty()
        content.image = entry.map { PizzaPicture.of($0, side: 240) } ?? UIImage(systemName: "fork.knife")
        content.text = words
        content.secondaryText = entry?.description
        contentUnavailableConfiguration = content
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut([words])
    }
}
