// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import TestSupport
import Testing

/// A definition of our own that uses every key a definition can have.
enum CoffeeShop {
    static let folder = PackageRoot.url.appendingPathComponent("Tests/Fixtures/CoffeeShop")

    static func data() throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent("Base.lproj/CoffeeShop.intentdefinition"))
    }

    static func text() throws -> String {
        String(decoding: try data(), as: UTF8.self)
    }

    static func file() throws -> DefinitionFile {
        try #require(DefinitionReader.read(try data(), path: "CoffeeShop").file)
    }

    /// What reading gives after one edit of the text; the text to replace has to be there.
    static func reading(replacing old: String, with new: String) throws -> DefinitionReading {
        let text = try text()
        let range = try #require(text.range(of: old), "the definition has no \(old)")
        return DefinitionReader.read(
            Data(text.replacingCharacters(in: range, with: new).utf8), path: "CoffeeShop.intentdefinition")
    }
}
