// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import Security

@Suite("A keychain dictionary")
struct KeychainDictionaryTests {
    @Test("travels whatever Swift and Foundation types its values have")
    func values() throws {
        let date = Date(timeIntervalSinceReferenceDate: 5)
        let dictionary: [String: Any] = [
            "string": "a", "nsstring": NSString(string: "a"), "data": Data([1]), "nsdata": NSData(data: Data([1])),
            "true": true, "false": false, "yes": kCFBooleanTrue as Any, "no": kCFBooleanFalse!,
            "number": NSNumber(value: true),
            "int": 443, "nsint": NSNumber(value: 443), "one": 1, "port": UInt16(80), "real": 1.5, "date": date,
            "nsdate": NSDate(timeIntervalSinceReferenceDate: 5), "object": "a" as AnyObject,
            "optional": Optional("a") as Any,
            "nothing": Optional<String>.none as Any, "list": ["a", "b"],
        ]
        #expect(
            try KeychainDictionary.attributes(of: dictionary as CFDictionary) == [
                "string": .string("a"), "nsstring": .string("a"), "data": .data(Data([1])), "nsdata": .data(Data([1])),
                "true": .boolean(true), "false": .boolean(false), "yes": .boolean(true), "no": .boolean(false),
                "number": .boolean(true), "int": .integer(443), "nsint": .integer(443), "one": .integer(1),
                "port": .integer(80), "real": .real(1.5), "date": .date(date), "nsdate": .date(date),
                "object": .string("a"), "optional": .string("a"), "list": .array([.string("a"), .string("b")]),
            ])
    }

    @Test("travels whatever type its keys have")
    func keys() throws {
        let wanted: KeychainRequest.Attributes = ["class": .string("genp")]
        #expect(try KeychainDictionary.attributes(of: [kSecClass: kSecClassGenericPassword] as CFDictionary) == wanted)
        let byObject: [NSString: Any] = ["class": kSecClassGenericPassword]
        #expect(try KeychainDictionary.attributes(of: byObject as CFDictionary) == wanted)
        let byHash: [AnyHashable: AnyObject] = [kSecClass: kSecClassGenericPassword as AnyObject]
        #expect(try KeychainDictionary.attributes(of: byHash as CFDictionary) == wanted)
    }

    @Test("with a key or value of another type is refused by name")
    func misfits() {
        let value = #expect(throws: KeychainDictionary.Misfit.self) {
            try KeychainDictionary.attributes(of: ["acct": URL(filePath: "/")] as CFDictionary)
        }
        #expect(value?.description.contains("‘acct’ is a URL") == true)
        let key = #expect(throws: KeychainDictionary.Misfit.self) { try KeychainDictionary.attributes(of: [1: "a"]) }
        #expect(key?.description.contains("a key is a Int") == true)
        let nested = #expect(throws: KeychainDictionary.Misfit.self) {
            try KeychainDictionary.attributes(of: ["a": [["b"]]])
        }
        #expect(nested?.description.contains("‘a’ is a") == true)
    }

    @Test("comes back as objects that every cast finds")
    func results() {
        let value = PropertyListValue.array([
            .dictionary([
                "acct": .string("me"), "v_Data": .data(Data([1])), "sync": .boolean(true), "port": .integer(443),
                "cdat": .date(Date(timeIntervalSinceReferenceDate: 5)), "real": .real(0.5),
            ])
        ])
        let object: AnyObject? = value.object
        let items = object as? [[String: Any]]
        #expect(items?.first?[kSecAttrAccount as String] as? String == "me")
        #expect(items?.first?[kSecValueData as String] as? Data == Data([1]))
        #expect(items?.first?[kSecAttrSynchronizable as String] as? Bool == true)
        #expect(items?.first?[kSecAttrPort as String] as? Int == 443)
        #expect(items?.first?[kSecAttrCreationDate as String] as? Date == Date(timeIntervalSinceReferenceDate: 5))
        #expect(items?.first?["real"] as? Double == 0.5)
        #expect((object as? [[CFString: Any]])?.first?[kSecAttrAccount] as? String == "me")
        #expect((object as? NSArray)?.count == 1)
        #expect(((object as? [NSDictionary])?.first?["acct"] as? String) == "me")
        #expect((object as? [CFDictionary])?.count == 1)
    }
}
