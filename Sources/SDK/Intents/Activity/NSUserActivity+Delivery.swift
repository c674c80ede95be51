// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
package import Wire

extension NSUserActivity {
    /// The activity with which the system opens an app.
    ///
    /// An interaction whose classes are not in this process is left out and reported on standard error: the app is
    /// opened all the same.
    package convenience init(delivered payload: ActivityPayload, interaction: InteractionPayload?) {
        self.init(payload)
        guard let interaction else { return }
        do throws(DeliveryMisfit) {
            self.interaction = try INInteraction(interaction)
        } catch {
            StandardError.write(
                "the activity ‘\(activityType)’ comes without its interaction: \(error.reason)", from: "Intents")
        }
    }

    /// The intent and its response, when the system made the activity from an answer.
    public internal(set) var interaction: INInteraction? {
        get { attachment() }
        set { attach(newValue) }
    }

    /// Additional places where the system may suggest the activity.
    public var shortcutAvailability: INShortcutAvailabilityOptions {
        get { attachment() ?? [] }
        set { attach(newValue) }
    }

    /// The configuration intent of the tapped widget; nil if the activity has no intent of the class.
    ///
    /// - Parameter intentClass: The class of the widget's configuration intent.
    public func widgetConfigurationIntent<Intent: INIntent>(of intentClass: Intent.Type) -> Intent? {
        interaction?.intent as? Intent
    }
}

/// The reason why an interaction cannot be created in this process.
package struct DeliveryMisfit: Error {
    /// The thing, the reason, the remedy.
    package let reason: String
}

extension INInteraction {
    /// An interaction that was sent with an activity, or to an extension that draws it.
    ///
    /// - Throws: ``DeliveryMisfit`` where this process lacks a class or a value fits none.
    package convenience init(_ payload: InteractionPayload) throws(DeliveryMisfit) {
        let name = payload.intent.className
        guard let intentClass = IntentModules.class(name) as? INIntent.Type else {
            throw Self.missing(name)
        }
        let intent = intentClass.init(blank: ())
        var response: INIntentResponse?
        do throws(MisfitValue) {
            try intent.fill(from: payload.intent)
        } catch {
            throw DeliveryMisfit(reason: error.description)
        }
        if let payload = payload.response { response = try Self.response(payload, to: name) }
        self.init(intent: intent, response: response)
    }

    /// Xcode and intentc name the class of the responses after that of the intent.
    private static func response(
        _ payload: ResponsePayload, to intent: String
    ) throws(DeliveryMisfit) -> INIntentResponse {
        let name = intent + "Response"
        guard let responseClass = IntentModules.class(name) as? INIntentResponse.Type else { throw missing(name) }
        let response = responseClass.init(blank: ())
        do throws(MisfitValue) {
            try response.fill(from: payload)
        } catch {
            throw DeliveryMisfit(reason: error.description)
        }
        return response
    }

    private static func missing(_ name: String) -> DeliveryMisfit {
        DeliveryMisfit(
            reason: "this program has no class ‘\(name)’; add the definition file to a module that it links too")
    }
}
