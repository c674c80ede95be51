//
// PlanExpeditionIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class PlanExpeditionIntent: INIntent {
    public var camp: CLPlacemark?
    public var route: URL?
    public var chart: INFile?
    public var leader: INPerson?
    public var start: DateComponents?
    public var motto: String?
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var ship: Ship?
    public var season: Season = .unknown
    public var camps: [CLPlacemark]?
    public var routes: [URL]?
    public var charts: [INFile]?
    public var leaders: [INPerson]?
    public var starts: [DateComponents]?
    public var mottos: [String]?
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var ships: [Ship]?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("camp", \PlanExpeditionIntent.camp),
            IntentProperty("route", \PlanExpeditionIntent.route),
            IntentProperty("chart", \PlanExpeditionIntent.chart),
            IntentProperty("leader", \PlanExpeditionIntent.leader),
            IntentProperty("start", \PlanExpeditionIntent.start),
            IntentProperty("motto", \PlanExpeditionIntent.motto),
            IntentProperty("ship", \PlanExpeditionIntent.ship),
            IntentProperty("season", \PlanExpeditionIntent.season),
            IntentProperty("camps", \PlanExpeditionIntent.camps),
            IntentProperty("routes", \PlanExpeditionIntent.routes),
            IntentProperty("charts", \PlanExpeditionIntent.charts),
            IntentProperty("leaders", \PlanExpeditionIntent.leaders),
            IntentProperty("starts", \PlanExpeditionIntent.starts),
            IntentProperty("mottos", \PlanExpeditionIntent.mottos),
            IntentProperty("ships", \PlanExpeditionIntent.ships),
        ]
    }

    @_spi(Generated) override public class var shortcutTypes: [[String]]? {
        []
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: PlanExpeditionIntent.self, by: (any PlanExpeditionIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.resolve("camp") { await $0.resolveCamp(for: $1) }
            handling.resolve("route") { await $0.resolveRoute(for: $1) }
            handling.resolve("chart") { await $0.resolveChart(for: $1) }
            handling.resolve("leader") { await $0.resolveLeader(for: $1) }
            handling.resolve("start") { await $0.resolveStart(for: $1) }
            handling.resolve("motto") { await $0.resolveMotto(for: $1) }
            handling.resolve("ship") { await $0.resolveShip(for: $1) }
            handling.resolve("season") { await $0.resolveSeason(for: $1) }
            handling.resolve("camps") { await $0.resolveCamps(for: $1) }
            handling.resolve("routes") { await $0.resolveRoutes(for: $1) }
            handling.resolve("charts") { await $0.resolveCharts(for: $1) }
            handling.resolve("leaders") { await $0.resolveLeaders(for: $1) }
            handling.resolve("starts") { await $0.resolveStarts(for: $1) }
            handling.resolve("mottos") { await $0.resolveMottos(for: $1) }
            handling.resolve("ships") { await $0.resolveShips(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol PlanExpeditionIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: PlanExpeditionIntent, completion: @escaping (PlanExpeditionIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: PlanExpeditionIntent) async -> PlanExpeditionIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveCamp(for:)")
    func resolveCamp(for intent: PlanExpeditionIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveCamp(for intent: PlanExpeditionIntent) async -> INPlacemarkResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveRoute(for:)")
    func resolveRoute(for intent: PlanExpeditionIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveRoute(for intent: PlanExpeditionIntent) async -> INURLResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveChart(for:)")
    func resolveChart(for intent: PlanExpeditionIntent, with completion: @escaping (INFileResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveChart(for intent: PlanExpeditionIntent) async -> INFileResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveLeader(for:)")
    func resolveLeader(for intent: PlanExpeditionIntent, with completion: @escaping (INPersonResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveLeader(for intent: PlanExpeditionIntent) async -> INPersonResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveStart(for:)")
    func resolveStart(for intent: PlanExpeditionIntent, with completion: @escaping (INDateComponentsResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveStart(for intent: PlanExpeditionIntent) async -> INDateComponentsResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveMotto(for:)")
    func resolveMotto(for intent: PlanExpeditionIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveMotto(for intent: PlanExpeditionIntent) async -> INStringResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveShip(for:)")
    func resolveShip(for intent: PlanExpeditionIntent, with completion: @escaping (ShipResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveShip(for intent: PlanExpeditionIntent) async -> ShipResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveSeason(for:)")
    func resolveSeason(for intent: PlanExpeditionIntent, with completion: @escaping (SeasonResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveSeason(for intent: PlanExpeditionIntent) async -> SeasonResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveCamps(for:)")
    func resolveCamps(for intent: PlanExpeditionIntent, with completion: @escaping ([INPlacemarkResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveCamps(for intent: PlanExpeditionIntent) async -> [INPlacemarkResolutionResult]

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveRoutes(for:)")
    func resolveRoutes(for intent: PlanExpeditionIntent, with completion: @escaping ([INURLResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveRoutes(for intent: PlanExpeditionIntent) async -> [INURLResolutionResult]

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveCharts(for:)")
    func resolveCharts(for intent: PlanExpeditionIntent, with completion: @escaping ([INFileResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveCharts(for intent: PlanExpeditionIntent) async -> [INFileResolutionResult]

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveLeaders(for:)")
    func resolveLeaders(for intent: PlanExpeditionIntent, with completion: @escaping ([INPersonResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveLeaders(for intent: PlanExpeditionIntent) async -> [INPersonResolutionResult]

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveStarts(for:)")
    func resolveStarts(for intent: PlanExpeditionIntent, with completion: @escaping ([INDateComponentsResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveStarts(for intent: PlanExpeditionIntent) async -> [INDateComponentsResolutionResult]

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveMottos(for:)")
    func resolveMottos(for intent: PlanExpeditionIntent, with completion: @escaping ([INStringResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveMottos(for intent: PlanExpeditionIntent) async -> [INStringResolutionResult]

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveShips(for:)")
    func resolveShips(for intent: PlanExpeditionIntent, with completion: @escaping ([ShipResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func resolveShips(for intent: PlanExpeditionIntent) async -> [ShipResolutionResult]

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: PlanExpeditionIntent, completion: @escaping (PlanExpeditionIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: PlanExpeditionIntent) async -> PlanExpeditionIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension PlanExpeditionIntentHandling {
    public func handle(intent: PlanExpeditionIntent, completion: @escaping (PlanExpeditionIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: PlanExpeditionIntent) async -> PlanExpeditionIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveCamp(for intent: PlanExpeditionIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveCamp(for intent: PlanExpeditionIntent) async -> INPlacemarkResolutionResult {
        await completionValue { resolveCamp(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRoute(for intent: PlanExpeditionIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRoute(for intent: PlanExpeditionIntent) async -> INURLResolutionResult {
        await completionValue { resolveRoute(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveChart(for intent: PlanExpeditionIntent, with completion: @escaping (INFileResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveChart(for intent: PlanExpeditionIntent) async -> INFileResolutionResult {
        await completionValue { resolveChart(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveLeader(for intent: PlanExpeditionIntent, with completion: @escaping (INPersonResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveLeader(for intent: PlanExpeditionIntent) async -> INPersonResolutionResult {
        await completionValue { resolveLeader(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveStart(for intent: PlanExpeditionIntent, with completion: @escaping (INDateComponentsResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveStart(for intent: PlanExpeditionIntent) async -> INDateComponentsResolutionResult {
        await completionValue { resolveStart(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveMotto(for intent: PlanExpeditionIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveMotto(for intent: PlanExpeditionIntent) async -> INStringResolutionResult {
        await completionValue { resolveMotto(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveShip(for intent: PlanExpeditionIntent, with completion: @escaping (ShipResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveShip(for intent: PlanExpeditionIntent) async -> ShipResolutionResult {
        await completionValue { resolveShip(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveSeason(for intent: PlanExpeditionIntent, with completion: @escaping (SeasonResolutionResult) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveSeason(for intent: PlanExpeditionIntent) async -> SeasonResolutionResult {
        await completionValue { resolveSeason(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveCamps(for intent: PlanExpeditionIntent, with completion: @escaping ([INPlacemarkResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveCamps(for intent: PlanExpeditionIntent) async -> [INPlacemarkResolutionResult] {
        await completionValue { resolveCamps(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRoutes(for intent: PlanExpeditionIntent, with completion: @escaping ([INURLResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveRoutes(for intent: PlanExpeditionIntent) async -> [INURLResolutionResult] {
        await completionValue { resolveRoutes(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveCharts(for intent: PlanExpeditionIntent, with completion: @escaping ([INFileResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveCharts(for intent: PlanExpeditionIntent) async -> [INFileResolutionResult] {
        await completionValue { resolveCharts(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveLeaders(for intent: PlanExpeditionIntent, with completion: @escaping ([INPersonResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveLeaders(for intent: PlanExpeditionIntent) async -> [INPersonResolutionResult] {
        await completionValue { resolveLeaders(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveStarts(for intent: PlanExpeditionIntent, with completion: @escaping ([INDateComponentsResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveStarts(for intent: PlanExpeditionIntent) async -> [INDateComponentsResolutionResult] {
        await completionValue { resolveStarts(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveMottos(for intent: PlanExpeditionIntent, with completion: @escaping ([INStringResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveMottos(for intent: PlanExpeditionIntent) async -> [INStringResolutionResult] {
        await completionValue { resolveMottos(for: intent, with: $0) }
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveShips(for intent: PlanExpeditionIntent, with completion: @escaping ([ShipResolutionResult]) -> Swift.Void) {
        completion([.notImplemented()])
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func resolveShips(for intent: PlanExpeditionIntent) async -> [ShipResolutionResult] {
        await completionValue { resolveShips(for: intent, with: $0) }
    }

    public func confirm(intent: PlanExpeditionIntent, completion: @escaping (PlanExpeditionIntentResponse) -> Swift.Void) {
        completion(PlanExpeditionIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: PlanExpeditionIntent) async -> PlanExpeditionIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum PlanExpeditionIntentResponseCode: Int {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case crowded = 100
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class PlanExpeditionIntentResponse: INIntentResponse {
    public var camp: CLPlacemark?
    public var route: URL?
    public var chart: INFile?
    public var leader: INPerson?
    public var start: DateComponents?
    public var motto: String?
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var ship: Ship?
    public var season: Season = .unknown
    public var camps: [CLPlacemark]?
    public var routes: [URL]?
    public var charts: [INFile]?
    public var leaders: [INPerson]?
    public var starts: [DateComponents]?
    public var mottos: [String]?
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var ships: [Ship]?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("camp", \PlanExpeditionIntentResponse.camp),
            IntentProperty("route", \PlanExpeditionIntentResponse.route),
            IntentProperty("chart", \PlanExpeditionIntentResponse.chart),
            IntentProperty("leader", \PlanExpeditionIntentResponse.leader),
            IntentProperty("start", \PlanExpeditionIntentResponse.start),
            IntentProperty("motto", \PlanExpeditionIntentResponse.motto),
            IntentProperty("ship", \PlanExpeditionIntentResponse.ship),
            IntentProperty("season", \PlanExpeditionIntentResponse.season),
            IntentProperty("camps", \PlanExpeditionIntentResponse.camps),
            IntentProperty("routes", \PlanExpeditionIntentResponse.routes),
            IntentProperty("charts", \PlanExpeditionIntentResponse.charts),
            IntentProperty("leaders", \PlanExpeditionIntentResponse.leaders),
            IntentProperty("starts", \PlanExpeditionIntentResponse.starts),
            IntentProperty("mottos", \PlanExpeditionIntentResponse.mottos),
            IntentProperty("ships", \PlanExpeditionIntentResponse.ships),
        ]
    }

    public fileprivate(set) var code: PlanExpeditionIntentResponseCode = .unspecified

    public convenience init(code: PlanExpeditionIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(season: Season, camp: CLPlacemark, route: URL, chart: INFile, leader: INPerson, start: DateComponents, motto: String, ship: Ship) -> PlanExpeditionIntentResponse {
        let intentResponse = PlanExpeditionIntentResponse(code: .success, userActivity: nil)
        intentResponse.season = season
        intentResponse.camp = camp
        intentResponse.route = route
        intentResponse.chart = chart
        intentResponse.leader = leader
        intentResponse.start = start
        intentResponse.motto = motto
        intentResponse.ship = ship
        return intentResponse
    }

    public static func crowded(camps: [CLPlacemark], routes: [URL], charts: [INFile], leaders: [INPerson], starts: [DateComponents], mottos: [String], ships: [Ship]) -> PlanExpeditionIntentResponse {
        let intentResponse = PlanExpeditionIntentResponse(code: .crowded, userActivity: nil)
        intentResponse.camps = camps
        intentResponse.routes = routes
        intentResponse.charts = charts
        intentResponse.leaders = leaders
        intentResponse.starts = starts
        intentResponse.mottos = mottos
        intentResponse.ships = ships
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = PlanExpeditionIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
