// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// The methods of one handling protocol, each under what it does.
///
/// The compiler is kept from copying what is generic here for each protocol, and in ``IntentProperty`` for each class:
/// of Apple's own intents the copies were a third of a program.
@_spi(Generated) public struct HandlingMethods<Intent: INIntent, Handling> {
    typealias Options = (Handling, Intent, String?) async throws -> OptionList

    private var handling: ((Handling, Intent) async -> INIntentResponse)?
    private var confirming: ((Handling, Intent) async -> INIntentResponse)?
    private var resolving: [String: (Handling, Intent) async -> Resolution] = [:]
    private var providing: [String: Options] = [:]
    private var defaulting: [String: (Handling, Intent) throws -> IntentValue?] = [:]
    private var starting: ((Handling, Intent, @escaping (INIntentResponse) -> Void) -> Void)?
    private var stopping: ((Handling, Intent) -> Void)?

    init() {}

    /// The method that acts.
    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func handle<Response: INIntentResponse>(_ method: @escaping (Handling, Intent) async -> Response) {
        handling = { await method($0, $1) }
    }

    /// The method that looks whether acting would succeed.
    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func confirm<Response: INIntentResponse>(_ method: @escaping (Handling, Intent) async -> Response) {
        confirming = { await method($0, $1) }
    }

    /// The method that begins to report new responses, until it is stopped.
    public mutating func startUpdates(
        _ method: @escaping (Handling, Intent, @escaping (INIntentResponse) -> Void) -> Void
    ) {
        starting = method
    }

    /// The method that stops reporting new responses.
    public mutating func stopUpdates(_ method: @escaping (Handling, Intent) -> Void) { stopping = method }

    /// The method that resolves a parameter with one value.
    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func resolve<Answer: INIntentResolutionResult>(
        _ parameter: String, _ method: @escaping (Handling, Intent) async -> Answer
    ) {
        resolving[parameter] = { handler, intent in Resolution.single(await method(handler, intent)) }
    }

    /// The method that resolves a parameter with several values.
    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func resolve<Answer: INIntentResolutionResult>(
        _ parameter: String, _ method: @escaping (Handling, Intent) async -> [Answer]
    ) {
        resolving[parameter] = { handler, intent in Resolution.several(await method(handler, intent)) }
    }

    /// The method that provides a parameter's options without a search.
    ///
    /// - Parameter kind: The kind of number, if the items are numbers.
    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func options<Item: AnyObject>(
        _ parameter: String, as kind: NumberKind? = nil,
        _ method: @escaping (Handling, Intent) async throws -> INObjectCollection<Item>
    ) {
        providing[parameter] = { handler, intent, _ in try OptionList(try await method(handler, intent), kind: kind) }
    }

