// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Testing

@testable import IntentCompiler

@Suite("A Swift type")
struct SwiftTypeTests {
    private let scope = GenerationScope(
        definition: Samples.definition(
            enums: [Samples.enumeration("Size", ["unknown": 0])], types: [TypeDeclaration(name: "Bread")]),
        options: GenerationOptions(classPrefix: "BK"))

    @Test(
        "is what Xcode writes for a type of the definition",
        arguments: [
            (.string, "String?", "NSString", "INStringResolutionResult"),
            (.integer, "NSNumber?", "NSNumber", "INIntegerResolutionResult"),
            (.decimal, "NSNumber?", "NSNumber", "INDoubleResolutionResult"),
            (.boolean, "NSNumber?", "NSNumber", "INBooleanResolutionResult"),
            (.timeInterval, "NSNumber?", "NSNumber", "INTimeIntervalResolutionResult"),
            (.dateComponents, "DateComponents?", "NSDateComponents", "INDateComponentsResolutionResult"),
            (.url, "URL?", "NSURL", "INURLResolutionResult"),
            (.file, "INFile?", "INFile", "INFileResolutionResult"),
            (.person, "INPerson?", "INPerson", "INPersonResolutionResult"),
            (.placemark, "CLPlacemark?", "CLPlacemark", "INPlacemarkResolutionResult"),
            (.speakableString, "INSpeakableString?", "INSpeakableString", "INSpeakableStringResolutionResult"),
            (.currencyAmount, "INCurrencyAmount?", "INCurrencyAmount", "INCurrencyAmountResolutionResult"),
            (.mass, "Measurement<UnitMass>?", "NSMeasurement", "INMassResolutionResult"),
            (.length, "Measurement<UnitLength>?", "NSMeasurement", "INLengthResolutionResult"),
            (.speed, "Measurement<UnitSpeed>?", "NSMeasurement", "INSpeedResolutionResult"),
            (.temperature, "Measurement<UnitTemperature>?", "NSMeasurement", "INTemperatureResolutionResult"),
            (.energy, "Measurement<UnitEnergy>?", "NSMeasurement", "INEnergyResolutionResult"),
            (.volume, "Measurement<UnitVolume>?", "NSMeasurement", "INVolumeResolutionResult"),
            (.enumeration(name: "Size", namespace: nil), "BKSize", "NSNumber", "BKSizeResolutionResult"),
            (.object(name: "Bread", namespace: nil), "BKBread?", "BKBread", "BKBreadResolutionResult"),
            (.object(name: nil, namespace: nil), "INObject?", "INObject", "INObjectResolutionResult"),
        ] as [(ValueType, String, String, String)])
    func mapping(type: ValueType, stored: String, collected: String, result: String) {
        let one = SwiftType(type, isArray: false, in: nil, scope: scope)
        #expect(one.stored == stored)
        #expect(one.collectionElement == collected)
        #expect(one.resolutionResult == result)
        let several = SwiftType(type, isArray: true, in: nil, scope: scope)
        #expect(several.stored == "[\(one.argument)]?")
        #expect(several.argument == "[\(one.argument)]")
    }
}
