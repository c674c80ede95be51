// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import TextScreens
import UIKit

/// What is playing, and what there is in the library.
final class MusicScreen: TextScreen {
    init() {
        super.init(title: Department.music.title)
    }

    override var lines: [String] {
        guard let content = logged({ try Library().content() }) else {
            return [NSLocalizedString("The library cannot be read.", comment: "state")]
        }
        let queue = content.queue.compactMap(Catalogue.house.recording).enumerated().map { place, recording in
            (place == 0 ? "▶ " : "") + recording.line(opinion: content.opinions[recording.id])
        }
        let lists = content.playlists.map { playlist in
            let titles = playlist.recordings.compactMap { Catalogue.house.recording($0)?.title }
            return "\(playlist.title)  \(titles.joined(separator: ", "))"
        }
        return queue + lists + content.recordings.compactMap { Catalogue.house.recording($0)?.line() }
    }
}
