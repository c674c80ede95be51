// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

extension SwiftType {
    /// The definition's types against Swift's, with the resolution results of the framework.
    static func mapping(
        of type: ValueType, in intent: IntentDeclaration?, scope: GenerationScope
    ) -> (element: Element, resolutionResult: String) {
        switch type {
        case .string: (.value("String", boxed: "NSString"), "INStringResolutionResult")
        case .integer: (.number(.integer), "INIntegerResolutionResult")
        case .decimal: (.number(.decimal), "INDoubleResolutionResult")
        case .boolean: (.number(.boolean), "INBooleanResolutionResult")
        case .timeInterval: (.number(.timeInterval), "INTimeIntervalResolutionResult")
        case .dateComponents: (.value("DateComponents", boxed: "NSDateComponents"), "INDateComponentsResolutionResult")
        case .url: (.value("URL", boxed: "NSURL"), "INURLResolutionResult")
        case .file: (.reference("INFile"), "INFileResolutionResult")
        case .person: (.reference("INPerson"), "INPersonResolutionResult")
        case .placemark: (.reference("CLPlacemark"), "INPlacemarkResolutionResult")
        case .speakableString: (.reference("INSpeakableString"), "INSpeakableStringResolutionResult")
        case .currencyAmount: (.reference("INCurrencyAmount"), "INCurrencyAmountResolutionResult")
        case .mass: measurement(of: "UnitMass", "INMassResolutionResult")
        case .length: measurement(of: "UnitLength", "INLengthResolutionResult")
        case .speed: measurement(of: "UnitSpeed", "INSpeedResolutionResult")
        case .temperature: measurement(of: "UnitTemperature", "INTemperatureResolutionResult")
        case .energy: measurement(of: "UnitEnergy", "INEnergyResolutionResult")
        case .volume: measurement(of: "UnitVolume", "INVolumeResolutionResult")
        case .enumeration(let name, _): enumeration(named: name, in: intent, scope: scope)
        case .object(let name, _): object(named: name, scope: scope)
        case .system(let name): (.unknown(name), "INIntentResolutionResult")
        }
    }

    private static func measurement(of unit: String, _ result: String) -> (Element, String) {
        (.value("Measurement<\(unit)>", boxed: "NSMeasurement"), result)
    }

    private static func enumeration(
        named name: String, in intent: IntentDeclaration?, scope: GenerationScope
    ) -> (Element, String) {
        guard let enumeration = scope.enumeration(named: name, in: intent) else {
            return (.unknown(name), "INEnumResolutionResult")
        }
        return (.enumeration(enumeration), enumeration.className + "ResolutionResult")
    }

    private static func object(named name: String?, scope: GenerationScope) -> (Element, String) {
        guard let name else { return (.object(nil), "INObjectResolutionResult") }
        guard let declaration = scope.object(named: name) else {
            return (.unknown(name), "INObjectResolutionResult")
        }
        let className = scope.className(of: declaration)
        return (.object(className), className + "ResolutionResult")
    }
}
