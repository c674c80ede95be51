// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents

extension Catalogue {
    /// What is meant by items that were picked before, or only named, or by a search.
    ///
    /// Nil if neither says anything.
    func recordings(_ items: [INMediaItem]?, _ search: INMediaSearch?) -> [Recording]? {
        if let items, !items.isEmpty {
            return items.flatMap { item in
                recording(item.identifier).map { [$0] } ?? recordings.named(item.title ?? "")
            }
        }
        return search.map(recordings(matching:))
    }
}

extension INMediaSearch {
    /// Whether a title was said, of which there should be one.
    var isForTitle: Bool { mediaName != nil }
}
