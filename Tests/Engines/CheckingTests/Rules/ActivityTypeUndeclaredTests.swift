// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule activity-type-undeclared")
struct ActivityTypeUndeclaredTests {
    @Test("an activity that is offered under a type the app does not declare is found")
    func offeredActivity() throws {
        var bakery = Bakery()
        bakery.appSource +=
            "\nlet made = NSUserActivity(activityType: \"org.example.bakery.shelf\")\nmade.isEligibleForPrediction = true"
        let findings = try bakery.check("activity-type-undeclared")
        #expect(
            findings == [
                "Bakery/App.swift:11:41: warning: the activity type org.example.bakery.shelf is not in NSUserActivityTypes of Bakery; add it to NSUserActivityTypes in Bakery/Info.plist [activity-type-undeclared]"
            ])
    }

    @Test("an activity that is not offered is left alone")
    func activityNotOffered() throws {
        var bakery = Bakery()
        bakery.appSource +=
            "\nlet made = NSUserActivity(activityType: \"org.example.bakery.shelf\")\nmade.isEligibleForSearch = false"
        let findings = try bakery.check("activity-type-undeclared")
        #expect(
            findings == [])
    }
}