    /// The method that provides a parameter's options for a search term.
    ///
    /// - Parameter kind: The kind of number, if the items are numbers.
    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func options<Item: AnyObject>(
        _ parameter: String, as kind: NumberKind? = nil,
        _ method: @escaping (Handling, Intent, String?) async throws -> INObjectCollection<Item>
    ) {
        providing[parameter] = { try OptionList(try await method($0, $1, $2), kind: kind) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private mutating func addDefault<Value>(
        of parameter: String, _ method: @escaping (Handling, Intent) -> Value,
        value: @escaping (Value) throws -> IntentValue?
    ) {
        defaulting[parameter] = { try value(method($0, $1)) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func bound(to handler: Handling, _ intent: Intent) -> BoundHandler {
        BoundHandler(
            handle: handling.map { method in { await method(handler, intent) } },
            confirm: confirming.map { method in { await method(handler, intent) } },
            resolve: { name in resolving[name].map { method in { await method(handler, intent) } } },
            options: { name in providing[name].map { method in { try await method(handler, intent, $0) } } },
            defaultValue: { name in defaulting[name].map { method in { try method(handler, intent) } } },
            startUpdates: starting.map { method in { method(handler, intent, $0) } },
            stopUpdates: stopping.map { method in { method(handler, intent) } })
    }
}

@_spi(Generated) extension HandlingMethods {
    /// The method that gives a parameter's value from the start.
    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func defaultValue<Value: IntentRepresentable>(
        _ parameter: String, _ method: @escaping (Handling, Intent) -> Value?
    ) {
        addDefault(of: parameter, method) { try $0?.propertyValue().value }
    }

    /// The method that gives several values from the start.
    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func defaultValue<Value: IntentRepresentable>(
        _ parameter: String, _ method: @escaping (Handling, Intent) -> [Value]?
    ) {
        addDefault(of: parameter, method) { values in
            try values.map { .array(try $0.map { try $0.propertyValue().value }) }
        }
    }

    /// The method that gives a number from the start.
    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func defaultValue(
        _ parameter: String, as kind: NumberKind, _ method: @escaping (Handling, Intent) -> NSNumber?
    ) {
        addDefault(of: parameter, method) { $0.map(kind.value(of:)) }
    }

    /// The method that gives several numbers from the start.
    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func defaultValue(
        _ parameter: String, as kind: NumberKind, _ method: @escaping (Handling, Intent) -> [NSNumber]?
    ) {
        addDefault(of: parameter, method) { numbers in numbers.map { .array($0.map(kind.value(of:))) } }
    }

    /// The method that gives a case from the start; raw value 0 is not a case.
    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func defaultValue<Value: IntentEnumeration>(
        _ parameter: String, _ method: @escaping (Handling, Intent) -> Value?
    ) {
        addDefault(of: parameter, method) { value in
            guard let raw = value?.rawValue, raw != 0 else { return nil }
            return .enumeration(raw)
        }
    }

    /// The method that gives several cases from the start.
    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func defaultValue<Value: IntentEnumeration>(
        _ parameter: String, _ method: @escaping (Handling, Intent) -> [Value]?
    ) {
        addDefault(of: parameter, method) { values in values.map { .array($0.map { .enumeration($0.rawValue) }) } }
    }
}

/// An enumeration of an intent definition; 0 stands for “not set”.
@_spi(Generated) public protocol IntentEnumeration: RawRepresentable where RawValue == Int {}

/// What a handler without the method that provides a parameter's options answers.
@_spi(Generated) public struct OptionsNotImplemented: Error, Sendable {
    /// The only value there is.
    public init() {}
}

/// How the system reaches the methods of an intent's handling protocol.
///
/// A generated intent class makes one from the protocol's `async` methods,
/// whose defaults call the completion forms.
@_spi(Generated) public struct IntentDispatch {
    /// The protocol's name, for messages.
    let protocolName: String
    private let binding: (Any, INIntent) -> BoundHandler?

    /// - Parameters:
    ///   - intent: The intent's class.
    ///   - handling: The protocol, as `(any OrderPizzaIntentHandling).self`.
    ///   - declare: Names each method once.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Intent: INIntent, Handling>(
        of intent: Intent.Type, by handling: Handling.Type,
        _ declare: (inout HandlingMethods<Intent, Handling>) -> Void
    ) {
        var methods = HandlingMethods<Intent, Handling>()
        declare(&methods)
        let declared = methods
        let name = "\(handling)"
        protocolName = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
        binding = { handler, intent in
            guard let handler = handler as? Handling, let intent = intent as? Intent else { return nil }
            return declared.bound(to: handler, intent)
        }
    }

    /// Nil when the handler does not conform to the protocol.
    func bind(_ handler: Any, to intent: INIntent) -> BoundHandler? { binding(handler, intent) }
}

/// A handler together with the intent it is to handle.
struct BoundHandler {
    let handle: (() async -> INIntentResponse)?
    let confirm: (() async -> INIntentResponse)?
    let resolve: (String) -> (() async -> Resolution)?
    /// Takes the search term.
    let options: (String) -> ((String?) async throws -> OptionList)?
    let defaultValue: (String) -> (() throws -> IntentValue?)?
    /// Both nil if the intent's handlers report no changes.
    let startUpdates: ((@escaping (INIntentResponse) -> Void) -> Void)?
    let stopUpdates: (() -> Void)?
}

/// The options a handler provided, whatever the type of their items.
struct OptionList {
    let payload: OptionsPayload

    /// - Throws: ``UnrepresentableValue`` naming an item that cannot be an option.
    init<Item: AnyObject>(_ collection: INObjectCollection<Item>, kind: NumberKind?) throws {
        payload = try collection.payload(as: kind)
    }
}

/// What a resolve method answered.
enum Resolution {
    case single(INIntentResolutionResult)
    case several([INIntentResolutionResult])
}
