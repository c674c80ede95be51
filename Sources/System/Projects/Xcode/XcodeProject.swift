// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Checking
import Foundation
import IntentDefinition
import PropertyLists
import Sentences

/// An Xcode project: its app and extension targets, with their plists, entitlements, sources and definitions.
struct XcodeProject {
    private static let sizeLimit = 64 << 20

    /// Of the `.xcodeproj` folder.
    let path: String
    let tree: SourceTree
    /// Values of build variables by `NAME` or `TARGET:NAME`, which count before the project's own.
    var overriding: [String: String] = [:]

    private var folder: String { URL(filePath: path).deletingLastPathComponent().path.trimmingSlash }
    var file: String { path + "/project.pbxproj" }

    func add(to assembly: inout ProjectAssembly) {
        do throws(Problem<Fault>) {
            try reader().add(to: &assembly)
        } catch {
            assembly.report(file, error.reason, remedy: error.remedy)
        }
    }

    /// What reads the targets.
    func reader() throws(Problem<Fault>) -> XcodeTargetReader {
        let objects = XcodeObjects(try contents())
        guard let root = objects.root else {
            throw Problem("the file holds no project", remedy: "open it in Xcode", fault: .input)
        }
        let folder = XcodeFilePaths.join(folder, root.text("projectDirPath") ?? "")
        let paths = XcodeFilePaths(objects, folder: folder)
        let files = XcodeTargetFiles(objects: objects, paths: paths, tree: tree)
        return XcodeTargetReader(project: self, objects: objects, files: files, folder: folder)
    }

    private func contents() throws(Problem<Fault>) -> PropertyTree {
        let bytes = try BoundedBytes.read(file, limit: Self.sizeLimit)
        do {
            // Some tools write projects as XML.
            guard bytes.starts(with: "<?xml".utf8) else { return try OldPropertyListReader.read(bytes) }
            return try PropertyTree(reading: Data(bytes))
        } catch let error as OldPropertyListReader.Failure {
            throw Problem(
                "the project cannot be read: \(error.reason) (line \(error.line))", remedy: "open it in Xcode",
                fault: .input)
        } catch {
            throw Problem("the project cannot be read: \(error)", remedy: "open it in Xcode", fault: .input)
        }
    }
}

extension String {
    fileprivate var trimmingSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
