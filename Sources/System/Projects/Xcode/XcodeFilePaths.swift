// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where the files and folders of an Xcode project are on the disk.
struct XcodeFilePaths {
    private static let depthLimit = 64

    /// By the object's identifier.
    private(set) var paths: [String: String] = [:]
    /// The files of each variant group, such as one definition in several languages.
    private(set) var variants: [String: [String]] = [:]
    private let objects: XcodeObjects
    private let folder: String

    /// - Parameter folder: the project's folder.
    init(_ objects: XcodeObjects, folder: String) {
        self.objects = objects
        self.folder = folder
        guard let group = objects[objects.root?.text("mainGroup")] else { return }
        visit(group, in: folder, depth: 0)
    }

    /// The files behind a reference: one, or those of a variant group.
    func files(_ reference: String) -> [String] {
        variants[reference]?.compactMap { paths[$0] } ?? paths[reference].map { [$0] } ?? []
    }

    private mutating func visit(_ object: XcodeObjects.Object, in parent: String, depth: Int) {
        // Each object is in one group; a circle would otherwise never end.
        guard depth < Self.depthLimit, paths[object.id] == nil else { return }
        let path = path(of: object, in: parent)
        paths[object.id] = path
        let children = objects.members(object, "children")
        if object.kind == "PBXVariantGroup" { variants[object.id] = children.map(\.id) }
        for child in children { visit(child, in: path, depth: depth + 1) }
    }

    private func path(of object: XcodeObjects.Object, in parent: String) -> String {
        let own = object.text("path") ?? ""
        switch object.text("sourceTree") {
        case "<absolute>": return own
        case "SOURCE_ROOT": return Self.join(folder, own)
        default: return Self.join(parent, own)
        }
    }

    /// Resolves `..` by the text alone.
    static func join(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") { return path }
        var parts = folder.split(separator: "/", omittingEmptySubsequences: true)
        for part in path.split(separator: "/") {
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
