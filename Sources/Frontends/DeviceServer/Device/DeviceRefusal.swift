// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import SystemTexts

/// Why a command did nothing, for the person who gave it.
package struct DeviceRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    private enum Reason: Hashable {
        case text(DeviceText, [String: String])
        /// By language, for what has words of its own.
        case words([String: String])
    }

    private let reason: Reason

    package init(_ text: DeviceText, _ values: [String: String] = [:]) { reason = .text(text, values) }

    /// - Parameter words: In English, as the system says it.
    package init(_ words: String) { reason = .words(["en": words]) }

    /// - Parameter words: The reason in a language, for each that the system speaks.
    package init(inEach words: (String) -> String) {
        let languages = Texts<DeviceText>.languages
        reason = .words(Dictionary(uniqueKeysWithValues: languages.map { ($0, words($0)) }))
    }

    package var description: String { text(in: "en") }

    /// The reason in a language.
    ///
    /// - Parameter language: A BCP 47 tag.
    package func text(in language: String) -> String {
        switch reason {
        case .text(let text, let values): Texts(language)(text, values)
        case .words(let words): words[Texts<DeviceText>(language).language] ?? words["en"] ?? ""
        }
    }
}
