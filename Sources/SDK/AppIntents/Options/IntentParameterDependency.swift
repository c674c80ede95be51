// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The values of other parameters, for a provider of options.
///
/// ```swift
/// struct SizeOptions: DynamicOptionsProvider {
///     @IntentParameterDependency<OrderSoup>(\.$soup) var order
///
///     func results() async throws -> [Size] { order?.soup.sizes ?? [] }
/// }
/// ```
@propertyWrapper
public final class IntentParameterDependency<Intent>: @unchecked Sendable where Intent: AppIntent {
    // `@unchecked`: key paths are constants of values that are safe to share.

    private let keyPaths: [PartialKeyPath<Intent>]

    /// What is chosen for a parameter.
    public convenience init<V0>(_ k0: KeyPath<Intent, IntentParameter<V0>>) where V0: _IntentValue, V0: Sendable {
        self.init([k0])
    }

    /// What is chosen for two parameters.
    public convenience init<V0, V1>(
        _ k0: KeyPath<Intent, IntentParameter<V0>>, _ k1: KeyPath<Intent, IntentParameter<V1>>
    ) where V0: _IntentValue, V0: Sendable, V1: _IntentValue, V1: Sendable {
        self.init([k0, k1])
    }

    /// What is chosen for three parameters.
    public convenience init<V0, V1, V2>(
        _ k0: KeyPath<Intent, IntentParameter<V0>>, _ k1: KeyPath<Intent, IntentParameter<V1>>,
        _ k2: KeyPath<Intent, IntentParameter<V2>>
    ) where V0: _IntentValue, V0: Sendable, V1: _IntentValue, V1: Sendable, V2: _IntentValue, V2: Sendable {
        self.init([k0, k1, k2])
    }

    /// What is chosen for four parameters.
    public convenience init<V0, V1, V2, V3>(
        _ k0: KeyPath<Intent, IntentParameter<V0>>, _ k1: KeyPath<Intent, IntentParameter<V1>>,
        _ k2: KeyPath<Intent, IntentParameter<V2>>, _ k3: KeyPath<Intent, IntentParameter<V3>>
    )
    where
        V0: _IntentValue, V0: Sendable, V1: _IntentValue, V1: Sendable, V2: _IntentValue, V2: Sendable,
        V3: _IntentValue, V3: Sendable
    {
        self.init([k0, k1, k2, k3])
    }

    private init(_ keyPaths: [PartialKeyPath<Intent>]) { self.keyPaths = keyPaths }

    /// The intent with what is chosen; nil if one of the parameters has no value yet, or it is another intent.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = OptionsContext.intent as? Intent, keyPaths.allSatisfy({ Self.hasValue($0, in: intent) })
        else { return nil }
        return IntentProjection(intent)
    }

    private static func hasValue(_ keyPath: PartialKeyPath<Intent>, in intent: Intent) -> Bool {
        (intent[keyPath: keyPath] as? any AnyIntentParameter)?.hasValue ?? false
    }
}

extension IntentParameterDependency: CustomDebugStringConvertible {
    /// The intent's type, and whether anything is chosen.
    public var debugDescription: String { "\(Intent.self): \(wrappedValue == nil ? "nothing chosen" : "chosen")" }
}

/// The values of an intent's parameters.
@dynamicMemberLookup
public final class IntentProjection<Intent> where Intent: AppIntent {
    private let intent: Intent

    init(_ intent: Intent) { self.intent = intent }

    /// The value of a parameter, which is set.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType
    where Value: _IntentValue {
        guard let value = NilValues.unwrapped(intent[keyPath: keyPath]) as? Value.UnwrappedType else {
            preconditionFailure("a parameter of \(Intent.self) was read that is not among those depended upon")
        }
        return value
    }
}
