// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Descriptors
import Foundation
import ProjectTemplates
import Sentences

/// The folder that a new project is written to.
struct ProjectFolder {
    private let url: URL
    private let shown: String

    /// - Parameter shown: The path as the person wrote it.
    init(_ url: URL, shown: String) {
        self.url = url
        self.shown = shown
    }

    var path: String { url.path(percentEncoded: false) }

    /// The command that enters the folder.
    var entering: String {
        let isPlain = shown.wholeMatch(of: /[A-Za-z0-9_.\/][A-Za-z0-9_.\/-]*/) != nil
        return "cd " + (isPlain ? shown : "'\(shown.replacing("'", with: #"'\''"#))'")
    }

    /// Writes the files, which everyone may read, like a person's other sources.
    ///
    /// - Throws: ``UsageError`` if the folder has contents, or a file cannot be written.
    func write(_ files: [ProjectFile]) throws(UsageError) {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        let exists = manager.fileExists(atPath: url.path, isDirectory: &isFolder)
        if exists, !isFolder.boolValue || (try? manager.contentsOfDirectory(atPath: url.path))?.isEmpty != true {
            throw UsageError("\(shown) is not an empty folder", remedy: "give a new folder with --output")
        }
        do {
            for file in files {
                let place = url.appending(path: file.path)
                try manager.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o755])
                try Data(file.contents.utf8).write(to: place)
                try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: place.path)
            }
        } catch {
            throw UsageError(
                "\(path) cannot be written: \(SystemError.reason(of: error))",
                remedy: "give a folder that you can write to")
        }
    }
}
