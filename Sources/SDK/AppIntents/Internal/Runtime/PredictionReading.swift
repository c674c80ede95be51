// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A combination of parameters that may be suggested.
struct PredictionReading {
    /// Their names.
    let parameters: [String]
    /// How a suggestion of an intent reads; nil if one of the parameters has no value.
    let display: (any AppIntent) -> DisplayRepresentation?
}

/// Predictions that can be read.
protocol ReadablePredictions {
    var readings: [PredictionReading] { get }
}

extension PredictableIntent {
    /// What may be suggested of the intent.
    static var predictionReadings: [PredictionReading] {
        (predictionConfiguration as? any ReadablePredictions)?.readings ?? []
    }
}
