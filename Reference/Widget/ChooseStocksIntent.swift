//
// ChooseStocksIntent.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public class ChooseStocksIntent: INIntent {
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var stock: Stock?
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var list: [Stock]?
    public var period: Period = .unknown

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("stock", \ChooseStocksIntent.stock),
            IntentProperty("list", \ChooseStocksIntent.list),
            IntentProperty("period", \ChooseStocksIntent.period),
        ]
    }

    @_spi(Generated) override public class var shortcutTypes: [[String]]? {
        []
    }

    @_spi(Generated) override public class var dispatch: IntentDispatch? {
        IntentDispatch(of: ChooseStocksIntent.self, by: (any ChooseStocksIntentHandling).self) { handling in
            handling.options("stock") { try await $0.provideStockOptionsCollection(for: $1) }
            handling.options("list") { try await $0.provideListOptionsCollection(for: $1) }
            handling.confirm { await $0.confirm(intent: $1) }
            handling.handle { await $0.handle(intent: $1) }
            handling.defaultValue("stock") { $0.defaultStock(for: $1) }
            handling.defaultValue("list") { $0.defaultList(for: $1) }
        }
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public protocol ChooseStocksIntentHandling: NSObjectProtocol {
    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideStockOptionsCollection(for:)")
    func provideStockOptionsCollection(for intent: ChooseStocksIntent, with completion: @escaping (INObjectCollection<Stock>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideStockOptionsCollection(for intent: ChooseStocksIntent) async throws -> INObjectCollection<Stock>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideListOptionsCollection(for:)")
    func provideListOptionsCollection(for intent: ChooseStocksIntent, with completion: @escaping (INObjectCollection<Stock>?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func provideListOptionsCollection(for intent: ChooseStocksIntent) async throws -> INObjectCollection<Stock>

    @available(*, renamed: "confirm(intent:)")
    func confirm(intent: ChooseStocksIntent, completion: @escaping (ChooseStocksIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func confirm(intent: ChooseStocksIntent) async -> ChooseStocksIntentResponse

    @available(*, renamed: "handle(intent:)")
    func handle(intent: ChooseStocksIntent, completion: @escaping (ChooseStocksIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    func handle(intent: ChooseStocksIntent) async -> ChooseStocksIntentResponse

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultStock(for intent: ChooseStocksIntent) -> Stock?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    func defaultList(for intent: ChooseStocksIntent) -> [Stock]?

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideStockOptions(for intent: ChooseStocksIntent, with completion: @escaping ([Stock]?, (any Swift.Error)?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    func provideListOptions(for intent: ChooseStocksIntent, with completion: @escaping ([Stock]?, (any Swift.Error)?) -> Swift.Void)
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
extension ChooseStocksIntentHandling {
    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideStockOptionsCollection(for intent: ChooseStocksIntent, with completion: @escaping (INObjectCollection<Stock>?, (any Swift.Error)?) -> Swift.Void) {
        provideStockOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideStockOptionsCollection(for intent: ChooseStocksIntent) async throws -> INObjectCollection<Stock> {
        try await completionValue { provideStockOptionsCollection(for: intent, with: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideListOptionsCollection(for intent: ChooseStocksIntent, with completion: @escaping (INObjectCollection<Stock>?, (any Swift.Error)?) -> Swift.Void) {
        provideListOptions(for: intent) { options, error in
            completion(options.map { INObjectCollection(items: $0) }, error)
        }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func provideListOptionsCollection(for intent: ChooseStocksIntent) async throws -> INObjectCollection<Stock> {
        try await completionValue { provideListOptionsCollection(for: intent, with: $0) }
    }

    public func confirm(intent: ChooseStocksIntent, completion: @escaping (ChooseStocksIntentResponse) -> Swift.Void) {
        completion(ChooseStocksIntentResponse(code: .ready, userActivity: nil))
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func confirm(intent: ChooseStocksIntent) async -> ChooseStocksIntentResponse {
        await completionValue { confirm(intent: intent, completion: $0) }
    }

    public func handle(intent: ChooseStocksIntent, completion: @escaping (ChooseStocksIntentResponse) -> Swift.Void) {
        completion(.notImplemented())
    }

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public func handle(intent: ChooseStocksIntent) async -> ChooseStocksIntentResponse {
        await completionValue { handle(intent: intent, completion: $0) }
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultStock(for intent: ChooseStocksIntent) -> Stock? {
        nil
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public func defaultList(for intent: ChooseStocksIntent) -> [Stock]? {
        nil
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideStockOptions(for intent: ChooseStocksIntent, with completion: @escaping ([Stock]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    public func provideListOptions(for intent: ChooseStocksIntent, with completion: @escaping ([Stock]?, (any Swift.Error)?) -> Swift.Void) {
        completion(nil, OptionsNotImplemented())
    }
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum ChooseStocksIntentResponseCode: Int {
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
public class ChooseStocksIntentResponse: INIntentResponse {
    @_spi(Generated) override public class var properties: [IntentProperty] {
        []
    }

    public fileprivate(set) var code: ChooseStocksIntentResponseCode = .unspecified

    public convenience init(code: ChooseStocksIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    @_spi(Generated) override public var rawCode: Int { code.rawValue }

    @_spi(Generated) override public func setRawCode(_ rawCode: Int) {
        if let known = ChooseStocksIntentResponseCode(rawValue: rawCode) { code = known }
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
