// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Wire

@_spi(Generated) @testable import Intents

@Suite("The principal class")
struct PrincipalClassTests {
    private func list(_ principal: String?) throws -> Data {
        let settings: [String: Any] = ["NSExtension": principal.map { ["NSExtensionPrincipalClass": $0] } ?? [:]]
        return try PropertyListSerialization.data(fromPropertyList: settings, format: .xml, options: 0)
    }

    @Test("is the one the list names")
    func found() throws {
        let found = try PrincipalClass.find(in: list("SDKTests.PizzaExtension"), of: "Info.plist")
        #expect(found == PizzaExtension.self)
    }

    @Test(
        "is refused with the remedy when it is missing",
        arguments: [
            (nil, "has no NSExtension > NSExtensionPrincipalClass"),
            ("PizzaExtension", "write it as Module.Class"),
            ("$(PRODUCT_MODULE_NAME).IntentHandler", "write it as Module.Class"),
            ("SDKTests.CompletionHandler", "make it a subclass of INExtension"),
        ] as [(String?, String)])
    func refused(name: String?, remedy: String) throws {
        let list = try list(name)
        let refusal = #expect(throws: ExtensionRefusal.self) { try PrincipalClass.find(in: list, of: "Info.plist") }
        #expect(refusal?.reason == .noPrincipalClass)
        #expect(refusal?.text.contains(remedy) == true, "\(refusal?.text ?? "")")
    }

    @Test("is sought beside the executable")
    func besideExecutable() throws {
        let folder = try TemporaryFolder()
        let executable = folder.url.appending(path: "Pizza")
        try Data().write(to: executable)
        guard case .failure(let missing) = PrincipalClass.find(beside: executable) else {
            return #expect(Bool(false), "found without a list")
        }
        #expect(missing.text.contains("Info.plist cannot be read"))
        try list("SDKTests.PizzaExtension").write(to: folder.url.appending(path: "Info.plist"))
        #expect(try PrincipalClass.find(beside: executable).get() == PizzaExtension.self)
        try Data("no list".utf8).write(to: folder.url.appending(path: "Info.plist"))
        guard case .failure(let broken) = PrincipalClass.find(beside: executable) else {
            return #expect(Bool(false), "found in a broken list")
        }
        #expect(broken.reason == .noPrincipalClass)
    }
}
