// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// What a person keeps, likes and listens to.
public struct Library: Sendable {
    /// What somebody thinks of a recording.
    public enum Opinion: String, Codable, Sendable {
        case like, dislike
    }

    /// A list of recordings.
    public struct Playlist: Codable, Named, Sendable {
        /// As it is called in English.
        public let name: String
        /// Whether the person may add to it.
        public let isEditable: Bool
        /// Identifiers of recordings.
        public internal(set) var recordings: [Recording.ID]

        /// As a person reads it.
        public var title: String { NSLocalizedString(name, tableName: "Recordings", comment: "a playlist") }
    }

    /// All that there is at a time.
    public struct Content: Codable, Sendable {
        /// Kept by the person.
        public internal(set) var recordings: [Recording.ID] = []
        /// The person's own, and that of the house.
        public internal(set) var playlists = [
            Playlist(name: "Favourites", isEditable: true, recordings: ["porcelain"]),
            Playlist(name: "Charts of the House", isEditable: false, recordings: ["sunny", "clair"]),
        ]
        /// By the recording's identifier.
        public internal(set) var opinions: [Recording.ID: Opinion] = [:]
        /// What is playing is first.
        public internal(set) var queue: [Recording.ID] = []
    }

    private static let first = Content()
    private let file = SharedFile("Library", first: Self.first)

    /// The library of this device.
    public init() {}

    /// All that there is now.
    ///
    /// - Throws: When it cannot be read.
    public func content() throws -> Content {
        try file.read()
    }

    /// Keeps recordings, in a playlist too where one is named.
    ///
    /// - Returns: False if there is no such playlist to add to.
    /// - Throws: When it cannot be read or kept.
    public func add(_ recordings: [Recording.ID], to playlist: String?) throws -> Bool {
        try file.change { content in
            if let playlist {
                let places = content.playlists.indices
                guard
                    let place = places.first(where: {
                        content.playlists[$0].isEditable && content.playlists[$0].name == playlist
                    })
                else { return false }
                content.playlists[place].recordings.addNew(recordings)
            }
            content.recordings.addNew(recordings)
            return true
        }
    }

    /// Remembers what the person thinks of recordings.
    ///
    /// - Throws: When it cannot be read or kept.
    public func remember(_ opinion: Opinion, of recordings: [Recording.ID]) throws {
        try file.change { content in
            for recording in recordings { content.opinions[recording] = opinion }
        }
    }

    /// Plays these, one after the other.
    ///
    /// - Throws: When it cannot be read or kept.
    public func play(_ recordings: [Recording.ID]) throws {
        try file.change { $0.queue = recordings }
    }
}

extension [Recording.ID] {
    fileprivate mutating func addNew(_ others: [Recording.ID]) {
        for other in others where !contains(other) { append(other) }
    }
}
