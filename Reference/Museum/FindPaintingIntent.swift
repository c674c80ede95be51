//
// FindPaintingIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class FindPaintingIntent: INIntent {
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var painting: Painting?
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var rooms: [Room]?
    public var painter: String?
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var anything: INObject?
    public var floor: NSNumber?
    public var file: INFile?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("painting", \FindPaintingIntent.painting),
            IntentProperty("rooms", \FindPaintingIntent.rooms),
            IntentProperty("painter", \FindPaintingIntent.painter),
            IntentProperty("anything", \FindPaintingIntent.anything),
            IntentProperty("floor", \FindPaintingIntent.floor, as: .integer),
            IntentProperty("file", \FindPaintingIntent.file),
        ]
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: FindPaintingIntent.self, by: (any FindPaintingIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("painting") { await $0.resolvePainting(for: $1) }
            handling.resolve("rooms") { await $0.resolveRooms(for: $1) }
            handling.resolve("painter") { await $0.resolvePainter(for: $1) }
            handling.resolve("anything") { await $0.resolveAnything(for: $1) }
            handling.resolve("floor") { await $0.resolveFloor(for: $1) }
            handling.options("painting") { try await $0.providePaintingOptionsCollection(for: $1, searchTerm: $2) }
            handling.options("rooms") { try await $0.provideRoomsOptionsCollection(for: $1) }
            handling.options("painter") { try await $0.providePainterOptionsCollection(for: $1) }
            handling.options("floor", as: .integer) { try await $0.provideFloorOptionsCollection(for: $1) }
            handling.options("file") { try await $0.provideFileOptionsCollection(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
            handling.defaultValue("painting") { $0.defaultPainting(for: $1) }
            handling.defaultValue("rooms") { $0.defaultRooms(for: $1) }
            handling.defaultValue("painter") { $0.defaultPainter(for: $1) }
            handling.defaultValue("floor", as: .integer) { $0.defaultFloor(for: $1) }
            handling.defaultValue("file") { $0.defaultFile(for: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol FindPaintingIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: FindPaintingIntent, completion: @escaping (FindPaintingIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: FindPaintingIntent) async -> FindPaintingIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolvePainting(for:)")
    func resolvePainting(for intent: FindPaintingIntent, with completion: @escaping (PaintingResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolvePainting(for intent: FindPaintingIntent) async -> PaintingResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveRooms(for:)")
    func resolveRooms(for intent: FindPaintingIntent, with completion: @escaping ([FindPaintingRoomsResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveRooms(for intent: FindPaintingIntent) async -> [FindPaintingRoomsResolutionResult]

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolvePainter(for:)")
    func resolvePainter(for intent: FindPaintingIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolvePainter(for intent: FindPaintingIntent) async -> INStringResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveAnything(for:)")
    func resolveAnything(for intent: FindPaintingIntent, with completion: @escaping (INObjectResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveAnything(for intent: FindPaintingIntent) async -> INObjectResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveFloor(for:)")
    func resolveFloor(for intent: FindPaintingIntent, with completion: @escaping (FindPaintingFloorResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveFloor(for intent: FindPaintingIntent) async -> FindPaintingFloorResolutionResult

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "providePaintingOptionsCollection(for:searchTerm:)")
    func providePaintingOptionsCollection(for intent: FindPaintingIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Painting>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func providePaintingOptionsCollection(for intent: FindPaintingIntent, searchTerm: String?) async throws -> INObjectCollection<Painting>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideRoomsOptionsCollection(for:)")
    func provideRoomsOptionsCollection(for intent: FindPaintingIntent, with completion: @escaping (INObjectCollection<Room>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideRoomsOptionsCollection(for intent: FindPaintingIntent) async throws -> INObjectCollection<Room>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "providePainterOptionsCollection(for:)")
    func providePainterOptionsCollection(for intent: FindPaintingIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func providePainterOptionsCollection(for intent: FindPaintingIntent) async throws -> INObjectCollection<NSString>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideFloorOptionsCollection(for:)")
    func provideFloorOptionsCollection(for intent: FindPaintingIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideFloorOptionsCollection(for intent: FindPaintingIntent) async throws -> INObjectCollection<NSNumber>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideFileOptionsCollection(for:)")
    func provideFileOptionsCollection(for intent: FindPaintingIntent, with completion: @escaping (INObjectCollection<INFile>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideFileOptionsCollection(for intent: FindPaintingIntent) async throws -> INObjectCollection<INFile>

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: FindPaintingIntent, completion: @escaping (FindPaintingIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: FindPaintingIntent) async -> FindPaintingIntentResponse

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultPainting(for intent: FindPaintingIntent) -> Painting?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultRooms(for intent: FindPaintingIntent) -> [Room]?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultPainter(for intent: FindPaintingIntent) -> String?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultFloor(for intent: FindPaintingIntent) -> NSNumber?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultFile(for intent: FindPaintingIntent) -> INFile?

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func providePaintingOptions(for intent: FindPaintingIntent, with completion: @escaping ([Painting]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideRoomsOptions(for intent: FindPaintingIntent, with completion: @escaping ([Room]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func providePainterOptions(for intent: FindPaintingIntent, with completion: @escaping ([String]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideFloorOptions(for intent: FindPaintingIntent, with completion: @escaping ([Int]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideFileOptions(for intent: FindPaintingIntent, with completion: @escaping ([INFile]?, (any Swift.Error)?) -> Swift.Void)
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension FindPaintingIntentHandling {
    public func handle(intent: FindPaintingIntent, completion: @escaping (FindPaintingIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: FindPaintingIntent) async -> FindPaintingIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePainting(for intent: FindPaintingIntent, with completion: @escaping (PaintingResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePainting(for intent: FindPaintingIntent) async -> PaintingResolutionResult {
        await completionValue { resolvePainting(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRooms(for intent: FindPaintingIntent, with completion: @escaping ([FindPaintingRoomsResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRooms(for intent: FindPaintingIntent) async -> [FindPaintingRoomsResolutionResult] {
        await completionValue { resolveRooms(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePainter(for intent: FindPaintingIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePainter(for intent: FindPaintingIntent) async -> INStringResolutionResult {
        await completionValue { resolvePainter(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveAnything(for intent: FindPaintingIntent, with completion: @escaping (INObjectResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveAnything(for intent: FindPaintingIntent) async -> INObjectResolutionResult {
        await completionValue { resolveAnything(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveFloor(for intent: FindPaintingIntent, with completion: @escaping (FindPaintingFloorResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveFloor(for intent: FindPaintingIntent) async -> FindPaintingFloorResolutionResult {
        await completionValue { resolveFloor(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func providePaintingOptionsCollection(for intent: FindPaintingIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Painting>?, (any Swift.Error)?) -> Swift.Void) {
        providePaintingOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func providePaintingOptionsCollection(for intent: FindPaintingIntent, searchTerm: String?) async throws -> INObjectCollection<Painting> {
        try await completionValue { providePaintingOptionsCollection(for: intent, searchTerm: searchTerm, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideRoomsOptionsCollection(for intent: FindPaintingIntent, with completion: @escaping (INObjectCollection<Room>?, (any Swift.Error)?) -> Swift.Void) {
        provideRoomsOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideRoomsOptionsCollection(for intent: FindPaintingIntent) async throws -> INObjectCollection<Room> {
        try await completionValue { provideRoomsOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func providePainterOptionsCollection(for intent: FindPaintingIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Swift.Error)?) -> Swift.Void) {
        providePainterOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0.map { $0 as NSString }) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func providePainterOptionsCollection(for intent: FindPaintingIntent) async throws -> INObjectCollection<NSString> {
        try await completionValue { providePainterOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideFloorOptionsCollection(for intent: FindPaintingIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Swift.Error)?) -> Swift.Void) {
        provideFloorOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0.map { NSNumber(value: $0) }) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideFloorOptionsCollection(for intent: FindPaintingIntent) async throws -> INObjectCollection<NSNumber> {
        try await completionValue { provideFloorOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideFileOptionsCollection(for intent: FindPaintingIntent, with completion: @escaping (INObjectCollection<INFile>?, (any Swift.Error)?) -> Swift.Void) {
        provideFileOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideFileOptionsCollection(for intent: FindPaintingIntent) async throws -> INObjectCollection<INFile> {
        try await completionValue { provideFileOptionsCollection(for: intent, with: $0) }
    }

    public func confirm(intent: FindPaintingIntent, completion: @escaping (FindPaintingIntentResponse) -> Swift.Void) {
        completion(FindPaintingIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: FindPaintingIntent) async -> FindPaintingIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultPainting(for intent: FindPaintingIntent) -> Painting? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultRooms(for intent: FindPaintingIntent) -> [Room]? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultPainter(for intent: FindPaintingIntent) -> String? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultFloor(for intent: FindPaintingIntent) -> NSNumber? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultFile(for intent: FindPaintingIntent) -> INFile? {
        nil
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func providePaintingOptions(for intent: FindPaintingIntent, with completion: @escaping ([Painting]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideRoomsOptions(for intent: FindPaintingIntent, with completion: @escaping ([Room]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func providePainterOptions(for intent: FindPaintingIntent, with completion: @escaping ([String]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideFloorOptions(for intent: FindPaintingIntent, with completion: @escaping ([Int]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideFileOptions(for intent: FindPaintingIntent, with completion: @escaping ([INFile]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum FindPaintingIntentResponseCode: Int {
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
public class FindPaintingIntentResponse: INIntentResponse {
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var painting: Painting?
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var room: Room?
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var others: [Painting]?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("painting", \FindPaintingIntentResponse.painting),
            IntentProperty("room", \FindPaintingIntentResponse.room),
            IntentProperty("others", \FindPaintingIntentResponse.others),
        ]
    }

    public fileprivate(set) var code: FindPaintingIntentResponseCode = .unspecified

    public convenience init(code: FindPaintingIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(painting: Painting, room: Room) -> FindPaintingIntentResponse {
        let intentResponse = FindPaintingIntentResponse(code: .success, userActivity: nil)
        intentResponse.painting = painting
        intentResponse.room = room
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = FindPaintingIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum FindPaintingRoomsUnsupportedReason: Int {
    case closedToday = 1
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class FindPaintingRoomsResolutionResult: RoomResolutionResult {
    public class func unsupported(forReason reason: FindPaintingRoomsUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum FindPaintingFloorUnsupportedReason: Int {
    case negativeNumbersNotSupported = 1
    case greaterThanMaximumValue
    case lessThanMinimumValue
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class FindPaintingFloorResolutionResult: INIntegerResolutionResult {
    public class func unsupported(forReason reason: FindPaintingFloorUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
