// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PanelContent {
    /// A song, a film, a station: what is played, kept or liked.
    package struct Media: Hashable, Sendable, Encodable {
        /// What is drawn where there is no picture.
        package enum Genre: String, Sendable, Encodable {
            case music, speech, film, radio
        }

        package var title: String
        package var artist: String?
        /// “album”; nil if it is not known.
        package var type: String?
        package var genre: Genre
        package var artwork: PanelImage?
        package var isPlaying: Bool
        /// “Playing”, “Added”; nil before anything is done.
        package var state: String?
        /// “3 more” that are played after it.
        package var remaining: String?

        package init(
            title: String, artist: String? = nil, type: String? = nil, genre: Genre = .music,
            artwork: PanelImage? = nil, isPlaying: Bool = false, state: String? = nil, remaining: String? = nil
        ) {
            self.title = title
            self.artist = artist
            self.type = type
            self.genre = genre
            self.artwork = artwork
            self.isPlaying = isPlaying
            self.state = state
            self.remaining = remaining
        }
    }
}

extension PanelContent.Media: PanelContent.Part {
    var lines: [String] {
        let sign = isPlaying ? "▶ " : genre == .music ? "♪ " : ""
        let about = [artist, type].compactMap { $0 }.joined(separator: " · ")
        return [sign + title, about, state ?? "", remaining.map { "… \($0)" } ?? ""]
    }

    var images: [PanelImage?] { [artwork] }
}
