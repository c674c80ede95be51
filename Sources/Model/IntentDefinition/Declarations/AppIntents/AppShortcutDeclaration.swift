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

extension AppShortcutDeclaration.Phrase {
    /// What stands in a phrase for the app's name.
    package static let applicationName = "applicationName"

    /// The names of the parameters in a phrase.
    package static func parameters(in words: String) -> [String] { names(in: words).filter { $0 != applicationName } }

    /// Whether a translation of the phrase may be said in its place: it has the app's name, and the same parameter.
    package func admits(_ translation: String) -> Bool {
        Self.names(in: translation).contains(Self.applicationName)
            && translation.utf8.count <= DeclarationLimits.spokenLength
            && Set(Self.parameters(in: translation)).isSubset(of: Self.parameters(in: text.text))
    }

    /// What stands in the places of a phrase, the app's name among it.
    fileprivate static func names(in words: String) -> [String] {
        words.matches(of: /\$\{([^{}]*)\}/).map { String($0.output.1) }
    }
}

extension LocalizableText {
    /// Whether it has a place for the app's name.
    var namesApp: Bool {
        AppShortcutDeclaration.Phrase.names(in: text).contains(AppShortcutDeclaration.Phrase.applicationName)
    }
}
