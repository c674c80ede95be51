// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ScreenParts
import UIKit

/// Takes money out; a place in the app that a person comes back to, so it is an activity.
final class CashMachineScreen: UIViewController {
    static let activityType = "com.example.bank.cash-machine"
    private static let amountKey = "amount"
    private static let amounts = 10...500
    private static let step = 10
    private static let favourites = [20, 50, 100, 200]

    private var amount = 50
    private let amountLabel = UILabel()
    private let slider = UISlider()
    private let choices = UISegmentedControl(items: favourites.map { "€ \($0)" })

    init() {
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Cash Machine", comment: "title")
        navigationItem.largeTitleDisplayMode = .never
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        placeParts()
        showAmount()
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.title = NSLocalizedString("Withdraw Cash", comment: "what a person does here")
        activity.suggestedInvocationPhrase = NSLocalizedString("Cash machine", comment: "what to say")
        activity.persistentIdentifier = Self.activityType
        activity.isEligibleForSearch = true
        activity.isEligibleForPrediction = true
        activity.needsSave = true
        userActivity = activity
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut([words])
    }

    private var words: String {
        String(format: NSLocalizedString("Withdraw € %ld", comment: "an amount"), amount)
    }

    private func placeParts() {
        let note = UIImageView(image: UIImage(systemName: "banknote.fill"))
        note.contentMode = .scaleAspectFit
        note.heightAnchor.constraint(equalToConstant: 72).isActive = true
        amountLabel.font = .systemFont(ofSize: 64, weight: .bold)
        amountLabel.textAlignment = .center
        slider.minimumValue = Float(Self.amounts.lowerBound)
        slider.maximumValue = Float(Self.amounts.upperBound)
        slider.accessibilityLabel = NSLocalizedString("Amount", comment: "of money")
        slider.addAction(UIAction { [weak self] _ in self?.takeSlider() }, for: .valueChanged)
        choices.addAction(UIAction { [weak self] _ in self?.takeChoice() }, for: .valueChanged)
        let parts = UIStackView(arrangedSubviews: [note, amountLabel, steps, slider, choices, withdrawButton])
        parts.axis = .vertical
        parts.spacing = 24
        view.addColumn(parts, top: 24, widest: 440)
    }

    private var steps: UIView {
        let row = UIStackView(arrangedSubviews: [
            stepButton("minus", NSLocalizedString("€ 10 less", comment: "button"), by: -Self.step),
            stepButton("plus", NSLocalizedString("€ 10 more", comment: "button"), by: Self.step),
        ])
        row.spacing = 12
        row.distribution = .fillEqually
        return row
    }

    private func stepButton(_ symbol: String, _ words: String, by difference: Int) -> UIButton {
        var look = UIButton.Configuration.tinted()
        look.image = UIImage(systemName: symbol)
        look.title = words
        look.imagePadding = 6
        look.cornerStyle = .large
        let button = UIButton(
            configuration: look, primaryAction: UIAction { [weak self] _ in self?.change(by: difference) })
        button.heightAnchor.constraint(equalToConstant: 48).isActive = true
        return button
    }

    private var withdrawButton: UIButton {
        var look = UIButton.Configuration.filled()
        look.title = NSLocalizedString("Withdraw", comment: "button")
        look.baseForegroundColor = .onTint
        look.cornerStyle = .large
        let button = UIButton(configuration: look, primaryAction: UIAction { [weak self] _ in self?.withdraw() })
        button.heightAnchor.constraint(equalToConstant: 52).isActive = true
        return button
    }

    private func takeSlider() {
        change(by: Int((slider.value / Float(Self.step)).rounded()) * Self.step - amount)
    }

    private func takeChoice() {
        change(by: Self.favourites[choices.selectedSegmentIndex] - amount)
    }

    /// The activity is to bring a person back to the amount that they chose.
    private func change(by difference: Int) {
        amount = min(max(amount + difference, Self.amounts.lowerBound), Self.amounts.upperBound)
        userActivity?.needsSave = true
        showAmount()
    }

    private func showAmount() {
        amountLabel.text = "€ \(amount)"
        slider.value = Float(amount)
        slider.accessibilityValue = "€ \(amount)"
        choices.selectedSegmentIndex = Self.favourites.firstIndex(of: amount) ?? UISegmentedControl.noSegment
    }

    private func withdraw() {
        let alert = UIAlertController(
            title: words, message: NSLocalizedString("Take your money and your card.", comment: "of a cash machine"),
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("Done", comment: "button"), style: .default))
        present(alert, animated: true)
    }

    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: [Self.amountKey: amount])
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        guard let amount = activity.userInfo?[Self.amountKey] as? Int else { return }
        self.amount = amount
        if isViewLoaded { showAmount() }
    }
}
