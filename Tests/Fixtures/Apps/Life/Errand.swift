// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// What the app does of its own accord, by the key `LifeErrand` of its Info.plist.
final class Errand: NSObject, NSUserActivityDelegate {
    private enum Kind: String {
        /// Keeps an activity current that says how often the app has resigned; it is asked for then.
        case countsResignations
        /// Offers a quick action whenever it resigns, as Apple's page proposes.
        case offersWhenItResigns
        /// Offers a quick action, and reports an activity, that hold what no property list does.
        case offersMisfits
    }

    private let kind = (Bundle.main.object(forInfoDictionaryKey: "LifeErrand") as? String).flatMap(Kind.init)
    private var activity: NSUserActivity?
    private var resignations = 0

    @MainActor func becameActive() {
        guard activity == nil, kind == .countsResignations || kind == .offersMisfits else { return }
        let activity = NSUserActivity(activityType: "org.example.life.reading")
        activity.title = "Reading"
        activity.persistentIdentifier = "reading"
        activity.isEligibleForPrediction = true
        activity.delegate = self
        self.activity = activity
        if kind == .offersMisfits {
            offer(["spot": Spot()])
            activity.userInfo = ["pages": [1, Spot()]]
        }
        activity.becomeCurrent()
    }

    @MainActor func resigns() {
        resignations += 1
        if kind == .countsResignations { activity?.needsSave = true }
        if kind == .offersWhenItResigns { offer(["number": NSNumber(value: resignations)]) }
    }

    func userActivityWillSave(_ userActivity: NSUserActivity) {
        userActivity.title = "Reading, resigned \(resignations) times"
        userActivity.addUserInfoEntries(from: ["number": resignations])
        CallLog.note("activity.willSave", CallLog.text(of: userActivity))
    }

    @MainActor private func offer(_ userInfo: [String: any NSSecureCoding]) {
        let item = UIApplicationShortcutItem(
            type: "org.example.life.again", localizedTitle: "Again", localizedSubtitle: nil, icon: nil,
            userInfo: userInfo)
        UIApplication.shared.shortcutItems = [item]
        CallLog.note("shortcutItems", "count=\(UIApplication.shared.shortcutItems?.count ?? 0)")
    }
}

/// An object that can be archived but not put into a property list.
private final class Spot: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    override init() {}

    required init?(coder: NSCoder) {}

    func encode(with coder: NSCoder) {}
}
