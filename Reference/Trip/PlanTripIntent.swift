//
// PlanTripIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class PlanTripIntent: INIntent {
    public var destination: CLPlacemark?
    public var site: URL?
    public var ticket: INFile?
    public var photos: [INFile]?
    public var companion: INPerson?
    public var companions: [INPerson]?
    public var motto: INSpeakableString?
    public var budget: INCurrencyAmount?
    public var stops: [CLPlacemark]?
    public var departures: [DateComponents]?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("destination", \PlanTripIntent.destination),
            IntentProperty("site", \PlanTripIntent.site),
            IntentProperty("ticket", \PlanTripIntent.ticket),
            IntentProperty("photos", \PlanTripIntent.photos),
            IntentProperty("companion", \PlanTripIntent.companion),
            IntentProperty("companions", \PlanTripIntent.companions),
            IntentProperty("motto", \PlanTripIntent.motto),
            IntentProperty("budget", \PlanTripIntent.budget),
            IntentProperty("stops", \PlanTripIntent.stops),
            IntentProperty("departures", \PlanTripIntent.departures),
        ]
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: PlanTripIntent.self, by: (any PlanTripIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("destination") { await $0.resolveDestination(for: $1) }
            handling.resolve("site") { await $0.resolveSite(for: $1) }
            handling.resolve("ticket") { await $0.resolveTicket(for: $1) }
            handling.resolve("photos") { await $0.resolvePhotos(for: $1) }
            handling.resolve("companion") { await $0.resolveCompanion(for: $1) }
            handling.resolve("companions") { await $0.resolveCompanions(for: $1) }
            handling.resolve("motto") { await $0.resolveMotto(for: $1) }
            handling.resolve("budget") { await $0.resolveBudget(for: $1) }
            handling.resolve("stops") { await $0.resolveStops(for: $1) }
            handling.resolve("departures") { await $0.resolveDepartures(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol PlanTripIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: PlanTripIntent, completion: @escaping (PlanTripIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: PlanTripIntent) async -> PlanTripIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveDestination(for:)")
    func resolveDestination(for intent: PlanTripIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveDestination(for intent: PlanTripIntent) async -> INPlacemarkResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveSite(for:)")
    func resolveSite(for intent: PlanTripIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveSite(for intent: PlanTripIntent) async -> INURLResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveTicket(for:)")
    func resolveTicket(for intent: PlanTripIntent, with completion: @escaping (INFileResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveTicket(for intent: PlanTripIntent) async -> INFileResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolvePhotos(for:)")
    func resolvePhotos(for intent: PlanTripIntent, with completion: @escaping ([INFileResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolvePhotos(for intent: PlanTripIntent) async -> [INFileResolutionResult]

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveCompanion(for:)")
    func resolveCompanion(for intent: PlanTripIntent, with completion: @escaping (INPersonResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveCompanion(for intent: PlanTripIntent) async -> INPersonResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveCompanions(for:)")
    func resolveCompanions(for intent: PlanTripIntent, with completion: @escaping ([INPersonResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveCompanions(for intent: PlanTripIntent) async -> [INPersonResolutionResult]

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveMotto(for:)")
    func resolveMotto(for intent: PlanTripIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveMotto(for intent: PlanTripIntent) async -> INSpeakableStringResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveBudget(for:)")
    func resolveBudget(for intent: PlanTripIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveBudget(for intent: PlanTripIntent) async -> INCurrencyAmountResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveStops(for:)")
    func resolveStops(for intent: PlanTripIntent, with completion: @escaping ([INPlacemarkResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveStops(for intent: PlanTripIntent) async -> [INPlacemarkResolutionResult]

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveDepartures(for:)")
    func resolveDepartures(for intent: PlanTripIntent, with completion: @escaping ([INDateComponentsResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveDepartures(for intent: PlanTripIntent) async -> [INDateComponentsResolutionResult]

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: PlanTripIntent, completion: @escaping (PlanTripIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: PlanTripIntent) async -> PlanTripIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension PlanTripIntentHandling {
    public func handle(intent: PlanTripIntent, completion: @escaping (PlanTripIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: PlanTripIntent) async -> PlanTripIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDestination(for intent: PlanTripIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDestination(for intent: PlanTripIntent) async -> INPlacemarkResolutionResult {
        await completionValue { resolveDestination(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveSite(for intent: PlanTripIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveSite(for intent: PlanTripIntent) async -> INURLResolutionResult {
        await completionValue { resolveSite(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveTicket(for intent: PlanTripIntent, with completion: @escaping (INFileResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveTicket(for intent: PlanTripIntent) async -> INFileResolutionResult {
        await completionValue { resolveTicket(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePhotos(for intent: PlanTripIntent, with completion: @escaping ([INFileResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolvePhotos(for intent: PlanTripIntent) async -> [INFileResolutionResult] {
        await completionValue { resolvePhotos(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveCompanion(for intent: PlanTripIntent, with completion: @escaping (INPersonResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveCompanion(for intent: PlanTripIntent) async -> INPersonResolutionResult {
        await completionValue { resolveCompanion(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveCompanions(for intent: PlanTripIntent, with completion: @escaping ([INPersonResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveCompanions(for intent: PlanTripIntent) async -> [INPersonResolutionResult] {
        await completionValue { resolveCompanions(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveMotto(for intent: PlanTripIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveMotto(for intent: PlanTripIntent) async -> INSpeakableStringResolutionResult {
        await completionValue { resolveMotto(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveBudget(for intent: PlanTripIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveBudget(for intent: PlanTripIntent) async -> INCurrencyAmountResolutionResult {
        await completionValue { resolveBudget(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveStops(for intent: PlanTripIntent, with completion: @escaping ([INPlacemarkResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveStops(for intent: PlanTripIntent) async -> [INPlacemarkResolutionResult] {
        await completionValue { resolveStops(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDepartures(for intent: PlanTripIntent, with completion: @escaping ([INDateComponentsResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveDepartures(for intent: PlanTripIntent) async -> [INDateComponentsResolutionResult] {
        await completionValue { resolveDepartures(for: intent, with: $0) }
    }

    public func confirm(intent: PlanTripIntent, completion: @escaping (PlanTripIntentResponse) -> Swift.Void) {
        completion(PlanTripIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: PlanTripIntent) async -> PlanTripIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum PlanTripIntentResponseCode: Int {
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
public class PlanTripIntentResponse: INIntentResponse {
    public var destination: CLPlacemark?
    public var companion: INPerson?
    public var cost: INCurrencyAmount?
    public var site: URL?
    public var ticket: INFile?
    public var motto: INSpeakableString?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("destination", \PlanTripIntentResponse.destination),
            IntentProperty("companion", \PlanTripIntentResponse.companion),
            IntentProperty("cost", \PlanTripIntentResponse.cost),
            IntentProperty("site", \PlanTripIntentResponse.site),
            IntentProperty("ticket", \PlanTripIntentResponse.ticket),
            IntentProperty("motto", \PlanTripIntentResponse.motto),
        ]
    }

    public fileprivate(set) var code: PlanTripIntentResponseCode = .unspecified

    public convenience init(code: PlanTripIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(destination: CLPlacemark, companion: INPerson, cost: INCurrencyAmount, site: URL) -> PlanTripIntentResponse {
        let intentResponse = PlanTripIntentResponse(code: .success, userActivity: nil)
        intentResponse.destination = destination
        intentResponse.companion = companion
        intentResponse.cost = cost
        intentResponse.site = site
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = PlanTripIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
