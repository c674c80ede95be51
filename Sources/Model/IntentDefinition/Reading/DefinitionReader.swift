// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

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
    }
}
