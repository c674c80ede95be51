// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

enum ShopError: LocalizedError {
    case closed
    var errorDescription: String? { "The shop is closed." }
}

struct BuyIntent: AppIntent {
    static var title: LocalizedStringResource = "Buy"
    @Parameter(title: "What") var item: String?

    func perform() async throws -> some IntentResult {
        guard let item else { throw $item.needsValueError() }
        switch item {
        case "ghost": throw AppIntentError.Unrecoverable.entityNotFound
        case "account": throw AppIntentError.UserActionRequired.signin
        case "photo": throw AppIntentError.PermissionRequired.photos
        case "place": throw AppIntentError.PermissionRequired.location(precise: false)
        case "again": throw AppIntentError.restartPerform
        case "old": throw NSError(domain: "Shop", code: 3, userInfo: [NSLocalizedDescriptionKey: "Too old."])
        case "shop": throw ShopError.closed
        default: return .result()
        }
    }
}
