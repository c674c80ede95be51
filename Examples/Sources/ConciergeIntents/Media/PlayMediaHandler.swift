// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Finds out what is to be played; the app plays it, as it is the one that makes the sound.
final class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
    private let catalogue: Catalogue

    init(catalogue: Catalogue) {
        self.catalogue = catalogue
    }

    func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) {
        guard let recordings = catalogue.recordings(intent.mediaItems, intent.mediaSearch) else {
            completion([.needsValue()])
            return
        }
        guard !recordings.isEmpty else {
            completion([.unsupported(forReason: .serviceUnavailable)])
            return
        }
        let free = recordings.filter { !$0.needsSubscription }
        if free.isEmpty {
            completion([.unsupported(forReason: .subscriptionRequired)])
        } else if free.count > 1, intent.mediaSearch?.isForTitle == true, Set(free.map(\.artist)).count > 1 {
            completion([.disambiguation(with: free.map(\.item))])
        } else {
            completion(free.map { .success(with: $0.item) })
        }
    }

    func resolvePlaybackSpeed(
        for intent: INPlayMediaIntent, with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void
    ) {
        guard let speed = intent.playbackSpeed else {
            completion(.notRequired())
            return
        }
        switch speed {
        case ..<0.5: completion(.unsupported(forReason: .belowMinimum))
        case 0.5...2: completion(.success(with: speed))
        default: completion(.unsupported(forReason: .aboveMaximum))
        }
    }

    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil))
    }
}
