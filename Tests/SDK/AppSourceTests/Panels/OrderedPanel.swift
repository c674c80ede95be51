// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverForceUnwrap
// Apps write so.

import IntentsUI
import UIKit

/// What a child controller of the panel below shows.
class OrderedViewController: UIViewController {
    private let symbols = ["fork.knife", "clock", "mappin.and.ellipse", "checkmark.circle.fill"]
    private let texts: [String]

    init(for texts: [String]) {
        self.texts = texts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = zip(symbols, texts).map { symbol, text -> UIStackView in
            let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .medium)
            let icon = UIImageView(image: UIImage(systemName: symbol, withConfiguration: configuration))
            icon.tintColor = symbol.hasPrefix("checkmark") ? .systemGreen : .systemOrange
            icon.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            icon.contentMode = .center
            icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.adjustsFontForContentSizeCategory = true
            let row = UIStackView(arrangedSubviews: [icon, label])
            row.spacing = 10
            row.alignment = .firstBaseline
            return row
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = UIStackView.spacingUseSystem
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        blur.frame = view.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(blur)
        blur.contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

/// A panel that keeps a controller for each state; it says its answer, and then falls through to another.
class OrderedPanel: UIViewController, INUIHostedViewControlling {
    func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        children.forEach { child in
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        if interaction.intentHandlingStatus == .ready {
            let formatter = NumberFormatter()
            formatter.numberStyle = .currency
            formatter.locale = Locale(identifier: "en_US")
            let dates = DateFormatter()
            dates.dateFormat = "HH:mm"
            dates.timeZone = TimeZone(identifier: "UTC")
            attachChild(
                OrderedViewController(for: [
                    "2 × Margherita, one of them without olives, for two people who are very hungry",
                    "Ready at \(dates.string(from: Date(timeIntervalSince1970: 72_000)))",
                    "Corner Street 7",
                    "Paid: \(formatter.string(from: 23.5) ?? "")",
                ]))
            completion(true, parameters, desiredSize)
        }
        completion(false, parameters, .zero)
    }

    private var desiredSize: CGSize {
        let width = self.extensionContext?.hostedViewMaximumAllowedSize.width ?? 320
        return CGSize(width: width, height: 170)
    }

    private func attachChild(_ viewController: UIViewController) {
        addChild(viewController)
        if let subview = viewController.view {
            view.addSubview(subview)
            subview.translatesAutoresizingMaskIntoConstraints = false
            subview.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
            subview.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
            subview.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
            subview.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        }
        viewController.didMove(toParent: self)
    }
}

/// A panel of one label that fills it by its frame and mask.
class NotePanel: UIViewController, INUIHostedViewControlling {
    private let label: UILabel = {
        let this = UILabel()
        this.text = "متجر الخبز مفتوح حتى الساعة ٨ 🥖 — the bread shop is open until 8, 面包店开到八点。"
        this.textAlignment = .center
        this.font = .preferredFont(forTextStyle: .body)
        this.textColor = .white
        this.numberOfLines = 0
        return this
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBlue
        view.addSubview(label)
        label.frame = view.frame
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        let maxSize = extensionContext!.hostedViewMaximumAllowedSize
        let desiredSize = CGSize(width: maxSize.width, height: 90)
        completion(true, parameters, desiredSize)
    }
}
