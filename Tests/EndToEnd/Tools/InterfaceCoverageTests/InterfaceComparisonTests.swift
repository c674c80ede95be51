// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import reports

@Suite("The comparison with an inventory")
struct InterfaceComparisonTests {
    /// A symbol graph with the declarations of one class.
    private static func graph(_ members: [String]) -> String {
        let symbols = (["class INLoaf"] + members).enumerated().map { number, text in
            let path = number == 0 ? "[\"INLoaf\"]" : "[\"INLoaf\",\"m\(number)\"]"
            return """
                {"kind":{"identifier":"swift.any"},"identifier":{"precise":"s\(number)"},"pathComponents":\(path),
                "declarationFragments":[{"spelling":"\(text)"}]}
                """
        }
        return """
            {"module":{"name":"Intents"},"symbols":[\(symbols.joined(separator: ","))],"relationships":[
            {"kind":"inheritsFrom","source":"s0","target":"x","targetFallback":"Foundation.NSObject"}]}
            """
    }

    private static func compare(_ apple: [String], with own: [String]) throws -> InterfaceComparison {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).symbols.json")
        try Data(graph(own).utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let rows = apple.map { "Intents\tINLoaf\tany\t\($0)" }
        let text = (["heading", "Intents\t-\tclass\tclass INLoaf : NSObject"] + rows).joined(separator: "\n")
        let tables = try CoverageTables(
            domains: "domain\tprefix\nbread\tINLoaf\ngeneral\tIN\n",
            exceptions: "container\tmember\treason\n*\t__*\tof Objective-C\n")
        return InterfaceComparison(
            try InventoryRow.read(text, file: "apple.tsv"), with: try SDKInterface(reading: [file]), tables: tables)
    }

    @Test(
        "a member is present, different in something, absent, or not possible",
        arguments: [
            ("var crust: Int { get }", "let crust: Int", Outcome?.some(.present)),
            ("func cut(into parts: Int)", "func cut(into parts: Int, thinly: Bool = false)", .some(.present)),
            ("func cut(into parts: Int)", "func slice()", .some(.absent)),
            ("var __crust: NSNumber?", "var crust: Int", .some(.excepted("of Objective-C"))),
            ("func cut(into parts: Int)", "func cut(in parts: Int)", nil),
        ])
    func outcomes(apple: String, own: String, outcome: Outcome?) throws {
        let comparison = try Self.compare([apple], with: [own])
        let found = try #require(comparison.rows.last?.outcome)
        guard let outcome else {
            guard case .different(let differences, _) = found else {
                Issue.record("\(found)")
                return
            }
            #expect(differences == [.label])
            return
        }
        #expect(found == outcome)
    }

    @Test("shares count what can be there, and the page says what of a type is missing")
    func page() throws {
        let comparison = try Self.compare(
            ["var crust: Int", "func bake()", "var __crust: NSNumber?"], with: ["var crust: Int"])
        let tables = try CoverageTables(
            domains: "domain\tprefix\nbread\tINLoaf\ngeneral\tIN\n", exceptions: "container\tmember\treason\n")
        let page = CoveragePage(comparison, tables).text
        #expect(page.contains("| bread | 3 | 2 | 0 | 1 | 66 % |"))
        #expect(page.contains("| `INLoaf` | partial | `bake()` |"))
        #expect(page.contains("| of Objective-C | 1 |"))
    }

    @Test("a table with a column too few is refused by its line")
    func broken() {
        let error = #expect(throws: CoverageError.self) {
            try InventoryRow.read("heading\nIntents\t-\n", file: "a.tsv")
        }
        #expect(error?.description == "a.tsv:2 has 2 columns; separate 4 of them by tabs")
    }
}
