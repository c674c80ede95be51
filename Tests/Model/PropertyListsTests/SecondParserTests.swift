// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML
import PropertyLists
import Sentences
import TestSupport
import Testing

/// Our reader beside libxml2, which reads for the toolchain's `XMLParser`, on definitions with one mistake each.
@Suite("The first mistake of a malformed definition")
struct SecondParserTests {
    /// Where a difference of the two is to be, and why. Each has its place where the mistake was made.
    private static let differences: [(message: String, reason: String)] = [
        ("is not a property list element", "libxml2 knows no elements, and stops where the name does not end"),
        ("is inside a <", "libxml2 lets texts hold elements, and stops where the end tags run out"),
        ("is outside a <dict>", "libxml2 lets a <key> stand anywhere"),
        ("has no key", "libxml2 knows no pairs"),
        ("has no value", "libxml2 knows no pairs"),
        ("there is text between the elements", "libxml2 lets text stand anywhere"),
        ("its outermost element is", "libxml2 takes any outermost element"),
        ("the comment that begins here is never closed", "libxml2 names the end of the file"),
    ]

    private static let ownFiles: [URL] = {
        let reference = PackageRoot.url.appendingPathComponent("Reference")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: reference.path)) ?? []
        return names.sorted().map { reference.appendingPathComponent("\($0)/\($0).intentdefinition") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }()

    private struct Comparison {
        var count = 0
        var unexplained: [String] = []
        var misplaced: [String] = []

        mutating func add(_ text: MalformedText, of name: String) {
            let reading = PropertyListReader.read(Data(text.bytes))
            let problem = reading.problems.first
            let line = problem?.location.line ?? 0
            // The toolchain's parser dies of some bytes that are no text; where those are is known anyway.
            let isText = String(validating: text.bytes, as: UTF8.self) != nil
            let second = isText ? SystemParser.lineOfFirstError(in: text.bytes) : text.line
            guard let second else { return }
            count += 1
            let ours = problem.map { "\(line) \($0.message)" } ?? "accepted"
            let description = "\(name), \(text.mistake) on line \(text.line): \(ours), libxml2 \(second)"
            if reading.root != nil || reading.problems.count != 1 { misplaced.append(description) }
            guard abs(line - second) > 1 else { return }
            let isKnown = differences.contains { problem?.message.description.contains($0.message) == true }
            if !isKnown { unexplained.append(description) }
            if isKnown, abs(line - text.line) > 1 { misplaced.append(description) }
        }
    }

    private static func comparison(of files: [URL], seed: UInt64) throws -> Comparison {
        var numbers = SeededNumbers(seed: seed)
        var comparison = Comparison()
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: file))
            guard bytes.first == UInt8(ascii: "<") else { continue }
            for mistake in MalformedText.Mistake.allCases {
                guard let text = MalformedText(mistake, in: bytes, by: &numbers) else { continue }
                comparison.add(text, of: file.lastPathComponent)
            }
        }
        return comparison
    }

    @Test("is told where a second parser has it, or nearer to it", arguments: [1, 2])
    func own(seed: UInt64) throws {
        let comparison = try Self.comparison(of: Self.ownFiles, seed: seed)
        #expect(comparison.count > 250)
        #expect(comparison.unexplained == [])
        #expect(comparison.misplaced.count * 50 <= comparison.count, "\(comparison.misplaced)")
    }

    @Test(
        "of a real app is told where a second parser has it, or nearer to it",
        .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
    func real() throws {
        let comparison = try Self.comparison(of: try Corpus.definitions().conforming, seed: 3)
        #expect(comparison.count > 900)
        #expect(comparison.unexplained.count * 50 <= comparison.count, "\(comparison.unexplained)")
        #expect(comparison.misplaced.count * 50 <= comparison.count, "\(comparison.misplaced)")
    }
}

/// The first error of the toolchain's own parser.
private final class SystemParser: NSObject, XMLParserDelegate {
    private var line: Int?

    static func lineOfFirstError(in bytes: [UInt8]) -> Int? {
        let delegate = SystemParser()
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = delegate
        _ = parser.parse()
        return delegate.line
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        if line == nil { line = parser.lineNumber }
    }
}
