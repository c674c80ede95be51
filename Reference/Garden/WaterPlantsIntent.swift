//
// WaterPlantsIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class WaterPlantsIntent: INIntent {
    public var litres: NSNumber?
    public var pressure: NSNumber?
    public var `open`: NSNumber?
    public var pause: NSNumber?
    public var beds: [String]?
    public var rounds: [NSNumber]?
    public var quietly: NSNumber?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("litres", \WaterPlantsIntent.litres, as: .integer),
            IntentProperty("pressure", \WaterPlantsIntent.pressure, as: .decimal),
            IntentProperty("open", \WaterPlantsIntent.`open`, as: .integer),
            IntentProperty("pause", \WaterPlantsIntent.pause, as: .timeInterval),
            IntentProperty("beds", \WaterPlantsIntent.beds),
            IntentProperty("rounds", \WaterPlantsIntent.rounds, as: .integer),
            IntentProperty("quietly", \WaterPlantsIntent.quietly, as: .boolean),
        ]
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: WaterPlantsIntent.self, by: (any WaterPlantsIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("litres") { await $0.resolveLitres(for: $1) }
            handling.resolve("pressure") { await $0.resolvePressure(for: $1) }
            handling.resolve("pause") { await $0.resolvePause(for: $1) }
            handling.resolve("beds") { await $0.resolveBeds(for: $1) }
            handling.resolve("rounds") { await $0.resolveRounds(for: $1) }
            handling.resolve("quietly") { await $0.resolveQuietly(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol WaterPlantsIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: WaterPlantsIntent, completion: @escaping (WaterPlantsIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: WaterPlantsIntent) async -> WaterPlantsIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveLitres(for:)")
    func resolveLitres(for intent: WaterPlantsIntent, with completion: @escaping (WaterPlantsLitresResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveLitres(for intent: WaterPlantsIntent) async -> WaterPlantsLitresResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolvePressure(for:)")
    func resolvePressure(for intent: WaterPlantsIntent, with completion: @escaping (WaterPlantsPressureResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolvePressure(for intent: WaterPlantsIntent) async -> WaterPlantsPressureResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolvePause(for:)")
    func resolvePause(for intent: WaterPlantsIntent, with completion: @escaping (INTimeIntervalResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolvePause(for intent: WaterPlantsIntent) async -> INTimeIntervalResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveBeds(for:)")
    func resolveBeds(for intent: WaterPlantsIntent, with completion: @escaping ([INStringResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveBeds(for intent: WaterPlantsIntent) async -> [INStringResolutionResult]

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveRounds(for:)")
    func resolveRounds(for intent: WaterPlantsIntent, with completion: @escaping ([WaterPlantsRoundsResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveRounds(for intent: WaterPlantsIntent) async -> [WaterPlantsRoundsResolutionResult]

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveQuietly(for:)")
    func resolveQuietly(for intent: WaterPlantsIntent, with completion: @escaping (INBooleanResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveQuietly(for intent: WaterPlantsIntent) async -> INBooleanResolutionResult

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: WaterPlantsIntent, completion: @escaping (WaterPlantsIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: WaterPlantsIntent) async -> WaterPlantsIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension WaterPlantsIntentHandling {
    public func handle(intent: WaterPlantsIntent, completion: @escaping (WaterPlantsIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: WaterPlantsIntent) async -> WaterPlantsIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveLitres(for intent: WaterPlantsIntent, with completion: @escaping (WaterPlantsLitresResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveLitres(for intent: WaterPlantsIntent) async -> WaterPlantsLitresResolutionResult {
        await completionValue { resolveLitres(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePressure(for intent: WaterPlantsIntent, with completion: @escaping (WaterPlantsPressureResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePressure(for intent: WaterPlantsIntent) async -> WaterPlantsPressureResolutionResult {
        await completionValue { resolvePressure(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePause(for intent: WaterPlantsIntent, with completion: @escaping (INTimeIntervalResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePause(for intent: WaterPlantsIntent) async -> INTimeIntervalResolutionResult {
        await completionValue { resolvePause(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveBeds(for intent: WaterPlantsIntent, with completion: @escaping ([INStringResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveBeds(for intent: WaterPlantsIntent) async -> [INStringResolutionResult] {
        await completionValue { resolveBeds(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRounds(for intent: WaterPlantsIntent, with completion: @escaping ([WaterPlantsRoundsResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRounds(for intent: WaterPlantsIntent) async -> [WaterPlantsRoundsResolutionResult] {
        await completionValue { resolveRounds(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveQuietly(for intent: WaterPlantsIntent, with completion: @escaping (INBooleanResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveQuietly(for intent: WaterPlantsIntent) async -> INBooleanResolutionResult {
        await completionValue { resolveQuietly(for: intent, with: $0) }
    }

    public func confirm(intent: WaterPlantsIntent, completion: @escaping (WaterPlantsIntentResponse) -> Swift.Void) {
        completion(WaterPlantsIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: WaterPlantsIntent) async -> WaterPlantsIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum WaterPlantsIntentResponseCode: Int {
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
public class WaterPlantsIntentResponse: INIntentResponse {
    public var seconds: NSNumber?
    public var pressures: [NSNumber]?
    public var beds: [String]?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("seconds", \WaterPlantsIntentResponse.seconds, as: .timeInterval),
            IntentProperty("pressures", \WaterPlantsIntentResponse.pressures, as: .decimal),
            IntentProperty("beds", \WaterPlantsIntentResponse.beds),
        ]
    }

    public fileprivate(set) var code: WaterPlantsIntentResponseCode = .unspecified

    public convenience init(code: WaterPlantsIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(seconds: NSNumber) -> WaterPlantsIntentResponse {
        let intentResponse = WaterPlantsIntentResponse(code: .success, userActivity: nil)
        intentResponse.seconds = seconds
        return intentResponse
    }

    public static func failure(pressures: [NSNumber], beds: [String]) -> WaterPlantsIntentResponse {
        let intentResponse = WaterPlantsIntentResponse(code: .failure, userActivity: nil)
        intentResponse.pressures = pressures
        intentResponse.beds = beds
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = WaterPlantsIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum WaterPlantsLitresUnsupportedReason: Int {
    case negativeNumbersNotSupported = 1
    case greaterThanMaximumValue
    case lessThanMinimumValue
    case tankTooSmall
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class WaterPlantsLitresResolutionResult: INIntegerResolutionResult {
    public class func unsupported(forReason reason: WaterPlantsLitresUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum WaterPlantsPressureUnsupportedReason: Int {
    case negativeNumbersNotSupported = 1
    case greaterThanMaximumValue
    case lessThanMinimumValue
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class WaterPlantsPressureResolutionResult: INDoubleResolutionResult {
    public class func unsupported(forReason reason: WaterPlantsPressureUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public enum WaterPlantsRoundsUnsupportedReason: Int {
    case negativeNumbersNotSupported = 1
    case greaterThanMaximumValue
    case lessThanMinimumValue
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class WaterPlantsRoundsResolutionResult: INIntegerResolutionResult {
    public class func unsupported(forReason reason: WaterPlantsRoundsUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
