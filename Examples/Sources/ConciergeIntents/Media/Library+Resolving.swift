// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents

extension Library {
    /// What is meant by items that were picked before, or by a search, which may be for what is playing now.
    ///
    /// Nil if neither says anything.
    func recordings(
        meantBy items: [INMediaItem]?, _ search: INMediaSearch?, in catalogue: Catalogue
    ) -> [Recording]? {
        guard items?.isEmpty ?? true, search?.reference == .currentlyPlaying else {
            return catalogue.recordings(items, search)
        }
        let playing = logged { try content().queue.first } ?? nil
        return playing.map { catalogue.recording($0).map { [$0] } ?? [] }
    }
}
