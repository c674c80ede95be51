// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Sentences

/// The folder with what is kept of the person's home: its names, its address, and the templates to understand it by.
struct HouseFolder: Sendable {
    /// What is known of the home.
    struct Record: Codable, Sendable {
        /// Where its Home Assistant answers; nil if there is none.
        var address: String?
        /// The things and rooms.
        var home: Home
    }

    /// Where it lies.
    let root: URL

    /// A larger file does not contain names or templates.
    private static let mostBytes = 64 << 20

    /// What is kept; nil if nothing is.
    func record() throws(HomeError) -> Record? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try Self.read(Record.self, file)
    }

    /// Keeps a home in place of another.
    func keep(_ record: Record) throws(HomeError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try change(file) { try encoder.encode(record).write(to: file, options: .atomic) }
    }

    /// Forgets the home; the templates stay.
    func forget() throws(HomeError) {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        try change(file) { try FileManager.default.removeItem(at: file) }
    }

    /// The languages of which there are templates, by their tags.
    func languages() throws(HomeError) -> [String] {
        guard FileManager.default.fileExists(atPath: templates.path) else { return [] }
        return try Self.names(in: templates).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    /// The templates of a language that ``languages()`` names.
    func templates(of language: String) throws(HomeError) -> TemplateFile {
        try Self.read(TemplateFile.self, templates.appending(path: language + ".json"))
    }

    /// Keeps a file of templates.
    func keepTemplates(_ source: URL, of language: String) throws(HomeError) {
        let target = templates.appending(path: language + ".json")
        try change(target) { try Data(contentsOf: source).write(to: target, options: .atomic) }
    }

    /// The names of what lies in a folder.
    static func names(in folder: URL) throws(HomeError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw HomeError(
                "‘\(folder.path)’ can't be read: \(SystemError.reason(of: error)); check the path", kind: .badInput)
        }
    }

    /// Reads a file of JSON that a person names.
    static func read<Content: Decodable>(_ type: Content.Type, _ file: URL) throws(HomeError) -> Content {
        let data: Data
        do {
            let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            guard size <= mostBytes else {
                throw HomeError("‘\(file.path)’ has more than \(mostBytes) bytes; give a smaller file", kind: .badInput)
            }
            data = try Data(contentsOf: file)
        } catch let error as HomeError {
            throw error
        } catch {
            throw HomeError(
                "‘\(file.path)’ can't be read: \(SystemError.reason(of: error)); check the path", kind: .badInput)
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw HomeError("‘\(file.path)’ has another format; see Documentation/SmartHome.md", kind: .badInput)
        }
    }

    private var file: URL { root.appending(path: "home.json") }
    private var templates: URL { root.appending(path: "Templates", directoryHint: .isDirectory) }

    private func change(_ file: URL, _ change: () throws -> Void) throws(HomeError) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try change()
            // Names of things and rooms are the person's alone, whatever the folder's mode.
            if FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
            }
        } catch {
            throw HomeError(
                "‘\(file.path)’ can't be changed: \(SystemError.reason(of: error)); free some space, or make the "
                    + "folder writable"
            )
        }
    }
}
