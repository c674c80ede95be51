// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import Testing
import Wire

@testable @_spi(Generated) import Intents

@Suite("Voice shortcuts and relevant ones, as objects")
struct RelevantShortcutTests {
    private static let date = Date(timeIntervalSinceReferenceDate: 7)
    private static let providers: [INRelevanceProvider] = [
        INDateRelevanceProvider(start: date, end: nil), INDateRelevanceProvider(start: date, end: date + 60),
        INLocationRelevanceProvider(
            region: CLCircularRegion(
                center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 30, identifier: "gym")),
        INDailyRoutineRelevanceProvider(situation: .gym),
    ]

    private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
    }

    private func order() -> INShortcut {
        let intent = OrderPizzaIntent()
        intent.note = "hot"
        return .intent(intent)
    }

    @Test("a voice shortcut is archived, and gives copies of what it stands for")
    func voiceShortcut() throws {
        let shortcut = INVoiceShortcut(identifier: UUID(), invocationPhrase: "来一个披萨", shortcut: order())
        let copy = try #require(try archived(shortcut))
        #expect(copy == shortcut)
        #expect(copy.identifier == shortcut.identifier)
        (shortcut.shortcut.intent as? OrderPizzaIntent)?.note = "cold"
        #expect((shortcut.shortcut.intent as? OrderPizzaIntent)?.note == "hot")
        #expect(shortcut.__shortcut == shortcut.shortcut)
        #expect(shortcut.copy() as? INVoiceShortcut === shortcut)
    }

    @Test("a relevant shortcut is archived and copied with all it says")
    func relevant() throws {
        let relevant = INRelevantShortcut(shortcut: order())
        relevant.relevanceProviders = Self.providers
        relevant.shortcutRole = .information
        let card = INDefaultCardTemplate(title: "Rates")
        card.subtitle = "of today"
        card.image = INImage(named: "coin")
        relevant.watchTemplate = card
        card.title = "Changed"
        #expect(relevant.watchTemplate?.title == "Rates")
        let copies = [try #require(try archived(relevant)), try #require(relevant.copy() as? INRelevantShortcut)]
        for copy in copies {
            #expect(copy == relevant)
            #expect(copy.relevanceProviders == Self.providers)
            #expect(copy.shortcutRole == .information)
            #expect(copy.watchTemplate?.subtitle == "of today")
            #expect(copy.watchTemplate?.image == INImage(named: "coin"))
        }
        #expect(INRelevantShortcut(shortcut: order()) != relevant)
        let other = try #require(relevant.watchTemplate?.copy() as? INDefaultCardTemplate)
        #expect(try archived(other)?.image == INImage(named: "coin"))
        other.image = nil
        #expect(other != relevant.watchTemplate)
    }

    @Test("each provider is archived as what it is")
    func providers() throws {
        #expect(try archived(INDateRelevanceProvider(start: Self.date, end: nil))?.startDate == Self.date)
        let situation = try archived(INDailyRoutineRelevanceProvider(situation: .commute))?.situation
        #expect(situation == .commute)
        let region = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 5, identifier: "here")
        let place = try #require(try archived(INLocationRelevanceProvider(region: region)))
        #expect((place.region as? CLCircularRegion)?.radius == 5)
        #expect(Set(Self.providers).count == 4)
    }

    @Test("a circle knows what is inside it, and is archived")
    func circle() throws {
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 39.9, longitude: 116.4), radius: 1000, identifier: "centre")
        #expect(circle.contains(CLLocationCoordinate2D(latitude: 39.905, longitude: 116.4)))
        #expect(!circle.contains(CLLocationCoordinate2D(latitude: 39.92, longitude: 116.4)))
        circle.notifyOnExit = false
        let copy = try #require(try archived(circle))
        #expect(copy.center.longitude == 116.4)
        #expect(!copy.notifyOnExit)
        #expect(copy == circle)
    }
}
