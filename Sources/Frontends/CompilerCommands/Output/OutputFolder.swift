// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import IntentCompiler
import Sentences

/// A folder that takes a set of generated files, all of them or none.
///
/// New contents are first written beside their places and then renamed into
/// them, so that a build that reads at the same time never sees half a file. A
/// file whose contents stay the same is not touched, and nothing is rebuilt.
struct OutputFolder {
    let url: URL

    /// - Parameter path: made, with the folders above it, where it is missing.
    init(path: String) {
        url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    }

    /// Where a file of the set comes to stand, absolute.
    func path(of file: GeneratedFile) -> String {
        url.appendingPathComponent(file.name).path
    }

    /// Writes what differs.
    ///
    /// - Returns: how many files were new or different.
    /// - Throws: `Problem`; nothing has changed then.
    func write(_ files: [GeneratedFile]) throws(Problem<Fault>) -> Int {
        try attempt("'\(url.path)' cannot be made") {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        let changed = files.filter { FileManager.default.contents(atPath: path(of: $0)) != Data($0.contents.utf8) }
        var staged: [(from: String, to: String)] = []
        defer { staged.forEach { unlink($0.from) } }
        for file in changed {
            let place = path(of: file)
            try requireWritable(place)
            let stage = url.appendingPathComponent(".\(file.name).\(UUID().uuidString)").path
            staged.append((stage, place))
            try attempt("'\(place)' cannot be written") {
                try Data(file.contents.utf8).write(to: URL(fileURLWithPath: stage))
            }
        }
        for (stage, place) in staged where rename(stage, place) != 0 {
            throw Problem(
                "'\(place)' cannot be replaced: \(Sentence(stringLiteral: String(cString: strerror(errno))))",
                remedy: "check what exists there")
        }
        return changed.count
    }

    /// A folder in a file's place would only be noticed after other files had been replaced.
    private func requireWritable(_ place: String) throws(Problem<Fault>) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), isFolder.boolValue {
            throw Problem("'\(place)' is a folder", remedy: "remove it, or choose another output folder")
        }
    }

    private func attempt(_ failure: Sentence, _ work: () throws -> Void) throws(Problem<Fault>) {
        do {
            try work()
        } catch {
            throw Problem("\(failure): \(error.localizedDescription)", remedy: "choose a folder that you may write to")
        }
    }
}
