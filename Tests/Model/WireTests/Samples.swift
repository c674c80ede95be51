// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Wire

/// Messages that together use every case and field of the wire.
enum Samples {
    static let intent = IntentPayload(
        className: "PizzeriaKit.OrderPizzaIntent", identifier: "4F1C", suggestedInvocationPhrase: "来一个披萨",
        values: [
            "kind": .object(ObjectValue(typeName: "PizzaKind", identifier: "m", displayString: "Margherita")),
            "quantity": .integer(2), "toppings": .array([.enumeration(1), .enumeration(3)]),
        ])

    static let field: ScreenField = {
        var field = ScreenField(number: 3, x: 20.5, y: 300, width: 200, height: 31)
        (field.text, field.placeholder, field.content) = ("•••", "Passwort", "password")
        (field.isSecure, field.isFocused, field.isCorrected) = (true, true, false)
        (field.keyboard, field.returnKey, field.capitalization) = (.email, .go, .none)
        (field.revision, field.fontSize, field.alignment) = (7, 13.5, .center)
        (field.color, field.background) = ("#ffffffff", "#1c1c1eff")
        return field
    }()

    static let typing: [TypingPayload] = [
        TypingPayload(field: 3, .focus), TypingPayload(field: 3, .text("安 \u{1F355}", revision: 8)),
        TypingPayload(field: 3, .enter), TypingPayload(field: 3, .leave),
    ].compactMap { $0 }

    static let activity: ActivityPayload = {
        var activity = ActivityPayload(
            activityType: "com.example.order", title: "Order",
            userInfo: [
                "text": .string("\u{0}\"\\/\u{1F355}"), "number": .integer(.max), "real": .real(0.1),
                "flag": .boolean(true), "date": .date(Date(timeIntervalSinceReferenceDate: 1234.5)),
                "bytes": .data(Data([0, 255])), "list": .array([.dictionary(["deep": .integer(1)])]),
            ])
        activity.webpageURL = URL(string: "https://example.com/a?b=c")
        activity.persistentIdentifier = "p"
        activity.suggestedInvocationPhrase = "again"
        return activity
    }()

    static let resolutions: [ResolutionPayload] = [
        .success(.string("a")), .notRequired, .needsValue, .disambiguation([.integer(1), .integer(2)]),
        .confirmationRequired(.boolean(true)), .confirmationRequired(nil), .unsupported(reason: 3),
        .unsupported(reason: nil),
    ]

    static let requests: [ExtensionRequest] = [
        .resolve(parameter: "kind", of: intent), .options(parameter: "kind", search: nil, of: intent),
        .options(parameter: "kind", search: "mar", of: intent), .defaultValue(parameter: "kind", of: intent),
        .confirm(intent), .handle(intent),
    ]

    static let refusals: [ExtensionRefusal.Reason] = [
        .noHandler, .notImplemented, .unknownIntent, .noPrincipalClass, .wrongValue, .handlerError, .answeredTwice,
        .malformedRequest,
    ]

    static let replies: [ExtensionReply] =
        resolutions.map { .resolution([$0], isArray: false) } + [
            .resolution(resolutions, isArray: true), .resolution([], isArray: true),
            .options(
                OptionsPayload(sections: [
                    .init(title: "Hot", items: [.string("Diavola")]), .init(items: []),
                ])),
            .defaultValue(.integer(1)), .defaultValue(nil),
            .response(ResponsePayload(code: 100, properties: ["wait": .timeInterval(60)], activity: activity)),
            .response(ResponsePayload(code: 0)),
        ] + refusals.map { .refusal(ExtensionRefusal($0, "because")) }

    static let keychainAttributes: KeychainRequest.Attributes = [
        KeychainKey.itemClass: .string(KeychainKey.genericPassword), KeychainKey.account: .string("小明"),
        KeychainKey.valueData: .data(Data([0, 1, 255])), KeychainKey.returnData: .boolean(true),
        KeychainKey.port: .integer(443),
    ]

