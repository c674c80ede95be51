// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents

/// Plays what the extension has found.
final class MediaPlayer: NSObject, INPlayMediaIntentHandling {
    private let library: Library

    init(library: Library) {
        self.library = library
    }

    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        var recordings = (intent.mediaItems ?? []).compactMap(\.identifier)
        if intent.playShuffled == true { recordings.shuffle() }
        guard !recordings.isEmpty, logged({ try library.play(recordings) }) != nil else {
            completion(INPlayMediaIntentResponse(code: .failure, userActivity: nil))
            return
        }
        completion(INPlayMediaIntentResponse(code: .success, userActivity: nil))
    }
}
