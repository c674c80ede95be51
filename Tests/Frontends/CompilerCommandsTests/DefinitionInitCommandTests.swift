// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("intentc init")
struct DefinitionInitCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("writes a definition without mistakes, and says what Package.swift needs")
    func definition() async throws {
        let run = try await Intentc.run("init", "Base.lproj/Orders.intentdefinition", in: folder.url)
        #expect(run.status == 0)
        #expect(
            run.output == """
                exclude: ["Base.lproj"],
                plugins: [.plugin(name: "IntentDefinitionPlugin", package: "beckon")]

                """)
        #expect(run.errors.hasPrefix("Created Base.lproj/Orders.intentdefinition. Add this to its target"))
        let check = try await Intentc.run("check", "Base.lproj/Orders.intentdefinition", in: folder.url)
        #expect(check.status == 0 && check.output == "1 file: no errors\n", "\(check.errors)")
    }

    @Test("as JSON, names the file and the additions")
    func json() async throws {
        let run = try await Intentc.run("init", "Orders.intentdefinition", "--json", in: folder.url)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect((object["definition"] as? String)?.hasSuffix("/Orders.intentdefinition") == true)
        #expect((object["additions"] as? [String])?.first == "exclude: [\"Orders.intentdefinition\"],")
    }

    @Test("refuses other names and files that exist")
    func refusals() async throws {
        let name = try await Intentc.run("init", "Orders.plist", in: folder.url)
        #expect(name.status == 2)
        #expect(name.errors.hasPrefix("error: 'Orders.plist' is not the name of a definition; end it in .intent"))
        _ = try await Intentc.run("init", "Orders.intentdefinition", in: folder.url)
        let again = try await Intentc.run("init", "Orders.intentdefinition", in: folder.url)
        #expect(again.status == 2)
        #expect(again.errors.hasPrefix("error: 'Orders.intentdefinition' exists already; choose another name\n"))
    }
}
