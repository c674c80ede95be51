// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntentRows
import Foundation

// write-rows TABLE… OUTPUT: writes into the folder a Swift file for each row of the tables.

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.last, arguments.count > 1 else {
    FileHandle.standardError.write(Data("write-rows: give the tables and the folder to write into\n".utf8))
    exit(2)
}
for path in arguments.dropLast() {
    do {
        let table = URL(filePath: path)
        let text = try String(contentsOf: table, encoding: .utf8)
        for file in try RowCompiler.files(of: table.deletingPathExtension().lastPathComponent, text) {
            let url = URL(filePath: output).appending(path: file.name)
            // A file that stays as it is isn't compiled again; one that can't be read is written.
            guard (try? String(contentsOf: url, encoding: .utf8)) != file.contents else { continue }
            try file.contents.write(to: url, atomically: true, encoding: .utf8)
        }
    } catch {
        FileHandle.standardError.write(Data("\(path): error: \(error)\n".utf8))
        exit(1)
    }
}
