// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverForceUnwrap
// Apps write so.

import IntentsUI
import UIKit

/// A panel of nested containers, each view made by a closure and pinned by many anchors; states hide and show.
class ExpensePanel: UIViewController, INUIHostedViewControlling {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private let header: UIView = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    private let titleLabel: UILabel = {
        let label = UILabel()
        label.text = "记账助手 | 自动记账"
        label.font = UIFont.systemFont(ofSize: 15, weight: .regular)
        label.textColor = .label
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    private let iconView: UIImageView = {
        let imageView = UIImageView()
        imageView.image = UIImage(systemName: "creditcard.fill")
        imageView.contentMode = .scaleAspectFit
        imageView.layer.cornerRadius = 8
        imageView.layer.masksToBounds = true
        imageView.translatesAutoresizingMaskIntoConstraints = false
        return imageView
    }()

    private let card: UIView = {
        let view = UIView()
        view.backgroundColor = .systemBackground
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    private let pill: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(red: 0.93, green: 0.93, blue: 0.95, alpha: 1.0)
        view.layer.cornerRadius = 16
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    private let statusLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.systemFont(ofSize: 14, weight: .medium)
        label.textColor = .black
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    private let shopImageView: UIImageView = {
        let imageView = UIImageView()
        imageView.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1.0)
        imageView.layer.cornerRadius = 12
        imageView.layer.masksToBounds = true
        imageView.image = UIImage(systemName: "storefront.fill")
        imageView.tintColor = .systemGray
        imageView.contentMode = .center
        imageView.translatesAutoresizingMaskIntoConstraints = false
        return imageView
    }()

    private let shopLabel = UILabel()
    private let amountLabel = UILabel()
    private var checkTimer: Timer?
    private let group = "group.org.example.expenses"

    deinit {
        checkTimer?.invalidate()
        NotificationCenter.default.removeObserver(self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        [header, card].forEach { view.addSubview($0) }
        [iconView, titleLabel].forEach { header.addSubview($0) }
        [pill, shopImageView, shopLabel, amountLabel].forEach { card.addSubview($0) }
        pill.addSubview(statusLabel)
        for label in [shopLabel, amountLabel] { label.translatesAutoresizingMaskIntoConstraints = false }
        shopLabel.font = UIFont.systemFont(ofSize: 16, weight: .semibold)
        amountLabel.font = UIFont.systemFont(ofSize: 24, weight: .bold)
        amountLabel.textColor = .systemRed
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            header.heightAnchor.constraint(equalToConstant: 32),
            iconView.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            iconView.centerYAnchor.constraint(equalTo: header.centerYAnchor),
            iconView.widthAnchor.constraint(equalToConstant: 28),
            iconView.heightAnchor.constraint(equalToConstant: 28),
            titleLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 8),
            titleLabel.centerYAnchor.constraint(equalTo: header.centerYAnchor),
            card.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 12),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            card.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            pill.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            pill.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            pill.heightAnchor.constraint(equalToConstant: 32),
            statusLabel.leadingAnchor.constraint(equalTo: pill.leadingAnchor, constant: 14),
            statusLabel.centerYAnchor.constraint(equalTo: pill.centerYAnchor),
            statusLabel.trailingAnchor.constraint(equalTo: pill.trailingAnchor, constant: -14),
            shopImageView.topAnchor.constraint(equalTo: pill.bottomAnchor, constant: 16),
            shopImageView.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            shopImageView.widthAnchor.constraint(equalToConstant: 60),
            shopImageView.heightAnchor.constraint(equalToConstant: 60),
            shopLabel.leadingAnchor.constraint(equalTo: shopImageView.trailingAnchor, constant: 12),
            shopLabel.topAnchor.constraint(equalTo: shopImageView.topAnchor, constant: 4),
            amountLabel.leadingAnchor.constraint(equalTo: shopLabel.leadingAnchor),
            amountLabel.bottomAnchor.constraint(equalTo: shopImageView.bottomAnchor, constant: -4),
        ])
        checkTimer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in
            print("waiting")
        }
        check()
    }

    private func check() {
        guard let defaults = UserDefaults(suiteName: group) else { return }
        if let status = defaults.string(forKey: "status") { statusLabel.text = status }
    }

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        statusLabel.text = "分析完成"
        shopLabel.text = "街角面包店"
        amountLabel.text = "¥ 36.50"
        UIView.animate(withDuration: 0.3, animations: { self.pill.alpha = 0.9 }) { _ in
            self.pill.backgroundColor = .clear
        }
        print("hosted in \(context.rawValue), \(interactiveBehavior.rawValue)")
        let size = CGSize(width: self.extensionContext!.hostedViewMaximumAllowedSize.width, height: 190)
        completion(true, parameters, size)
    }
}
