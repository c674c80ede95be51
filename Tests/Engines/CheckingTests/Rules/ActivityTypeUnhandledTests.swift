// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule activity-type-unhandled")
struct ActivityTypeUnhandledTests {
    @Test("a type that no source mentions is found")
    func unmentionedType() throws {
        var bakery = Bakery()
        bakery.appSource = bakery.appSource.with("org.example.bakery.till", for: "org.example.bakery.counter")
        let findings = try bakery.check("activity-type-unhandled")
        #expect(
            findings == [
                "Bakery/Info.plist:10:5: warning: no source mentions the activity type org.example.bakery.counter; handle it where the app continues activities, or remove it [activity-type-unhandled]"
            ])
    }

    @Test("a type that is made and never compared is found, constants included")
    func uncomparedType() throws {
        var bakery = Bakery()
        bakery.appSource = bakery.appSource.with(
            "activity.activityType == other", for: "activity.activityType == \"org.example.bakery.counter\"")
        bakery.appSource +=
            "\nlet counter = \"org.example.bakery.counter\"\nlet made = NSUserActivity(activityType: Types.counter)"
        let findings = try bakery.check("activity-type-unhandled")
        #expect(
            findings == [
                "Bakery/Info.plist:10:5: warning: activities of the type org.example.bakery.counter are made but never handled; compare activityType with it where the app continues activities [activity-type-unhandled]"
            ])
    }

    @Test("a type that is made in an app that does not tell types apart is left alone")
    func typesNotToldApart() throws {
        var bakery = Bakery()
        bakery.appSource = bakery.appSource.with(
            "open(activity)", for: "activity.activityType == \"org.example.bakery.counter\"")
        bakery.appSource += "\nlet made = NSUserActivity(activityType: \"org.example.bakery.counter\")"
        let findings = try bakery.check("activity-type-unhandled")
        #expect(
            findings == [])
    }

    @Test("a constant that is compared is left alone")
    func comparedConstant() throws {
        var bakery = Bakery()
        bakery.appSource = bakery.appSource.with(
            "activity.activityType == counter", for: "activity.activityType == \"org.example.bakery.counter\"")
        bakery.appSource +=
            "\nlet counter = \"org.example.bakery.counter\"\nlet made = NSUserActivity(activityType: counter)"
        let findings = try bakery.check("activity-type-unhandled")
        #expect(
            findings == [])
    }

    @Test("a case of an enumeration with the type as its value is left alone")
    func enumerationCase() throws {
        var bakery = Bakery()
        bakery.appSource = bakery.appSource.with(
            "Activity(rawValue: activity.activityType) == .counter",
            for: "activity.activityType == \"org.example.bakery.counter\"")
        bakery.appSource += "\nenum Activity: String { case counter = \"org.example.bakery.counter\" }"
        let findings = try bakery.check("activity-type-unhandled")
        #expect(
            findings == [])
    }
}
