//
// ServeGuestIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class ServeGuestIntent: INIntent {
    public var place: Place = .unknown
    public var table: String?
    public var address: String?
    public var loud: NSNumber?
    public var music: String?
    public var encore: String?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("place", \ServeGuestIntent.place),
            IntentProperty("table", \ServeGuestIntent.table),
            IntentProperty("address", \ServeGuestIntent.address),
            IntentProperty("loud", \ServeGuestIntent.loud, as: .boolean),
            IntentProperty("music", \ServeGuestIntent.music),
            IntentProperty("encore", \ServeGuestIntent.encore),
        ]
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: ServeGuestIntent.self, by: (any ServeGuestIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("place") { await $0.resolvePlace(for: $1) }
            handling.resolve("table") { await $0.resolveTable(for: $1) }
            handling.resolve("address") { await $0.resolveAddress(for: $1) }
            handling.resolve("loud") { await $0.resolveLoud(for: $1) }
            handling.resolve("music") { await $0.resolveMusic(for: $1) }
            handling.resolve("encore") { await $0.resolveEncore(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol ServeGuestIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: ServeGuestIntent, completion: @escaping (ServeGuestIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: ServeGuestIntent) async -> ServeGuestIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolvePlace(for:)")
    func resolvePlace(for intent: ServeGuestIntent, with completion: @escaping (PlaceResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolvePlace(for intent: ServeGuestIntent) async -> PlaceResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveTable(for:)")
    func resolveTable(for intent: ServeGuestIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveTable(for intent: ServeGuestIntent) async -> INStringResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveAddress(for:)")
    func resolveAddress(for intent: ServeGuestIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveAddress(for intent: ServeGuestIntent) async -> INStringResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveLoud(for:)")
    func resolveLoud(for intent: ServeGuestIntent, with completion: @escaping (INBooleanResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveLoud(for intent: ServeGuestIntent) async -> INBooleanResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveMusic(for:)")
    func resolveMusic(for intent: ServeGuestIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveMusic(for intent: ServeGuestIntent) async -> INStringResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveEncore(for:)")
    func resolveEncore(for intent: ServeGuestIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveEncore(for intent: ServeGuestIntent) async -> INStringResolutionResult

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: ServeGuestIntent, completion: @escaping (ServeGuestIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: ServeGuestIntent) async -> ServeGuestIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension ServeGuestIntentHandling {
    public func handle(intent: ServeGuestIntent, completion: @escaping (ServeGuestIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: ServeGuestIntent) async -> ServeGuestIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePlace(for intent: ServeGuestIntent, with completion: @escaping (PlaceResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePlace(for intent: ServeGuestIntent) async -> PlaceResolutionResult {
        await completionValue { resolvePlace(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveTable(for intent: ServeGuestIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveTable(for intent: ServeGuestIntent) async -> INStringResolutionResult {
        await completionValue { resolveTable(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveAddress(for intent: ServeGuestIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveAddress(for intent: ServeGuestIntent) async -> INStringResolutionResult {
        await completionValue { resolveAddress(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveLoud(for intent: ServeGuestIntent, with completion: @escaping (INBooleanResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveLoud(for intent: ServeGuestIntent) async -> INBooleanResolutionResult {
        await completionValue { resolveLoud(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveMusic(for intent: ServeGuestIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveMusic(for intent: ServeGuestIntent) async -> INStringResolutionResult {
        await completionValue { resolveMusic(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveEncore(for intent: ServeGuestIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveEncore(for intent: ServeGuestIntent) async -> INStringResolutionResult {
        await completionValue { resolveEncore(for: intent, with: $0) }
    }

    public func confirm(intent: ServeGuestIntent, completion: @escaping (ServeGuestIntentResponse) -> Swift.Void) {
        completion(ServeGuestIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: ServeGuestIntent) async -> ServeGuestIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum ServeGuestIntentResponseCode: Int {
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
public class ServeGuestIntentResponse: INIntentResponse {
    @_spi(Generated) override public class var properties: [IntentProperty] {
        []
    }

    public fileprivate(set) var code: ServeGuestIntentResponseCode = .unspecified

    public convenience init(code: ServeGuestIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = ServeGuestIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
