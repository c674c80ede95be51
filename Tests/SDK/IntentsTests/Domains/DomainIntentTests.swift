// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import SiriDomains
import Testing
import Wire

@_spi(Generated) @testable import Intents

/// Every intent of the domains, as an extension is given it.
@Suite struct DomainIntentTests {
    @Test("an intent arrives with everything that was sent", arguments: SiriDomains.classNames)
    func travelling(className: String) throws {
        let known = try #require(SiriDomains.intent(className))
        let type = try #require(WireName.class("\(SiriDomains.module).\(className)") as? INIntent.Type)
        let sample = DomainSample(definition: known.definition.file)
        let values = sample.values(
            of: known.declaration.parameters.map { parameter in
                var property = PropertyDeclaration(name: parameter.name, type: parameter.type)
                property.isArray = parameter.isArray
                return property
            })
        let intent = type.init(blank: ())
        try intent.fill(from: IntentPayload(className: "\(SiriDomains.module).\(className)", values: values))
        let sent = try intent.payload()
        #expect(sent.className == "\(SiriDomains.module).\(className)")
        #expect(Set(sent.values.keys).isSuperset(of: values.keys))
        #expect((intent.copy() as? INIntent)?.isEqual(intent) == true)
    }

    @Test("the system and the class know the same parameters", arguments: SiriDomains.classNames)
    func parameters(className: String) throws {
        let known = try #require(SiriDomains.intent(className))
        let type = try #require(WireName.class("\(SiriDomains.module).\(className)") as? INIntent.Type)
        let declared = known.declaration.parameters.map(\.name)
        #expect(declared.allSatisfy { name in type.properties.contains { $0.name == name } })
    }

    @Test("the response of every intent takes each of its codes", arguments: SiriDomains.classNames)
    func codes(className: String) throws {
        let known = try #require(SiriDomains.intent(className)?.declaration.response)
        let type = try #require(
            WireName.class("\(SiriDomains.module).\(className)Response") as? INIntentResponse.Type)
        for number in known.codes.indices {
            let response = type.init(blank: ())
            response.setRawCode(number)
            #expect(response.rawCode == number)
        }
        let response = type.init(blank: ())
        response.setRawCode(known.codes.count)
        #expect(response.rawCode == 0)
    }
}
