//
// SwitchLightIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class SwitchLightIntent: INIntent {
    public var state: LightState = .unknown
    public var corner: Corner = .unknown
    public var days: [Weekday]?
    private var givenMood: HomeMood?
    public var mood: HomeMood {
        get { givenMood ?? .calm }
        set { givenMood = newValue }
    }

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("state", \SwitchLightIntent.state),
            IntentProperty("corner", \SwitchLightIntent.corner),
            IntentProperty("days", \SwitchLightIntent.days),
            IntentProperty("mood", \SwitchLightIntent.givenMood),
        ]
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: SwitchLightIntent.self, by: (any SwitchLightIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("state") { await $0.resolveState(for: $1) }
            handling.resolve("corner") { await $0.resolveCorner(for: $1) }
            handling.resolve("days") { await $0.resolveDays(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol SwitchLightIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: SwitchLightIntent, completion: @escaping (SwitchLightIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: SwitchLightIntent) async -> SwitchLightIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveState(for:)")
    func resolveState(for intent: SwitchLightIntent, with completion: @escaping (LightStateResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveState(for intent: SwitchLightIntent) async -> LightStateResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveCorner(for:)")
    func resolveCorner(for intent: SwitchLightIntent, with completion: @escaping (SwitchLightCornerResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveCorner(for intent: SwitchLightIntent) async -> SwitchLightCornerResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveDays(for:)")
    func resolveDays(for intent: SwitchLightIntent, with completion: @escaping ([WeekdayResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveDays(for intent: SwitchLightIntent) async -> [WeekdayResolutionResult]

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: SwitchLightIntent, completion: @escaping (SwitchLightIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: SwitchLightIntent) async -> SwitchLightIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension SwitchLightIntentHandling {
    public func handle(intent: SwitchLightIntent, completion: @escaping (SwitchLightIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: SwitchLightIntent) async -> SwitchLightIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveState(for intent: SwitchLightIntent, with completion: @escaping (LightStateResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveState(for intent: SwitchLightIntent) async -> LightStateResolutionResult {
        await completionValue { resolveState(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveCorner(for intent: SwitchLightIntent, with completion: @escaping (SwitchLightCornerResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveCorner(for intent: SwitchLightIntent) async -> SwitchLightCornerResolutionResult {
        await completionValue { resolveCorner(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDays(for intent: SwitchLightIntent, with completion: @escaping ([WeekdayResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDays(for intent: SwitchLightIntent) async -> [WeekdayResolutionResult] {
        await completionValue { resolveDays(for: intent, with: $0) }
    }

    public func confirm(intent: SwitchLightIntent, completion: @escaping (SwitchLightIntentResponse) -> Swift.Void) {
        completion(SwitchLightIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: SwitchLightIntent) async -> SwitchLightIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum SwitchLightIntentResponseCode: Int {
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
public class SwitchLightIntentResponse: INIntentResponse {
    public var state: LightState = .unknown
    public var days: [Weekday]?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("state", \SwitchLightIntentResponse.state),
            IntentProperty("days", \SwitchLightIntentResponse.days),
        ]
    }

    public fileprivate(set) var code: SwitchLightIntentResponseCode = .unspecified

    public convenience init(code: SwitchLightIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(state: LightState) -> SwitchLightIntentResponse {
        let intentResponse = SwitchLightIntentResponse(code: .success, userActivity: nil)
        intentResponse.state = state
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = SwitchLightIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum SwitchLightCornerUnsupportedReason: Int {
    case noLampThere = 1
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class SwitchLightCornerResolutionResult: CornerResolutionResult {
    public class func unsupported(forReason reason: SwitchLightCornerUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
