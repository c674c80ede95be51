// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Parses the old style of `.strings` files: `"key" = "value";` with C comments.
///
/// Also taken, as Foundation takes them: words without quotation marks, single
/// quotation marks, `key;` for a key that is its own text, and braces around it all.
struct OldStyleStringsParser {
    private var scanner: OldStyleScanner

    init(_ text: String) {
        scanner = OldStyleScanner(text)
    }

    /// All pairs of the file.
    mutating func parse() throws(OldStyleScanner.Problem) -> [String: String] {
        var strings: [String: String] = [:]
        try scanner.skipSpace()
        let isBraced = scanner.take("{")
        try scanner.skipSpace()
        while let next = scanner.next, next != "}" {
            let key = try word(what: "a key")
            try scanner.skipSpace()
            var value = key
            if scanner.take("=") {
                try scanner.skipSpace()
                value = try word(what: "the text of '\(key.prefix(40))'")
                try scanner.skipSpace()
            }
            guard scanner.take(";") else {
                throw scanner.problem("there is no ; after '\(key.prefix(40))'", remedy: "write \"key\" = \"text\";")
            }
            strings[key] = value
            try scanner.skipSpace()
        }
        if scanner.next == "}" || isBraced { try close(isBraced: isBraced) }
        return strings
    }

    private mutating func close(isBraced: Bool) throws(OldStyleScanner.Problem) {
        guard isBraced, scanner.take("}") else {
            throw scanner.problem("a brace is left open or never opened", remedy: "remove it")
        }
        try scanner.skipSpace()
        if scanner.next != nil { throw scanner.problem("there is text after the closing }", remedy: "remove it") }
    }

    private mutating func word(what: Sentence) throws(OldStyleScanner.Problem) -> String {
        if let word = try scanner.word() { return word }
        throw scanner.problem(
            scanner.next.map { "'\($0)' stands where \(what) should" } ?? "the file ends where \(what) should stand",
            remedy: "write \"key\" = \"text\";")
    }
}
