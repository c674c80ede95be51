// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import SystemTexts

extension PanelReader {
    func media(_ intent: String) -> PanelContent? {
        switch intent {
        case "INPlayMediaIntent": media(isPlaying: isDone, state: isDone ? .playing : nil)
        case "INAddMediaIntent": media(state: isDone ? .added : nil)
        case "INUpdateMediaAffinityIntent": media(state: isDone ? affinity : nil)
        case "INSearchForMediaIntent": foundMedia
        case "INSetRadioStationIntent": station
        case "INStartPhotoPlaybackIntent": photos
        default: nil
        }
    }

    private var affinity: PanelText? {
        switch caseName(ofArgument: "affinityType") {
        case "like": .liked
        case "dislike": .disliked
        default: nil
        }
    }

    /// The first thing that is meant; before any is found, what was asked for.
    private func media(isPlaying: Bool = false, state: PanelText?) -> PanelContent? {
        let (items, count) = objects(values["mediaItems"], most: 1)
        let container = object(values["mediaContainer"])
        let search = object(values["mediaSearch"])
        let shown: PanelContent.Media? = (items.first ?? container).flatMap(foundMedium) ?? search.flatMap(wantedMedium)
        guard var media = shown else { return nil }
        media.isPlaying = isPlaying
        media.state = state.map { texts($0) }
        media.remaining = more(than: 1, of: count)
        if media.artwork == nil { media.artwork = container.flatMap { image($0.properties["artwork"]) } }
        return .media(media)
    }

    private func foundMedium(_ item: ObjectValue) -> PanelContent.Media? {
        guard let title = text("title", of: item) ?? text(.string(item.displayString)) else { return nil }
        return PanelContent.Media(
            title: title, artist: text("artist", of: item), type: text("type", of: item),
            genre: Self.genre(caseName("type", of: item)),
            artwork: image(item.properties["artwork"]) ?? image(.object(item)))
    }

    private func wantedMedium(_ search: ObjectValue) -> PanelContent.Media? {
        let title = text("mediaName", of: search) ?? text("albumName", of: search)
        let artist = text("artistName", of: search)
        let other = text("genreNames", of: search) ?? text("moodNames", of: search) ?? text("activityNames", of: search)
        guard let shown = title ?? artist ?? other else { return nil }
        return PanelContent.Media(
            title: shown, artist: title == nil ? nil : artist, type: text("mediaType", of: search),
            genre: Self.genre(caseName("mediaType", of: search)))
    }

    private static func genre(_ type: String?) -> PanelContent.Media.Genre {
        switch type {
        case "podcastShow", "podcastEpisode", "podcastPlaylist", "podcastStation", "audioBook", "news": .speech
        case "movie", "tvShow", "tvShowEpisode", "musicVideo": .film
        case "radioStation", "musicStation", "station", "algorithmicRadioStation": .radio
        default: .music
        }
    }

    private var foundMedia: PanelContent? {
        let found = results["mediaItems"]
        if objects(found).count == 1, let only = object(found).flatMap(foundMedium) { return .media(only) }
        return rows(.media, found) { item in
            foundMedium(item).map {
                PanelContent.Rows.Row(title: $0.title, detail: joined([$0.artist, $0.type]), picture: $0.artwork)
            }
        }
    }

    private var station: PanelContent? {
        var frequency: String?
        if case .decimal(let number)? = values["frequency"] { frequency = self.number(number) }
        let band = [argument("radioType"), frequency ?? argument("channel")].compactMap { $0 }.joined(separator: " ")
        let name = argument("stationName") ?? (band.isEmpty ? argument("presetNumber") : nil)
        guard let title = name ?? (band.isEmpty ? nil : band) else { return nil }
        return .media(
            PanelContent.Media(
                title: title, artist: name == nil || band.isEmpty ? nil : band, genre: .radio, isPlaying: isDone,
                state: isDone ? texts(.playing) : nil))
    }

    var photos: PanelContent? {
        var count: String?
        if case .integer(let number)? = results["searchResultsCount"], number >= 0 {
            count = texts(.photos, count: Double(number), shown: String(number))
        }
        let parts = ["albumName", "searchTerms", "peopleInPhoto", "locationCreated", "dateCreated"].map(argument)
        let search = joined(parts)
        return count == nil && search == nil ? nil : .photos(PanelContent.Photos(count: count, search: search))
    }

    var code: PanelContent? {
        guard let picture = image(results["visualCodeImage"]) else { return nil }
        return .code(PanelContent.Code(caption: argument("visualCodeType"), picture: picture))
    }
}
