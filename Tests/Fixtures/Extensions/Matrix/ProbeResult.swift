// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// What the results of resolving have in common, whatever their type is.
protocol ProbeResult: INIntentResolutionResult {
    associatedtype Value

    static func success(with value: Value) -> Self
}

/// A result that can ask which of several values is meant.
protocol OfferingResult: ProbeResult {
    static func confirmationRequired(with value: Value?) -> Self
    static func disambiguation(with values: [Value]) -> Self
}

/// A result of a type for which the framework has no such question.
protocol AskingResult: ProbeResult {
    /// Asks whether the value is meant.
    static func asking(about value: Value) -> Self
}

extension INStringResolutionResult: OfferingResult {}
extension INSpeakableStringResolutionResult: OfferingResult {}
extension INDateComponentsResolutionResult: OfferingResult {}
extension INDateComponentsRangeResolutionResult: OfferingResult {}
extension INURLResolutionResult: OfferingResult {}
extension INFileResolutionResult: OfferingResult {}
extension INPersonResolutionResult: OfferingResult {}
extension INPlacemarkResolutionResult: OfferingResult {}
extension INCurrencyAmountResolutionResult: OfferingResult {}
extension INMassResolutionResult: OfferingResult {}
extension INLengthResolutionResult: OfferingResult {}
extension INSpeedResolutionResult: OfferingResult {}
extension INTemperatureResolutionResult: OfferingResult {}
extension INEnergyResolutionResult: OfferingResult {}
extension INVolumeResolutionResult: OfferingResult {}
extension INPaymentAmountResolutionResult: OfferingResult {}
extension INMediaItemResolutionResult: OfferingResult {}

extension ThingResolutionResult: OfferingResult {
    typealias Value = Thing
}

extension INBooleanResolutionResult: AskingResult {
    static func asking(about value: Bool) -> Self { confirmationRequired(with: value) }
}

extension INIntegerResolutionResult: AskingResult {
    static func asking(about value: Int) -> Self { confirmationRequired(with: value) }
}

extension INDoubleResolutionResult: AskingResult {
    static func asking(about value: Double) -> Self { confirmationRequired(with: value) }
}

extension INTimeIntervalResolutionResult: AskingResult {
    static func asking(about value: TimeInterval) -> Self { confirmationRequired(with: value) }
}

extension SizeResolutionResult: AskingResult {
    static func asking(about value: Size) -> Self { confirmationRequired(with: value) }
}
