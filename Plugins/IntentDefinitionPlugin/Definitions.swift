// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The definitions of a target, each in the language it was written in.
struct Definitions {
    /// Sorted by path.
    let files: [URL]

    /// - Throws: ``TwoOfOneName`` where two folders hold different definitions of one name.
    init(in folder: URL) throws {
        let found = Self.definitions(below: folder)
        files = try Dictionary(grouping: found, by: \.lastPathComponent).values
            .map(Self.original)
            .sorted { $0.path < $1.path }
    }

    private static func definitions(below folder: URL) -> [URL] {
        let entries = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (entries?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "intentdefinition" }
    }

    /// Some teams translate the whole file, into one per `.lproj` folder; all
    /// declare the same, and the base language's counts.
    private static func original(among variants: [URL]) throws -> URL {
        let places = Set(variants.map(place))
        guard places.count == 1 else { throw TwoOfOneName(files: variants.map(\.path).sorted()) }
        let ranked = variants.sorted { (rank($0), $0.path) < (rank($1), $1.path) }
        return ranked[0]
    }

    /// The folder that holds a definition, its `.lproj` folder left out.
    private static func place(of file: URL) -> String {
        let folder = file.deletingLastPathComponent()
        return (folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder).path
    }

    private static func rank(_ file: URL) -> Int {
        switch file.deletingLastPathComponent().lastPathComponent {
        case "Base.lproj": 0
        case "en.lproj": 2
        case let name where name.hasSuffix(".lproj"): 3
        default: 1
        }
    }
}

/// Two definitions of one name in a target, whose Swift files would be one.
struct TwoOfOneName: Error, CustomStringConvertible {
    let files: [String]

    var description: String {
        "one target has two definitions of one name, \(files.joined(separator: " and ")); rename one of them"
    }
}
