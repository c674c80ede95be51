// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// Apps of two teams, installed, one of which has something that others would like to have.
///
/// | app | team | groups |
/// |---|---|---|
/// | owner, reader | Bakers | the keychain group and the app group |
/// | sibling | Bakers | none |
/// | stranger | Millers | none |
/// | namesake | Millers | its own team's, of the same names |
///
/// They are put together, signed and installed once for the whole run, and the
/// owner has written everything by then; every test works on a copy of its own.
struct SharingApps {
    static let group = "group.com.example.shared"
    /// Holds everything as long as the test runs.
    let installed: InstalledApps
    let bakers: String
    let millers: String
    private static let original = Task { try await install() }

    var state: URL { installed.state }
    /// The Bakers' group of the keychain.
    var keychainGroup: String { "\(bakers).com.example.shared" }
    /// Where the Bakers' group keeps its files.
    var groupFolder: URL { state.appending(path: "Containers/Groups/\(bakers)/\(Self.group)") }

    static func copy(in folder: TemporaryFolder? = nil) async throws -> SharingApps {
        let original = try await original.value
        return SharingApps(
            installed: try original.installed.copy(in: folder), bakers: original.bakers, millers: original.millers)
    }

    /// - Parameter app: The last part of its identifier.
    /// - Returns: What its handler said to the note; the whole run where it said nothing.
    func say(_ note: String, to app: String) async throws -> String {
        let run = try await beckon("run", "com.example.\(app).Share", "note=\(note)", "--timeout", "60", "--json")
        return try run.objects().last?["output"] as? String ?? "\(run)"
    }

    /// Runs `beckon`, the master key in a file whatever desktop the test runs on.
    func beckon(_ arguments: String...) async throws -> ToolRun {
        try await installed.beckon(arguments, environment: Self.environment)
    }

    static let environment = ["BECKON_MASTER_KEY": "file"]

    /// Signs a bundle with the entitlements it has, and tries to install it.
    func install(_ bundle: SharingBundle, of team: String) async throws -> ToolRun {
        let folder = try TemporaryFolder()
        let (app, entitlements) = try bundle.assemble(in: folder.url)
        let signing = try await beckon(
            "sign", app.path, "--team", team, "--entitlements", entitlements.path,
            "--entitlements", "SharingIntents.appex=\(entitlements.path)")
        guard signing.status == 0 else { return signing }
        return try await beckon("install", app.path)
    }

    private static func install() async throws -> SharingApps {
        let installed = try InstalledApps.none()
        let apps = SharingApps(
            installed: installed, bakers: try await team("Bakers", in: installed),
            millers: try await team("Millers", in: installed))
        for name in ["Owner", "Reader"] {
            try await apps.add(SharingBundle(name: name).sharing(apps.bakers), of: apps.bakers)
        }
        try await apps.add(SharingBundle(name: "Sibling"), of: apps.bakers)
        try await apps.add(SharingBundle(name: "Stranger"), of: apps.millers)
        try await apps.add(SharingBundle(name: "Namesake").sharing(apps.millers), of: apps.millers)
        let notes = [
            "keychain add door \(apps.keychainGroup)": "0", "keychain add locker \(group)": "0",
            "group write \(group)": "written",
        ]
        for (note, answer) in notes {
            let said = try await apps.say(note, to: "owner")
            guard said == answer else { throw InstalledApps.InstallError(description: "\(note): \(said)") }
        }
        return apps
    }

    private static func team(_ name: String, in apps: InstalledApps) async throws -> String {
        let run = try await apps.beckon("sign", "--new-team", name, "--json")
        guard let team = try run.objects().first?["identifier"] as? String else {
            throw InstalledApps.InstallError(description: "beckon sign --new-team \(name): \(run)")
        }
        return team
    }

    private func add(_ bundle: SharingBundle, of team: String) async throws {
        let run = try await install(bundle, of: team)
        guard run.status == 0 else { throw InstalledApps.InstallError(description: "\(bundle.name): \(run)") }
    }
}

extension SharingBundle {
    /// With the groups that a team's apps share here.
    fileprivate func sharing(_ team: String) -> SharingBundle {
        SharingBundle(
            name: name, keychainGroups: ["\(team).com.example.shared"], applicationGroups: [SharingApps.group])
    }
}
