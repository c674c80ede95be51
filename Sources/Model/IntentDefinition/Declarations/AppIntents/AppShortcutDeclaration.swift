// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A shortcut that an app brings along, understood as soon as the app is installed.
package struct AppShortcutDeclaration: Hashable, Codable, Sendable {
    /// A sentence by which it is called.
    package struct Phrase: Hashable, Codable, Sendable {
        /// Words with `${applicationName}` and at most one `${parameter}` in them.
        package var text: LocalizableText
        /// The parameter that is said in it.
        package var parameter: String?

        package init(_ text: LocalizableText, parameter: String? = nil) {
            self.text = text
            self.parameter = parameter
        }
    }

    package var place: SourcePlace
    /// The class of its intent, without its module, as that one is called in this file.
    package var intent: String
    /// The first is the one that is shown.
    package var phrases: [Phrase]
    package var shortTitle: LocalizableText?
    package var systemImageName: String?

    package init(at place: SourcePlace, intent: String, phrases: [Phrase]) {
        self.place = place
        self.intent = intent
        self.phrases = phrases
    }
}
