// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes a temperature was resolved.
open class INTemperatureResolutionResult: INIntentResolutionResult {
    /// The parameter has this temperature.
    open class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self {
        settled(resolvedTemperature)
    }

    /// The person is asked which of these temperatures is meant.
    open class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
        choice(temperaturesToDisambiguate)
    }

    /// The person is asked whether this temperature is meant; nil asks without naming one.
    open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
        question(temperatureToConfirm)
    }
}
