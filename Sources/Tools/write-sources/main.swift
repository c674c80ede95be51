// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// write-sources texts FOLDER… FILE: writes a Swift file that holds every file of the folders.
// write-sources rows TABLE… FOLDER: writes into the folder a Swift file for each row of the tables.

let inputs = CommandLine.arguments.dropFirst(2).dropLast().map { URL(filePath: $0) }
guard let output = CommandLine.arguments.last.map({ URL(filePath: $0) }), !inputs.isEmpty else { refuse() }
do {
    switch CommandLine.arguments[1] {
    case "texts": try TextFile.contents(of: inputs).write(to: output, atomically: true, encoding: .utf8)
    case "rows": for table in inputs { try write(table, into: output) }
    default: refuse()
    }
} catch {
    let paths = inputs.map(\.path).joined(separator: ", ")
    FileHandle.standardError.write(Data("\(paths): error: \(error)\n".utf8))
    exit(1)
}

func write(_ table: URL, into folder: URL) throws {
    let name = table.deletingPathExtension().lastPathComponent
    for file in try RowCompiler.files(of: name, String(contentsOf: table, encoding: .utf8)) {
        let url = folder.appending(path: file.name)
        // A file that stays as it is isn't compiled again; one that can't be read is written.
        guard (try? String(contentsOf: url, encoding: .utf8)) != file.contents else { continue }
        try file.contents.write(to: url, atomically: true, encoding: .utf8)
    }
}

func refuse() -> Never {
    FileHandle.standardError.write(Data("write-sources: give texts or rows, what to read and where to write\n".utf8))
    exit(2)
}
