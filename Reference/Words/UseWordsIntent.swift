//
// UseWordsIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class UseWordsIntent: INIntent {
    public var `in`: String?
    public var `default`: NSNumber?
    public var url: URL?
    public var websiteURL: URL?
    public var `protocol`: Operator = .unknown
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var `repeat`: Word?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("in", \UseWordsIntent.`in`),
            IntentProperty("default", \UseWordsIntent.`default`, as: .integer),
            IntentProperty("url", \UseWordsIntent.url),
            IntentProperty("websiteURL", \UseWordsIntent.websiteURL),
            IntentProperty("protocol", \UseWordsIntent.`protocol`),
            IntentProperty("repeat", \UseWordsIntent.`repeat`),
        ]
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: UseWordsIntent.self, by: (any UseWordsIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("in") { await $0.resolveIn(for: $1) }
            handling.resolve("default") { await $0.resolveDefault(for: $1) }
            handling.resolve("url") { await $0.resolveUrl(for: $1) }
            handling.resolve("websiteURL") { await $0.resolveWebsiteURL(for: $1) }
            handling.resolve("protocol") { await $0.resolveProtocol(for: $1) }
            handling.resolve("repeat") { await $0.resolveRepeat(for: $1) }
            handling.options("repeat") { try await $0.provideRepeatOptionsCollection(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
            handling.defaultValue("repeat") { $0.defaultRepeat(for: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol UseWordsIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: UseWordsIntent, completion: @escaping (UseWordsIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: UseWordsIntent) async -> UseWordsIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveIn(for:)")
    func resolveIn(for intent: UseWordsIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveIn(for intent: UseWordsIntent) async -> INStringResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveDefault(for:)")
    func resolveDefault(for intent: UseWordsIntent, with completion: @escaping (UseWordsDefaultResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveDefault(for intent: UseWordsIntent) async -> UseWordsDefaultResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveUrl(for:)")
    func resolveUrl(for intent: UseWordsIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveUrl(for intent: UseWordsIntent) async -> INURLResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveWebsiteURL(for:)")
    func resolveWebsiteURL(for intent: UseWordsIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveWebsiteURL(for intent: UseWordsIntent) async -> INURLResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveProtocol(for:)")
    func resolveProtocol(for intent: UseWordsIntent, with completion: @escaping (OperatorResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveProtocol(for intent: UseWordsIntent) async -> OperatorResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveRepeat(for:)")
    func resolveRepeat(for intent: UseWordsIntent, with completion: @escaping (WordResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveRepeat(for intent: UseWordsIntent) async -> WordResolutionResult

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideRepeatOptionsCollection(for:)")
    func provideRepeatOptionsCollection(for intent: UseWordsIntent, with completion: @escaping (INObjectCollection<Word>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideRepeatOptionsCollection(for intent: UseWordsIntent) async throws -> INObjectCollection<Word>

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: UseWordsIntent, completion: @escaping (UseWordsIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: UseWordsIntent) async -> UseWordsIntentResponse

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultRepeat(for intent: UseWordsIntent) -> Word?

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideRepeatOptions(for intent: UseWordsIntent, with completion: @escaping ([Word]?, (any Swift.Error)?) -> Swift.Void)
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension UseWordsIntentHandling {
    public func handle(intent: UseWordsIntent, completion: @escaping (UseWordsIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: UseWordsIntent) async -> UseWordsIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveIn(for intent: UseWordsIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveIn(for intent: UseWordsIntent) async -> INStringResolutionResult {
        await completionValue { resolveIn(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDefault(for intent: UseWordsIntent, with completion: @escaping (UseWordsDefaultResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDefault(for intent: UseWordsIntent) async -> UseWordsDefaultResolutionResult {
        await completionValue { resolveDefault(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveUrl(for intent: UseWordsIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveUrl(for intent: UseWordsIntent) async -> INURLResolutionResult {
        await completionValue { resolveUrl(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveWebsiteURL(for intent: UseWordsIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveWebsiteURL(for intent: UseWordsIntent) async -> INURLResolutionResult {
        await completionValue { resolveWebsiteURL(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveProtocol(for intent: UseWordsIntent, with completion: @escaping (OperatorResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveProtocol(for intent: UseWordsIntent) async -> OperatorResolutionResult {
        await completionValue { resolveProtocol(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRepeat(for intent: UseWordsIntent, with completion: @escaping (WordResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRepeat(for intent: UseWordsIntent) async -> WordResolutionResult {
        await completionValue { resolveRepeat(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideRepeatOptionsCollection(for intent: UseWordsIntent, with completion: @escaping (INObjectCollection<Word>?, (any Swift.Error)?) -> Swift.Void) {
        provideRepeatOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideRepeatOptionsCollection(for intent: UseWordsIntent) async throws -> INObjectCollection<Word> {
        try await completionValue { provideRepeatOptionsCollection(for: intent, with: $0) }
    }

    public func confirm(intent: UseWordsIntent, completion: @escaping (UseWordsIntentResponse) -> Swift.Void) {
        completion(UseWordsIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: UseWordsIntent) async -> UseWordsIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultRepeat(for intent: UseWordsIntent) -> Word? {
        nil
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideRepeatOptions(for intent: UseWordsIntent, with completion: @escaping ([Word]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum UseWordsIntentResponseCode: Int {
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
public class UseWordsIntentResponse: INIntentResponse {
    public var `class`: String?
    public var `where`: String?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("class", \UseWordsIntentResponse.`class`),
            IntentProperty("where", \UseWordsIntentResponse.`where`),
        ]
    }

    public fileprivate(set) var code: UseWordsIntentResponseCode = .unspecified

    public convenience init(code: UseWordsIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(`class`: String, `where`: String) -> UseWordsIntentResponse {
        let intentResponse = UseWordsIntentResponse(code: .success, userActivity: nil)
        intentResponse.`class` = `class`
        intentResponse.`where` = `where`
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = UseWordsIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum UseWordsDefaultUnsupportedReason: Int {
    case negativeNumbersNotSupported = 1
    case greaterThanMaximumValue
    case lessThanMinimumValue
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class UseWordsDefaultResolutionResult: INIntegerResolutionResult {
    public class func unsupported(forReason reason: UseWordsDefaultUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
