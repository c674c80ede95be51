// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import IntentDefinition
import Sentences

/// What the project around a definition says about its classes, and the definition does not.
///
/// It is looked for in the folder of the definition and those around it, up to the
/// package's: in `intentc.json`, else in an Xcode project. The nearest one counts.
package struct DefinitionSettings: Hashable, Sendable {
    /// The file that says it, in one folder; its keys are ``classPrefix`` and ``visibility``.
    package static let fileName = "intentc.json"

    /// Goes before the names of what has neither a class name nor a prefix of its own.
    package var classPrefix = ""
    /// `public` or `internal`; nil if nothing is said.
    package var visibility: String?

    package var classNames: ClassNames { ClassNames(prefix: classPrefix) }

    /// Folders above the definition's own that are looked into.
    private static let heightLimit = 12

    /// What holds for a definition that was not taken out of its project.
    ///
    /// - Throws: ``DefinitionFileError`` of the code `badSettings`.
    package init(around definition: String) throws(DefinitionFileError) {
        var folder = URL(fileURLWithPath: definition).resolvingSymlinksInPath().deletingLastPathComponent()
        for _ in 0..<Self.heightLimit {
            if try take(from: folder) || Self.isRoot(folder) { return }
            folder.deleteLastPathComponent()
        }
    }

    /// Whether a class name can begin with the text; nothing is a prefix too.
    package static func isPrefix(_ text: String) -> Bool {
        text.utf8.count <= 32 && text.wholeMatch(of: /(?:[A-Za-z_][A-Za-z0-9_]*)?/) != nil
    }

    private static func isRoot(_ folder: URL) -> Bool {
        folder.path == "/"
            || ["Package.swift", ".git"].contains {
                FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
            }
    }

    private mutating func take(from folder: URL) throws(DefinitionFileError) -> Bool {
        let file = folder.appendingPathComponent(Self.fileName)
        if FileManager.default.fileExists(atPath: file.path) {
            try take(contentsOf: file)
            return true
        }
        var prefixes: [String] = []
        for project in Self.projects(in: folder) {
            if let prefix = try Self.classPrefix(of: project) { prefixes.append(prefix) }
        }
        guard let prefix = prefixes.first else { return false }
        guard Set(prefixes).count == 1 else {
            let all = Set(prefixes).sorted().joined(separator: " and ")
            throw Self.bad(folder, "its Xcode projects have the class prefixes \(all)")
        }
        classPrefix = prefix
        return true
    }

    // MARK: intentc.json

    private struct Content: Decodable {
        var classPrefix: String?
        var visibility: String?
    }

    private mutating func take(contentsOf file: URL) throws(DefinitionFileError) {
        let data = try BoundedFile(path: file.path).read()
        let content: Content
        do {
            let keys = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            if let key = keys?.keys.sorted().first(where: { !["classPrefix", "visibility"].contains($0) }) {
                throw Self.bad(file, "it has the unknown key ‘\(key)’")
            }
            content = try JSONDecoder().decode(Content.self, from: data)
        } catch let error as DefinitionFileError {
            throw error
        } catch {
            throw Self.bad(file, "it is not a JSON object with string values")
        }
        classPrefix = content.classPrefix ?? ""
        visibility = content.visibility
        guard Self.isPrefix(classPrefix) else {
            throw Self.bad(file, "‘\(classPrefix)’ cannot begin a class name")
        }
        guard visibility.map(["public", "internal"].contains) ?? true else {
            throw Self.bad(file, "‘\(visibility ?? "")’ is not a valid visibility")
        }
    }

    private static func bad(_ file: URL, _ reason: Sentence) -> DefinitionFileError {
        DefinitionFileError(
            .badSettings, file.path, reason: "cannot read the class prefix and the visibility from here: \(reason)",
            remedy: "write an \(fileName) beside the definition, such as "
                + #"{"classPrefix": "AB", "visibility": "public"}"#)
    }

    // MARK: Xcode

    private static func projects(in folder: URL) -> [String] {
        // A folder above that can't be read belongs to another project.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
            .map { folder.appendingPathComponent("\($0)/project.pbxproj").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// The one line of a project that matters here; what else it says is the checker's to read.
    private static func classPrefix(of project: String) throws(DefinitionFileError) -> String? {
        guard let text = String(validating: try BoundedFile(path: project).read(), as: UTF8.self),
            let match = text.firstMatch(of: /\bCLASSPREFIX = "?([A-Za-z_][A-Za-z0-9_]*)"?;/)
        else { return nil }
        return isPrefix(String(match.1)) ? String(match.1) : nil
    }
}
