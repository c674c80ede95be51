// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Checking
import DefinitionFiles
import Foundation
import IntentDefinition
import Sentences

/// A built app: its plists, entitlements and definitions. It has no sources any more.
struct BundleProject {
    let path: String
    let shown: String

    func read() async -> CheckedProject {
        var assembly = ProjectAssembly(root: path, shownRoot: shown)
        assembly.knowsAllSources = false
        assembly.omissions.append("a bundle has no sources, so nothing was checked that is found in them")
        add(path, to: &assembly)
        let plugIns = FolderEntries.list("\(path)/PlugIns").filter { $0.isFolder && $0.name.hasSuffix(".appex") }
        for entry in plugIns { add("\(path)/PlugIns/\(entry.name)", to: &assembly) }
        return await assembly.finish()
    }

    private func add(_ bundle: String, to assembly: inout ProjectAssembly) {
        let plist = assembly.plist("\(bundle)/Info.plist")
        let point = plist?.text("NSExtension", "NSExtensionPointIdentifier")
        let isApp = bundle == path
        let name = URL(filePath: bundle).deletingPathExtension().lastPathComponent
        var part = ProjectPart(name: name, kind: isApp ? .app : ProjectPart.Kind(extensionPoint: point ?? ""))
        part.app = isApp ? nil : 0
        part.identifier = plist?.text("CFBundleIdentifier")
        part.plist = plist
        if let entitlements = entitlements(of: bundle) {
            part.signing = assembly.plist(entitlements).map { .file($0) } ?? .unknown
        } else if let manifest = manifest(of: bundle) {
            part.signing = assembly.entitlements(inManifest: manifest).map { .file($0) } ?? .unknown
        }
        // A bundle without definitions handles nothing but intents of the framework.
        let paths = (try? DefinitionLoader().paths(at: bundle)) ?? []
        part.definitions = paths.filter { !isApp || !$0.contains("/PlugIns/") }
            .map { assembly.definition($0, classNames: ClassNames(), isInTarget: true) }
        assembly.parts.append(part)
    }

    /// What a bundle for Beckon is to be signed with, or what Xcode leaves in one for iOS.
    private func entitlements(of bundle: String) -> String? {
        let files = FolderEntries.list(bundle).filter { !$0.isFolder }.map(\.name)
        let own = files.filter { $0.hasSuffix(".entitlements") }
        let archived = files.filter { $0 == "archived-expanded-entitlements.xcent" }
        return (own.count == 1 ? own : archived).first.map { "\(bundle)/\($0)" }
    }

    /// The manifest of a signed bundle. Whether its signature holds is for `beckon verify` to say.
    private func manifest(of bundle: String) -> String? {
        let path = "\(bundle)/\(BundleManifest.Place.manifest)"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }
}
