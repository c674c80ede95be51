//
// ParcelWatchIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class ParcelWatchIntent: INIntent {
    public var number: String?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("number", \ParcelWatchIntent.number),
        ]
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: ParcelWatchIntent.self, by: (any ParcelWatchIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("number") { await $0.resolveNumber(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol ParcelWatchIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: ParcelWatchIntent, completion: @escaping (ParcelWatchIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: ParcelWatchIntent) async -> ParcelWatchIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveNumber(for:)")
    func resolveNumber(for intent: ParcelWatchIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveNumber(for intent: ParcelWatchIntent) async -> INStringResolutionResult

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: ParcelWatchIntent, completion: @escaping (ParcelWatchIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: ParcelWatchIntent) async -> ParcelWatchIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension ParcelWatchIntentHandling {
    public func handle(intent: ParcelWatchIntent, completion: @escaping (ParcelWatchIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: ParcelWatchIntent) async -> ParcelWatchIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveNumber(for intent: ParcelWatchIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveNumber(for intent: ParcelWatchIntent) async -> INStringResolutionResult {
        await completionValue { resolveNumber(for: intent, with: $0) }
    }

    public func confirm(intent: ParcelWatchIntent, completion: @escaping (ParcelWatchIntentResponse) -> Swift.Void) {
        completion(ParcelWatchIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: ParcelWatchIntent) async -> ParcelWatchIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum ParcelWatchIntentResponseCode: Int {
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
public class ParcelWatchIntentResponse: INIntentResponse {
    @_spi(Generated) override public class var properties: [IntentProperty] {
        []
    }

    public fileprivate(set) var code: ParcelWatchIntentResponseCode = .unspecified

    public convenience init(code: ParcelWatchIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = ParcelWatchIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
