// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import Foundation

/// The lines that findings point to, with a caret below; each file is read once.
struct SourceExcerpts {
    private static let sizeLimit = 8 << 20
    private static let widthLimit = 160

    let workingDirectory: URL
    private var files: [String: [Substring]] = [:]

    init(workingDirectory: URL) {
        self.workingDirectory = workingDirectory
    }

    /// Nil if the place has no line, or the line is too long to help.
    mutating func excerpt(at place: Place) -> (line: String, caret: String)? {
        guard let number = place.line, let line = lines(of: place.path).dropFirst(number - 1).first,
            line.count <= Self.widthLimit
        else { return nil }
        // Tabs and the rest of the white space stay, so that the caret stands below its character.
        let margin = line.prefix(max(0, (place.column ?? 1) - 1)).map { $0 == "\t" ? $0 : Character(" ") }
        return ("    \(line)", "    \(String(margin))^")
    }

    private mutating func lines(of path: String) -> [Substring] {
        if let known = files[path] { return known }
        let url = path.hasPrefix("/") ? URL(filePath: path) : workingDirectory.appending(path: path)
        // A file that went away since it was checked is shown without its line.
        let data = (try? FileHandle(forReadingFrom: url).read(upToCount: Self.sizeLimit)) ?? Data()
        let lines = String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        files[path] = lines
        return lines
    }
}
