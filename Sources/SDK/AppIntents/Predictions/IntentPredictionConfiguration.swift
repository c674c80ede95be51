// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The parameters that a suggestion sets, and its title.
public protocol IntentPredictionConfiguration {
    /// The intent's type.
    associatedtype Intent: AppIntent
}

/// An intent that can be suggested.
///
/// ```swift
/// static var predictionConfiguration: some IntentPredictionConfiguration {
///     IntentPrediction(parameters: (\.$soup, \.$size)) { soup, size in
///         DisplayRepresentation(title: "Order \(soup.name)")
///     }
/// }
/// ```
public protocol PredictableIntent: AppIntent {
    /// What says which parameters a suggestion sets.
    associatedtype Prediction: IntentPredictionConfiguration

    /// Which parameters a suggestion sets, and how it reads.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// A result builder for predictions.
@resultBuilder public enum IntentPredictionsBuilder<Intent> where Intent: AppIntent {
    /// A prediction.
    public static func buildExpression<A0>(_ expression: A0) -> A0
    where Intent == A0.Intent, A0: IntentPredictionConfiguration {
        expression
    }

    /// A prediction alone.
    public static func buildBlock<A0>(_ block: A0) -> A0
    where Intent == A0.Intent, A0: IntentPredictionConfiguration {
        block
    }

    /// Several predictions.
    @_disfavoredOverload
    public static func buildBlock<each A: IntentPredictionConfiguration>(
        _ predictions: repeat each A
    ) -> TupleIntentPrediction<Intent, (repeat each A)> {
        var list: [any IntentPredictionConfiguration] = []
        for prediction in repeat each predictions { list.append(prediction) }
        return TupleIntentPrediction(list)
    }
}

/// Several predictions.
public struct TupleIntentPrediction<Intent, T>: IntentPredictionConfiguration where Intent: AppIntent {
    private let predictions: [any IntentPredictionConfiguration]

    init(_ predictions: [any IntentPredictionConfiguration]) { self.predictions = predictions }
}

extension TupleIntentPrediction: ReadablePredictions {
    var readings: [PredictionReading] {
        predictions.flatMap { ($0 as? any ReadablePredictions)?.readings ?? [] }
    }
}
