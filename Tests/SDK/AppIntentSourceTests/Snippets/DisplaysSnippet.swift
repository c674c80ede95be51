// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

enum Displays {
    static let all: [DisplayRepresentation] = [
        "Literal",
        DisplayRepresentation(title: "Title"),
        DisplayRepresentation(title: "Title", subtitle: "Subtitle"),
        DisplayRepresentation(title: "Title", image: .init(systemName: "star", isTemplate: false)),
        DisplayRepresentation(
            title: "Title", subtitle: "Subtitle", image: .init(named: "Photo", displayStyle: .circular)),
        DisplayRepresentation(title: "Title", image: DisplayRepresentation.Image(data: Data())),
        DisplayRepresentation(
            title: "Title",
            image: URL(string: "https://example.com/a.png").map { .init(url: $0, width: 20, height: 20) }),
        DisplayRepresentation(stringLiteral: "Text"),
        .init(title: "Title", subtitle: nil, image: nil, synonyms: ["Name", "\(1) name"]),
    ]

    static func image(for display: DisplayRepresentation) -> DisplayRepresentation.Image? {
        display.title == "Literal" ? nil : display.image
    }
}
