// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// embed-texts FOLDER OUTPUT: writes a Swift file that holds every file of the folder's `*.lproj`.
// A program is one file that is copied about; texts beside it would be left behind.

func embed(_ folder: URL) throws -> String {
    let manager = FileManager.default
    var lines = ["/// By language and file name.", "let embeddedTexts: [String: [String: String]] = ["]
    for language in try manager.contentsOfDirectory(atPath: folder.path).sorted() where language.hasSuffix(".lproj") {
        lines.append("    \"\(language.dropLast(6))\": [")
        let place = folder.appending(path: language)
        for file in try manager.contentsOfDirectory(atPath: place.path).sorted() where !file.hasPrefix(".") {
            let text = try String(contentsOf: place.appending(path: file), encoding: .utf8)
            lines.append("        \"\(file)\": ###\"\"\"\n\(text)\n\"\"\"###,")
        }
        lines.append("    ],")
    }
    return (lines + ["]", ""]).joined(separator: "\n")
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("embed-texts: give the folder of the languages and the file to write\n".utf8))
    exit(2)
}
do {
    let text = try embed(URL(filePath: arguments[1]))
    try text.write(toFile: arguments[2], atomically: true, encoding: .utf8)
} catch {
    FileHandle.standardError.write(Data("embed-texts: \(arguments[1]) can't be embedded: \(error)\n".utf8))
    exit(1)
}
