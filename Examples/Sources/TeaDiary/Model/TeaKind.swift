// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What was made of the leaves.
enum TeaKind: String, AppEnum, Codable {
    case green, black, oolong, herbal

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind of Tea"
    static let caseDisplayRepresentations: [TeaKind: DisplayRepresentation] = [
        .green: DisplayRepresentation(title: "Green", image: .init(systemName: "leaf")),
        .black: DisplayRepresentation(title: "Black", image: .init(systemName: "cup.and.saucer.fill")),
        .oolong: DisplayRepresentation(title: "Oolong", image: .init(systemName: "wind")),
        .herbal: DisplayRepresentation(
            title: "Herbal", image: .init(systemName: "drop"), synonyms: ["Infusion"]),
    ]
}

extension TeaKind {
    /// As the app shows it.
    var name: String {
        switch self {
        case .green: String(localized: "Green")
        case .black: String(localized: "Black")
        case .oolong: String(localized: "Oolong")
        case .herbal: String(localized: "Herbal")
        }
    }

    /// The symbol of the kind.
    var symbol: String {
        switch self {
        case .green: "leaf"
        case .black: "cup.and.saucer.fill"
        case .oolong: "wind"
        case .herbal: "drop"
        }
    }
}
