// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The parameters that a suggestion sets, and its title.
public struct IntentPrediction<Intent, T>: IntentPredictionConfiguration where Intent: AppIntent {
    private let parameters: [PartialKeyPath<Intent>]
    private let display: (Intent) -> DisplayRepresentation?

    /// A suggestion of the intent alone.
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {
        parameters = []
        display = { _ in displayRepresentation() }
    }

    /// A suggestion with one parameter.
    public init<V0>(parameters: T, displayRepresentation: @escaping (_ value0: V0) -> DisplayRepresentation)
    where T == KeyPath<Intent, IntentParameter<V0>>, V0: _IntentValue, V0: Sendable {
        self.parameters = [parameters]
        display = { intent in intent[keyPath: parameters].current.map(displayRepresentation) }
    }

    /// A suggestion with two parameters.
    public init<V0, V1>(
        parameters: T, displayRepresentation: @escaping (_ value0: V0, _ value1: V1) -> DisplayRepresentation
    )
    where
        T == (KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>), V0: _IntentValue,
        V0: Sendable, V1: _IntentValue, V1: Sendable
    {
        self.parameters = [parameters.0, parameters.1]
        display = { intent in
            guard let v0 = intent[keyPath: parameters.0].current, let v1 = intent[keyPath: parameters.1].current else {
                return nil
            }
            return displayRepresentation(v0, v1)
        }
    }

    /// A suggestion with three parameters.
    public init<V0, V1, V2>(
        parameters: T,
        displayRepresentation: @escaping (_ value0: V0, _ value1: V1, _ value2: V2) -> DisplayRepresentation
    )
    where
        T == (
            KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
            KeyPath<Intent, IntentParameter<V2>>
        ), V0: _IntentValue, V0: Sendable, V1: _IntentValue, V1: Sendable, V2: _IntentValue, V2: Sendable
    {
        self.parameters = [parameters.0, parameters.1, parameters.2]
        display = { intent in
            guard let v0 = intent[keyPath: parameters.0].current, let v1 = intent[keyPath: parameters.1].current,
                let v2 = intent[keyPath: parameters.2].current
            else { return nil }
            return displayRepresentation(v0, v1, v2)
        }
    }

    /// A suggestion with four parameters.
    public init<V0, V1, V2, V3>(
        parameters: T,
        displayRepresentation:
            @escaping (_ value0: V0, _ value1: V1, _ value2: V2, _ value3: V3) ->
            DisplayRepresentation
    )
    where
        T == (
            KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
            KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>
        ), V0: _IntentValue, V0: Sendable, V1: _IntentValue, V1: Sendable, V2: _IntentValue, V2: Sendable,
        V3: _IntentValue, V3: Sendable
    {
        self.parameters = [parameters.0, parameters.1, parameters.2, parameters.3]
        display = { intent in
            guard let v0 = intent[keyPath: parameters.0].current, let v1 = intent[keyPath: parameters.1].current,
                let v2 = intent[keyPath: parameters.2].current, let v3 = intent[keyPath: parameters.3].current
            else { return nil }
            return displayRepresentation(v0, v1, v2, v3)
        }
    }
}

extension IntentPrediction: ReadablePredictions {
    var readings: [PredictionReading] {
        let intent = Intent()
        return [
            PredictionReading(
                parameters: parameters.compactMap { IntentParameters.name(of: $0, in: intent) },
                display: { ($0 as? Intent).flatMap(display) })
        ]
    }
}
