// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import SiriDomains
import Testing

@_spi(Generated) @testable import Intents

/// Every value class of the domains, found by its name as a program of an app finds it.
@Suite struct DomainValueTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let definition: LocalizedDefinition
        let type: TypeDeclaration

        var testDescription: String { type.name }

        /// The value as it travels.
        var value: ObjectValue {
            ObjectValue(
                typeName: type.name, identifier: nil, displayString: "",
                properties: DomainSample(definition: definition.file).values(of: type.properties))
        }

        func made() throws -> any StructuredValue {
            try #require(restored(value: .object(value)))
        }

        /// What the class makes of a value that traveled.
        func restored(value: IntentValue) -> (any StructuredValue)? {
            guard let made = NSClassFromString("Intents.\(type.name)") as? any StructuredValue.Type else { return nil }
            return made.restored(from: PropertyValue(value))
        }
    }

    /// All but the one that is an enumeration with a value.
    static let samples = SiriDomains.definitions.flatMap { definition in
        definition.file.types.filter { $0.name != "INMediaDestination" }
            .map { Sample(definition: definition, type: $0) }
    }

    @Test("a value arrives with everything that was sent", arguments: samples)
    func travelling(sample: Sample) throws {
        guard case .object(let sent) = try sample.made().propertyValue().value else {
            Issue.record("it does not travel as an object")
            return
        }
        // Not set and the first case are one.
        #expect(sent.typeName == sample.type.name)
        for (name, value) in sample.value.properties {
            #expect(sent.properties[name]?.isLike(value) == true, "\(name)")
        }
    }

    @Test("a copy is equal, and another object", arguments: samples)
    func copying(sample: Sample) throws {
        let value = try sample.made()
        let copy = try #require((value as? any NSCopying)?.copy(with: nil) as? NSObject)
        #expect(copy !== value)
        #expect(copy.isEqual(value))
        #expect(copy.hash == value.hash)
    }

    @Test("a value without anything in it is another than a full one", arguments: samples)
    func comparing(sample: Sample) throws {
        guard !sample.value.properties.isEmpty else { return }
        let value = try sample.made()
        #expect(!type(of: value).init().isEqual(value))
    }

    @Test("an archive gives an equal value", arguments: samples)
    func archiving(sample: Sample) throws {
        let value = try sample.made()
        let archived = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        let found = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type(of: value)], from: archived)
        #expect((found as? NSObject)?.isEqual(value) == true)
    }

    @Test("what is of another type is refused", arguments: samples)
    func refusing(sample: Sample) {
        var stranger = sample.value
        stranger.typeName = "INStranger"
        #expect(sample.restored(value: .object(stranger)) == nil)
        #expect(sample.restored(value: .integer(1)) == nil)
        var other = sample.value
        other.properties["unheardOf"] = .integer(1)
        #expect(sample.restored(value: .object(other)) == nil)
    }
}

extension IntentValue {
    /// Whether it says the same: an object that traveled has gained its names.
    fileprivate func isLike(_ other: IntentValue) -> Bool {
        switch (self, other) {
        case (.object(let own), .object(let its)):
            own.typeName == its.typeName
                && its.properties.allSatisfy { own.properties[$0.key]?.isLike($0.value) == true }
        case (.array(let own), .array(let its)):
            own.count == its.count && zip(own, its).allSatisfy { $0.isLike($1) }
        default: self == other
        }
    }
}
