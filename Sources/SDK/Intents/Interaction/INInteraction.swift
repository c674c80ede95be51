// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// An intent together with what came of it.
///
/// An app donates one for each action the person performed; the system hands
/// one to an app that it opens to go on with an intent.
open class INInteraction: NSObject, NSCopying, NSSecureCoding {
    private let copiedIntent: INIntent
    private let copiedResponse: INIntentResponse?
    /// Shared with copies, which have the same identifier.
    private(set) var name = InteractionName()

    /// What was asked; a copy of what the interaction was made with.
    open var intent: INIntent { copiedIntent }
    /// What was answered; a copy of what the interaction was made with.
    open var intentResponse: INIntentResponse? { copiedResponse }
    /// How far the handling got, by the response's standard code; a code of the app's own reads as unspecified.
    open package(set) var intentHandlingStatus: INIntentHandlingStatus
    /// Who acted.
    open var direction: INInteractionDirection = .unspecified
    /// When it happened and how long it took.
    open var dateInterval: DateInterval?
    /// The name under which the donation is deleted; unique until an app sets its own, and made when it is first read.
    open var identifier: String {
        get { name.text }
        set { name = InteractionName(newValue) }
    }
    /// The name under which donations are deleted together.
    open var groupIdentifier: String?

    /// An intent with what came of it.
    public init(intent: INIntent, response: INIntentResponse?) {
        copiedIntent = intent.copy() as? INIntent ?? intent
        copiedResponse = response.map { $0.copy() as? INIntentResponse ?? $0 }
        intentHandlingStatus = response.map { INIntentHandlingStatus(responseCode: $0.rawCode) } ?? .unspecified
    }

    /// The value of a parameter of the intent or the response; nil when it has none.
    open func parameterValue(for parameter: INParameter) -> Any? {
        let owner: AnyObject
        let table: [IntentProperty]
        if type(of: intent) == parameter.parameterClass {
            (owner, table) = (intent, type(of: intent).properties)
        } else if let response = intentResponse, type(of: response) == parameter.parameterClass {
            (owner, table) = (response, type(of: response).properties)
        } else {
            return nil
        }
        guard let property = table.first(where: { $0.name == parameter.parameterKeyPath }) else { return nil }
        return property.content(of: owner)
    }

    /// An interaction with copies of intent and response.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INInteraction(intent: intent, response: intentResponse)
        copy.intentHandlingStatus = intentHandlingStatus
        copy.direction = direction
        copy.dateInterval = dateInterval
        copy.name = name
        copy.groupIdentifier = groupIdentifier
        return copy
    }

    private struct Archive: Codable {
        var intent: IntentPayload
        var responseClass: String?
        var response: ResponsePayload?
        var status: Int
        var direction: Int
        var dateInterval: DateInterval?
        var identifier: String
        var groupIdentifier: String?
    }

    /// Always true: an interaction is archived as JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Writes intent, response and the rest into a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encodeJSON {
            Archive(
                intent: try intent.payload(), responseClass: intentResponse.map { WireName.of(type(of: $0)) },
                response: try intentResponse?.payload(), status: intentHandlingStatus.rawValue,
                direction: direction.rawValue, dateInterval: dateInterval, identifier: identifier,
                groupIdentifier: groupIdentifier)
        }
    }

    /// Reads what ``encode(with:)`` wrote; nil when the intent's class is not in this process.
    public required convenience init?(coder: NSCoder) {
        guard let archive = coder.decodeJSON(Archive.self),
            let intentClass = WireName.class(archive.intent.className) as? INIntent.Type
        else { return nil }
        let intent = intentClass.init(blank: ())
        let responseClass = archive.responseClass.flatMap { WireName.class($0) as? INIntentResponse.Type }
        let response = responseClass?.init(blank: ())
        do {
            try intent.fill(from: archive.intent)
            if let payload = archive.response { try response?.fill(from: payload) }
        } catch {
            coder.report(error)
            return nil
        }
        self.init(intent: intent, response: response)
        intentHandlingStatus = INIntentHandlingStatus(rawValue: archive.status) ?? .unspecified
        direction = INInteractionDirection(rawValue: archive.direction) ?? .unspecified
        dateInterval = archive.dateInterval
        identifier = archive.identifier
        groupIdentifier = archive.groupIdentifier
    }
}

extension INIntentHandlingStatus {
    /// The status that mirrors one of the standard codes of a custom intent, 0 to 6.
    init(responseCode code: Int) {
        self =
            switch code {
            case 1: .ready
            case 2: .deferredToApplication
            case 3: .inProgress
            case 4: .success
            case 5: .failure
            case 6: .failure
            default: .unspecified
            }
    }
}
