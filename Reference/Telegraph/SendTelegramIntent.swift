//
// SendTelegramIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class SendTelegramIntent: INIntent {
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var telegram: Telegram?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("telegram", \SendTelegramIntent.telegram),
        ]
    }

    @_spi(Generated) override public class var shortcutTypes: [[String]]? {
        []
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: SendTelegramIntent.self, by: (any SendTelegramIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol SendTelegramIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: SendTelegramIntent, completion: @escaping (SendTelegramIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: SendTelegramIntent) async -> SendTelegramIntentResponse

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: SendTelegramIntent, completion: @escaping (SendTelegramIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: SendTelegramIntent) async -> SendTelegramIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension SendTelegramIntentHandling {
    public func handle(intent: SendTelegramIntent, completion: @escaping (SendTelegramIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: SendTelegramIntent) async -> SendTelegramIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: SendTelegramIntent, completion: @escaping (SendTelegramIntentResponse) -> Swift.Void) {
        completion(SendTelegramIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: SendTelegramIntent) async -> SendTelegramIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum SendTelegramIntentResponseCode: Int {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureUnknownStation = 100
    case lostTelegram
    case brokenWireStation
    case silence
    case overStation
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class SendTelegramIntentResponse: INIntentResponse {
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var telegram: Telegram?
    public var station: String?
    public var failure: String?
    public var delay: NSNumber?
    public var words: [String]?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("telegram", \SendTelegramIntentResponse.telegram),
            IntentProperty("station", \SendTelegramIntentResponse.station),
            IntentProperty("failure", \SendTelegramIntentResponse.failure),
            IntentProperty("delay", \SendTelegramIntentResponse.delay, as: .integer),
            IntentProperty("words", \SendTelegramIntentResponse.words),
        ]
    }

    public fileprivate(set) var code: SendTelegramIntentResponseCode = .unspecified

    public convenience init(code: SendTelegramIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(telegram: Telegram, station: String, words: [String], delay: NSNumber) -> SendTelegramIntentResponse {
        let intentResponse = SendTelegramIntentResponse(code: .success, userActivity: nil)
        intentResponse.telegram = telegram
        intentResponse.station = station
        intentResponse.words = words
        intentResponse.delay = delay
        return intentResponse
    }

    public static func failure(failure: String) -> SendTelegramIntentResponse {
        let intentResponse = SendTelegramIntentResponse(code: .failure, userActivity: nil)
        intentResponse.failure = failure
        return intentResponse
    }

    public static func failureUnknownStation(_ station: String, telegram: Telegram) -> SendTelegramIntentResponse {
        let intentResponse = SendTelegramIntentResponse(code: .failureUnknownStation, userActivity: nil)
        intentResponse.station = station
        intentResponse.telegram = telegram
        return intentResponse
    }

    public static func lostTelegram(_ telegram: Telegram, station: String) -> SendTelegramIntentResponse {
        let intentResponse = SendTelegramIntentResponse(code: .lostTelegram, userActivity: nil)
        intentResponse.telegram = telegram
        intentResponse.station = station
        return intentResponse
    }

    public static func brokenWireStation(delay: NSNumber, station: String) -> SendTelegramIntentResponse {
        let intentResponse = SendTelegramIntentResponse(code: .brokenWireStation, userActivity: nil)
        intentResponse.delay = delay
        intentResponse.station = station
        return intentResponse
    }

    public static func overStation(_ station: String) -> SendTelegramIntentResponse {
        let intentResponse = SendTelegramIntentResponse(code: .overStation, userActivity: nil)
        intentResponse.station = station
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = SendTelegramIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
