// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppGroups

@Suite("A value for defaults")
struct PreferenceValueTests {
    static let plain: [(any Sendable, PreferenceValue)] = [
        ("text", .string("text")), (true, .boolean(true)), (1, .integer(1)), (UInt8(200), .integer(200)),
        (1.5, .real(1.5)), (Float(0.5), .real(0.5)),
        (Date(timeIntervalSince1970: 5), .date(.init(timeIntervalSince1970: 5))),
        (Data([1, 2]), .data(Data([1, 2]))), ([1, 2], .array([.integer(1), .integer(2)])),
        (["a": ["b": true]], .dictionary(["a": .dictionary(["b": .boolean(true)])])),
    ]

    @Test("is kept as the kind it is", arguments: 0..<plain.count)
    func kinds(index: Int) throws {
        let (value, expected) = Self.plain[index]
        #expect(try PreferenceValue(value, at: "key") == expected)
    }

    @Test("is kept as the kind it is when it comes as an object of Foundation")
    func objects() throws {
        #expect(try PreferenceValue(NSNumber(value: 7), at: "key") == .integer(7))
        #expect(try PreferenceValue(NSNumber(value: 1.5), at: "key") == .real(1.5))
        #expect(try PreferenceValue(NSNumber(value: true), at: "key") == .boolean(true))
        #expect(try PreferenceValue(NSString(string: "a"), at: "key") == .string("a"))
        #expect(try PreferenceValue(NSArray(array: ["a", 1]), at: "key") == .array([.string("a"), .integer(1)]))
    }

    @Test("is refused with its place when no property list can hold it")
    func refused() {
        struct Order {}
        func place(_ value: Any) -> String? {
            #expect(throws: UnstorableValue.self) { try PreferenceValue(value, at: "key") }?.place
        }
        #expect(place(Order()) == "key")
        #expect(place(["a": [1, Order()] as [Any]]) == "key.a[1]")
        #expect(place([1: "a"]) == "key")
        #expect(place(NSNull()) == "key")
        #expect(place(UInt64.max) == "key")
        var deep: Any = 1
        for _ in 0..<100 { deep = [deep] }
        #expect(place(deep)?.hasPrefix("key[0]") == true)
    }

    @Test("comes back from the disk as it was")
    func coding() throws {
        let values = Dictionary(
            uniqueKeysWithValues: try Self.plain.enumerated().map {
                ("\($0.offset)", try PreferenceValue($0.element.0, at: ""))
            })
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let data = try encoder.encode(values)
        #expect(try PropertyListDecoder().decode([String: PreferenceValue].self, from: data) == values)
    }

    @Test("is read as a number where it is something like one")
    func numbers() {
        #expect(PreferenceValue.real(1e300).integer == Int.max)
        #expect(PreferenceValue.real(-.infinity).integer == Int.min)
        #expect(PreferenceValue.string("42").integer == 42)
        #expect(PreferenceValue.boolean(true).integer == 1)
        #expect(PreferenceValue.integer(2).boolean == true)
        #expect(PreferenceValue.string("YES").boolean == true)
        #expect(PreferenceValue.array([]).integer == nil)
    }
}
