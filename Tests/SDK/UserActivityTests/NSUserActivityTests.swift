// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@_spi(Generated) @testable import Intents

@Suite("A user activity")
struct NSUserActivityTests {
    @Test("travels with property-list values, each in the case that fits it")
    func payload() throws {
        let activity = NSUserActivity(activityType: "com.example.read")
        activity.title = "Read"
        activity.persistentIdentifier = "p"
        activity.suggestedInvocationPhrase = "go on reading"
        activity.webpageURL = URL(string: "https://example.com")
        let date = Date(timeIntervalSinceReferenceDate: 1.25)
        activity.userInfo = [
            "string": "s", "int": 3, "bool": true, "real": 2.5, "date": date, "data": Data([1]),
            "array": [1, "b", [false]] as [Any], "dictionary": ["k": ["n": 1]], "number": NSNumber(value: 7),
            "flag": NSNumber(value: false), "nsstring": "n" as NSString,
        ]
        let payload = try activity.payload()
        #expect(
            payload.userInfo == [
                "string": .string("s"), "int": .integer(3), "bool": .boolean(true), "real": .real(2.5),
                "date": .date(date), "data": .data(Data([1])),
                "array": .array([.integer(1), .string("b"), .array([.boolean(false)])]),
                "dictionary": .dictionary(["k": .dictionary(["n": .integer(1)])]), "number": .integer(7),
                "flag": .boolean(false), "nsstring": .string("n"),
            ])
        #expect(try NSUserActivity(payload).payload() == payload)
    }

    @Test("refuses what is no property-list value and names its key")
    func refusals() {
        let infos: [(userInfo: [AnyHashable: Any], place: String)] = [
            (["page": URL(filePath: "/x")], "‘page’"),
            (["deep": ["list": [1, NSLock()] as [Any]] as [String: Any]], "‘deep.list[1]’"),
            (["numbered": [1: "a"]], "‘numbered’"),
            ([1: "a"], "key 1"),
            (["huge": NSNumber(value: UInt64.max)], "‘huge’"),
        ]
        for (userInfo, place) in infos {
            let activity = NSUserActivity(activityType: "com.example.read")
            activity.userInfo = userInfo
            let error = #expect(throws: UnrepresentableValue.self) { try activity.payload() }
            #expect(error?.description.contains(place) == true, "\(error?.description ?? "")")
            #expect(error?.description.contains("com.example.read") == true)
        }
    }

    @Test("refuses what nests deeper than any activity needs")
    func depth() {
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["deep": (0..<100).reduce([] as [Any]) { inner, _ in [inner] }]
        let error = #expect(throws: UnrepresentableValue.self) { try activity.payload() }
        #expect(error?.description.contains("flatten the value") == true)
    }

    @Test("adds entries in place of those with the same keys")
    func adding() {
        let activity = NSUserActivity(activityType: "a")
        activity.addUserInfoEntries(from: ["a": 1, "b": 1])
        activity.addUserInfoEntries(from: ["b": 2])
        #expect(activity.userInfo?["a"] as? Int == 1)
        #expect(activity.userInfo?["b"] as? Int == 2)
    }

    @Test("is current until it or another resigns")
    func current() {
        let (first, second) = (NSUserActivity(activityType: "1"), NSUserActivity(activityType: "2"))
        let current = CurrentActivity()
        current.set(first)
        current.set(second)
        current.clear(first)
        #expect(current.isCurrent(second))
        current.clear(second)
        #expect(!current.isCurrent(second))
    }

    @Test("equals nothing but itself, yet its copy says the same")
    func copying() throws {
        let activity = NSUserActivity(activityType: "a")
        activity.isEligibleForPrediction = true
        activity.keywords = ["k"]
        let copy = try #require(activity.copy() as? NSUserActivity)
        #expect(copy.isEligibleForPrediction)
        #expect(copy.keywords == ["k"])
        #expect(copy !== activity)
    }
}
