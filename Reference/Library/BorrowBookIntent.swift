//
// BorrowBookIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class BorrowBookIntent: INIntent {
    public var title: String?
    public var due: DateComponents?
    public var renewable: NSNumber?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("title", \BorrowBookIntent.title),
            IntentProperty("due", \BorrowBookIntent.due),
            IntentProperty("renewable", \BorrowBookIntent.renewable, as: .boolean),
        ]
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: BorrowBookIntent.self, by: (any BorrowBookIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("title") { await $0.resolveTitle(for: $1) }
            handling.resolve("due") { await $0.resolveDue(for: $1) }
            handling.resolve("renewable") { await $0.resolveRenewable(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol BorrowBookIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: BorrowBookIntent, completion: @escaping (BorrowBookIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: BorrowBookIntent) async -> BorrowBookIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveTitle(for:)")
    func resolveTitle(for intent: BorrowBookIntent, with completion: @escaping (BorrowBookTitleResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveTitle(for intent: BorrowBookIntent) async -> BorrowBookTitleResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveDue(for:)")
    func resolveDue(for intent: BorrowBookIntent, with completion: @escaping (BorrowBookDueResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveDue(for intent: BorrowBookIntent) async -> BorrowBookDueResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveRenewable(for:)")
    func resolveRenewable(for intent: BorrowBookIntent, with completion: @escaping (INBooleanResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveRenewable(for intent: BorrowBookIntent) async -> INBooleanResolutionResult

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: BorrowBookIntent, completion: @escaping (BorrowBookIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: BorrowBookIntent) async -> BorrowBookIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension BorrowBookIntentHandling {
    public func handle(intent: BorrowBookIntent, completion: @escaping (BorrowBookIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: BorrowBookIntent) async -> BorrowBookIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveTitle(for intent: BorrowBookIntent, with completion: @escaping (BorrowBookTitleResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveTitle(for intent: BorrowBookIntent) async -> BorrowBookTitleResolutionResult {
        await completionValue { resolveTitle(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDue(for intent: BorrowBookIntent, with completion: @escaping (BorrowBookDueResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDue(for intent: BorrowBookIntent) async -> BorrowBookDueResolutionResult {
        await completionValue { resolveDue(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRenewable(for intent: BorrowBookIntent, with completion: @escaping (INBooleanResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRenewable(for intent: BorrowBookIntent) async -> INBooleanResolutionResult {
        await completionValue { resolveRenewable(for: intent, with: $0) }
    }

    public func confirm(intent: BorrowBookIntent, completion: @escaping (BorrowBookIntentResponse) -> Swift.Void) {
        completion(BorrowBookIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: BorrowBookIntent) async -> BorrowBookIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum BorrowBookIntentResponseCode: Int {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureTitle = 100
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class BorrowBookIntentResponse: INIntentResponse {
    public var title: String?
    public var due: DateComponents?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("title", \BorrowBookIntentResponse.title),
            IntentProperty("due", \BorrowBookIntentResponse.due),
        ]
    }

    public fileprivate(set) var code: BorrowBookIntentResponseCode = .unspecified

    public convenience init(code: BorrowBookIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(title: String, due: DateComponents) -> BorrowBookIntentResponse {
        let intentResponse = BorrowBookIntentResponse(code: .success, userActivity: nil)
        intentResponse.title = title
        intentResponse.due = due
        return intentResponse
    }

    public static func failureTitle(_ title: String) -> BorrowBookIntentResponse {
        let intentResponse = BorrowBookIntentResponse(code: .failureTitle, userActivity: nil)
        intentResponse.title = title
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = BorrowBookIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum BorrowBookTitleUnsupportedReason: Int {
    case unknownTitle = 1
    case tooShort
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class BorrowBookTitleResolutionResult: INStringResolutionResult {
    public class func unsupported(forReason reason: BorrowBookTitleUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum BorrowBookDueUnsupportedReason: Int {
    case inThePast = 1
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class BorrowBookDueResolutionResult: INDateComponentsResolutionResult {
    public class func unsupported(forReason reason: BorrowBookDueUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
