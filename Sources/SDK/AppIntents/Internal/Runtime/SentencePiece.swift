// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A part of a sentence of an intent's.
enum SentencePiece<Intent: AppIntent> {
    case words(String)
    case parameter(PartialKeyPath<Intent>)
    case applicationName
}

extension [SentencePieceText] {
    /// The whole sentence as a key: `Order ${soup} with ${applicationName}`.
    var key: String { map(\.text).joined() }
}

/// A part of a sentence as it is in a key.
struct SentencePieceText {
    let text: String
    /// The parameter that it is.
    let parameter: String?
}

extension Array {
    /// The parts as they are in a key.
    func texts<Intent>() -> [SentencePieceText] where Element == SentencePiece<Intent> {
        // Names are those of wrappers, and only an intent has wrappers.
        lazy var intent = Intent()
        return map { piece in
            switch piece {
            case .words(let words): return SentencePieceText(text: words, parameter: nil)
            case .applicationName: return SentencePieceText(text: "${applicationName}", parameter: nil)
            case .parameter(let path):
                let name = IntentParameters.name(of: path, in: intent) ?? ""
                return SentencePieceText(text: "${\(name)}", parameter: name)
            }
        }
    }
}
