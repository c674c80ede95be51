// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Donations
import Foundation
import Store
import TestSupport
import Testing
import Wire

@Suite("A hostile app's activities")
struct HostileActivitiesTests {
    private typealias Test = TestActivities

    private static let long = String(repeating: "x", count: 2000)

    private static func changed(_ change: (inout ActivityPayload) -> Void) -> ActivityPayload {
        var activity = Test.reading("Title")
        change(&activity)
        return activity
    }

    @Test(
        "are refused where they are larger than anybody needs, and nothing of them is remembered",
        arguments: [
            (changed { $0.title = long }, "a title of more than 1024 bytes"),
            (changed { $0.activityType = long }, "a type of more than 1024 bytes"),
            (changed { $0.activityType = "" }, "an empty type"),
            (changed { $0.persistentIdentifier = long }, "a persistentIdentifier of more than 1024 bytes"),
            (changed { $0.suggestedInvocationPhrase = long }, "a suggestedInvocationPhrase of more than"),
            (changed { $0.targetContentIdentifier = long }, "a targetContentIdentifier of more than"),
            (changed { $0.userInfo["data"] = .data(Data(count: 128 << 10)) }, "more than 128 KiB"),
            (changed { $0.keywords = Array(repeating: long, count: 80) }, "more than 128 KiB"),
            (changed { $0.attributes = .init(description: String(repeating: long, count: 80)) }, "more than 128 KiB"),
            (changed { $0.attributes = .init(thumbnail: Data(count: 300 << 10)) }, "a thumbnail of more than 256 KiB"),
        ])
    func sizes(_ activity: ActivityPayload, reason: String) async throws {
        let test = try await Test()
        let refusal = try #require(await test.begin(activity).refusal?.text)
        #expect(refusal.contains(reason))
        #expect(refusal.utf8.count < 1000)
        #expect(try await test.titles().isEmpty)
        #expect(await test.activities.current(of: test.identity.bundle) == nil)
    }

    @Test("are refused where they expire at no time")
    func times() async throws {
        let test = try await Test()
        // As arguments of the test they would be printed, of which Foundation's dates die.
        for seconds in [Double.nan, .infinity, 1e300] {
            let activity = Self.changed { $0.expirationDate = Date(timeIntervalSince1970: seconds) }
            #expect(await test.begin(activity).refusal?.text.contains("that is not a time") == true)
        }
        #expect(try await test.titles().isEmpty)
    }

    @Test("are kept up to those sizes")
    func allowed() async throws {
        let test = try await Test()
        let activity = Self.changed {
            $0.title = String(repeating: "x", count: 1024)
            $0.attributes = .init(thumbnail: Data(count: 256 << 10))
            $0.userInfo["data"] = .data(Data(count: 90_000))
        }
        #expect(await test.begin(activity) == .success(Done()))
        #expect(try await test.activities.list().first?.activity == activity)
    }

    @Test("are refused from the first byte that is too much on, and told how many they take")
    func bound() async throws {
        var limits = ActivityLimits.standard
        limits.content = 0
        let told = try #require(await Test(limits: limits).begin(Test.reading("Title")).refusal?.text)
        let bytes = try #require(told.firstMatch(of: /takes ([0-9]+) bytes/).flatMap { Int($0.1) })
        limits.content = bytes
        #expect(try await Test(limits: limits).begin(Test.reading("Title")) == .success(Done()))
        limits.content = bytes - 1
        #expect(try await Test(limits: limits).begin(Test.reading("Title")).refusal?.text == told)
    }

    @Test("may hold numbers that JSON lacks, and come back with them")
    func numbers() async throws {
        let test = try await Test()
        let activity = Self.changed { $0.userInfo = ["far": .real(.infinity), "date": .date(.distantFuture)] }
        #expect(await test.begin(activity) == .success(Done()))
        #expect(try await test.activities.list().first?.activity == activity)
    }

    @Test("do not reach another app's row by a number")
    func numbersOfOthers() async throws {
        let test = try await Test()
        let other = try Test.identity("org.example.other")
        try await test.install("org.example.other")
        await test.begin(Test.reading("Mine", page: 1), number: 1)
        await test.begin(Test.reading("Theirs", page: 9), number: 1, by: other)
        _ = await test.activities.answer(.updated(id: 1, Test.reading("Changed", page: 9)), from: other)
        #expect(try await test.titles(of: Test.app) == ["Mine"])
        #expect(try await test.titles(of: "org.example.other") == ["Changed"])
    }

    @Test("are not deleted in endless lists")
    func endlessList() async throws {
        let test = try await Test()
        let reply = await test.activities.answer(
            .delete(Array(repeating: "a", count: 10_001)), from: test.identity)
        #expect(reply.refusal?.text.contains("10001 activities") == true)
    }

    @Test("of an app that is being uninstalled are refused, without a word of where the state is")
    func uninstalled() async throws {
        let test = try await Test()
        try await test.store.removeApp(Test.app)
        let refusal = try #require(await test.begin(Test.reading("A")).refusal?.text)
        #expect(refusal.contains("no app org.example.reader is installed"))
        #expect(!refusal.contains(test.folder.url.path))
    }
}
