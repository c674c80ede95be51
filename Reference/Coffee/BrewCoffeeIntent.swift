//
// BrewCoffeeIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class BrewCoffeeIntent: INIntent {
    public var strength: BrewCoffeeStrength = .unknown
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var beans: INObject?
    public var cups: NSNumber?
    public var names: [String]?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("strength", \BrewCoffeeIntent.strength),
            IntentProperty("beans", \BrewCoffeeIntent.beans),
            IntentProperty("cups", \BrewCoffeeIntent.cups, as: .integer),
            IntentProperty("names", \BrewCoffeeIntent.names),
        ]
    }

    @_spi(Generated) override public class var shortcutTypes: [[String]]? {
        [
            ["strength", "beans", "cups", "names"],
        ]
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: BrewCoffeeIntent.self, by: (any BrewCoffeeIntentHandling).self) { handling in
            handling.handle { await $0.handle(intent: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol BrewCoffeeIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    func handle(intent: BrewCoffeeIntent, completion: @escaping (BrewCoffeeIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: BrewCoffeeIntent) async -> BrewCoffeeIntentResponse

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: BrewCoffeeIntent, completion: @escaping (BrewCoffeeIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: BrewCoffeeIntent) async -> BrewCoffeeIntentResponse
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension BrewCoffeeIntentHandling {
    public func handle(intent: BrewCoffeeIntent, completion: @escaping (BrewCoffeeIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: BrewCoffeeIntent) async -> BrewCoffeeIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: BrewCoffeeIntent, completion: @escaping (BrewCoffeeIntentResponse) -> Swift.Void) {
        completion(BrewCoffeeIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: BrewCoffeeIntent) async -> BrewCoffeeIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum BrewCoffeeIntentResponseCode: Int {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureEmptyTank = 100
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class BrewCoffeeIntentResponse: INIntentResponse {
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var beans: INObject?
    public var cups: NSNumber?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("beans", \BrewCoffeeIntentResponse.beans),
            IntentProperty("cups", \BrewCoffeeIntentResponse.cups, as: .integer),
        ]
    }

    public fileprivate(set) var code: BrewCoffeeIntentResponseCode = .unspecified

    public convenience init(code: BrewCoffeeIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(cups: NSNumber, beans: INObject) -> BrewCoffeeIntentResponse {
        let intentResponse = BrewCoffeeIntentResponse(code: .success, userActivity: nil)
        intentResponse.cups = cups
        intentResponse.beans = beans
        return intentResponse
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = BrewCoffeeIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum BrewCoffeeStrength: Int {
    case `unknown` = 0
    case `mild` = 1
    case `strong` = 2
}

@_spi(Generated) nonisolated extension BrewCoffeeStrength: IntentEnumeration {}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
