// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceCoverage

// interface-coverage GRAPHS INVENTORY TABLES MODULES [PAGE NAMES]: compares what is in the folder of symbol graphs with the
// inventory, prints the report, and writes the page and the names where they are asked for. See Scripts/api-coverage.

func read(_ path: String) throws -> String {
    do {
        return try String(contentsOf: URL(filePath: path), encoding: .utf8)
    } catch {
        throw CoverageError("\(path) cannot be read: \(error.localizedDescription)")
    }
}

func run(_ arguments: [String]) throws {
    let folder = URL(filePath: arguments[0], directoryHint: .isDirectory)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }.sorted { $0.path < $1.path }
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

let arguments = Array(CommandLine.arguments.dropFirst())
guard [4, 6].contains(arguments.count) else {
    FileHandle.standardError.write(
        Data("interface-coverage: give the folders and files that Scripts/api-coverage gives\n".utf8))
    exit(2)
}
do {
    try run(arguments)
} catch {
    FileHandle.standardError.write(Data("interface-coverage: \(error)\n".utf8))
    exit(1)
}
