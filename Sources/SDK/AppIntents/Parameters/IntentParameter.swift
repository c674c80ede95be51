// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A value that a person gives to an intent.
///
/// ```swift
/// @Parameter(title: "Soup", requestValueDialog: "Which soup?")
/// var soup: Soup
/// ```
///
/// One whose type is optional may stay without a value; any other has one when the intent is performed. The wrapper is
/// an object: anyone who holds it sees what is set later.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable where Value: _IntentValue, Value: Sendable {
    // `@unchecked`: what changes is behind a lock, and the rest is set once, before anybody else has the object.

    private struct State {
        var value: Value?
        /// The name that was asked for last.
        var name: String?
    }

    private let state: Mutex<State>
    let facts: ParameterFacts
    /// What it has while nothing else is set.
    public let defaultValue: Value.UnwrappedType?

    init(_ facts: ParameterFacts, default defaultValue: Value.UnwrappedType? = nil) {
        self.facts = facts
        self.defaultValue = defaultValue
        state = Mutex(State(value: defaultValue as? Value))
    }

    /// A parameter that is called by its name in the source.
    public init() {
        facts = ParameterFacts(nil, nil)
        defaultValue = nil
        state = Mutex(State())
    }

    /// Its names.
    public var title: LocalizedStringResource {
        facts.title ?? LocalizedStringResource(stringLiteral: state.withLock(\.name)?.spelledOut ?? "")
    }

    /// Whether the value is optional.
    public var isOptional: Bool { Value.self is any NilValue.Type }

    /// The value; to read one that is neither optional nor set is a mistake of the app's.
    public var wrappedValue: Value {
        get {
            if let value = current { return value }
            preconditionFailure(
                "the parameter ‘\(name ?? String(localized: title))’ has no value; it gets one before perform() is called, "
                    + "and elsewhere it has to be set before it is read")
        }
        set { state.withLock { $0.value = newValue } }
    }

    /// The wrapper itself, which asks for values.
    public var projectedValue: IntentParameter<Value> { self }

    /// The value; nil if nothing is set.
    var current: Value? { state.withLock(\.value) ?? NilValues.none(of: Value.self) }

    /// What the intent's source calls it, once anybody looked at the intent's parameters.
    var name: String? {
        get { state.withLock(\.name) }
        set { state.withLock { $0.name = newValue } }
    }

    /// Sets what it has, or has it have nothing.
    func assign(_ value: Value?) { state.withLock { $0.value = value } }
}

extension IntentParameter: AnyIntentValue {}
