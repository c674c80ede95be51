// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// A tea on the shelf.
struct Tea: AppEntity, Codable {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Tea", numericFormat: "\(placeholder: .int) teas")
    static let defaultQuery = TeaQuery()

    let id: String
    let name: String
    /// What it is called besides.
    let otherNames: [String]
    let kind: TeaKind
    /// For a hundred grams, in euros.
    let price: Decimal
    /// Seconds in the pot.
    let steeping: Int

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: "\(price.formatted(.currency(code: "EUR")))",
            image: .init(systemName: kind.symbol),
            synonyms: otherNames.map { "\($0)" })
    }
}
