// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import AppFoundation

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
            "page": try #require(URL(string: "https://a.b/c")),
        ]
        let payload = try activity.payload()
        #expect(
            payload.userInfo == [
                "string": .string("s"), "int": .integer(3), "bool": .boolean(true), "real": .real(2.5),
                "date": .date(date), "data": .data(Data([1])),
                "array": .array([.integer(1), .string("b"), .array([.boolean(false)])]),
                "dictionary": .dictionary(["k": .dictionary(["n": .integer(1)])]), "number": .integer(7),
                "flag": .boolean(false), "nsstring": .string("n"),
                "page": .url(try #require(URL(string: "https://a.b/c"))),
            ])
        #expect(try NSUserActivity(payload).payload() == payload)
    }

    @Test("travels whole and is the same at the other end")
    func everything() throws {
        let activity = NSUserActivity(activityType: "com.example.read")
        activity.title = "Read"
        activity.userInfo = ["a": 1, "b": 2]
        activity.requiredUserInfoKeys = ["a"]
        activity.keywords = ["book", "page"]
        activity.expirationDate = Date(timeIntervalSinceReferenceDate: 7)
        activity.webpageURL = URL(string: "https://example.com")
        activity.referrerURL = URL(string: "https://example.com/from")
        activity.isEligibleForHandoff = false
        activity.isEligibleForSearch = true
        activity.isEligibleForPrediction = true
        activity.isEligibleForPublicIndexing = true
        activity.targetContentIdentifier = "page/3"
        activity.persistentIdentifier = "p"
        activity.suggestedInvocationPhrase = "go on reading"
        let payload = try activity.payload()
        #expect(payload.eligibility == [.search, .prediction, .publicIndexing])
        #expect(payload.requiredUserInfoKeys == ["a"])
        #expect(payload.keywords == ["book", "page"])
        let sent = try WireJSON.encoder.encode(payload)
        let received = NSUserActivity(try WireJSON.decoder.decode(ActivityPayload.self, from: sent))
        #expect(try received.payload() == payload)
        #expect(received.requiredUserInfoKeys == ["a"])
        #expect(received.isEligibleForSearch)
        #expect(!received.isEligibleForHandoff)
    }

    @Test("gives numbers back in whatever type they are asked for")
    func numbers() throws {
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["int": 3, "real": 2.0, "bool": true, "list": [1, 2], "nested": ["n": 1.5]]
        let info = try #require(NSUserActivity(activity.payload()).userInfo)
        #expect(info["int"] as? Int == 3)
        #expect(info["int"] as? Double == 3)
        #expect(info["int"] as? NSNumber == 3)
        #expect(info["real"] as? Double == 2)
        #expect(info["real"] as? Int == 2)
        #expect(info["bool"] as? Bool == true)
        #expect(info["list"] as? [Int] == [1, 2])
        #expect(info["nested"] as? [String: Double] == ["n": 1.5])
    }

    @Test("refuses what can't leave the process, names its key and says what to do")
    func refusals() {
        let infos: [(userInfo: [AnyHashable: Any], place: String, remedy: String)] = [
            (["lock": NSLock()], "‘lock’", "an identifier"),
            (["deep": ["list": [1, NSLock()] as [Any]] as [String: Any]], "‘deep.list[1]’", "an identifier"),
            (["numbered": [1: "a"]], "‘numbered’", "string keys"),
            (["locks": NSSet(object: NSLock())], "‘locks[0]’", "an identifier"),
            (["maybe": Int?.none as Any], "‘maybe’", "leave the key out"),
            ([1: "a"], "key 1", "string keys"),
            (["huge": NSNumber(value: UInt64.max)], "‘huge’", "a string"),
        ]
        for (userInfo, place, remedy) in infos {
            let activity = NSUserActivity(activityType: "com.example.read")
            activity.userInfo = userInfo
            let error = #expect(throws: ActivityMisfit.self) { try activity.payload() }
            #expect(error?.description.contains(place) == true, "\(error?.description ?? "")")
            #expect(error?.description.contains(remedy) == true, "\(error?.description ?? "")")
            #expect(error?.description.contains("com.example.read") == true)
        }
    }

    @Test("takes a CGFloat for the number that it is on Apple's systems")
    func graphicsNumbers() throws {
        let activity = NSUserActivity(activityType: "com.example.read")
        activity.userInfo = ["offset": CGFloat(1.5), "size": [CGFloat(3), CGFloat(4)]]
        let payload = try activity.payload()
        #expect(payload.userInfo == ["offset": .real(1.5), "size": .array([.real(3), .real(4)])])
        #expect(NSUserActivity(payload).userInfo?["offset"] as? Double == 1.5)
    }

    @Test("has sets and NSNull in userInfo, as Apple's page lists them, and finds them again")
    func setsAndNull() throws {
        let activity = NSUserActivity(activityType: "com.example.read")
        activity.userInfo = [
            "names": Set(["a", "b"]), "numbers": NSSet(array: [1, 2]), "nothing": NSNull(),
            "deep": [NSNull(), Set([[1], [2]])] as [Any],
        ]
        let payload = try activity.payload()
        let written = try WireJSON.encoder.encode(payload)
        let read = try WireJSON.decoder.decode(ActivityPayload.self, from: written)
        #expect(read == payload)
        let info = try #require(NSUserActivity(read).userInfo)
        #expect(info["names"] as? Set<String> == ["a", "b"])
        #expect(info["numbers"] as? Set<Int> == [1, 2])
        #expect(info["nothing"] is NSNull)
        #expect((info["deep"] as? [Any])?.count == 2)
        let kept = NSUserActivity(read)
        #expect(try kept.payload() == payload)
    }

    @Test("has URLs in userInfo where Apple's page allows them, and nowhere else")
    func urls() throws {
        let url = try #require(URL(string: "https://example.com"))
        let error = #expect(throws: ActivityMisfit.self) {
            try PropertyListValue(url, at: "page", of: "the quick action ‘share’")
        }
        #expect(error?.description.contains("userInfo of the quick action ‘share’ holds a URL at ‘page’") == true)
        #expect(error?.description.contains("absoluteString") == true)
        #expect(try PropertyListValue(url, at: "page", of: "it", isOfActivity: true).content as? URL == url)
    }

    @Test("refuses what nests deeper than any activity needs")
    func depth() {
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["deep": (0..<100).reduce([] as [Any]) { inner, _ in [inner] }]
        let error = #expect(throws: ActivityMisfit.self) { try activity.payload() }
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

    @Test("equals nothing but itself, yet its copy says the same")
    func copying() throws {
        let activity = NSUserActivity(activityType: "a")
        activity.isEligibleForPrediction = true
        activity.keywords = ["k"]
        let copy = try #require(activity.copy() as? NSUserActivity)
        #expect(copy.isEligibleForPrediction)
        #expect(copy.keywords == ["k"])
        #expect(copy !== activity)
        #expect(copy != activity)
    }

    private struct Note: ActivityPayloadWriting {
        var text: String
        func write(into payload: inout ActivityPayload) { payload.title = text }
    }

    @Test("keeps a value of another module, gives it to its copies and lets it write into what travels")
    func attachments() throws {
        let activity = NSUserActivity(activityType: "a")
        #expect(activity.attachment(Note.self) == nil)
        activity.attach(Note(text: "noted"))
        let copy = try #require(activity.copy() as? NSUserActivity)
        activity.attach(nil, as: Note.self)
        #expect(try copy.payload().title == "noted")
        #expect(try activity.payload().title == nil)
    }
}
