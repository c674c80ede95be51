// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues
package import Wire

/// The answer of a handled intent.
package struct Response: Hashable, Sendable {
    /// The standard statuses a response code stands for.
    package enum Status: String, Sendable, Encodable {
        case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
    }

    /// The app that opens, and at what place: at once when the status is
    /// ``Status/deferredToApplication``, else when the person taps the panel.
    package struct Opening: Hashable, Sendable {
        /// The app's bundle identifier.
        package var app: String
        package var activity: ActivityPayload
        /// The intent as it was handled and what was answered; the app finds it in `NSUserActivity.interaction`.
        package var interaction: InteractionPayload?

        package init(app: String, activity: ActivityPayload, interaction: InteractionPayload? = nil) {
            self.app = app
            self.activity = activity
            self.interaction = interaction
        }
    }

    package var app: String
    /// The class name; nil if an activity opens the app.
    package var intent: String?
    /// The code's name as the definition has it, such as `failureClosed`.
    package var code: String
    package var rawCode: Int
    package var status: Status
    /// The sentence a person hears; empty if the app opens without a word.
    package var text: String
    package var properties: [String: IntentValue]
    /// The property that is the action's output in a shortcut.
    package var output: IntentValue?
    /// The properties as the JSON form has them.
    package var plainProperties: [String: PlainValue]
    /// The output as the JSON form has it.
    package var plainOutput: PlainValue?
    package var panel: Panel?
    package var opens: Opening?
    /// The App Intent of the same app that is performed next.
    package var next: IntentPayload?
    /// Mistakes of the app's code that did not stop it, in one sentence each.
    package var faults: [String]
    /// From the last thing the person said to this answer.
    package var milliseconds: Int

    package init(
        app: String, intent: String?, code: String, rawCode: Int, status: Status, text: String,
        properties: [String: IntentValue] = [:], output: IntentValue? = nil,
        plainProperties: [String: PlainValue]? = nil, plainOutput: PlainValue? = nil, panel: Panel? = nil,
        opens: Opening? = nil, faults: [String] = [], milliseconds: Int = 0
    ) {
        self.app = app
        self.intent = intent
        self.code = code
        self.rawCode = rawCode
        self.status = status
        self.text = text
        self.properties = properties
        self.output = output
        self.plainProperties = plainProperties ?? properties.mapValues { PlainValue($0) }
        self.plainOutput = plainOutput ?? output.map { PlainValue($0) }
        self.panel = panel
        self.opens = opens
        self.faults = faults
        self.milliseconds = milliseconds
    }

    /// The answer to a phrase that stands for a place in an app: the app opens there.
    package init(opening app: String, at activity: ActivityPayload) {
        self.init(
            app: app, intent: nil, code: "continueInApp", rawCode: 2, status: .deferredToApplication, text: "",
            opens: Opening(app: app, activity: activity))
    }

    /// Whether what the person wanted is done, under way or handed to the app.
    package var isSuccess: Bool {
        switch status {
        case .success, .inProgress, .deferredToApplication: true
        case .unspecified, .ready, .failure, .userConfirmationRequired: false
        }
    }
}
