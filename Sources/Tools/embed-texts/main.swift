// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// embed-texts FOLDER… OUTPUT: writes a Swift file that holds every file of the folders: of one with languages by
// language and name, of any other by the folder's name and the file's.
// A program is one file that is copied about; texts beside it would be left behind.

func entries(of folder: URL, under key: some StringProtocol) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { !$0.hasPrefix(".") }
    let files = try names.map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return "        \"\(name)\": ###\"\"\"\n\(text)\n\"\"\"###,"
    }
    return ["    \"\(key)\": ["] + files + ["    ],"]
}

func embed(_ folder: URL) throws -> [String] {
    let languages = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".lproj") }
    guard !languages.isEmpty else { return try entries(of: folder, under: folder.lastPathComponent) }
    return try languages.flatMap { try entries(of: folder.appending(path: $0), under: $0.dropLast(".lproj".count)) }
}

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.last, arguments.count > 1 else {
    FileHandle.standardError.write(Data("embed-texts: give the folders of texts and the file to write\n".utf8))
    exit(2)
}
do {
    let body = try arguments.dropLast().flatMap { try embed(URL(filePath: $0)) }
    let lines = ["/// By language, or folder, and file name.", "let embeddedTexts: [String: [String: String]] = ["]
    let text = (lines + body + ["]", ""]).joined(separator: "\n")
    try text.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
    FileHandle.standardError.write(Data("embed-texts: the texts can't be embedded: \(error)\n".utf8))
    exit(1)
}
