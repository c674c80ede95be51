// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Checking

@Suite("The names that are here")
struct InterfaceNamesTests {
    @Test("every module that an app can depend on is in the table")
    func modules() throws {
        let manifest = try String(contentsOf: PackageRoot.url.appending(path: "Package.swift"), encoding: .utf8)
        let products = Set(manifest.matches(of: /library\(name: "(\w+)"/).map { String($0.output.1) })
        #expect(products.contains("Intents"))
        #expect(products == InterfaceNames.current.modules, "write the table again with Scripts/api-coverage --write")
        #expect(products.isDisjoint(with: AbsentModules.all(without: .current)))
    }

    @Test("a name is present or absent, and the classes of the SDK are present")
    func names() {
        let names = InterfaceNames.current
        #expect(names.present.isSuperset(of: ["INIntent", "INInteraction", "UIView", "CLPlacemark", "NSUserActivity"]))
        #expect(names.present.isDisjoint(with: names.absent.keys))
    }

    @Test("invalid rows are left out")
    func broken() {
        let names = InterfaceNames("module\tname\tstate\nIntents\nIntents\tINBread\t+\nIntents\tINBread\t-\n\t\t\t\t")
        #expect(names.present == ["INBread"])
        #expect(names.absent.isEmpty)
    }
}
