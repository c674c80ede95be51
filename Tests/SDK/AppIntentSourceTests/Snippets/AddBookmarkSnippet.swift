// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct AddBookmarkIntent: AppIntent {
    static var title: LocalizedStringResource = "Add Bookmark"
    static var description = IntentDescription("Keeps an address for later.", categoryName: "Bookmarks")

    @Parameter(title: "Address")
    var url: URL

    @Parameter(title: "Title", requestValueDialog: "What should it be called?")
    var name: String?

    @Parameter(title: "Favorite", default: false)
    var isFavorite: Bool

    static var parameterSummary: some ParameterSummary {
        Summary("Add \(\.$url) to bookmarks") {
            \.$name
            \.$isFavorite
        }
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let title = name ?? url.host ?? url.absoluteString
        return .result(dialog: "Kept “\(title)”.")
    }
}
