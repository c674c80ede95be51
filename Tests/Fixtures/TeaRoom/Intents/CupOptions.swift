// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// How many cups there may be, more of some tea.
struct CupOptions: DynamicOptionsProvider {
    @IntentParameterDependency<BrewTea>(\.$tea) var brew

    func results() async throws -> ItemCollection<Int> {
        ItemCollection {
            ItemSection("Few") {
                IntentItem(1)
                IntentItem(2)
            }
            if brew?.tea.id == "assam" { ItemSection("Many", items: [IntentItem(9)]) }
        }
    }
}
