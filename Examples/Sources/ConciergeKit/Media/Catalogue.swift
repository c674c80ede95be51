// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// All that can be listened to.
public struct Catalogue: Sendable {
    private struct Name: Named {
        let name: String
        var title: String { NSLocalizedString(name, tableName: "Recordings", comment: "an artist, or a genre") }
    }

    /// The best known first.
    public let recordings: [Recording]

    /// The catalog of the house.
    public static let house = Catalogue(recordings: [
        song("porcelain", "Blue and White Porcelain", by: "Jay Chou", "Mandopop", in: "On the Run"),
        song("sunny", "Sunny Day", by: "Jay Chou", "Mandopop", in: "Yeh Hui-mei"),
        song("rice", "Rice Field", by: "Jay Chou", "Mandopop", in: "Capricorn"),
        song("moon", "The Moon Represents My Heart", by: "Teresa Teng", "Mandopop"),
        song("clair", "Clair de Lune", by: "Claude Debussy", "Classical"),
        song("joy", "Ode to Joy", by: "Ludwig van Beethoven", "Classical"),
        song("moonlight", "Moonlight Sonata", by: "Ludwig van Beethoven", "Classical"),
        Recording(id: "yeh", name: "Yeh Hui-mei", kind: .album, artist: "Jay Chou", genre: "Mandopop"),
        Recording(
            id: "goldberg", name: "Goldberg Variations", kind: .album, artist: "Johann Sebastian Bach",
            genre: "Classical", needsSubscription: true),
        Recording(id: "kitchen", name: "Kitchen Radio", kind: .podcastShow, artist: "Concierge", genre: "Food"),
        Recording(
            id: "bread", name: "The Best Bread", kind: .podcastEpisode, artist: "Concierge", genre: "Food",
            collection: "Kitchen Radio"),
    ])

    private static func song(
        _ id: String, _ name: String, by artist: String, _ genre: String, in album: String? = nil
    ) -> Recording {
        Recording(id: id, name: name, kind: .song, artist: artist, genre: genre, collection: album)
    }

    /// The recording with an identifier, nil when it is not in the catalog.
    public func recording(_ identifier: String?) -> Recording? {
        recordings.first { $0.id == identifier }
    }

    /// What somebody looks for; nothing where they say nothing of it.
    ///
    /// A name may be that of an artist, too: who asks for music by a name alone says no more.
    public func recordings(matching search: INMediaSearch) -> [Recording] {
        if let identifier = search.mediaIdentifier { return recording(identifier).map { [$0] } ?? [] }
        let words = [search.mediaName, search.artistName, search.albumName].compactMap(\.self)
        guard !words.isEmpty || search.genreNames?.isEmpty == false || search.mediaType != .unknown else { return [] }
        var found = recordings.filter { $0.kind.isMeant(by: search.mediaType) }
        if let artist = search.artistName { found = found.filter { Self.isNamed($0.artist, artist) } }
        if let album = search.albumName {
            found = found.filter { Self.isNamed($0.collection ?? ($0.kind == .album ? $0.name : ""), album) }
        }
        for genre in search.genreNames ?? [] { found = found.filter { Self.isNamed($0.genre, genre) } }
        guard let name = search.mediaName else { return found }
        let named = found.named(name)
        return named.isEmpty ? found.filter { $0.kind == .song && Self.isNamed($0.artist, name) } : named
    }

    private static func isNamed(_ name: String, _ words: String) -> Bool {
        !name.isEmpty && ![Name(name: name)].named(words).isEmpty
    }
}
