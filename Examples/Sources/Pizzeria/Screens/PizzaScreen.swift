// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PizzeriaKit
import ScreenParts
import UIKit

/// A pizza, large, with the form that orders it.
final class PizzaScreen: UIViewController {
    private static let largestOrder = 12
    private let entry: Menu.Entry
    private let book: OrderBook
    private let size = UISegmentedControl(items: Order.Size.allCases.map(\.title))
    private let stepper = UIStepper()
    private let quantity = UILabel()
    private lazy var button = UIButton(
        configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.placeOrder() })

    init(_ entry: Menu.Entry, book: OrderBook) {
        self.entry = entry
        self.book = book
        super.init(nibName: nil, bundle: nil)
        title = entry.title
        navigationItem.largeTitleDisplayMode = .never
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var order: Order {
        Order(
            kind: entry.identifier, quantity: Int(stepper.value),
            size: Order.Size(rawValue: size.selectedSegmentIndex) ?? .medium)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        size.selectedSegmentIndex = Order.Size.medium.rawValue
        size.addAction(UIAction { [weak self] _ in self?.showOrder() }, for: .valueChanged)
        stepper.minimumValue = 1
        stepper.maximumValue = Double(Self.largestOrder)
        stepper.value = 1
        stepper.addAction(UIAction { [weak self] _ in self?.showOrder() }, for: .valueChanged)
        quantity.font = .monospacedDigitSystemFont(ofSize: 22, weight: .semibold)
        placeParts()
        showFavourite()
        showOrder()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut([entry.description, entry.price.euros])
    }

    private func placeParts() {
        let form = UIStackView(arrangedSubviews: [
            words, row(NSLocalizedString("Size", comment: "of a pizza"), size),
            row(NSLocalizedString("How many?", comment: "of pizzas"), quantity, stepper),
        ])
        form.axis = .vertical
        form.spacing = 20
        let page = UIStackView(arrangedSubviews: [plate, form])
        page.axis = .vertical
        page.spacing = 20
        page.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        button.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(page)
        view.addSubview(scroll)
        view.addSubview(button)
        let (content, area) = (scroll.contentLayoutGuide, view.safeAreaLayoutGuide)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -12),
            page.topAnchor.constraint(equalTo: content.topAnchor),
            page.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            page.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            page.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
            button.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            button.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            button.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -12),
            button.heightAnchor.constraint(equalToConstant: 54),
        ])
    }

    private var plate: UIView {
        let picture = UIImageView(image: PizzaPicture.of(entry, side: 600))
        picture.contentMode = .scaleAspectFit
        let plate = UIView()
        plate.backgroundColor = .table
        plate.layer.cornerRadius = 28
        plate.addFilling(picture, inset: 20)
        plate.heightAnchor.constraint(equalToConstant: 300).isActive = true
        return plate
    }

    private var words: UIView {
        let name = UILabel()
        name.text = entry.title
        name.font = .systemFont(ofSize: 30, weight: .bold)
        name.numberOfLines = 0
        name.accessibilityTraits = .header
        let toppings = UILabel()
        toppings.text = entry.description
        toppings.textColor = .secondaryLabel
        toppings.numberOfLines = 0
        let words = UIStackView(arrangedSubviews: [name, toppings])
        words.axis = .vertical
        words.spacing = 4
        return words
    }

    private func row(_ title: String, _ controls: UIView...) -> UIView {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        let row = UIStackView(arrangedSubviews: [label, UIView()] + controls)
        row.spacing = 16
        row.alignment = .center
        return row
    }

    private func showOrder() {
        quantity.text = String(order.quantity)
        stepper.accessibilityValue = quantity.text
        var look = UIButton.Configuration.filled()
        look.cornerStyle = .capsule
        look.baseForegroundColor = .onTint
        look.title =
            entry.isAvailable
            ? String(
                format: NSLocalizedString("Order – %@", comment: "a button with the price"),
                order.price(for: entry).euros) : NSLocalizedString("Sold out", comment: "of a pizza")
        button.configuration = look
        button.isEnabled = entry.isAvailable
    }

    private func showFavourite() {
        let isFavourite = book.favourites.contains(entry.identifier)
        let item = UIBarButtonItem(
            title: nil, image: UIImage(systemName: isFavourite ? "heart.fill" : "heart"),
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                book.toggleFavourite(entry.identifier)
                showFavourite()
            })
        item.accessibilityLabel = NSLocalizedString("Favourite", comment: "a button")
        navigationItem.rightBarButtonItem = item
    }

    /// What is ordered here may be ordered again by voice, so the system is told.
    private func placeOrder() {
        let order = order
        book.add(order)
        Task {
            do {
                _ = try await OrderPizza(order, of: entry).donate()
            } catch {
                NSLog("%@", "The order was not donated: \(error.localizedDescription)")
            }
        }
        let screen = ReadyScreen(order, entry) { [weak self] in
            self?.navigationController?.popViewController(animated: true)
        }
        screen.sheetPresentationController?.detents = [.medium()]
        screen.sheetPresentationController?.prefersGrabberVisible = true
        present(screen, animated: true)
    }
}

extension Order.Size {
    /// As the form writes it.
    var title: String {
        switch self {
        case .small: NSLocalizedString("Small", comment: "a size")
        case .medium: NSLocalizedString("Medium", comment: "a size")
        case .large: NSLocalizedString("Large", comment: "a size")
        }
    }
}
