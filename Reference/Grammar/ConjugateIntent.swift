//
// ConjugateIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class ConjugateIntent: INIntent {
    public var `class`: String?
    public var `default`: Mood = .unknown
    public var `repeat`: NSNumber?
    public var `in`: String?
    public var websiteURL: URL?
    public var url: URL?
    public var type: String?
    public var String: String?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("class", \ConjugateIntent.`class`),
            IntentProperty("default", \ConjugateIntent.`default`),
            IntentProperty("repeat", \ConjugateIntent.`repeat`, as: .integer),
            IntentProperty("in", \ConjugateIntent.`in`),
            IntentProperty("websiteURL", \ConjugateIntent.websiteURL),
            IntentProperty("url", \ConjugateIntent.url),
            IntentProperty("type", \ConjugateIntent.type),
            IntentProperty("String", \ConjugateIntent.String),
        ]
    }

    @_spi(Generated) override public class var shortcutTypes: [[String]]? {
        []
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: ConjugateIntent.self, by: (any ConjugateIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("class") { await $0.resolveClass(for: $1) }
            handling.resolve("default") { await $0.resolveDefault(for: $1) }
            handling.resolve("repeat") { await $0.resolveRepeat(for: $1) }
            handling.resolve("in") { await $0.resolveIn(for: $1) }
            handling.resolve("websiteURL") { await $0.resolveWebsiteURL(for: $1) }
            handling.resolve("url") { await $0.resolveUrl(for: $1) }
            handling.options("in") { try await $0.provideInOptionsCollection(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
            handling.defaultValue("in") { $0.defaultIn(for: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol ConjugateIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: ConjugateIntent, completion: @escaping (ConjugateIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: ConjugateIntent) async -> ConjugateIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveClass(for:)")
    func resolveClass(for intent: ConjugateIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveClass(for intent: ConjugateIntent) async -> INStringResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveDefault(for:)")
    func resolveDefault(for intent: ConjugateIntent, with completion: @escaping (MoodResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveDefault(for intent: ConjugateIntent) async -> MoodResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveRepeat(for:)")
    func resolveRepeat(for intent: ConjugateIntent, with completion: @escaping (ConjugateRepeatResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveRepeat(for intent: ConjugateIntent) async -> ConjugateRepeatResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveIn(for:)")
    func resolveIn(for intent: ConjugateIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveIn(for intent: ConjugateIntent) async -> INStringResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveWebsiteURL(for:)")
    func resolveWebsiteURL(for intent: ConjugateIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveWebsiteURL(for intent: ConjugateIntent) async -> INURLResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveUrl(for:)")
    func resolveUrl(for intent: ConjugateIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveUrl(for intent: ConjugateIntent) async -> INURLResolutionResult

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideInOptionsCollection(for:)")
    func provideInOptionsCollection(for intent: ConjugateIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideInOptionsCollection(for intent: ConjugateIntent) async throws -> INObjectCollection<NSString>

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: ConjugateIntent, completion: @escaping (ConjugateIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: ConjugateIntent) async -> ConjugateIntentResponse

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultIn(for intent: ConjugateIntent) -> String?

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideInOptions(for intent: ConjugateIntent, with completion: @escaping ([String]?, (any Swift.Error)?) -> Swift.Void)
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension ConjugateIntentHandling {
    public func handle(intent: ConjugateIntent, completion: @escaping (ConjugateIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: ConjugateIntent) async -> ConjugateIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveClass(for intent: ConjugateIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveClass(for intent: ConjugateIntent) async -> INStringResolutionResult {
        await completionValue { resolveClass(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDefault(for intent: ConjugateIntent, with completion: @escaping (MoodResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDefault(for intent: ConjugateIntent) async -> MoodResolutionResult {
        await completionValue { resolveDefault(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRepeat(for intent: ConjugateIntent, with completion: @escaping (ConjugateRepeatResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRepeat(for intent: ConjugateIntent) async -> ConjugateRepeatResolutionResult {
        await completionValue { resolveRepeat(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveIn(for intent: ConjugateIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveIn(for intent: ConjugateIntent) async -> INStringResolutionResult {
        await completionValue { resolveIn(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveWebsiteURL(for intent: ConjugateIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveWebsiteURL(for intent: ConjugateIntent) async -> INURLResolutionResult {
        await completionValue { resolveWebsiteURL(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveUrl(for intent: ConjugateIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveUrl(for intent: ConjugateIntent) async -> INURLResolutionResult {
        await completionValue { resolveUrl(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideInOptionsCollection(for intent: ConjugateIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Swift.Error)?) -> Swift.Void) {
        provideInOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0.map { $0 as NSString }) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideInOptionsCollection(for intent: ConjugateIntent) async throws -> INObjectCollection<NSString> {
        try await completionValue { provideInOptionsCollection(for: intent, with: $0) }
    }

    public func confirm(intent: ConjugateIntent, completion: @escaping (ConjugateIntentResponse) -> Swift.Void) {
        completion(ConjugateIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: ConjugateIntent) async -> ConjugateIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultIn(for intent: ConjugateIntent) -> String? {
        nil
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideInOptions(for intent: ConjugateIntent, with completion: @escaping ([String]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum ConjugateIntentResponseCode: Int {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case `default` = 100
    case `is`
    case `return`
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class ConjugateIntentResponse: INIntentResponse {
    public var `case`: String?
    public var `init`: String?
    public var response: NSNumber?
    public var intentResponse: String?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("case", \ConjugateIntentResponse.`case`),
            IntentProperty("init", \ConjugateIntentResponse.`init`),
            IntentProperty("response", \ConjugateIntentResponse.response, as: .integer),
            IntentProperty("intentResponse", \ConjugateIntentResponse.intentResponse),
        ]
    }

    public fileprivate(set) var code: ConjugateIntentResponseCode = .unspecified

    public convenience init(code: ConjugateIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(`case`: String, `init`: String) -> ConjugateIntentResponse {
        let intentResponse = ConjugateIntentResponse(code: .success, userActivity: nil)
        intentResponse.`case` = `case`
        intentResponse.`init` = `init`
        return intentResponse
    }

    public static func `default`(response: NSNumber, intentResponse: String) -> ConjugateIntentResponse {
        let newResponse = ConjugateIntentResponse(code: .`default`, userActivity: nil)
        newResponse.response = response
        newResponse.intentResponse = intentResponse
        return newResponse
    }

    public static func `is`(`case`: String) -> ConjugateIntentResponse {
        let intentResponse = ConjugateIntentResponse(code: .`is`, userActivity: nil)
        intentResponse.`case` = `case`
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = ConjugateIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum ConjugateRepeatUnsupportedReason: Int {
    case negativeNumbersNotSupported = 1
    case greaterThanMaximumValue
    case lessThanMinimumValue
    case `default`
    case `throws`
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class ConjugateRepeatResolutionResult: INIntegerResolutionResult {
    public class func unsupported(forReason reason: ConjugateRepeatUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
