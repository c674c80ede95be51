// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PropertyLists

/// Reads `.intentdefinition` files of the models 1.0, 1.1 and 1.2.
///
/// Bytes from anywhere may be given: size, depth and number of values are
/// bounded, nothing is loaded from outside, and nothing traps.
package enum DefinitionReader {
    /// Reads a whole file and says everything there is to say about it.
    ///
    /// - Parameters:
    ///   - data: the file's bytes: an XML property list in UTF-8 or UTF-16, or a binary one.
    ///   - path: what the diagnostics call the file.
    ///   - classNames: how its classes are named, which decides whose names collide.
    package static func read(
        _ data: Data, path: String, classNames: ClassNames = ClassNames()
    ) -> DefinitionReading {
        if let target = linkTarget(of: data) {
            let diagnostic = Diagnostic(
                .error, at: SourceLocation(path: path, line: 1, column: 1),
                "the file is a link that was checked out as text; it names \(target)",
                remedy: "give that file instead, or check out again with symbolic links")
            return DefinitionReading(file: nil, diagnostics: [diagnostic])
        }
        let list = PropertyListReader.read(data)
        let findings = Findings(path: path)
        let file = list.root.flatMap { DefinitionDecoder(classNames: classNames).decode($0, findings) }
        let diagnostics = sorted(list.problems.map { Diagnostic($0, path: path) } + findings.diagnostics)
        let failed = diagnostics.contains { $0.severity == .error }
        return DefinitionReading(file: failed ? nil : file, diagnostics: diagnostics)
    }

    /// The path a Git symbolic link holds where it was checked out as a plain file:
    /// one line that ends in `.intentdefinition`.
    package static func linkTarget(of data: Data) -> String? {
        guard (1...4096).contains(data.count), let text = String(validating: data, as: UTF8.self) else { return nil }
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard line.hasSuffix(".intentdefinition"), !line.contains(where: { $0.isNewline || $0 == "<" || $0 == "\0" })
        else { return nil }
        return line
    }

    /// By place; what stands at one place in the order it was found.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.enumerated().sorted { left, right in
            if left.element.location.precedes(right.element.location) { return true }
            if right.element.location.precedes(left.element.location) { return false }
            return left.offset < right.offset
        }.map(\.element)
    }
}

/// What reading a definition file gave: the file where it has no errors, and
/// everything there is to say about it.
package struct DefinitionReading: Sendable {
    /// Nil exactly when ``diagnostics`` holds an error.
    package var file: DefinitionFile?
    /// In the order of their places.
    package var diagnostics: [Diagnostic]
}
