// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TextScreens
import UIKit

/// Takes money out; a place in the app that a person comes back to, so it is an activity.
final class CashMachineScreen: TextScreen {
    static let activityType = "com.example.bank.cash-machine"
    private static let amountKey = "amount"

    private var amount = 50

    init() {
        super.init(title: NSLocalizedString("Cash Machine", comment: "title"))
    }

    override var lines: [String] {
        [String(format: NSLocalizedString("Withdraw € %ld", comment: "an amount"), amount)]
    }

    override var actions: [(title: String, perform: @MainActor () -> Void)] {
        [
            (NSLocalizedString("€ 10 more", comment: "button"), { [weak self] in self?.add(10) }),
            (NSLocalizedString("€ 10 less", comment: "button"), { [weak self] in self?.add(-10) }),
        ]
    }

    /// The activity is to bring a person back to the amount that they chose.
    private func add(_ difference: Int) {
        amount = min(max(amount + difference, 10), 500)
        userActivity?.needsSave = true
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.title = NSLocalizedString("Withdraw Cash", comment: "what a person does here")
        activity.suggestedInvocationPhrase = NSLocalizedString("Cash machine", comment: "what to say")
        activity.persistentIdentifier = Self.activityType
        activity.isEligibleForSearch = true
        activity.isEligibleForPrediction = true
        activity.needsSave = true
        userActivity = activity
    }

    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: [Self.amountKey: amount])
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        if let amount = activity.userInfo?[Self.amountKey] as? Int { self.amount = amount }
    }
}
