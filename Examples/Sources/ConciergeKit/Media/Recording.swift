// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// Something to listen to.
public struct Recording: Codable, Identifiable, Named, Sendable {
    /// What it is.
    public enum Kind: String, Codable, Sendable {
        case song, album, podcastShow, podcastEpisode
    }

    /// Its own among all.
    public let id: String
    /// As it is called in English.
    public let name: String
    /// What it is.
    public let kind: Kind
    /// Who plays or speaks, in English.
    public let artist: String
    /// What sort of music or talk, in English.
    public let genre: String
    /// The album or the show that it is a part of.
    public var collection: String?
    /// Whether it is for subscribers.
    public var needsSubscription = false

    /// As a person reads it.
    public var title: String { NSLocalizedString(name, tableName: "Recordings", comment: "of a recording") }

    /// As a person reads the artist.
    public var artistTitle: String { NSLocalizedString(artist, tableName: "Recordings", comment: "an artist") }

    /// As the system knows media.
    public var item: INMediaItem {
        INMediaItem(identifier: id, title: title, type: kind.itemType, artwork: nil, artist: artistTitle)
    }
}

extension Recording.Kind {
    /// As the system calls it.
    public var itemType: INMediaItemType {
        switch self {
        case .song: .song
        case .album: .album
        case .podcastShow: .podcastShow
        case .podcastEpisode: .podcastEpisode
        }
    }

    /// Whether somebody who asks for the type means this.
    func isMeant(by type: INMediaItemType) -> Bool {
        switch type {
        case .unknown: true
        case .music: self == .song || self == .album
        // Anyone who asks for an artist wants to hear songs.
        case .artist: self == .song
        default: type == itemType
        }
    }
}
