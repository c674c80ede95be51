// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// What keeps a source from being built, apart from other sources.
package enum LossCause: Hashable, Sendable {
    /// Modules that the source imports and Beckon does not have, sorted.
    case modules([String])
    /// A name that is declared nowhere.
    case name(String)
    /// The compiler's words.
    case message(String)

    package var sentence: Sentence {
        switch self {
        case .modules(let names): "uses \(names.joined(separator: ", "))"
        case .name(let name): "uses \(name), which neither Beckon nor the project declares"
        case .message(let text): Sentence(verbatim: text)
        }
    }
}
