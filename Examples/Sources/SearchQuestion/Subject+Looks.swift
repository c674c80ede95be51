// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import QuestionBank
import UIKit

extension Subject {
    /// In the person's language.
    var title: String { NSLocalizedString(rawValue, comment: "a subject at school").localizedCapitalized }

    /// The name of its system symbol.
    var symbol: String {
        switch self {
        case .mathematics: "plus.forwardslash.minus"
        case .physics: "bolt.fill"
        case .chemistry: "flask.fill"
        case .biology: "leaf.fill"
        case .geography: "globe"
        case .history: "hourglass"
        case .language: "book.fill"
        }
    }

    /// That it is known by.
    var color: UIColor {
        switch self {
        case .mathematics: .systemBlue
        case .physics: .systemIndigo
        case .chemistry: .systemPurple
        case .biology: .systemGreen
        case .geography: .systemTeal
        case .history: .systemBrown
        case .language: .systemPink
        }
    }
}
