// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
package import SystemTexts

/// Why a command did nothing, for the person who gave it.
package struct DeviceRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    private enum Reason: Hashable {
        case text(DeviceText, [String: String])
        case sentence(Sentence)
    }

    private let reason: Reason

    package init(_ text: DeviceText, _ values: [String: String] = [:]) { reason = .text(text, values) }

    package init(_ sentence: Sentence) { reason = .sentence(sentence) }

    package var description: String { text(in: "en") }

    /// The reason in a language.
    ///
    /// - Parameter language: A BCP 47 tag.
    package func text(in language: String) -> String {
        switch reason {
        case .text(let text, let values): Texts(language)(text, values)
        case .sentence(let sentence): sentence.text(in: language)
        }
    }
}
