// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// What an App Intent asks the person in the middle of its work.
package enum QuestionPayload: Hashable, Sendable, Codable {
    /// A button by which a confirmation is given or refused, in the app's words; nil for the usual ones.
    package struct Buttons: Hashable, Sendable, Codable {
        /// The button that agrees, then other words that do.
        package var agree: [String]
        package var refuse: [String]
        package var isDestructive: Bool

        package init(agree: [String] = [], refuse: [String] = [], isDestructive: Bool = false) {
            self.agree = agree
            self.refuse = refuse
            self.isDestructive = isDestructive
        }
    }

    /// Something to choose that is not a value.
    package struct Choice: Hashable, Sendable, Codable {
        package var title: String
        package var subtitle: String?
        /// Whether who chooses it wants nothing of all this.
        package var isCancel: Bool

        package init(_ title: String, subtitle: String? = nil, isCancel: Bool = false) {
            self.title = title
            self.subtitle = subtitle
            self.isCancel = isCancel
        }
    }

    /// A value for a parameter. Nil dialog: the system's words.
    case value(parameter: String, DialogPayload?)
    case disambiguation(parameter: String, among: [IntentValue], DialogPayload?)
    /// Whether a value of a parameter is meant.
    case valueConfirmation(parameter: String, IntentValue, DialogPayload?)
    /// Whether the intent is to go on. `onlyIfGuessed`: where the person said it clearly, nobody is asked.
    case confirmation(DialogPayload?, Buttons, value: IntentValue?, onlyIfGuessed: Bool)
    case choice([Choice], DialogPayload?)
    /// Whether the app may come to the front. `restarts`: the intent starts over there.
    case foreground(DialogPayload?, alwaysAsks: Bool, restarts: Bool)
}
