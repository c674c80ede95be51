//
// StopMusicIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class StopMusicIntent: INIntent {
    @_spi(Generated) override public class var properties: [IntentProperty] {
        []
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: StopMusicIntent.self, by: (any StopMusicIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol StopMusicIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: StopMusicIntent, completion: @escaping (StopMusicIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: StopMusicIntent) async -> StopMusicIntentResponse

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: StopMusicIntent, completion: @escaping (StopMusicIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: StopMusicIntent) async -> StopMusicIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension StopMusicIntentHandling {
    public func handle(intent: StopMusicIntent, completion: @escaping (StopMusicIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: StopMusicIntent) async -> StopMusicIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: StopMusicIntent, completion: @escaping (StopMusicIntentResponse) -> Swift.Void) {
        completion(StopMusicIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: StopMusicIntent) async -> StopMusicIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum StopMusicIntentResponseCode: Int {
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
public class StopMusicIntentResponse: INIntentResponse {
    @_spi(Generated) override public class var properties: [IntentProperty] {
        []
    }

    public fileprivate(set) var code: StopMusicIntentResponseCode = .unspecified

    public convenience init(code: StopMusicIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = StopMusicIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
