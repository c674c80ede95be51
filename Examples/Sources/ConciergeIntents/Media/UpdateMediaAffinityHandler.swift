// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Remembers what the person likes, and what not.
final class UpdateMediaAffinityHandler: NSObject, INUpdateMediaAffinityIntentHandling {
    private let catalogue: Catalogue
    private let library: Library

    init(catalogue: Catalogue, library: Library) {
        self.catalogue = catalogue
        self.library = library
    }

    func resolveMediaItems(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
    ) {
        guard let recordings = recordings(meantBy: intent) else {
            completion([.needsValue()])
            return
        }
        guard !recordings.isEmpty else {
            completion([.unsupported(forReason: .serviceUnavailable)])
            return
        }
        completion(recordings.map { .success(with: $0.item) })
    }

    func resolveAffinityType(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void
    ) {
        completion(intent.affinityType == .unknown ? .needsValue() : .success(with: intent.affinityType))
    }

    func handle(
        intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
    ) {
        let opinion: Library.Opinion? =
            switch intent.affinityType {
            case .like: .like
            case .dislike: .dislike
            default: nil
            }
        guard let opinion, let recordings = recordings(meantBy: intent), !recordings.isEmpty,
            logged({ try library.remember(opinion, of: recordings.map(\.id)) }) != nil
        else {
            completion(INUpdateMediaAffinityIntentResponse(code: .failure, userActivity: nil))
            return
        }
        completion(INUpdateMediaAffinityIntentResponse(code: .success, userActivity: nil))
    }

    private func recordings(meantBy intent: INUpdateMediaAffinityIntent) -> [Recording]? {
        library.recordings(meantBy: intent.mediaItems, intent.mediaSearch, in: catalogue)
    }
}
