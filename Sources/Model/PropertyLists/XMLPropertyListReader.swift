// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML

/// Reads the XML form.
///
/// The parser is told to load nothing from outside, a document that declares
/// entities is refused before it is parsed, and nesting is cut at
/// ``PropertyListLimits/depth``.
struct XMLPropertyListReader {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    func read() -> PropertyListReading {
        var bytes = Array(text.utf8)
        blankDeclaration(in: &bytes)
        if let refusal = refusal(of: bytes) { return PropertyListReading(root: nil, problems: [refusal]) }
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        let builder = PropertyListBuilder(lines: SourceLines(bytes))
        parser.delegate = builder
        let parsed = parser.parse()
        // A cut-off document makes the parser report an error and still return true.
        builder.finish(
            parsed: parsed && parser.parserError == nil, line: parser.lineNumber, column: parser.columnNumber)
        return PropertyListReading(root: builder.failed ? nil : builder.root, problems: builder.problems)
    }

    /// What no property list has and no parser is to be given: entities grow without bounds, and the
    /// system's own parser dies of a processing instruction without content, `<?x?>`.
    private func refusal(of bytes: [UInt8]) -> PropertyListProblem? {
        for (word, message) in [
            ("<!ENTITY", "the file declares an XML entity, which property lists do not do"),
            ("<?", "the file holds an XML processing instruction, which property lists do not do"),
        ] {
            guard let start = place(of: Array(word.utf8), in: bytes) else { continue }
            let line = bytes[..<start].count(where: { $0 == UInt8(ascii: "\n") }) + 1
            return PropertyListProblem(
                at: PropertyListLocation(line: line, column: 1), message, mend: "remove it")
        }
        return nil
    }

    /// Where a word first stands; `<` stands for nothing else in a well-formed document
    /// but in comments and CDATA, where a list has no use for one either.
    private func place(of word: [UInt8], in bytes: [UInt8]) -> Int? {
        var position = 0
        while let start = bytes[position...].firstIndex(of: word[0]) {
            if bytes[start...].starts(with: word) { return start }
            position = start + 1
        }
        return nil
    }

    /// Overwrites `<?xml …?>` with spaces: the text is UTF-8 by now, whatever it says there.
    private func blankDeclaration(in bytes: inout [UInt8]) {
        guard let start = bytes.firstIndex(where: { $0 > 0x20 }), bytes[start...].starts(with: "<?xml".utf8),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
        else { return }
        for index in start...end where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    }
}