    static let calls: [SystemCall] = [
        .keychain(.add(keychainAttributes)), .keychain(.copyMatching(keychainAttributes)),
        .keychain(.update(keychainAttributes, changes: [KeychainKey.label: .string("Work")])),
        .keychain(.update([:], changes: [:])), .keychain(.delete([:])), .donation(.donate(donation)),
        .donation(.donate(DonationPayload(InteractionPayload(intent: intent)))), .donation(.delete(["a", "小明"])),
        .donation(.delete([])), .donation(.deleteGroup("")), .donation(.deleteAll),
        .donation(.name(donation: 12, identifier: "note 7")), .voiceShortcuts(.all),
        .voiceShortcuts(.one(identifier)), .voiceShortcuts(.suggest([.intent(intent), .activity(activity)])),
        .voiceShortcuts(.suggest([])), .voiceShortcuts(.add(.intent(intent))), .voiceShortcuts(.edit(identifier)),
        .voiceShortcuts(.dismiss), .relevantShortcuts(RelevantShortcutsCall(shortcuts: [relevant])),
        .relevantShortcuts(RelevantShortcutsCall(shortcuts: [])),
    ]

    static let identifier = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    static let donation = DonationPayload(
        InteractionPayload(intent: intent, response: ResponsePayload(code: 4)), identifier: "note 7", group: "notes",
        direction: .outgoing, start: Date(timeIntervalSinceReferenceDate: 99.5), duration: 3.25, status: 3)

    static let relevant = RelevantShortcutPayload(
        shortcut: .activity(activity),
        relevance: [
            .date(start: Date(timeIntervalSinceReferenceDate: 1), end: nil),
            .date(start: Date(timeIntervalSinceReferenceDate: 1), end: Date(timeIntervalSinceReferenceDate: 2)),
            .region(latitude: 39.9, longitude: 116.4, radius: 200, identifier: "gym"), .routine(3),
        ], isInformation: true, card: .init(title: "Rates", subtitle: "of today"))

    static let voiceShortcut = VoiceShortcutPayload(
        identifier: identifier, phrase: "来一个披萨", shortcut: .intent(intent))

    static let results: [SystemResult] = [
        .keychain(KeychainReply(.success)), .keychain(KeychainReply(.success, result: .data(Data([7])))),
        .keychain(KeychainReply(.success, result: .array([.dictionary(keychainAttributes)]))),
        .keychain(KeychainReply(.parameter, explanation: "because")),
        .refusal(CallRefusal(.noIdentity, "because")), .refusal(CallRefusal(.unavailable, "because")),
        .refusal(CallRefusal(.tooMany, "because")), .donation(DonationReply()),
        .donation(DonationReply(donation: 12)),
        .donation(DonationReply(refusal: .init(code: 1901, text: "because"))), .relevantShortcuts(DonationReply()),
        .voiceShortcuts(.shortcuts([voiceShortcut])), .voiceShortcuts(.shortcuts([])), .voiceShortcuts(.done),
        .voiceShortcuts(.saved(voiceShortcut)), .voiceShortcuts(.deleted(identifier)), .voiceShortcuts(.cancelled),
        .voiceShortcuts(.refused(.init(code: 7000, text: "because"))),
    ]

    static let touches = [TouchPayload.Phase.began, .moved, .ended, .cancelled].compactMap {
        TouchPayload(finger: 1, phase: $0, x: 12.5, y: -3)
    }

    static let messages: [WireMessage] =
        [
            .hello(version: WireVersion.current),
            .fault(id: 3, text: "twice"),
            .hello(version: WireVersion.current, hasScreen: true),
            .screen(id: 9, ScreenRequest(.phone(.dark, scale: 3), onceChanged: true)),
            .fields(id: 9, [field]),
        ] + touches.map { .touch($0) } + typing.map { .typing($0) }
        + requests.enumerated().map { .request(id: $0.offset, $0.element) }
        + replies.enumerated().map { .reply(id: $0.offset, $0.element) }
        + calls.enumerated().map { .call(id: $0.offset, $0.element) }
        + results.enumerated().map { .result(id: $0.offset, $0.element) }
}

extension WireMessage {
    /// The frame without its length.
    var content: Data {
        get throws { Data(try FrameEncoder.encode(self).dropFirst(4)) }
    }
}
