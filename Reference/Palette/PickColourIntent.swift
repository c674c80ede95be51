//
// PickColourIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class PickColourIntent: INIntent {
    private var givenShade: Shade?
    public var shade: Shade {
        get { givenShade ?? .light }
        set { givenShade = newValue }
    }
    private var givenFinish: Finish?
    public var finish: Finish {
        get { givenFinish ?? .matt }
        set { givenFinish = newValue }
    }

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("shade", \PickColourIntent.givenShade),
            IntentProperty("finish", \PickColourIntent.givenFinish),
        ]
    }

    @_spi(Generated) override public class var shortcutTypes: [[String]]? {
        []
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: PickColourIntent.self, by: (any PickColourIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("shade") { await $0.resolveShade(for: $1) }
            handling.resolve("finish") { await $0.resolveFinish(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol PickColourIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: PickColourIntent, completion: @escaping (PickColourIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: PickColourIntent) async -> PickColourIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveShade(for:)")
    func resolveShade(for intent: PickColourIntent, with completion: @escaping (ShadeResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveShade(for intent: PickColourIntent) async -> ShadeResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveFinish(for:)")
    func resolveFinish(for intent: PickColourIntent, with completion: @escaping (PickColourFinishResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveFinish(for intent: PickColourIntent) async -> PickColourFinishResolutionResult

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: PickColourIntent, completion: @escaping (PickColourIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: PickColourIntent) async -> PickColourIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension PickColourIntentHandling {
    public func handle(intent: PickColourIntent, completion: @escaping (PickColourIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: PickColourIntent) async -> PickColourIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveShade(for intent: PickColourIntent, with completion: @escaping (ShadeResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveShade(for intent: PickColourIntent) async -> ShadeResolutionResult {
        await completionValue { resolveShade(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveFinish(for intent: PickColourIntent, with completion: @escaping (PickColourFinishResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveFinish(for intent: PickColourIntent) async -> PickColourFinishResolutionResult {
        await completionValue { resolveFinish(for: intent, with: $0) }
    }

    public func confirm(intent: PickColourIntent, completion: @escaping (PickColourIntentResponse) -> Swift.Void) {
        completion(PickColourIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: PickColourIntent) async -> PickColourIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum PickColourIntentResponseCode: Int {
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
public class PickColourIntentResponse: INIntentResponse {
    private var givenFinish: Finish?
    public var finish: Finish {
        get { givenFinish ?? .matt }
        set { givenFinish = newValue }
    }

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("finish", \PickColourIntentResponse.givenFinish),
        ]
    }

    public fileprivate(set) var code: PickColourIntentResponseCode = .unspecified

    public convenience init(code: PickColourIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(finish: Finish) -> PickColourIntentResponse {
        let intentResponse = PickColourIntentResponse(code: .success, userActivity: nil)
        intentResponse.finish = finish
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = PickColourIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum PickColourFinishUnsupportedReason: Int {
    case wornOff = 1
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class PickColourFinishResolutionResult: FinishResolutionResult {
    public class func unsupported(forReason reason: PickColourFinishUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
