//
// BrowseCatalogueIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class BrowseCatalogueIntent: INIntent {
    public var keyword: String?
    public var count: NSNumber?
    public var rating: NSNumber?
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var shelf: Shelf?
    public var since: DateComponents?
    public var link: URL?
    public var scan: INFile?
    public var author: INPerson?
    public var site: CLPlacemark?
    public var wait: NSNumber?
    public var allKeywords: [String]?
    public var allCounts: [NSNumber]?
    public var allRatings: [NSNumber]?
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var allShelfs: [Shelf]?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("keyword", \BrowseCatalogueIntent.keyword),
            IntentProperty("count", \BrowseCatalogueIntent.count, as: .integer),
            IntentProperty("rating", \BrowseCatalogueIntent.rating, as: .decimal),
            IntentProperty("shelf", \BrowseCatalogueIntent.shelf),
            IntentProperty("since", \BrowseCatalogueIntent.since),
            IntentProperty("link", \BrowseCatalogueIntent.link),
            IntentProperty("scan", \BrowseCatalogueIntent.scan),
            IntentProperty("author", \BrowseCatalogueIntent.author),
            IntentProperty("site", \BrowseCatalogueIntent.site),
            IntentProperty("wait", \BrowseCatalogueIntent.wait, as: .timeInterval),
            IntentProperty("allKeywords", \BrowseCatalogueIntent.allKeywords),
            IntentProperty("allCounts", \BrowseCatalogueIntent.allCounts, as: .integer),
            IntentProperty("allRatings", \BrowseCatalogueIntent.allRatings, as: .decimal),
            IntentProperty("allShelfs", \BrowseCatalogueIntent.allShelfs),
        ]
    }

    @_spi(Generated) override public class var shortcutTypes: [[String]]? {
        []
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: BrowseCatalogueIntent.self, by: (any BrowseCatalogueIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.options("keyword") { try await $0.provideKeywordOptionsCollection(for: $1) }
            handling.options("count", as: .integer) { try await $0.provideCountOptionsCollection(for: $1) }
            handling.options("rating", as: .decimal) { try await $0.provideRatingOptionsCollection(for: $1) }
            handling.options("shelf") { try await $0.provideShelfOptionsCollection(for: $1) }
            handling.options("since") { try await $0.provideSinceOptionsCollection(for: $1) }
            handling.options("link") { try await $0.provideLinkOptionsCollection(for: $1) }
            handling.options("scan") { try await $0.provideScanOptionsCollection(for: $1) }
            handling.options("author") { try await $0.provideAuthorOptionsCollection(for: $1) }
            handling.options("site") { try await $0.provideSiteOptionsCollection(for: $1) }
            handling.options("wait", as: .timeInterval) { try await $0.provideWaitOptionsCollection(for: $1) }
            handling.options("allKeywords") { try await $0.provideAllKeywordsOptionsCollection(for: $1) }
            handling.options("allCounts", as: .integer) { try await $0.provideAllCountsOptionsCollection(for: $1) }
            handling.options("allRatings", as: .decimal) { try await $0.provideAllRatingsOptionsCollection(for: $1) }
            handling.options("allShelfs") { try await $0.provideAllShelfsOptionsCollection(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
            handling.defaultValue("keyword") { $0.defaultKeyword(for: $1) }
            handling.defaultValue("count", as: .integer) { $0.defaultCount(for: $1) }
            handling.defaultValue("rating", as: .decimal) { $0.defaultRating(for: $1) }
            handling.defaultValue("shelf") { $0.defaultShelf(for: $1) }
            handling.defaultValue("since") { $0.defaultSince(for: $1) }
            handling.defaultValue("link") { $0.defaultLink(for: $1) }
            handling.defaultValue("scan") { $0.defaultScan(for: $1) }
            handling.defaultValue("author") { $0.defaultAuthor(for: $1) }
            handling.defaultValue("site") { $0.defaultSite(for: $1) }
            handling.defaultValue("wait", as: .timeInterval) { $0.defaultWait(for: $1) }
            handling.defaultValue("allKeywords") { $0.defaultAllKeywords(for: $1) }
            handling.defaultValue("allCounts", as: .integer) { $0.defaultAllCounts(for: $1) }
            handling.defaultValue("allRatings", as: .decimal) { $0.defaultAllRatings(for: $1) }
            handling.defaultValue("allShelfs") { $0.defaultAllShelfs(for: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol BrowseCatalogueIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: BrowseCatalogueIntent, completion: @escaping (BrowseCatalogueIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: BrowseCatalogueIntent) async -> BrowseCatalogueIntentResponse

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideKeywordOptionsCollection(for:)")
    func provideKeywordOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideKeywordOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSString>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideCountOptionsCollection(for:)")
    func provideCountOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideCountOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSNumber>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideRatingOptionsCollection(for:)")
    func provideRatingOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideRatingOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSNumber>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideShelfOptionsCollection(for:)")
    func provideShelfOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<Shelf>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideShelfOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<Shelf>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideSinceOptionsCollection(for:)")
    func provideSinceOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSDateComponents>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideSinceOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSDateComponents>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideLinkOptionsCollection(for:)")
    func provideLinkOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSURL>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideLinkOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSURL>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideScanOptionsCollection(for:)")
    func provideScanOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<INFile>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideScanOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<INFile>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideAuthorOptionsCollection(for:)")
    func provideAuthorOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<INPerson>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideAuthorOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<INPerson>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideSiteOptionsCollection(for:)")
    func provideSiteOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<CLPlacemark>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideSiteOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<CLPlacemark>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideWaitOptionsCollection(for:)")
    func provideWaitOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideWaitOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSNumber>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideAllKeywordsOptionsCollection(for:)")
    func provideAllKeywordsOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideAllKeywordsOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSString>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideAllCountsOptionsCollection(for:)")
    func provideAllCountsOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideAllCountsOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSNumber>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideAllRatingsOptionsCollection(for:)")
    func provideAllRatingsOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideAllRatingsOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSNumber>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideAllShelfsOptionsCollection(for:)")
    func provideAllShelfsOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<Shelf>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideAllShelfsOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<Shelf>

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: BrowseCatalogueIntent, completion: @escaping (BrowseCatalogueIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: BrowseCatalogueIntent) async -> BrowseCatalogueIntentResponse

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultKeyword(for intent: BrowseCatalogueIntent) -> String?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultCount(for intent: BrowseCatalogueIntent) -> NSNumber?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultRating(for intent: BrowseCatalogueIntent) -> NSNumber?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultShelf(for intent: BrowseCatalogueIntent) -> Shelf?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultSince(for intent: BrowseCatalogueIntent) -> DateComponents?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultLink(for intent: BrowseCatalogueIntent) -> URL?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultScan(for intent: BrowseCatalogueIntent) -> INFile?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultAuthor(for intent: BrowseCatalogueIntent) -> INPerson?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultSite(for intent: BrowseCatalogueIntent) -> CLPlacemark?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultWait(for intent: BrowseCatalogueIntent) -> NSNumber?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultAllKeywords(for intent: BrowseCatalogueIntent) -> [String]?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultAllCounts(for intent: BrowseCatalogueIntent) -> [NSNumber]?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultAllRatings(for intent: BrowseCatalogueIntent) -> [NSNumber]?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultAllShelfs(for intent: BrowseCatalogueIntent) -> [Shelf]?

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideKeywordOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([String]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideCountOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Int]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideRatingOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Double]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideShelfOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Shelf]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideSinceOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([DateComponents]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideLinkOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([URL]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideScanOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([INFile]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideAuthorOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([INPerson]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideSiteOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([CLPlacemark]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideWaitOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Double]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideAllKeywordsOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([String]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideAllCountsOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Int]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideAllRatingsOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Double]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideAllShelfsOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Shelf]?, (any Swift.Error)?) -> Swift.Void)
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension BrowseCatalogueIntentHandling {
    public func handle(intent: BrowseCatalogueIntent, completion: @escaping (BrowseCatalogueIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: BrowseCatalogueIntent) async -> BrowseCatalogueIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideKeywordOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Swift.Error)?) -> Swift.Void) {
        provideKeywordOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0.map { $0 as NSString }) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideKeywordOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSString> {
        try await completionValue { provideKeywordOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideCountOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Swift.Error)?) -> Swift.Void) {
        provideCountOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0.map { NSNumber(value: $0) }) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideCountOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSNumber> {
        try await completionValue { provideCountOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideRatingOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Swift.Error)?) -> Swift.Void) {
        provideRatingOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0.map { NSNumber(value: $0) }) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideRatingOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSNumber> {
        try await completionValue { provideRatingOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideShelfOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<Shelf>?, (any Swift.Error)?) -> Swift.Void) {
        provideShelfOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideShelfOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<Shelf> {
        try await completionValue { provideShelfOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideSinceOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSDateComponents>?, (any Swift.Error)?) -> Swift.Void) {
        provideSinceOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0.map { $0 as NSDateComponents }) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideSinceOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSDateComponents> {
        try await completionValue { provideSinceOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideLinkOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSURL>?, (any Swift.Error)?) -> Swift.Void) {
        provideLinkOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0.map { $0 as NSURL }) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideLinkOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSURL> {
        try await completionValue { provideLinkOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideScanOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<INFile>?, (any Swift.Error)?) -> Swift.Void) {
        provideScanOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideScanOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<INFile> {
        try await completionValue { provideScanOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideAuthorOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<INPerson>?, (any Swift.Error)?) -> Swift.Void) {
        provideAuthorOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideAuthorOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<INPerson> {
        try await completionValue { provideAuthorOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideSiteOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<CLPlacemark>?, (any Swift.Error)?) -> Swift.Void) {
        provideSiteOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideSiteOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<CLPlacemark> {
        try await completionValue { provideSiteOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideWaitOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Swift.Error)?) -> Swift.Void) {
        provideWaitOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0.map { NSNumber(value: $0) }) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideWaitOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSNumber> {
        try await completionValue { provideWaitOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideAllKeywordsOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Swift.Error)?) -> Swift.Void) {
        provideAllKeywordsOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0.map { $0 as NSString }) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideAllKeywordsOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSString> {
        try await completionValue { provideAllKeywordsOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideAllCountsOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Swift.Error)?) -> Swift.Void) {
        provideAllCountsOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0.map { NSNumber(value: $0) }) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideAllCountsOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSNumber> {
        try await completionValue { provideAllCountsOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideAllRatingsOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Swift.Error)?) -> Swift.Void) {
        provideAllRatingsOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0.map { NSNumber(value: $0) }) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideAllRatingsOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<NSNumber> {
        try await completionValue { provideAllRatingsOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideAllShelfsOptionsCollection(for intent: BrowseCatalogueIntent, with completion: @escaping (INObjectCollection<Shelf>?, (any Swift.Error)?) -> Swift.Void) {
        provideAllShelfsOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideAllShelfsOptionsCollection(for intent: BrowseCatalogueIntent) async throws -> INObjectCollection<Shelf> {
        try await completionValue { provideAllShelfsOptionsCollection(for: intent, with: $0) }
    }

    public func confirm(intent: BrowseCatalogueIntent, completion: @escaping (BrowseCatalogueIntentResponse) -> Swift.Void) {
        completion(BrowseCatalogueIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: BrowseCatalogueIntent) async -> BrowseCatalogueIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultKeyword(for intent: BrowseCatalogueIntent) -> String? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultCount(for intent: BrowseCatalogueIntent) -> NSNumber? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultRating(for intent: BrowseCatalogueIntent) -> NSNumber? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultShelf(for intent: BrowseCatalogueIntent) -> Shelf? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultSince(for intent: BrowseCatalogueIntent) -> DateComponents? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultLink(for intent: BrowseCatalogueIntent) -> URL? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultScan(for intent: BrowseCatalogueIntent) -> INFile? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultAuthor(for intent: BrowseCatalogueIntent) -> INPerson? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultSite(for intent: BrowseCatalogueIntent) -> CLPlacemark? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultWait(for intent: BrowseCatalogueIntent) -> NSNumber? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultAllKeywords(for intent: BrowseCatalogueIntent) -> [String]? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultAllCounts(for intent: BrowseCatalogueIntent) -> [NSNumber]? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultAllRatings(for intent: BrowseCatalogueIntent) -> [NSNumber]? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultAllShelfs(for intent: BrowseCatalogueIntent) -> [Shelf]? {
        nil
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideKeywordOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([String]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideCountOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Int]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideRatingOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Double]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideShelfOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Shelf]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideSinceOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([DateComponents]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideLinkOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([URL]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideScanOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([INFile]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideAuthorOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([INPerson]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideSiteOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([CLPlacemark]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideWaitOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Double]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideAllKeywordsOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([String]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideAllCountsOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Int]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideAllRatingsOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Double]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideAllShelfsOptions(for intent: BrowseCatalogueIntent, with completion: @escaping ([Shelf]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum BrowseCatalogueIntentResponseCode: Int {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class BrowseCatalogueIntentResponse: INIntentResponse {
    @_spi(Generated) override public class var properties: [IntentProperty] {
        []
    }

    public fileprivate(set) var code: BrowseCatalogueIntentResponseCode = .unspecified

    public convenience init(code: BrowseCatalogueIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = BrowseCatalogueIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
