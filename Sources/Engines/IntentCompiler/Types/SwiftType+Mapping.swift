// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

extension SwiftType {
    /// The definition's types against Swift's, with the resolution results of the framework.
    static func mapping(
        of type: ValueType, in intent: IntentDeclaration?, scope: GenerationScope
    ) -> (element: Element, resolutionResult: String) {
        let (element, result) = plainMapping(of: type, in: intent, scope: scope)
        return (element, isOwn(type) ? result : scope.known(result))
    }

    /// Whether the resolution result is a class of the definition, which no name of the SDK hides.
    private static func isOwn(_ type: ValueType) -> Bool {
        switch type {
        case .enumeration, .object(.some, _): true
        default: false
        }
    }

    private static func plainMapping(
        of type: ValueType, in intent: IntentDeclaration?, scope: GenerationScope
    ) -> (element: Element, resolutionResult: String) {
        let known = scope.known
        return switch type {
        case .string: (.value(known("String"), boxed: known("NSString")), "INStringResolutionResult")
        case .integer: (.number(.integer), "INIntegerResolutionResult")
        case .decimal: (.number(.decimal), "INDoubleResolutionResult")
        case .boolean: (.number(.boolean), "INBooleanResolutionResult")
        case .timeInterval: (.number(.timeInterval), "INTimeIntervalResolutionResult")
        case .dateComponents:
            (.value(known("DateComponents"), boxed: known("NSDateComponents")), "INDateComponentsResolutionResult")
        case .url: (.value(known("URL"), boxed: known("NSURL")), "INURLResolutionResult")
        case .file: (.reference(known("INFile")), "INFileResolutionResult")
        case .person: (.reference(known("INPerson")), "INPersonResolutionResult")
        case .placemark: (.reference(known("CLPlacemark")), "INPlacemarkResolutionResult")
        case .speakableString: (.reference(known("INSpeakableString")), "INSpeakableStringResolutionResult")
        case .currencyAmount: (.reference(known("INCurrencyAmount")), "INCurrencyAmountResolutionResult")
        case .mass: measurement(of: "UnitMass", "INMassResolutionResult", known)
        case .length: measurement(of: "UnitLength", "INLengthResolutionResult", known)
        case .speed: measurement(of: "UnitSpeed", "INSpeedResolutionResult", known)
        case .temperature: measurement(of: "UnitTemperature", "INTemperatureResolutionResult", known)
        case .energy: measurement(of: "UnitEnergy", "INEnergyResolutionResult", known)
        case .volume: measurement(of: "UnitVolume", "INVolumeResolutionResult", known)
        case .enumeration(let name, _): enumeration(named: name, in: intent, scope: scope)
        case .object(let name, _): object(named: name, scope: scope)
        case .system(let name): (.unknown(name), "INIntentResolutionResult")
        }
    }

    private static func measurement(
        of unit: String, _ result: String, _ known: KnownNames
    ) -> (Element, String) {
        (.value("\(known("Measurement"))<\(known(unit))>", boxed: known("NSMeasurement")), result)
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
