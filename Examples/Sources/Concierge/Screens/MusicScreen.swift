// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

/// What is playing, and what there is in the library.
final class MusicScreen: RowScreen {
    init() {
        super.init(title: Department.music.title)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var content: Library.Content? { logged { try Library().content() } }

    override var nothing: (symbol: String, text: String)? {
        ("music.note", NSLocalizedString("The library cannot be read.", comment: "state"))
    }

    override var header: UIView? {
        guard let content, let playing = Catalogue.house.recording(content.queue.first) else { return nil }
        return PlayingCard(playing, opinion: content.opinions[playing.id])
    }

    override var sections: [RowSection] {
        guard let content else { return [] }
        func rows(_ recordings: [Recording]) -> [Row] {
            recordings.map { recording in
                Row(
                    title: recording.title(content.opinions[recording.id]), detail: recording.artistTitle,
                    image: CoverPicture.image(of: recording, side: 44))
            }
        }
        let lists = content.playlists.map { playlist in
            RowSection(title: playlist.title, rows: rows(playlist.recordings.compactMap(Catalogue.house.recording)))
        }
        return [
            RowSection(
                title: NSLocalizedString("Up Next", comment: "heading"),
                rows: rows(content.queue.dropFirst().compactMap(Catalogue.house.recording)))
        ] + lists + [
            RowSection(
                title: NSLocalizedString("Library", comment: "heading"),
                rows: rows(content.recordings.compactMap(Catalogue.house.recording)))
        ]
    }

    override var lines: [String] {
        guard let content else { return [NSLocalizedString("The library cannot be read.", comment: "state")] }
        func line(_ recording: Recording) -> String {
            "\(recording.title(content.opinions[recording.id]))  \(recording.artistTitle)"
        }
        let queue = content.queue.compactMap(Catalogue.house.recording).enumerated().map { place, recording in
            (place == 0 ? "▶ " : "") + line(recording)
        }
        let lists = content.playlists.map { playlist in
            let titles = playlist.recordings.compactMap { Catalogue.house.recording($0)?.title }
            return "\(playlist.title)  \(titles.joined(separator: ", "))"
        }
        return queue + lists + content.recordings.compactMap(Catalogue.house.recording).map(line)
    }
}
