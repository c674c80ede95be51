// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// `reports interfaces GRAPHS INVENTORY TABLES MODULES [PAGE NAMES]`: compares what is in the folder of symbol graphs
/// with the inventory, prints the report, and writes the page and the names where they are asked for.
///
/// With three arguments, GRAPHS INVENTORY NAME, prints the part of the page about a framework that is compared by what
/// calls write. See Scripts/api-coverage.
enum InterfaceCoverage {
    static func run(_ arguments: [String]) {
        guard [3, 4, 6].contains(arguments.count) else {
            say("give the folders and files that Scripts/api-coverage gives")
            exit(2)
        }
        do {
            try arguments.count == 3 ? printPart(arguments) : printReport(arguments)
        } catch {
            say("\(error)")
            exit(1)
        }
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data("reports interfaces: \(text)\n".utf8))
    }

    private static func read(_ path: String) throws -> String {
        do {
            return try String(contentsOf: URL(filePath: path), encoding: .utf8)
        } catch {
            throw CoverageError("\(path) cannot be read: \(error.localizedDescription)")
        }
    }

    private static func graphs(in folder: String) throws -> [URL] {
        let folder = URL(filePath: folder, directoryHint: .isDirectory)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }.sorted { $0.path < $1.path }
    }

    private static func printPart(_ arguments: [String]) throws {
        let inventory = try TitledInventory(read(arguments[1]), file: arguments[1])
        let comparison = try TitledComparison(inventory, graphs: graphs(in: arguments[0]))
        print(TitledPage(comparison, of: arguments[2]).text, terminator: "")
    }

    private static func printReport(_ arguments: [String]) throws {
        let files = try graphs(in: arguments[0])
        let sdk = try SDKInterface(reading: files)
        let tables = try CoverageTables(
            domains: read("\(arguments[2])/domains.tsv"), exceptions: read("\(arguments[2])/exceptions.tsv"))
        let inventory = try InventoryRow.read(read(arguments[1]), file: arguments[1])
        let comparison = InterfaceComparison(inventory, with: sdk, tables: tables)
        print(CoverageReport(comparison, tables).text, terminator: "")
        guard arguments.count == 6 else { return }
        let modules = arguments[3].split(separator: ",").map(String.init)
        try CoveragePage(comparison, tables).text.write(toFile: arguments[4], atomically: true, encoding: .utf8)
        try NameTable.text(comparison, sdk, modules: modules)
            .write(toFile: arguments[5], atomically: true, encoding: .utf8)
    }
}
