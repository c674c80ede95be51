// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// write-sources texts FOLDER… FILE: writes a Swift file that holds every file of the folders.
// write-sources rows TABLE… FOLDER: writes into the folder a Swift file for each row of the tables.

let inputs = CommandLine.arguments.dropFirst(2).dropLast().map { URL(filePath: $0) }
guard let output = CommandLine.arguments.last.map({ URL(filePath: $0) }), !inputs.isEmpty else {
    FileHandle.standardError.write(Data("write-sources: give texts or rows, what to read and what to write\n".utf8))
    exit(2)
}
do {
    if CommandLine.arguments[1] == "texts" {
        try TextFile.contents(of: inputs).write(to: output, atomically: true, encoding: .utf8)
    } else {
        for table in inputs {
            let name = table.deletingPathExtension().lastPathComponent
            for file in try RowCompiler.files(of: name, String(contentsOf: table, encoding: .utf8)) {
                let url = output.appending(path: file.name)
                // A file that stays as it is isn't compiled again; one that can't be read is written.
                guard (try? String(contentsOf: url, encoding: .utf8)) != file.contents else { continue }
                try file.contents.write(to: url, atomically: true, encoding: .utf8)
            }
        }
    }
} catch {
    let paths = inputs.map(\.path).joined(separator: ", ")
    FileHandle.standardError.write(Data("\(paths): error: \(error)\n".utf8))
    exit(1)
}
