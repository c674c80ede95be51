// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import ScreenParts
import UIKit

/// A form that says what an amount is worth in another currency.
final class ConverterScreen: UIViewController {
    private let rates: Rates
    private var rate: Rates.Rate
    private let amount = UITextField()
    private let result = UILabel()
    private let explanation = UILabel()
    private let currency = UIButton(configuration: .tinted())
    private lazy var direction = UISegmentedControl(items: ["", ""])

    init(_ rates: Rates) {
        self.rates = rates
        rate = rates.all[0]
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Converter", comment: "title")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        direction.selectedSegmentIndex = 0
        direction.addAction(UIAction { [weak self] _ in self?.convert() }, for: .valueChanged)
        currency.configuration?.cornerStyle = .large
        currency.showsMenuAsPrimaryAction = true
        currency.heightAnchor.constraint(equalToConstant: 44).isActive = true
        dressAmount()
        result.font = .systemFont(ofSize: 44, weight: .bold)
        result.textAlignment = .center
        result.adjustsFontSizeToFitWidth = true
        explanation.font = .preferredFont(forTextStyle: .footnote)
        explanation.adjustsFontForContentSizeCategory = true
        explanation.textColor = .secondaryLabel
        explanation.textAlignment = .center
        let parts = UIStackView(arrangedSubviews: [currency, direction, amount, result, explanation])
        parts.axis = .vertical
        parts.spacing = 20
        parts.setCustomSpacing(4, after: result)
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 20
        card.addFilling(parts, inset: 20)
        view.addColumn(card, top: 8, margin: 16)
        convert()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut([result.text ?? ""])
    }

    private func dressAmount() {
        amount.text = "100"
        amount.font = .systemFont(ofSize: 28, weight: .semibold)
        amount.textAlignment = .center
        amount.borderStyle = .roundedRect
        amount.keyboardType = .decimalPad
        amount.returnKeyType = .done
        amount.clearButtonMode = .whileEditing
        amount.accessibilityLabel = NSLocalizedString("Amount", comment: "of money")
        amount.heightAnchor.constraint(equalToConstant: 56).isActive = true
        amount.addAction(UIAction { [weak self] _ in self?.convert() }, for: .editingChanged)
        amount.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    }

    private func convert() {
        let isFromEuro = direction.selectedSegmentIndex == 0
        direction.setTitle("EUR → \(rate.code)", forSegmentAt: 0)
        direction.setTitle("\(rate.code) → EUR", forSegmentAt: 1)
        currency.configuration?.title = rate.name
        currency.configuration?.image = UIImage(systemName: "chevron.down")
        currency.configuration?.imagePlacement = .trailing
        currency.configuration?.imagePadding = 8
        currency.menu = UIMenu(
            children: rates.all.map { rate in
                UIAction(title: rate.name, state: rate.code == self.rate.code ? .on : .off) { [weak self] _ in
                    self?.rate = rate
                    self?.convert()
                }
            })
        explanation.text = "1 EUR = \(rate.text)"
        guard let number = Double((amount.text ?? "").replacingOccurrences(of: ",", with: ".")), number.isFinite else {
            result.text = "–"
            return
        }
        result.text =
            isFromEuro
            ? (number * rate.value).formatted(.currency(code: rate.code).locale(.ofApp))
            : (number / rate.value).formatted(.currency(code: "EUR").locale(.ofApp))
    }
}
