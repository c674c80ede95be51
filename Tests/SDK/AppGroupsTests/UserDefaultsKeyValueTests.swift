// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppGroups
import Foundation
import Testing

@Suite("User defaults by key-value coding") struct UserDefaultsKeyValueTests {
    @Test("what stands under a key is set, read and taken away")
    func values() throws {
        let defaults = try #require(UserDefaults(suiteName: "org.example.\(UUID().uuidString)"))
        #expect(defaults.value(forKey: "kind") == nil)
        defaults.setValue("rye", forKey: "kind")
        #expect(defaults.value(forKey: "kind") as? String == "rye")
        #expect(defaults.string(forKey: "kind") == "rye")
        defaults.setValue(nil, forKey: "kind")
        #expect(defaults.object(forKey: "kind") == nil)
    }
}
