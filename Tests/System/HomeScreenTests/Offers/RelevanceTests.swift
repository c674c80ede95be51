// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Suggestions
import Testing
import Wire

@testable import HomeScreen
@testable import Store

@Suite("When an app calls an action relevant")
struct RelevanceTests {
    @Test(
        "a situation of the day is one by the hour, or by what the person calls the place",
        arguments: [
            (0, 4, nil, false), (0, 5, nil, true), (0, 10, nil, true), (0, 11, nil, false), (1, 16, nil, false),
            (1, 17, nil, true), (1, 21, nil, true), (1, 22, nil, false), (2, 12, "Home", true), (2, 12, "Work", false),
            (3, 12, "Work", true), (3, 12, "office", true), (3, 12, "Home", false), (3, 12, nil, false),
            (4, 12, "school", true), (4, 12, "gym", false), (5, 12, "Gym", true), (5, 12, "school", false),
            (6, 12, "home", false),
        ] as [(Int, Double, String?, Bool)])
    func situations(situation: Int, hour: Double, place: String?, fits: Bool) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let midnight = calendar.startOfDay(for: TestOffers.start)
        let relevance = Relevance(date: midnight.addingTimeInterval(hour * 3_600), calendar: calendar, place: place)
        let action = AppActionPayload.intent(TestOffers.loaves(1))
        #expect(relevance.fits(RelevantActionPayload(action: action, relevance: [.routine(situation)])) == fits)
    }

    @Test(
        "a date is relevant from its start, and up to its end or for a day",
        arguments: [
            (-1, 60, false), (0, 60, true), (59, 60, true), (60, 60, false), (86_399, nil, true), (86_400, nil, false),
        ] as [(Double, Double?, Bool)])
    func dates(seconds: Double, length: Double?, fits: Bool) {
        let start = TestOffers.start
        let relevance = Relevance(
            date: start.addingTimeInterval(seconds), calendar: Calendar(identifier: .gregorian), place: nil)
        let payload = RelevantActionPayload(
            action: .intent(TestOffers.loaves(1)),
            relevance: [.date(start: start, end: length.map(start.addingTimeInterval))])
        #expect(relevance.fits(payload) == fits)
    }

    @Test(
        "relevance is a time, a named place or a part of the day",
        arguments: [
            (RelevantActionPayload.Relevance.date(start: TestOffers.start, end: nil), nil, true),
            (.date(start: TestOffers.start.addingTimeInterval(60), end: nil), nil, false),
            (.date(start: .distantPast, end: TestOffers.start), nil, false),
            (.region(latitude: 0, longitude: 0, radius: 9, identifier: "Gym"), "gym", true),
            (.region(latitude: 0, longitude: 0, radius: 9, identifier: "Gym"), "home", false),
            (.routine(0), nil, true), (.routine(1), nil, false), (.routine(2), "Home", true),
            (.routine(99), nil, false),
        ] as [(RelevantActionPayload.Relevance, String?, Bool)])
    func relevance(condition: RelevantActionPayload.Relevance, place: String?, fits: Bool) async throws {
        let payload = RelevantActionPayload(action: .intent(TestOffers.loaves(2)), relevance: [condition])
        let calendar = try await TestOffers().calendar
        #expect(Relevance(date: TestOffers.start, calendar: calendar, place: place).fits(payload) == fits)
    }
}
