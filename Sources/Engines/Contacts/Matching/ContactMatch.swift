// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a name that was said leads to a contact, the surest way first.
package enum ContactMatch: UInt8, Hashable, Sendable, CaseIterable {
    /// The name that the card is shown under.
    case displayName
    /// Given and family name, in either order.
    case fullName
    case nickname
    /// What they are to the one who speaks: “my mother”.
    case relationship
    case given
    case family
    /// The family name with what people put before or behind it: “Mr Smith”, 王老师, 小王.
    case addressed

    /// How sure it is that the contact is meant who is written as was said, in per cent.
    var certainty: Int {
        switch self {
        case .displayName: 100
        case .fullName: 95
        case .nickname, .relationship: 90
        case .given: 80
        case .family: 70
        case .addressed: 66
        }
    }
}

/// How what was said is like what is written.
package enum ContactLikeness: UInt8, Hashable, Sendable, CaseIterable {
    /// The same words.
    case written
    /// The same syllables in the other script: Wang for 王.
    case transcribed
    /// The same syllables in other characters: 肖旺 for 小王.
    case homophone
    /// Syllables or words that are taken for one another.
    case soundAlike

    /// How sure it is still, of what would be sure if it were written so, in per cent.
    func certainty(of match: ContactMatch) -> Int {
        switch self {
        case .written: match.certainty
        case .transcribed: match.certainty * 93 / 100
        case .homophone: match.certainty * 70 / 100
        case .soundAlike: match.certainty * 45 / 100
        }
    }
}
