// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of a definition's path that say how its translations are named and where they are.
enum DefinitionName {
    static let pathExtension = "intentdefinition"

    /// `Coffee` for `Base.lproj/Coffee.intentdefinition`.
    static func name(of path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    /// The folder with the `.lproj` folders: the definition's own, or the one
    /// above where the definition stands in an `.lproj` folder itself.
    static func languagesFolder(of path: String) -> URL {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    }

    /// Where a definition's string catalog may be, in the folder with the `.lproj` folders.
    static func cataloguePlaces(of name: String) -> [String] {
        ["\(name).xcstrings", "mul.lproj/\(name).xcstrings"]
    }

    /// The same folder as the person wrote it, with a slash at its end, or nothing for the current one.
    static func languagesFolder(ofShown path: String) -> String {
        let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let parents = folders.last?.hasSuffix(".lproj") == true ? folders.dropLast() : folders
        return parents.map { $0 + "/" }.joined()
    }
}
