// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PizzeriaKit
import UIKit

/// Says on a sheet that an order is in the oven, and when it will be ready.
final class ReadyScreen: UIViewController {
    private let order: Order
    private let entry: Menu.Entry
    private let didClose: @MainActor () -> Void

    /// - Parameter didClose: Called when the sheet has gone.
    init(_ order: Order, _ entry: Menu.Entry, didClose: @escaping @MainActor () -> Void) {
        self.order = order
        self.entry = entry
        self.didClose = didClose
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let ready = order.date.addingTimeInterval(TimeInterval(order.minutes(for: entry) * 60))
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "checkmark.circle.fill")
        content.imageProperties.tintColor = .systemGreen
        content.text = NSLocalizedString("In the oven", comment: "of an order")
        content.secondaryText = String(
            format: NSLocalizedString("%1$ld × %2$@, ready at %3$@", comment: "how many of what, and a time"),
            order.quantity, entry.title,
            ready.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: .ofApp)))
        content.button = .filled()
        content.button.cornerStyle = .capsule
        content.button.buttonSize = .large
        content.button.baseForegroundColor = .onTint
        content.button.title = NSLocalizedString("Done", comment: "a button")
        content.buttonProperties.primaryAction = UIAction { [weak self] _ in
            self?.dismiss(animated: true, completion: self?.didClose)
        }
        contentUnavailableConfiguration = content
    }
}
