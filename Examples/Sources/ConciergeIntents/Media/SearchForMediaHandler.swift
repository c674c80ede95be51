// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Finds recordings; the app shows them.
final class SearchForMediaHandler: NSObject, INSearchForMediaIntentHandling {
    private let catalogue: Catalogue

    init(catalogue: Catalogue) {
        self.catalogue = catalogue
    }

    func resolveMediaItems(for intent: INSearchForMediaIntent) async -> [INSearchForMediaMediaItemResolutionResult] {
        guard let recordings = catalogue.recordings(intent.mediaItems, intent.mediaSearch) else {
            return [.needsValue()]
        }
        guard !recordings.isEmpty else { return [.unsupported(forReason: .serviceUnavailable)] }
        return recordings.map { .success(with: $0.item) }
    }

    func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
        let recordings = catalogue.recordings(intent.mediaItems, intent.mediaSearch) ?? []
        let response = INSearchForMediaIntentResponse(
            code: .continueInApp, userActivity: MediaFindings(recordings: recordings.map(\.id)).activity)
        response.mediaItems = recordings.map(\.item)
        return response
    }
}
