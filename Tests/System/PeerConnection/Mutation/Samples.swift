// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import IntentValues
package import Wire

/// Messages that together use every case of the wire, for the tests and the fuzzers.
package enum Samples {
    package static let intent = IntentPayload(
        className: "PizzeriaKit.OrderPizzaIntent", identifier: "4F1C", suggestedInvocationPhrase: "来一个披萨",
        values: [
            "kind": .object(ObjectValue(typeName: "PizzaKind", identifier: "m", displayString: "Margherita")),
            "quantity": .integer(2), "toppings": .array([.enumeration(1), .enumeration(3)]),
        ])

    /// What the action is asked that finds an app's things.
    package static let searches: [IntentPayload] = [
        .all,
        .matching(
            [
                .init(property: 0, comparator: 1, values: [.string("a")]),
                .init(property: -1, comparator: .max, values: [.integer(1), .integer(2)]),
            ], isAny: true, orders: [.init(option: 1, isAscending: false)], limit: 3),
        .matching([], isAny: false, orders: [], limit: nil),
    ].map { (search: SearchPayload) in
        IntentPayload(className: "Tea.Tea", run: RunPayload(of: "3Tea0A0V", number: 1, search: search))
    }

    package static let field: ScreenField = {
        var field = ScreenField(number: 3, x: 20.5, y: 300, width: 200, height: 31)
        (field.text, field.placeholder, field.content) = ("•••", "Passwort", "password")
        (field.isSecure, field.isFocused, field.isCorrected, field.isMultiline) = (true, true, false, true)
        (field.keyboard, field.returnKey, field.capitalization) = (.email, .go, .none)
        (field.revision, field.fontSize, field.alignment) = (7, 13.5, .center)
        (field.color, field.background) = ("#ffffffff", "#1c1c1eff")
        return field
    }()

    package static let typing: [TypingPayload] = [
        TypingPayload(field: 3, .focus), TypingPayload(field: 3, .text("安 \u{1F355}", revision: 8)),
        TypingPayload(field: 3, .enter), TypingPayload(field: 3, .leave),
    ].compactMap { $0 }

    package static let activity: ActivityPayload = {
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

    package static let resolutions: [ResolutionPayload] = [
        .success(.string("a")), .notRequired, .needsValue, .disambiguation([.integer(1), .integer(2)]),
        .confirmationRequired(.boolean(true)), .confirmationRequired(nil), .unsupported(reason: 3),
        .unsupported(reason: nil),
    ]

    package static let requests: [ExtensionRequest] =
        [
            .resolve(parameter: "kind", of: intent), .options(parameter: "kind", search: nil, of: intent),
            .options(parameter: "kind", search: "mar", of: intent), .defaultValue(parameter: "kind", of: intent),
            .confirm(intent), .handle(intent), .resume(.value(.integer(1)), of: intent),
            .resume(.agreed(true), of: intent),
            .resume(.chose(1), of: intent), .resume(nil, of: intent), .stop(intent),
            .draw(
                PanelRequest(
                    panel: 1, interaction: InteractionPayload(intent: intent), status: 3, parameters: ["kind"],
                    minimum: PanelSize(width: 1, height: 1), maximum: PanelSize(width: 320, height: 900), scale: 2)),
        ] + searches.map { .handle($0) }

    package static let refusals: [ExtensionRefusal.Reason] = [
        .noHandler, .notImplemented, .unknownIntent, .noPrincipalClass, .wrongValue, .handlerError, .answeredTwice,
        .noAnswer, .malformedRequest,
    ]

    package static let questions: [QuestionPayload] = [
        .value(parameter: "kind", dialog), .value(parameter: "kind", nil),
        .disambiguation(parameter: "kind", among: [.string("a"), .integer(2)], dialog),
        .valueConfirmation(parameter: "kind", .string("a"), nil),
        .confirmation(
            dialog, .init(agree: ["Buy", "get"], refuse: ["Leave"], isDestructive: true), value: .integer(1),
            onlyIfGuessed: true),
        .choice([.init("Milk", subtitle: "cold"), .init("Nothing", isCancel: true)], nil),
        .foreground(nil, alwaysAsks: true, restarts: false),
    ]

    private static let dialog = DialogPayload("Which soup?", supporting: "Soup", systemImageName: "cup.and.saucer")

    package static let replies: [ExtensionReply] =
        resolutions.map { .resolution([$0], isArray: false) } + [
            .resolution(resolutions, isArray: true), .resolution([], isArray: true),
            .options(
                OptionsPayload(sections: [
                    .init(title: "Hot", items: [.string("Diavola")]), .init(items: []),
                ])),
            .defaultValue(.integer(1)), .defaultValue(nil), .update(nil), .update(ResponsePayload(code: 3)),
            .panel(.declined), .stopped, .running(.progress(share: 0.5, text: "half")),
            .running(.progress(share: nil, text: nil)),
            .panel(
                PanelReply(
                    isAccepted: true, parameters: ["kind"], size: PanelSize(width: 320, height: 100),
                    pixels: .init(width: 640, height: 200))),
            .response(ResponsePayload(code: 100, properties: ["wait": .timeInterval(60)], activity: activity)),
            .response(ResponsePayload(code: 0)),
        ] + questions.map { .running(.question($0)) } + refusals.map { .refusal(ExtensionRefusal($0, "because")) }

    package static let keychainAttributes: KeychainRequest.Attributes = [
        KeychainKey.itemClass: .string(KeychainKey.genericPassword), KeychainKey.account: .string("小明"),
        KeychainKey.valueData: .data(Data([0, 1, 255])), KeychainKey.returnData: .boolean(true),
        KeychainKey.port: .integer(443),
    ]

    package static let calls: [AnySystemCall] = [
        .keychain(.add(keychainAttributes)), .keychain(.copyMatching(keychainAttributes)),
        .keychain(.update(keychainAttributes, changes: [KeychainKey.label: .string("Work")])),
        .keychain(.update([:], changes: [:])), .keychain(.delete([:])), .donation(.donate(donation)),
        .donation(.donate(DonationPayload(InteractionPayload(intent: intent)))), .donation(.delete(["a", "小明"])),
        .donation(.delete([])), .donation(.deleteGroup("")), .donation(.deleteAll),
        .donation(.deleteMatching(intent: "OrderSoup", object: .init(typeName: "Soup", identifier: "lentil"))),
        .donation(.deleteMatching(intent: nil, object: nil)), .appShortcuts(AppShortcutsCall()),
        .donation(.name(donation: 12, identifier: "note 7")), .phrases(.all),
        .phrases(.one(identifier)), .phraseScreen(.add(.intent(intent))), .phraseScreen(.edit(identifier)),
        .proposedActions(ProposedActionsCall(actions: [.intent(intent), .activity(activity)])),
        .proposedActions(ProposedActionsCall(actions: [])),
        .phraseScreenDismissal(PhraseScreenDismissal()),
        .relevantActions(RelevantActionsCall(actions: [relevant])),
        .relevantActions(RelevantActionsCall(actions: [])),
        .suggestedMedia(SuggestedMediaCall(intents: [intent])),
        .vocabulary(
            .set(
                [SpeakableStringValue(identifier: "7", spokenPhrase: "Ann", pronunciationHint: "an")],
                type: VocabularyType.contactName.rawValue)),
        .vocabulary(.removeAll),
        .contents(
            .index([
                ContentPayload(
                    identifier: "note-3", domain: "notes.garden", title: "Tulips", otherTitles: ["郁金香"],
                    description: "Before it freezes", keywords: ["bulbs"], text: "Ten of them",
                    expires: Date(timeIntervalSince1970: 1_900_000_000))
            ])),
        .contents(.delete(["note-3"])), .contents(.deleteDomains(["notes"])), .contents(.deleteAll),
        .userContext(UserContextCall(context: .init(subscription: 2, libraryItems: 345))),
        .predictionMode(PredictionModeCall(mode: 1, mediaType: 6)),
        .focusFilter(FocusFilterCall(intent: "QuietTea")), .activity(.becameCurrent(id: 1, activity)),
        .activity(.updated(id: 1, activity)), .activity(.resigned(id: 1)), .activity(.invalidated(id: 1)),
        .activity(.delete(["p"])), .activity(.deleteAll), .quickActions(.get), .quickActions(.set([item])),
        .opening(OpeningCall(url: URL(filePath: "/tmp/a"), opens: true)), .pasteboard(PasteboardCall(written: nil)),
        .pasteboard(PasteboardCall(written: PasteboardPayload(texts: ["Tulips"], picture: Data([0x89, 0x50])))),
    ]

    package static let item: QuickActionPayload = {
        var item = QuickActionPayload(
            type: "order", title: "Order", subtitle: "again", icon: .type(3), userInfo: activity.userInfo)
        item.targetContentIdentifier = "row"
        return item
    }()

    package static let events: [AppEvent] = [
        .launch(nil), .launch(Delivery(id: 1, item: .quickAction(item))),
        .foreground(Delivery(id: 2, item: .activity(activity, InteractionPayload(intent: intent)))),
        .foreground(Delivery(id: 3, item: .url(URL(filePath: "/tmp/a"), source: "com.example.other"))),
        .launchInBackground, .resignActive, .background, .memoryWarning, .terminate,
    ]

    package static let identifier = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    package static let donation = DonationPayload(
        InteractionPayload(intent: intent, response: ResponsePayload(code: 4)), identifier: "note 7", group: "notes",
        direction: .outgoing, start: Date(timeIntervalSinceReferenceDate: 99.5), duration: 3.25, status: 3)

    package static let relevant = RelevantActionPayload(
        action: .activity(activity),
        relevance: [
            .date(start: Date(timeIntervalSinceReferenceDate: 1), end: nil),
            .date(start: Date(timeIntervalSinceReferenceDate: 1), end: Date(timeIntervalSinceReferenceDate: 2)),
            .region(latitude: 39.9, longitude: 116.4, radius: 200, identifier: "gym"), .routine(3),
        ], isInformation: true, card: .init(title: "Rates", subtitle: "of today"))

    package static let phrase = PhrasePayload(
        identifier: identifier, phrase: "来一个披萨", action: .intent(intent))

    package static let keychainReplies = [
        KeychainReply(.success), KeychainReply(.success, result: .data(Data([7]))),
        KeychainReply(.success, result: .array([.dictionary(keychainAttributes)])),
        KeychainReply(.parameter, explanation: "because"),
    ]

    package static let screenReplies: [PhraseScreenCall.Reply] = [
        .saved(phrase), .deleted(identifier), .cancelled,
    ]

    package static let callRefusals = [
        CallRefusal(.noIdentity, "because"), CallRefusal(.unavailable, "because"), CallRefusal(.tooMany, "because"),
        CallRefusal(.tooLarge, "because"), CallRefusal(.notDone, code: 1901, "because"),
    ]

    package static let answers: [SystemAnswer] =
        keychainReplies.map { SystemAnswer(to: KeychainRequest.delete([:]), .success($0)) }
        + screenReplies.map { SystemAnswer(to: PhraseScreenCall.edit(identifier), .success($0)) }
        + callRefusals.map { .refusal($0) } + [
            SystemAnswer(to: DonationCall.deleteAll, .success(nil)),
            SystemAnswer(to: DonationCall.donate(donation), .success(12)),
            SystemAnswer(to: PhrasesCall.all, .success([phrase])),
            SystemAnswer(to: PhraseScreenDismissal(), .success(Done())),
            SystemAnswer(to: QuickActionsCall.get, .success([item])),
        ]

    package static let touches = [TouchPayload.Phase.began, .moved, .ended, .cancelled, .increased, .escaped].compactMap
    {
        TouchPayload(finger: 1, phase: $0, layer: 7, x: 12.5, y: -3)
    }

    package static let scrolls = [ScrollPayload.Phase.dragging, .gliding, .resting].compactMap {
        ScrollPayload(layer: 7, phase: $0, x: 0, y: -30.5)
    }

    /// A layer with a text and an image.
    package static let layers = ScreenLayers(
        change: Data(
            """
            {"roots":[1],"layers":[{"number":1,"bounds":[[0,0],[40,60]],"sublayers":[2],"background":"#ffffffff"},\
            {"number":2,"bounds":[[0,0],[40,60]],"position":[20,30],"scrolling":{"size":[40,90],"offset":[0,0]},"contents":[\
            {"text":{"language":"en","lines":[{"x":0,"baseline":9,"width":8,"runs":[{"text":"A","size":9}]}]},"at":[0,0]},\
            {"image":3,"place":[[0,0],[8,8]]},{"fill":"M0 0L9 0L9 9Z","paint":{"color":"#ff0000ff"}}]}]}
            """.utf8),
        images: [ScreenLayers.Image(number: 3, png: Data([0x89, 0x50, 0x4E, 0x47]))])

    package static let fromExtensions: [MessageFromExtension] =
        [.hello(version: WireVersion.current), .fault(id: 3, text: "twice")]
        + replies.enumerated().map { .reply(id: $0.offset, $0.element) }
        + calls.enumerated().map { .call(id: $0.offset, $0.element) }

    package static let fromApps: [MessageFromApp] =
        [
            .hello(version: WireVersion.current, hasScreen: true), .done(id: 4, .background),
            .delivered(id: 1, handled: true), .busy(true), .fields(id: 9, [field]), .layers(id: 9, layers),
            .reply(id: 3, .refusal(ExtensionRefusal(.noHandler, "none"))), .fault(id: 3, text: "twice"),
        ] + calls.enumerated().map { .call(id: $0.offset, $0.element) }

    package static let toExtensions: [MessageToExtension] =
        requests.enumerated().map { .request(id: $0.offset, $0.element) }
        + answers.enumerated().map { .result(id: $0.offset, $0.element) }

    package static let toApps: [MessageToApp] =
        [.screen(id: 9, ScreenRequest(.phone(.dark, scale: 3), onceChanged: true))]
        + touches.map { .touch($0) } + scrolls.map { .scroll($0) } + typing.map { .typing($0) }
        + events.enumerated().map { .event(id: $0.offset, $0.element) }
        + [.request(id: 0, .handedOver(intent)), .request(id: 1, .asked(.handle(intent)))]
        + answers.enumerated().map { .result(id: $0.offset, $0.element) }
}

/// A message of any direction and kind of process.
package struct Sample: Sendable {
    /// The frame without its length.
    package let content: Data
    /// Whether only a part of the message is JSON; the caller reads the rest.
    package let isNumbered: Bool
    /// Reads a frame in the message's direction: whether it is this message.
    package let isMessage: @Sendable (Data) throws(FrameError) -> Bool
    /// Reads a frame in the message's direction, and writes it again.
    package let rewrite: @Sendable (Data) throws(FrameError) -> Data

    package init<Message: WireMessage & Equatable>(_ message: Message) throws {
        content = try message.content
        isNumbered = message.numbered != nil
        isMessage = { (frame) throws(FrameError) in try Message(frame: frame) == message }
        rewrite = { (frame) throws(FrameError) in try FrameEncoder.encode(Message(frame: frame)) }
    }

    package static func all() throws -> [Sample] {
        try Samples.fromExtensions.map { try Sample($0) } + Samples.fromApps.map { try Sample($0) }
            + Samples.toExtensions.map { try Sample($0) } + Samples.toApps.map { try Sample($0) }
    }
}

extension WireMessage {
    /// The frame without its length.
    package var content: Data {
        get throws { Data(try FrameEncoder.encode(self).dropFirst(4)) }
    }
}
