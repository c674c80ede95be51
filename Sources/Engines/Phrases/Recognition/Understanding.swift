// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a recognizer makes of a sentence.
package enum Understanding<Meaning: Sendable>: Sendable {
    case understood(Meaning)
    /// With slips; no word is left out that may mean something.
    case likely(Meaning)
    /// Several that are as near as one another: which of them is meant?
    case ambiguous([Meaning])
    /// The ones that come nearest, if any of them is meant at all.
    case unsure([Meaning])
    case nothing

    package func map<Other: Sendable>(_ transform: (Meaning) -> Other) -> Understanding<Other> {
        switch self {
        case .understood(let meaning): .understood(transform(meaning))
        case .likely(let meaning): .likely(transform(meaning))
        case .ambiguous(let meanings): .ambiguous(meanings.map(transform))
        case .unsure(let meanings): .unsure(meanings.map(transform))
        case .nothing: .nothing
        }
    }
}
