// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import TestSupport
import Testing
import Wire

@testable import Conversation

/// The JSON form is a promise to scripts.
@Suite struct TurnEncodingTests {
    private func json(_ turn: Turn) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(turn), as: UTF8.self)
    }

    @Test("simple turns")
    func simple() throws {
        #expect(try json(.said(text: "hi")) == #"{"text":"hi","turn":"said"}"#)
        #expect(try json(.progress(text: "…")) == #"{"text":"…","turn":"progress"}"#)
        #expect(
            try json(.error(Failure(.timeout, text: "slow"))) == #"{"kind":"timeout","text":"slow","turn":"error"}"#)
        #expect(
            try json(.error(Failure(.crash, text: "x", app: "a.b", detail: "y")))
                == #"{"app":"a.b","detail":"y","kind":"crash","text":"x","turn":"error"}"#)
    }

    @Test("a prompt lists what can be answered")
    func prompt() throws {
        var prompt = Prompt(parameter: "kind", kind: .needsValue, text: "Which?")
        #expect(
            try json(.prompt(prompt)) == #"{"kind":"needsValue","parameter":"kind","text":"Which?","turn":"prompt"}"#)
        prompt.options = [.init(text: "A", value: .integer(1)), .init(text: "B", subtitle: "b", value: .integer(2))]
        prompt.remaining = 3
        #expect(
            try json(.prompt(prompt))
                == #"{"kind":"needsValue","options":["A","B"],"parameter":"kind","remaining":3,"text":"Which?","turn":"prompt"}"#
        )
    }

    @Test("a confirmation has its buttons and panel")
    func confirm() throws {
        let confirmation = Confirmation(text: "Go?", buttons: ["Order", "Cancel"], panel: Panel(title: "T", text: "t"))
        #expect(
            try json(.confirm(confirmation))
                == #"{"buttons":["Order","Cancel"],"panel":{"text":"t","tick":false,"title":"T"},"text":"Go?","turn":"confirm"}"#
        )
    }

    @Test("a response has plain values, enumeration cases by name, and the place that opens")
    func response() throws {
        var handler = Handler()
        handler.handle = { _ in
            var payload = ResponsePayload(code: 4)
            payload.properties = [
                "count": .integer(2), "size": .enumeration(1), "drink": CoffeeShop.drink("latte", "Latte", price: 3.5),
            ]
            payload.activity = ActivityPayload(
                activityType: "a.b", userInfo: ["id": .integer(7), "list": .array([.boolean(true)])])
            return .response(payload)
        }
        let play = Play(CoffeeShop.context { $0.parameters = [] }, handler: handler)
        let drink = #"{"display":"Latte","identifier":"latte","price":{"amount":3.5,"code":"EUR"},"size":"large"}"#
        #expect(
            try json(try #require(play.turns.last))
                == #"{"app":"com.example.coffee","code":"success","intent":"OrderCoffeeIntent","milliseconds":20,"#
                + #""opens":{"activity":"a.b","app":"com.example.coffee","userInfo":{"id":7,"list":[true]},"when":"tap"},"output":"#
                + drink
                + #","panel":{"text":"Latte × 2","tick":true,"title":"Order Coffee"},"properties":{"count":2,"drink":"#
                + drink
                + #","size":"small"},"rawCode":4,"status":"success","text":"2 Latte for €3.50.","turn":"response"}"#)
    }

    @Test(
        "every value has a plain form",
        arguments: [
            (IntentValue.string("a"), #""a""#), (.integer(3), "3"), (.decimal(2.5), "2.5"), (.boolean(true), "true"),
            (.timeInterval(60), "60"),
            (.decimal(.infinity), #""∞""#), (.enumeration(4), "4"), (.array([.integer(1), .string("b")]), #"[1,"b"]"#),
            (
                .dateComponents(DateComponents(year: 2026, month: 5, day: 1, hour: 8, minute: 30)),
                #""2026-05-01T08:30""#
            ),
            (.dateComponents(DateComponents(month: 5, day: 1)), #""--05-01""#),
            (.dateComponents(DateComponents(hour: 8, minute: 5)), #""08:05""#),
            (.dateComponents(DateComponents(hour: .min)), #""-9223372036854775808:00""#),
            (.dateComponents(DateComponents(year: -5, month: .min)), #""-0005--9223372036854775808""#),
            (Self.zoned(.init(secondsFromGMT: 28_800)), #""2026-05-01T08:30+08:00""#),
            (Self.zoned(.init(secondsFromGMT: -12_600)), #""2026-05-01T08:30-03:30""#),
            (Self.zoned(.init(secondsFromGMT: 0)), #""2026-05-01T08:30Z""#),
            (Self.zoned(.init(identifier: "Europe/Vienna")), #""2026-05-01T08:30+02:00""#),
            (Self.zoned(.init(secondsFromGMT: 3600), hasTime: false), #""2026-05-01""#),
            (.dateComponents(DateComponents(timeZone: .init(secondsFromGMT: 3600), hour: 8)), #""08:00+01:00""#),
            (.dateComponents(DateComponents(timeZone: .init(identifier: "Europe/Vienna"), hour: 8)), #""08:00""#),
            (
                .file(FileValue(holding: Data([1, 2]), filename: "a.png", typeIdentifier: "public.png")),
                #"{"bytes":2,"filename":"a.png","typeIdentifier":"public.png"}"#
            ),
            (
                .person(PersonValue(handle: .init(value: "a@b.c", type: .emailAddress), displayName: "Anna")),
                #"{"display":"Anna","handle":"a@b.c"}"#
            ),
            (
                .placemark(PlacemarkValue(name: "Home", latitude: 1, longitude: 2)),
                #"{"latitude":1,"longitude":2,"name":"Home"}"#
            ),
            (.speakableString(SpeakableStringValue(spokenPhrase: "hey")), #""hey""#),
            (.currency(CurrencyValue(amount: 12.5, code: "EUR")), #"{"amount":12.5,"code":"EUR"}"#),
            (.measurement(MeasurementValue(dimension: .mass, value: 3, unit: "kg")), #"{"unit":"kg","value":3}"#),
            (
                .object(ObjectValue(typeName: "T", identifier: nil, displayString: "D", subtitle: "s")),
                #"{"display":"D","subtitle":"s"}"#
            ),
        ])
    func plainValues(value: IntentValue, json: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        #expect(String(decoding: try encoder.encode(PlainValue(value)), as: UTF8.self) == json)
    }

    /// 1 May 2026, 8:30 in a time zone.
    private static func zoned(_ zone: TimeZone?, hasTime: Bool = true) -> IntentValue {
        .dateComponents(
            DateComponents(
                timeZone: zone, year: 2026, month: 5, day: 1, hour: hasTime ? 8 : nil, minute: hasTime ? 30 : nil))
    }
}
