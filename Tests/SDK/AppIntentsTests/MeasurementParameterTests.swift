// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UniformTypeIdentifiers

@testable import AppIntents

@Suite("Parameters of measurements")
struct MeasurementParameterTests {
    @Test("a parameter without a title knows its unit and its default, whether it may have no value or not")
    func untitled() {
        let weight = IntentParameter<Measurement<UnitMass>>(description: "Weight", defaultValue: 2, unit: .kilograms)
        #expect(weight.unit == .kilograms && weight.defaultUnit == nil && weight.supportsNegativeNumbers == true)
        #expect(weight.wrappedValue == Measurement(value: 2, unit: .kilograms))
        let way = IntentParameter<Measurement<UnitLength>?>(
            description: "Way", defaultValue: 3, defaultUnit: .kilometers, supportsNegativeNumbers: false)
        #expect(way.defaultUnit == .kilometers && way.unit == nil && way.supportsNegativeNumbers == false)
        #expect(way.wrappedValue == Measurement(value: 3, unit: .kilometers))
        let bare = IntentParameter<Measurement<UnitLength>?>(description: "Way", defaultValue: 4)
        #expect(bare.wrappedValue == Measurement(value: 4, unit: .meters))
    }

    @Test("the types of files that a parameter takes are known by their identifiers too")
    func contentTypes() {
        let photo = IntentParameter<IntentFile?>(title: "Photo", supportedContentTypes: [.png, .jpeg])
        #expect(photo.facts[.supportedTypeIdentifiers] as? [String] == ["public.png", "public.jpeg"])
    }
}
