// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Keeps recordings in the library, or in a playlist of it.
final class AddMediaHandler: NSObject, INAddMediaIntentHandling {
    private let catalogue: Catalogue
    private let library: Library

    init(catalogue: Catalogue, library: Library) {
        self.catalogue = catalogue
        self.library = library
    }

    func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult] {
        guard let recordings = recordings(meantBy: intent) else { return [.needsValue()] }
        guard !recordings.isEmpty else { return [.unsupported(forReason: .serviceUnavailable)] }
        return recordings.map { .success(with: $0.item) }
    }

    func resolveMediaDestination(for intent: INAddMediaIntent) async -> INAddMediaMediaDestinationResolutionResult {
        guard case .playlist(let name)? = intent.mediaDestination else { return .success(with: .library) }
        let playlists = logged { try library.content().playlists.named(name) } ?? []
        guard let playlist = playlists.first else { return .unsupported(forReason: .playlistNameNotFound) }
        guard playlists.count == 1 else {
            return .disambiguation(with: playlists.map { .playlist($0.title) })
        }
        return playlist.isEditable
            ? .success(with: .playlist(playlist.title)) : .unsupported(forReason: .playlistNotEditable)
    }

    func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
        let recordings = (recordings(meantBy: intent) ?? []).map(\.id)
        let isKept = logged {
            guard case .playlist(let name)? = intent.mediaDestination else {
                return try library.add(recordings, to: nil)
            }
            guard let playlist = try library.content().playlists.named(name).first else { return false }
            return try library.add(recordings, to: playlist.name)
        }
        return INAddMediaIntentResponse(code: isKept == true ? .success : .failure, userActivity: nil)
    }

    private func recordings(meantBy intent: INAddMediaIntent) -> [Recording]? {
        library.recordings(meantBy: intent.mediaItems, intent.mediaSearch, in: catalogue)
    }
}
