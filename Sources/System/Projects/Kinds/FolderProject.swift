// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Checking
import Foundation

/// A tree without a project file: apps and extensions are recognised by their plists alone.
struct FolderProject {
    let tree: SourceTree

    func add(to assembly: inout ProjectAssembly) {
        for path in tree.plists where path.hasSuffix("Info.plist") {
            if let part = part(path, &assembly) { assembly.parts.append(part) }
        }
        guard !assembly.parts.isEmpty else { return }
        assembly.omissions.append(
            "there is no project file, so it is not known which sources belong to which app or extension")
        let apps = assembly.parts.indices.filter { assembly.parts[$0].kind == .app }
        guard apps.count == 1 else {
            assembly.omissions.append(
                "there are \(apps.count) apps, so it is not known which extension belongs to which")
            return
        }
        for index in assembly.parts.indices where assembly.parts[index].kind != .app {
            assembly.parts[index].app = apps[0]
        }
    }

    /// Nil for the plist of a framework, a test or anything else.
    private func part(_ path: String, _ assembly: inout ProjectAssembly) -> ProjectPart? {
        let settings = BuildSettings(["AppIdentifierPrefix": "", "TeamIdentifierPrefix": ""])
        guard let plist = assembly.plist(path, settings) else { return nil }
        let point = plist.text("NSExtension", "NSExtensionPointIdentifier")
        let isApp = plist["LSRequiresIPhoneOS"] != nil || plist.text("CFBundlePackageType") == "APPL"
        guard point != nil || isApp else { return nil }
        let folder = URL(filePath: path).deletingLastPathComponent()
        var part = ProjectPart(
            name: folder.lastPathComponent, kind: point.map { ProjectPart.Kind(extensionPoint: $0) } ?? .app)
        part.plist = plist
        part.identifier = plist.text("CFBundleIdentifier")
        let beside = tree.entitlements.filter { URL(filePath: $0).deletingLastPathComponent().path == folder.path }
        if beside.count == 1 { part.signing = assembly.plist(beside[0], settings).map { .file($0) } ?? .unknown }
        return part
    }
}
