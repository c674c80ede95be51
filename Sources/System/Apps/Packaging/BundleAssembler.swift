// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentDefinition
import Sentences

/// Puts a planned bundle together from the binaries of a build.
struct BundleAssembler {
    /// The folder of the build's binaries.
    var binaries: URL

    /// Makes the app's folder, extensions inside, in a folder where it is not yet.
    ///
    /// - Returns: The app's folder.
    func assemble(_ plan: BundlePlan, in folder: URL) throws(InstallError) -> URL {
        let bundle = folder.appending(path: plan.folderName, directoryHint: .isDirectory)
        try Disk.makeFolder(bundle)
        try addExecutable(of: plan, to: bundle)
        try write(plan.plist, to: bundle.appending(path: "Info.plist"), of: plan)
        if let entitlements = plan.entitlements {
            // The caller signs it.
            try write(entitlements, to: bundle.appending(path: "\(plan.product).entitlements"), of: plan)
        }
        for item in plan.items {
            let place = bundle.appending(path: item.place)
            try Disk.makeFolder(place.deletingLastPathComponent())
            if place.pathExtension == "intentdefinition" {
                try Disk.write(CompiledDefinition.data(of: item.source), to: place)
            } else if !item.others.isEmpty || item.source.pathExtension == CompiledCatalogue.pathExtension {
                try MergedTable([item.source] + item.others, at: place).write(to: place)
            } else {
                try Disk.copyFile(item.source, to: place, isExecutable: false)
            }
        }
        try addResources(of: plan, to: bundle)
        if let intents = plan.appIntents {
            let place = bundle.appending(path: AppIntentMetadata.place)
            try Disk.makeFolder(place.deletingLastPathComponent())
            try Disk.write(intents, to: place)
        }
        for part in plan.extensions {
            _ = try assemble(part, in: bundle.appending(path: "PlugIns", directoryHint: .isDirectory))
        }
        return bundle
    }

    private func addExecutable(of plan: BundlePlan, to bundle: URL) throws(InstallError) {
        let binary = binaries.appending(path: plan.product)
        guard Disk.isFile(binary) else {
            throw InstallError(
                .buildFailed, plan.product, reason: "the build created no executable of that name in \(binaries.path)",
                remedy: "make \(plan.target.name) an executable product of the package")
        }
        try requireEntryPoint(of: plan, in: binary)
        try Disk.copyFile(binary, to: bundle.appending(path: plan.info.executable ?? plan.product), isExecutable: true)
    }

    private func requireEntryPoint(of plan: BundlePlan, in binary: URL) throws(InstallError) {
        // One for App Intents has an @main type of its own.
        guard let part = plan.info.extension, part.kind != .appIntentsExtension,
            try ExtensionEntry.isMissing(in: binary, mayBeOther: false)
        else { return }
        throw InstallError(
            .buildFailed, plan.product, reason: "the extension has no entry point, so it would end when it is started",
            remedy: "add .plugin(name: \"ExtensionPlugin\", package: \"beckon\") to the plugins of \(plan.target.name)")
    }

    private func write(_ tree: PropertyTree, to file: URL, of plan: BundlePlan) throws(InstallError) {
        do {
            try Disk.write(tree.xml(), to: file)
        } catch let error as InfoPlistError {
            throw InstallError(.badPlist, plan.target.name, error)
        } catch let error as InstallError {
            throw error
        } catch {
            throw Disk.error("write", file, error)
        }
    }

    private func addResources(of plan: BundlePlan, to bundle: URL) throws(InstallError) {
        for name in try Disk.contents(of: binaries) where name.hasSuffix(".resources") {
            guard !plan.foreignResources.contains(name) else { continue }
            let resources = bundle.appending(path: name, directoryHint: .isDirectory)
            try BundleCopier.copy(binaries.appending(path: name), to: resources)
            try CompiledCatalogue.compileAll(in: resources)
        }
    }
}
