// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Finds the Xcode projects that a path leads to.
enum XcodeProjectSearch {
    struct Found: Hashable {
        /// Of the `.xcodeproj`.
        let path: String

        var name: String { (path as NSString).lastPathComponent }
        var folder: URL { URL(filePath: path).deletingLastPathComponent() }
    }

    private static let workspaceLimit = 1 << 20

    /// - Returns: At least one; that of a person's own app first.
    /// - Throws: `Problem` if it finds no project.
    static func projects(at location: URL, shown: String) throws(Problem<Fault>) -> [Found] {
        let path = location.resolvingSymlinksInPath().path
        guard FileManager.default.fileExists(atPath: path) else {
            throw Problem("'\(shown)' is missing", remedy: "check the path", fault: .input)
        }
        let found =
            switch location.pathExtension {
            case "xcodeproj": [path]
            case "xcworkspace": try members(of: path)
            default: inFolder(path)
            }
        let projects = found.filter { FileManager.default.fileExists(atPath: "\($0)/project.pbxproj") }
        guard !projects.isEmpty else { throw none(in: path, shown: shown) }
        return projects.map(Found.init)
    }

    /// The Git repository around a project, or else the folder that it is in: its files are in there.
    static func root(around location: URL) -> String {
        let place = location.resolvingSymlinksInPath()
        let folder =
            ["xcodeproj", "xcworkspace"].contains(place.pathExtension) ? place.deletingLastPathComponent() : place
        var root = folder
        while root.path != "/" {
            if FileManager.default.fileExists(atPath: root.appending(path: ".git").path) { return root.path }
            root.deleteLastPathComponent()
        }
        let path = folder.path
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private static func inFolder(_ path: String) -> [String] {
        FolderEntries.list(path).filter { $0.isFolder && $0.name.hasSuffix(".xcodeproj") }.map { "\(path)/\($0.name)" }
    }

    /// Without that of CocoaPods.
    private static func members(of workspace: String) throws(Problem<Fault>) -> [String] {
        let bytes = try BoundedBytes.read("\(workspace)/contents.xcworkspacedata", limit: workspaceLimit)
        let folder = (workspace as NSString).deletingLastPathComponent
        // Each is the value of an attribute, such as group:App/App.xcodeproj.
        return String(decoding: bytes, as: UTF8.self).split(separator: "\"").filter { $0.hasSuffix(".xcodeproj") }
            .compactMap { $0.split(separator: ":", maxSplits: 1).last }
            .map { XcodeFilePaths.join(folder, String($0)) }.filter { !$0.hasSuffix("/Pods.xcodeproj") }
    }

    private static func none(in path: String, shown: String) -> Problem<Fault> {
        let specification = ["project.yml", "project.yaml", "Project.swift"].first {
            FileManager.default.fileExists(atPath: "\(path)/\($0)")
        }
        let remedy: Sentence =
            if let specification {
                "generate the project from \(specification) first, with ‘xcodegen generate’ or ‘tuist generate’"
            } else {
                "pass an .xcodeproj, an .xcworkspace or the folder that contains one"
            }
        return Problem("'\(shown)' contains no Xcode project", remedy: remedy, fault: .input)
    }
}
