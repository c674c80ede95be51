// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum BookmarkFolder: String, AppEnum {
    case reading
    case work
    case recipes

    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Folder", numericFormat: "\(placeholder: .int) folders")
    }

    static var caseDisplayRepresentations: [BookmarkFolder: DisplayRepresentation] {
        [
            .reading: DisplayRepresentation(
                title: "Reading", subtitle: "For the weekend", image: .init(systemName: "book")),
            .work: DisplayRepresentation(title: "Work", image: .init(systemName: "briefcase")),
            .recipes: DisplayRepresentation(
                title: "Recipes", subtitle: nil, image: .init(named: "Pan", isTemplate: true),
                synonyms: ["Cooking", "Food"]),
        ]
    }
}
