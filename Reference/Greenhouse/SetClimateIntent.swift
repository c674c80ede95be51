//
// SetClimateIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class SetClimateIntent: INIntent {
    public var warmth: NSNumber?
    public var vents: NSNumber?
    public var duration: NSNumber?
    public var isAutomatic: NSNumber?
    public var levels: [NSNumber]?
    public var shares: [NSNumber]?
    public var seed: NSNumber?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("warmth", \SetClimateIntent.warmth, as: .decimal),
            IntentProperty("vents", \SetClimateIntent.vents, as: .integer),
            IntentProperty("duration", \SetClimateIntent.duration, as: .timeInterval),
            IntentProperty("isAutomatic", \SetClimateIntent.isAutomatic, as: .boolean),
            IntentProperty("levels", \SetClimateIntent.levels, as: .integer),
            IntentProperty("shares", \SetClimateIntent.shares, as: .decimal),
            IntentProperty("seed", \SetClimateIntent.seed, as: .integer),
        ]
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: SetClimateIntent.self, by: (any SetClimateIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("warmth") { await $0.resolveWarmth(for: $1) }
            handling.resolve("vents") { await $0.resolveVents(for: $1) }
            handling.resolve("duration") { await $0.resolveDuration(for: $1) }
            handling.resolve("isAutomatic") { await $0.resolveIsAutomatic(for: $1) }
            handling.resolve("levels") { await $0.resolveLevels(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol SetClimateIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: SetClimateIntent, completion: @escaping (SetClimateIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: SetClimateIntent) async -> SetClimateIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveWarmth(for:)")
    func resolveWarmth(for intent: SetClimateIntent, with completion: @escaping (SetClimateWarmthResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveWarmth(for intent: SetClimateIntent) async -> SetClimateWarmthResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveVents(for:)")
    func resolveVents(for intent: SetClimateIntent, with completion: @escaping (SetClimateVentsResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveVents(for intent: SetClimateIntent) async -> SetClimateVentsResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveDuration(for:)")
    func resolveDuration(for intent: SetClimateIntent, with completion: @escaping (INTimeIntervalResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveDuration(for intent: SetClimateIntent) async -> INTimeIntervalResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveIsAutomatic(for:)")
    func resolveIsAutomatic(for intent: SetClimateIntent, with completion: @escaping (INBooleanResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveIsAutomatic(for intent: SetClimateIntent) async -> INBooleanResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveLevels(for:)")
    func resolveLevels(for intent: SetClimateIntent, with completion: @escaping ([SetClimateLevelsResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveLevels(for intent: SetClimateIntent) async -> [SetClimateLevelsResolutionResult]

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: SetClimateIntent, completion: @escaping (SetClimateIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: SetClimateIntent) async -> SetClimateIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension SetClimateIntentHandling {
    public func handle(intent: SetClimateIntent, completion: @escaping (SetClimateIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: SetClimateIntent) async -> SetClimateIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveWarmth(for intent: SetClimateIntent, with completion: @escaping (SetClimateWarmthResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveWarmth(for intent: SetClimateIntent) async -> SetClimateWarmthResolutionResult {
        await completionValue { resolveWarmth(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveVents(for intent: SetClimateIntent, with completion: @escaping (SetClimateVentsResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveVents(for intent: SetClimateIntent) async -> SetClimateVentsResolutionResult {
        await completionValue { resolveVents(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDuration(for intent: SetClimateIntent, with completion: @escaping (INTimeIntervalResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDuration(for intent: SetClimateIntent) async -> INTimeIntervalResolutionResult {
        await completionValue { resolveDuration(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveIsAutomatic(for intent: SetClimateIntent, with completion: @escaping (INBooleanResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveIsAutomatic(for intent: SetClimateIntent) async -> INBooleanResolutionResult {
        await completionValue { resolveIsAutomatic(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveLevels(for intent: SetClimateIntent, with completion: @escaping ([SetClimateLevelsResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveLevels(for intent: SetClimateIntent) async -> [SetClimateLevelsResolutionResult] {
        await completionValue { resolveLevels(for: intent, with: $0) }
    }

    public func confirm(intent: SetClimateIntent, completion: @escaping (SetClimateIntentResponse) -> Swift.Void) {
        completion(SetClimateIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: SetClimateIntent) async -> SetClimateIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum SetClimateIntentResponseCode: Int {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case tooDry = 100
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class SetClimateIntentResponse: INIntentResponse {
    public var humidity: NSNumber?
    public var yield: Measurement<UnitMass>?
    public var readings: [NSNumber]?
    public var pauses: [NSNumber]?
    public var since: NSNumber?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("humidity", \SetClimateIntentResponse.humidity, as: .decimal),
            IntentProperty("yield", \SetClimateIntentResponse.yield),
            IntentProperty("readings", \SetClimateIntentResponse.readings, as: .decimal),
            IntentProperty("pauses", \SetClimateIntentResponse.pauses, as: .timeInterval),
            IntentProperty("since", \SetClimateIntentResponse.since, as: .timeInterval),
        ]
    }

    public fileprivate(set) var code: SetClimateIntentResponseCode = .unspecified

    public convenience init(code: SetClimateIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(yield: Measurement<UnitMass>, since: NSNumber) -> SetClimateIntentResponse {
        let intentResponse = SetClimateIntentResponse(code: .success, userActivity: nil)
        intentResponse.yield = yield
        intentResponse.since = since
        return intentResponse
    }

    public static func tooDry(humidity: NSNumber, readings: [NSNumber], pauses: [NSNumber]) -> SetClimateIntentResponse {
        let intentResponse = SetClimateIntentResponse(code: .tooDry, userActivity: nil)
        intentResponse.humidity = humidity
        intentResponse.readings = readings
        intentResponse.pauses = pauses
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = SetClimateIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum SetClimateWarmthUnsupportedReason: Int {
    case negativeNumbersNotSupported = 1
    case greaterThanMaximumValue
    case lessThanMinimumValue
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class SetClimateWarmthResolutionResult: INDoubleResolutionResult {
    public class func unsupported(forReason reason: SetClimateWarmthUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum SetClimateVentsUnsupportedReason: Int {
    case negativeNumbersNotSupported = 1
    case greaterThanMaximumValue
    case lessThanMinimumValue
    case tooMany
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class SetClimateVentsResolutionResult: INIntegerResolutionResult {
    public class func unsupported(forReason reason: SetClimateVentsUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum SetClimateLevelsUnsupportedReason: Int {
    case negativeNumbersNotSupported = 1
    case greaterThanMaximumValue
    case lessThanMinimumValue
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class SetClimateLevelsResolutionResult: INIntegerResolutionResult {
    public class func unsupported(forReason reason: SetClimateLevelsUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
