//
// WeighFlourIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class WeighFlourIntent: INIntent {
    public var weight: Measurement<UnitMass>?
    public var width: Measurement<UnitLength>?
    public var pace: Measurement<UnitSpeed>?
    public var heat: Measurement<UnitTemperature>?
    public var strength: Measurement<UnitEnergy>?
    public var amount: Measurement<UnitVolume>?
    public var weights: [Measurement<UnitMass>]?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("weight", \WeighFlourIntent.weight),
            IntentProperty("width", \WeighFlourIntent.width),
            IntentProperty("pace", \WeighFlourIntent.pace),
            IntentProperty("heat", \WeighFlourIntent.heat),
            IntentProperty("strength", \WeighFlourIntent.strength),
            IntentProperty("amount", \WeighFlourIntent.amount),
            IntentProperty("weights", \WeighFlourIntent.weights),
        ]
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: WeighFlourIntent.self, by: (any WeighFlourIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("weight") { await $0.resolveWeight(for: $1) }
            handling.resolve("width") { await $0.resolveWidth(for: $1) }
            handling.resolve("pace") { await $0.resolvePace(for: $1) }
            handling.resolve("heat") { await $0.resolveHeat(for: $1) }
            handling.resolve("strength") { await $0.resolveStrength(for: $1) }
            handling.resolve("amount") { await $0.resolveAmount(for: $1) }
            handling.resolve("weights") { await $0.resolveWeights(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol WeighFlourIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: WeighFlourIntent, completion: @escaping (WeighFlourIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: WeighFlourIntent) async -> WeighFlourIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveWeight(for:)")
    func resolveWeight(for intent: WeighFlourIntent, with completion: @escaping (INMassResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveWeight(for intent: WeighFlourIntent) async -> INMassResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveWidth(for:)")
    func resolveWidth(for intent: WeighFlourIntent, with completion: @escaping (INLengthResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveWidth(for intent: WeighFlourIntent) async -> INLengthResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolvePace(for:)")
    func resolvePace(for intent: WeighFlourIntent, with completion: @escaping (INSpeedResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolvePace(for intent: WeighFlourIntent) async -> INSpeedResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveHeat(for:)")
    func resolveHeat(for intent: WeighFlourIntent, with completion: @escaping (INTemperatureResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveHeat(for intent: WeighFlourIntent) async -> INTemperatureResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveStrength(for:)")
    func resolveStrength(for intent: WeighFlourIntent, with completion: @escaping (INEnergyResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveStrength(for intent: WeighFlourIntent) async -> INEnergyResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveAmount(for:)")
    func resolveAmount(for intent: WeighFlourIntent, with completion: @escaping (INVolumeResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveAmount(for intent: WeighFlourIntent) async -> INVolumeResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveWeights(for:)")
    func resolveWeights(for intent: WeighFlourIntent, with completion: @escaping ([INMassResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveWeights(for intent: WeighFlourIntent) async -> [INMassResolutionResult]

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: WeighFlourIntent, completion: @escaping (WeighFlourIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: WeighFlourIntent) async -> WeighFlourIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension WeighFlourIntentHandling {
    public func handle(intent: WeighFlourIntent, completion: @escaping (WeighFlourIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: WeighFlourIntent) async -> WeighFlourIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveWeight(for intent: WeighFlourIntent, with completion: @escaping (INMassResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveWeight(for intent: WeighFlourIntent) async -> INMassResolutionResult {
        await completionValue { resolveWeight(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveWidth(for intent: WeighFlourIntent, with completion: @escaping (INLengthResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveWidth(for intent: WeighFlourIntent) async -> INLengthResolutionResult {
        await completionValue { resolveWidth(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePace(for intent: WeighFlourIntent, with completion: @escaping (INSpeedResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePace(for intent: WeighFlourIntent) async -> INSpeedResolutionResult {
        await completionValue { resolvePace(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveHeat(for intent: WeighFlourIntent, with completion: @escaping (INTemperatureResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveHeat(for intent: WeighFlourIntent) async -> INTemperatureResolutionResult {
        await completionValue { resolveHeat(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveStrength(for intent: WeighFlourIntent, with completion: @escaping (INEnergyResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveStrength(for intent: WeighFlourIntent) async -> INEnergyResolutionResult {
        await completionValue { resolveStrength(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveAmount(for intent: WeighFlourIntent, with completion: @escaping (INVolumeResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveAmount(for intent: WeighFlourIntent) async -> INVolumeResolutionResult {
        await completionValue { resolveAmount(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveWeights(for intent: WeighFlourIntent, with completion: @escaping ([INMassResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveWeights(for intent: WeighFlourIntent) async -> [INMassResolutionResult] {
        await completionValue { resolveWeights(for: intent, with: $0) }
    }

    public func confirm(intent: WeighFlourIntent, completion: @escaping (WeighFlourIntentResponse) -> Swift.Void) {
        completion(WeighFlourIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: WeighFlourIntent) async -> WeighFlourIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum WeighFlourIntentResponseCode: Int {
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
public class WeighFlourIntentResponse: INIntentResponse {
    public var weight: Measurement<UnitMass>?
    public var heat: Measurement<UnitTemperature>?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("weight", \WeighFlourIntentResponse.weight),
            IntentProperty("heat", \WeighFlourIntentResponse.heat),
        ]
    }

    public fileprivate(set) var code: WeighFlourIntentResponseCode = .unspecified

    public convenience init(code: WeighFlourIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(weight: Measurement<UnitMass>, heat: Measurement<UnitTemperature>) -> WeighFlourIntentResponse {
        let intentResponse = WeighFlourIntentResponse(code: .success, userActivity: nil)
        intentResponse.weight = weight
        intentResponse.heat = heat
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = WeighFlourIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
