//
// AskOracleIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class AskOracleIntent: INIntent {
    public var question: String?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("question", \AskOracleIntent.question),
        ]
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: AskOracleIntent.self, by: (any AskOracleIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("question") { await $0.resolveQuestion(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol AskOracleIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: AskOracleIntent, completion: @escaping (AskOracleIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: AskOracleIntent) async -> AskOracleIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveQuestion(for:)")
    func resolveQuestion(for intent: AskOracleIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveQuestion(for intent: AskOracleIntent) async -> INStringResolutionResult

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: AskOracleIntent, completion: @escaping (AskOracleIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: AskOracleIntent) async -> AskOracleIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension AskOracleIntentHandling {
    public func handle(intent: AskOracleIntent, completion: @escaping (AskOracleIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: AskOracleIntent) async -> AskOracleIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveQuestion(for intent: AskOracleIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveQuestion(for intent: AskOracleIntent) async -> INStringResolutionResult {
        await completionValue { resolveQuestion(for: intent, with: $0) }
    }

    public func confirm(intent: AskOracleIntent, completion: @escaping (AskOracleIntentResponse) -> Swift.Void) {
        completion(AskOracleIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: AskOracleIntent) async -> AskOracleIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum AskOracleIntentResponseCode: Int {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case errorMessage = 100
    case failureInvalidItem
    case overview
    case failureAddress
    case failureUnknown
    case needsAnswer
    case silent
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class AskOracleIntentResponse: INIntentResponse {
    public var answer: String?
    public var city: String?
    public var confidence: NSNumber?
    public var failure: String?
    public var message: String?
    public var item: String?
    public var overview: String?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("answer", \AskOracleIntentResponse.answer),
            IntentProperty("city", \AskOracleIntentResponse.city),
            IntentProperty("confidence", \AskOracleIntentResponse.confidence, as: .integer),
            IntentProperty("failure", \AskOracleIntentResponse.failure),
            IntentProperty("message", \AskOracleIntentResponse.message),
            IntentProperty("item", \AskOracleIntentResponse.item),
            IntentProperty("overview", \AskOracleIntentResponse.overview),
        ]
    }

    public fileprivate(set) var code: AskOracleIntentResponseCode = .unspecified

    public convenience init(code: AskOracleIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(answer: String, city: String, confidence: NSNumber) -> AskOracleIntentResponse {
        let intentResponse = AskOracleIntentResponse(code: .success, userActivity: nil)
        intentResponse.answer = answer
        intentResponse.city = city
        intentResponse.confidence = confidence
        return intentResponse
    }

    public static func failure(failure: String) -> AskOracleIntentResponse {
        let intentResponse = AskOracleIntentResponse(code: .failure, userActivity: nil)
        intentResponse.failure = failure
        return intentResponse
    }

    public static func errorMessage(_ message: String) -> AskOracleIntentResponse {
        let intentResponse = AskOracleIntentResponse(code: .errorMessage, userActivity: nil)
        intentResponse.message = message
        return intentResponse
    }

    public static func failureInvalidItem(_ item: String, message: String) -> AskOracleIntentResponse {
        let intentResponse = AskOracleIntentResponse(code: .failureInvalidItem, userActivity: nil)
        intentResponse.item = item
        intentResponse.message = message
        return intentResponse
    }

    public static func overview(overview: String) -> AskOracleIntentResponse {
        let intentResponse = AskOracleIntentResponse(code: .overview, userActivity: nil)
        intentResponse.overview = overview
        return intentResponse
    }

    public static func failureAddress(city: String, answer: String) -> AskOracleIntentResponse {
        let intentResponse = AskOracleIntentResponse(code: .failureAddress, userActivity: nil)
        intentResponse.city = city
        intentResponse.answer = answer
        return intentResponse
    }

    public static func needsAnswer(_ answer: String, city: String) -> AskOracleIntentResponse {
        let intentResponse = AskOracleIntentResponse(code: .needsAnswer, userActivity: nil)
        intentResponse.answer = answer
        intentResponse.city = city
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = AskOracleIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
