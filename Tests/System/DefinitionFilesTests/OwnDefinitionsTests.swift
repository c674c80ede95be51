// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DefinitionFiles
import Foundation
import IntentDefinition
import Sentences
import TestSupport
import Testing

struct OwnDefinitionsTests {
    static let folders = [
        "Examples/Sources/DailyPunchKit", "Examples/Sources/PizzeriaKit", "Tests/Fixtures/Extensions/Misbehaving",
        "Tests/Fixtures/CoffeeShop",
    ]

    @Test("the definitions of this project and their translations are read without a word", arguments: folders)
    func own(folder: String) throws {
        let loaded = try DefinitionLoader().loadAll(at: PackageRoot.url.appendingPathComponent(folder).path)
        #expect(loaded.count == 1)
        #expect(loaded.flatMap { $0.diagnostics }.map(\.description) == [])
        #expect(loaded.first?.definition?.tables.isEmpty == false)
    }
}
