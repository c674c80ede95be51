// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// A search in the catalog of a store.
protocol StoreCatalogue: Sendable {
    static var definition: ActionDefinition { get }
    /// What is searched for where the file says nothing.
    static var entity: String { get }
    static var kind: ContentKind { get }
}

/// Searches a store by its public service, and gives what was found as records.
struct StoreSearchAction<Catalogue: StoreCatalogue>: EffectAction {
    static var reaches: Set<ActionReach> { [.network] }
    static var definition: ActionDefinition { Catalogue.definition }

    private let term: Operand
    private let entity: Operand?
    private let media: Operand?
    private let attribute: Operand?
    private let country: Operand?
    private let limit: Operand?

    init(_ parameters: inout ParameterReader) {
        term = parameters.input("WFSearchTerm", "WFInput")
        entity = parameters.operand("WFEntity")
        media = parameters.operand("WFMediaType")
        attribute = parameters.operand("WFAttribute")
        country = parameters.operand("WFCountry")
        limit = parameters.operand("WFItemLimit")
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        .needs(.fetch(WebRequest(address(context)))) { result, context throws(ShortcutFailure) in
            let answer = try result.content().first.flatMap { context.coercion.dictionary($0) }
            let found = answer?["results"].map { KeyPath.flattened($0).items } ?? []
            return .done(Content(found.compactMap { record(of: $0, context.coercion) }))
        }
    }

    private func address(_ context: RunContext) -> String {
        let term = WebAddress.queryValue(context.text(term))
        let attribute = context.text(attribute, default: "All")
        if attribute == "Product ID" { return "https://itunes.apple.com/lookup?id=\(term)" }
        // The country may be written out, as people choose it: the service knows codes.
        let country = context.text(country, default: "")
        let code = country.count == 2 ? country : context.environment.locale.region?.identifier ?? "US"
        let limit = Int(min(max(context.number(limit, default: 25), 1), 200))
        let entity = StoreTerms.entity(
            context.text(entity, default: ""), media: context.text(media, default: ""), standard: Catalogue.entity)
        let attributeTerm = StoreTerms.attributes[attribute].map { "&attribute=\($0)" } ?? ""
        return "https://itunes.apple.com/search?term=\(term)&entity=\(entity)\(attributeTerm)"
            + "&country=\(WebAddress.queryValue(code))&limit=\(limit)"
    }

    private func record(of item: ContentItem, _ coercion: Coercion) -> ContentItem? {
        guard var properties = coercion.dictionary(item) else { return nil }
        for (name, key) in StoreTerms.properties {
            if let value = properties[key] { properties[name] = value }
        }
        let title = (properties["Name"] ?? properties["collectionName"] ?? properties["artistName"]).map(coercion.text)
        return ContentItem(
            .record(ContentRecord(kind: Catalogue.kind, title: title ?? "", properties: properties)))
    }
}

/// The words of the service for those of the format.
private enum StoreTerms {
    static let properties = [
        ("Name", "trackName"), ("Artist", "artistName"), ("Store ID", "trackId"), ("Store URL", "trackViewUrl"),
        ("Album", "collectionName"), ("Price", "formattedPrice"), ("Price Amount", "price"),
        ("Category", "primaryGenreName"),
        ("Genre", "primaryGenreName"), ("Release Date", "releaseDate"), ("Description", "description"),
        ("Version", "version"), ("Bundle Identifier", "bundleId"), ("Average Rating", "averageUserRating"),
        ("# of Ratings", "userRatingCount"), ("Artwork URL", "artworkUrl512"),
        ("Content Rating", "contentAdvisoryRating"),
        ("Download Size", "fileSizeBytes"), ("Minimum OS Version", "minimumOsVersion"), ("Feed URL", "feedUrl"),
        ("Duration", "trackTimeMillis"), ("Preview URL", "previewUrl"), ("Currency Code", "currency"),
    ]

    static let attributes = [
        "Artist": "artistTerm", "Album": "albumTerm", "Title": "titleTerm", "Song": "songTerm",
        "Author": "authorTerm", "Developer": "softwareDeveloper", "Seller": "softwareDeveloper",
        "Name": "titleTerm", "Genre": "genreIndex", "Composer": "composerTerm", "Description": "descriptionTerm",
    ]

    private static let entities = [
        "iphone": "software", "iphone apps": "software", "ipad": "iPadSoftware", "ipad apps": "iPadSoftware",
        "mac": "macSoftware", "mac apps": "macSoftware", "song": "song", "songs": "song", "album": "album",
        "albums": "album", "artist": "musicArtist", "artists": "musicArtist", "music video": "musicVideo",
        "music videos": "musicVideo", "movie": "movie", "movies": "movie", "tv show": "tvSeason",
        "tv shows": "tvSeason", "tv episode": "tvEpisode", "podcast": "podcast", "podcasts": "podcast",
        "podcast episode": "podcastEpisode", "audiobook": "audiobook", "audiobooks": "audiobook", "book": "ebook",
        "books": "ebook", "ebook": "ebook", "ebooks": "ebook", "music": "song",
    ]

    /// One of the service's words, also where the file has that itself.
    static func entity(_ entity: String, media: String, standard: String) -> String {
        if let known = entities[entity.lowercased()] { return known }
        if entities.values.contains(entity) { return entity }
        return entities[media.lowercased()] ?? standard
    }
}

private let searchParameters: [ParameterDefinition] = [
    .text("WFSearchTerm"), .text("WFEntity"), .text("WFMediaType"), .text("WFAttribute"), .text("WFCountry"),
    .number("WFItemLimit"),
]

private let searchState = ActionDefinition.State.partial("knows countries only by their two-letter codes")

/// Apps.
enum AppStoreCatalogue: StoreCatalogue {
    static let definition = ActionDefinition("searchappstore", "Search App Store", searchParameters, state: searchState)
    static let entity = "software"
    static let kind = ContentKind.appStoreApp
}

/// Music, films and books.
enum MusicStoreCatalogue: StoreCatalogue {
    static let definition = ActionDefinition(
        "searchitunes", "Search iTunes Store", searchParameters, state: searchState)
    static let entity = "song"
    static let kind = ContentKind.storeProduct
}

/// Podcasts.
enum PodcastCatalogue: StoreCatalogue {
    static let definition = ActionDefinition("searchpodcasts", "Search Podcasts", searchParameters, state: searchState)
    static let entity = "podcast"
    static let kind = ContentKind.storeProduct
}
