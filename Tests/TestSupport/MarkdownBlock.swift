// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A fenced block of a document, with its language and its place.
package struct MarkdownBlock: CustomStringConvertible, Sendable {
    package let document: String
    package let line: Int
    package let language: String
    /// The nearest heading above, without its number signs.
    package let heading: String
    package let text: String

    package var description: String { "\(document):\(line)" }

    /// The blocks of one language in every document of the project.
    package static func all(_ language: String) throws -> [MarkdownBlock] {
        let folder = PackageRoot.url.appendingPathComponent("Documentation")
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/" + $0 }
        return try (["README.md"] + pages).flatMap(blocks).filter { $0.language == language }
    }

    private static func blocks(of document: String) throws -> [MarkdownBlock] {
        let content = try String(contentsOf: PackageRoot.url.appendingPathComponent(document), encoding: .utf8)
        var blocks: [MarkdownBlock] = []
        var open: (line: Int, language: String, lines: [Substring])?
        var heading = ""
        for (number, line) in content.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let block = open, line == "```" {
                let text = block.lines.joined(separator: "\n")
                blocks.append(
                    MarkdownBlock(
                        document: document, line: block.line, language: block.language, heading: heading, text: text))
                open = nil
            } else if open != nil {
                open?.lines.append(line)
            } else if line.hasPrefix("```") {
                open = (number + 1, String(line.dropFirst(3)), [])
            } else if line.hasPrefix("#") {
                heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
            }
        }
        return blocks
    }
}
