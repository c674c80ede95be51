// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

<<<<<<< HEAD
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
    package static func read(_ data: Data, path: String) -> DefinitionReading {
        if let target = linkTarget(of: data) {
            let diagnostic = Diagnostic(
                .error, at: SourceLocation(path: path, line: 1, column: 1),
                "the file is a link that was checked out as text; it names \(target)",
                mend: "give that file instead, or check out again with symbolic links")
            return DefinitionReading(file: nil, diagnostics: [diagnostic])
        }
        let outcome = PropertyListReader(path: path).read(data)
        let findings = Findings()
        let file = outcome.root.flatMap { DefinitionDecoder().decode($0, findings) }
        let diagnostics = sorted(outcome.diagnostics + findings.diagnostics)
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
=======
/// Reads `.intentdefinition` files.
package enum DefinitionReader {
    /// Reads a definition of model 1.0, 1.1 or 1.2, in XML or binary form.
    ///
    /// Everything that is wrong is said at once, each thing at its place, save
    /// that nothing is known about what follows a fault in the XML itself. The
    /// bytes may come from anywhere: size, depth and number of values are
    /// bounded, and so is the number of diagnostics.
    ///
    /// - Parameters:
    ///   - data: The content of the file.
    ///   - path: The name of the file in diagnostics; nothing is opened.
    package static func read(_ data: Data, path: String) -> DefinitionReading {
        if let target = linkTarget(of: data) { return link(to: target, path: path) }
        let document: PropertyListDocument
        do {
            document = try PropertyListReader.read(data)
        } catch {
            let location = SourceLocation(path: path, line: error.position?.line, column: error.position?.column)
            return DefinitionReading(
                file: nil, diagnostics: [Diagnostic(.error, at: location, error.message, mend: error.mend)])
        }
        let findings = Findings()
        for duplicate in document.duplicateKeys {
            findings.warning(
                at: Place(offset: duplicate.offset, path: .root),
                "the key '\(duplicate.key)' stands here a second time",
                mend: "keep one; the last one counts")
        }
        let file = DefinitionDecoder(findings: findings).decode(document.root)
        let diagnostics = findings.diagnostics(path: path, text: document.text)
        let hasErrors = diagnostics.contains { $0.severity == .error }
        return DefinitionReading(file: hasErrors ? nil : file, diagnostics: diagnostics)
    }

    /// The path that a git symbolic link was checked out as, where the content is one.
    ///
    /// Git writes a link as a plain file that holds the path alone where the
    /// file system, or `core.symlinks`, has no links. The path is relative to
    /// the folder of the file.
    package static func linkTarget(of data: Data) -> String? {
        guard data.count <= 4096, data.first != UInt8(ascii: "<"), let text = String(data: data, encoding: .utf8) else {
            return nil
        }
        let path = text.hasSuffix("\n") ? String(text.dropLast()) : text
        let isPath = path.hasSuffix(".intentdefinition") && !path.contains { $0.isNewline || $0 == "\0" || $0 == "<" }
        return isPath ? path : nil
    }

    private static func link(to target: String, path: String) -> DefinitionReading {
        let diagnostic = Diagnostic(
            .error, at: SourceLocation(path: path, line: 1, column: 1),
            "this is a git symbolic link to '\(target)', checked out as a plain file",
            mend: "read that file, or set core.symlinks and check out again")
        return DefinitionReading(file: nil, diagnostics: [diagnostic])
>>>>>>> room/system
    }
}
