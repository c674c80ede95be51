//
// POSendParcelIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class POSendParcelIntent: INIntent {
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var label: POLabel?
    public var speed: POSpeed = .unknown

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("label", \POSendParcelIntent.label),
            IntentProperty("speed", \POSendParcelIntent.speed),
        ]
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: POSendParcelIntent.self, by: (any POSendParcelIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("label") { await $0.resolveLabel(for: $1) }
            handling.resolve("speed") { await $0.resolveSpeed(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol POSendParcelIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: POSendParcelIntent, completion: @escaping (POSendParcelIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: POSendParcelIntent) async -> POSendParcelIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveLabel(for:)")
    func resolveLabel(for intent: POSendParcelIntent, with completion: @escaping (POLabelResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveLabel(for intent: POSendParcelIntent) async -> POLabelResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveSpeed(for:)")
    func resolveSpeed(for intent: POSendParcelIntent, with completion: @escaping (POSpeedResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveSpeed(for intent: POSendParcelIntent) async -> POSpeedResolutionResult

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: POSendParcelIntent, completion: @escaping (POSendParcelIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: POSendParcelIntent) async -> POSendParcelIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension POSendParcelIntentHandling {
    public func handle(intent: POSendParcelIntent, completion: @escaping (POSendParcelIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: POSendParcelIntent) async -> POSendParcelIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveLabel(for intent: POSendParcelIntent, with completion: @escaping (POLabelResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveLabel(for intent: POSendParcelIntent) async -> POLabelResolutionResult {
        await completionValue { resolveLabel(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveSpeed(for intent: POSendParcelIntent, with completion: @escaping (POSpeedResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveSpeed(for intent: POSendParcelIntent) async -> POSpeedResolutionResult {
        await completionValue { resolveSpeed(for: intent, with: $0) }
    }

    public func confirm(intent: POSendParcelIntent, completion: @escaping (POSendParcelIntentResponse) -> Swift.Void) {
        completion(POSendParcelIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: POSendParcelIntent) async -> POSendParcelIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum POSendParcelIntentResponseCode: Int {
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
public class POSendParcelIntentResponse: INIntentResponse {
    @_spi(Generated) override public class var properties: [IntentProperty] {
        []
    }

    public fileprivate(set) var code: POSendParcelIntentResponseCode = .unspecified

    public convenience init(code: POSendParcelIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = POSendParcelIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
