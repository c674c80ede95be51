// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntentCompiler
import Foundation
import IntentDefinition
import TestSupport

@testable import Apps

/// `TeaRoom.app`, whose App Intents do what they are told, put together from the fixture of that name.
enum TeaRoom {
    static let identifier = "org.example.tearoom"

    /// What the compiler says that the programs of the fixture have.
    static let metadata = Task { try AppIntentBundling(package: PackageRoot.url, binaries: PackageRoot.products) }

    /// A state folder where the app is installed, and nothing else.
    ///
    /// - Parameter hasExtension: Whether an App Intents extension has the intents too, and so performs them.
    static func installed(hasExtension: Bool = false) async throws -> InstalledApps {
        let apps = try InstalledApps.none()
        let folder = try TemporaryFolder()
        let app = folder.url.appending(path: "TeaRoom.app", directoryHint: .isDirectory)
        try await write(
            app, program: "TeaRoomApp",
            [
                "CFBundleIdentifier": identifier, "CFBundleName": "Tea Room", "CFBundlePackageType": "APPL",
            ])
        if hasExtension {
            let place = app.appending(path: "PlugIns/TeaRoomExtension.appex", directoryHint: .isDirectory)
            try await write(
                place, program: "TeaRoomExtension",
                [
                    "CFBundleIdentifier": "\(identifier).intents", "CFBundlePackageType": "XPC!",
                    "EXAppExtensionAttributes": ["EXExtensionPointIdentifier": "com.apple.appintents-extension"],
                ])
        }
        for command in ["sign", "install"] {
            let run = try await apps.beckon(command, app.path)
            guard run.status == 0 else { throw InstalledApps.InstallError(description: run.errors) }
        }
        // The folder goes with its last owner, and that must not be before it was read.
        withExtendedLifetime(folder) {}
        return apps
    }

    private static func write(_ bundle: URL, program: String, _ info: [String: Any]) async throws {
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let info = info.merging(["CFBundleExecutable": program]) { $1 }
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            .write(to: bundle.appending(path: "Info.plist"))
        try FileManager.default.copyItem(
            at: PackageRoot.products.appending(path: program), to: bundle.appending(path: program))
        let file = bundle.appending(path: AppIntentMetadata.place)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try AppIntentMetadata(try await definitions(of: program)).data().write(to: file)
    }

    /// What a program's App Intents are, as the compiler tells.
    static func definitions(of program: String) async throws -> DefinitionFile {
        let outcome = try await metadata.value.outcome(of: program, module: program, beside: nil)
        guard let outcome, !outcome.isRefused else {
            throw InstalledApps.InstallError(description: outcome?.diagnostics.description ?? "nothing was built")
        }
        return outcome.file
    }
}
