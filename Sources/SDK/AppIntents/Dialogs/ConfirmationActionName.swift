// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import Wire

/// The title of the button that confirms.
public struct ConfirmationActionName: Sendable {
    private enum Name: Sendable {
        /// One of the system's verbs.
        case verb(String)
        case custom(
            accept: [LocalizedStringResource], deny: [LocalizedStringResource], destructive: Bool)
    }

    private let name: Name

    private init(_ name: Name) { self.name = name }

    private init(_ verb: String) { self.init(.verb(verb)) }

    /// The app's own words.
    ///
    /// - Parameters:
    ///   - acceptLabel: What the button says that agrees.
    ///   - acceptAlternatives: Other words that agree.
    ///   - denyLabel: What the button says that refuses.
    ///   - denyAlternatives: Other words that refuse.
    ///   - destructive: Whether what follows cannot be undone.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(
            .custom(
                accept: [acceptLabel] + acceptAlternatives, deny: [denyLabel] + denyAlternatives,
                destructive: destructive))
    }

    /// The words in the person's language.
    var buttons: QuestionPayload.Buttons {
        switch name {
        case .verb(let verb): QuestionPayload.Buttons(agree: [SystemWords.text(verb, in: PersonLanguage.current)])
        case .custom(let accept, let deny, let destructive):
            QuestionPayload.Buttons(
                agree: accept.map { String(localized: $0) }, refuse: deny.map { String(localized: $0) },
                isDestructive: destructive)
        }
    }
}

extension ConfirmationActionName {
    /// “Continue”.
    public static var `continue`: ConfirmationActionName { ConfirmationActionName("Continue") }
    /// “Do”.
    public static var `do`: ConfirmationActionName { ConfirmationActionName("Do") }
    /// “Add”.
    public static var add: ConfirmationActionName { ConfirmationActionName("Add") }
    /// “Add Data”.
    public static var addData: ConfirmationActionName { ConfirmationActionName("Add Data") }
    /// “Book”.
    public static var book: ConfirmationActionName { ConfirmationActionName("Book") }
    /// “Buy”.
    public static var buy: ConfirmationActionName { ConfirmationActionName("Buy") }
    /// “Call”.
    public static var call: ConfirmationActionName { ConfirmationActionName("Call") }
    /// “Check In”.
    public static var checkIn: ConfirmationActionName { ConfirmationActionName("Check In") }
    /// “Create”.
    public static var create: ConfirmationActionName { ConfirmationActionName("Create") }
    /// “Download”.
    public static var download: ConfirmationActionName { ConfirmationActionName("Download") }
    /// “Filter”.
    public static var filter: ConfirmationActionName { ConfirmationActionName("Filter") }
    /// “Find”.
    public static var find: ConfirmationActionName { ConfirmationActionName("Find") }
    /// “Get”.
    public static var get: ConfirmationActionName { ConfirmationActionName("Get") }
    /// “Go”.
    public static var go: ConfirmationActionName { ConfirmationActionName("Go") }
    /// “Log”.
    public static var log: ConfirmationActionName { ConfirmationActionName("Log") }
    /// “Open”.
    public static var open: ConfirmationActionName { ConfirmationActionName("Open") }
    /// “Order”.
    public static var order: ConfirmationActionName { ConfirmationActionName("Order") }
    /// “Pay”.
    public static var pay: ConfirmationActionName { ConfirmationActionName("Pay") }
    /// “Play”.
    public static var play: ConfirmationActionName { ConfirmationActionName("Play") }
    /// “Play Sound”.
    public static var playSound: ConfirmationActionName { ConfirmationActionName("Play Sound") }
    /// “Post”.
    public static var post: ConfirmationActionName { ConfirmationActionName("Post") }
    /// “Request”.
    public static var request: ConfirmationActionName { ConfirmationActionName("Request") }
    /// “Run”.
    public static var run: ConfirmationActionName { ConfirmationActionName("Run") }
    /// “Search”.
    public static var search: ConfirmationActionName { ConfirmationActionName("Search") }
    /// “Send”.
    public static var send: ConfirmationActionName { ConfirmationActionName("Send") }
    /// “Set”.
    public static var set: ConfirmationActionName { ConfirmationActionName("Set") }
    /// “Share”.
    public static var share: ConfirmationActionName { ConfirmationActionName("Share") }
    /// “Start”.
    public static var start: ConfirmationActionName { ConfirmationActionName("Start") }
    /// “Start Navigation”.
    public static var startNavigation: ConfirmationActionName { ConfirmationActionName("Start Navigation") }
    /// “Toggle”.
    public static var toggle: ConfirmationActionName { ConfirmationActionName("Toggle") }
    /// “Turn Off”.
    public static var turnOff: ConfirmationActionName { ConfirmationActionName("Turn Off") }
    /// “Turn On”.
    public static var turnOn: ConfirmationActionName { ConfirmationActionName("Turn On") }
    /// “View”.
    public static var view: ConfirmationActionName { ConfirmationActionName("View") }
}
