// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

struct BridgedValueTests {
    @Test("the forms that apps write for userInfo are values when they run")
    func forms() {
        let literal: [String: any NSSecureCoding] = ["text": "a", "number": 5, "truth": true]
        let words = ["a": "b"]
        let converted = words as [String: any NSSecureCoding]
        let mixed: [String: Any] = ["a": 5, "b": "c"]
        let cast = mixed as? [String: any NSSecureCoding]
        #expect(literal["text"] as? String == "a")
        #expect(literal["number"] as? Int == 5)
        #expect(literal["truth"] as? Bool == true)
        #expect(converted["a"] as? String == "b")
        #expect(cast?["a"] as? NSNumber == 5)
        #expect(cast?["b"] as? NSString == "c")
    }

    @Test("values come out of an archive as they went in")
    func archive() throws {
        let identifier = UUID()
        for value: any NSSecureCoding in ["text", 5, true, identifier, ["a", "b"]] as [any NSSecureCoding] {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.encode(value, forKey: "value")
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            unarchiver.requiresSecureCoding = false
            let back = unarchiver.decodeObject(forKey: "value")
            switch value {
            case let text as String: #expect(back as? String == text)
            case let truth as Bool: #expect(back as? Bool == truth)
            case let number as Int: #expect(back as? Int == number)
            case let identifier as UUID: #expect(back as? UUID == identifier)
            default: #expect(back as? [String] == ["a", "b"])
            }
        }
    }
}
