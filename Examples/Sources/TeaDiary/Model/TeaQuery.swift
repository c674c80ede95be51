// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Finds teas by their names.
struct TeaQuery: EntityStringQuery {
    @Dependency var journal: TeaJournal

    func entities(for identifiers: [Tea.ID]) async throws -> [Tea] {
        var found: [Tea] = []
        for identifier in identifiers { if let tea = await journal.tea(identifier) { found.append(tea) } }
        return found
    }

    func suggestedEntities() async throws -> [Tea] { await journal.teas }

    func entities(matching string: String) async throws -> [Tea] {
        await journal.teas.filter { tea in
            ([tea.name] + tea.otherNames).contains { $0.localizedCaseInsensitiveContains(string) }
        }
    }
}
