// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct ShowStatusIntent: AppIntent {
    static var title: LocalizedStringResource = "Show Status"
    func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
        .result(dialog: "All is well.", snippetIntent: EmptySnippetIntent())
    }
}
