// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import TestSupport
import Testing

/// What apps share and what they do not, with signed and installed bundles and the real processes.
@Suite("Apps of two teams", .timeLimit(.minutes(2)))
struct SharingTests {
    @Test("the rightful reader gets the item and the file of its group")
    func rightful() async throws {
        let apps = try await SharingApps.copy()
        #expect(try await apps.say("keychain read door \(apps.keychainGroup)", to: "reader") == "s3cret")
        #expect(try await apps.say("keychain read door", to: "reader") == "s3cret")
        #expect(try await apps.say("keychain read locker", to: "reader") == "s3cret")
        #expect(try await apps.say("group read \(SharingApps.group)", to: "reader") == "for the group")
        let file = apps.groupFolder.appending(path: "note.txt").path(percentEncoded: false)
        #expect(try await apps.say("read \(file)", to: "reader") == "for the group")
    }

    @Test(
        "an app without the group gets errSecMissingEntitlement for naming it, and finds nothing without",
        arguments: ["sibling", "stranger", "namesake"])
    func item(thief: String) async throws {
        let apps = try await SharingApps.copy()
        for verb in ["read", "add", "update", "delete"] {
            let said = try await apps.say("keychain \(verb) door \(apps.keychainGroup)", to: thief)
            #expect(said == "-34018", "\(verb)")
        }
        for account in ["door", "locker"] {
            for verb in ["read", "update", "delete"] {
                #expect(try await apps.say("keychain \(verb) \(account)", to: thief) == "-25300", "\(verb) \(account)")
            }
        }
        #expect(try await apps.say("keychain read door", to: "owner") == "s3cret")
        #expect(try await apps.say("keychain read locker", to: "owner") == "s3cret")
    }

    @Test("an app without the group has no container for it, of whichever team", arguments: ["sibling", "stranger"])
    func container(thief: String) async throws {
        let apps = try await SharingApps.copy()
        for verb in ["path", "read", "write"] {
            #expect(try await apps.say("group \(verb) \(SharingApps.group)", to: thief) == "no container")
        }
        #expect(try await apps.say("keychain read locker \(SharingApps.group)", to: thief) == "-34018")
    }

    @Test(
        "the file is missing for an app without the group that knows its path",
        .enabled(if: MachineSandbox.isAvailable, "\(MachineSandbox.reason)"),
        arguments: ["sibling", "stranger", "namesake"])
    func path(thief: String) async throws {
        let apps = try await SharingApps.copy()
        let file = apps.groupFolder.appending(path: "note.txt")
        let path = file.path(percentEncoded: false)
        #expect(try await apps.say("read \(path)", to: thief) == "no file")
        let folder = apps.groupFolder.path(percentEncoded: false)
        for attempt in ["write \(path)", "list \(folder)"] {
            #expect(try await apps.say("attempt \(attempt)", to: thief) == "\(ENOENT)", "\(attempt)")
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == "for the group")
    }

    @Test("another team's group of the same name is another group")
    func namesake() async throws {
        let apps = try await SharingApps.copy()
        let group = SharingApps.group
        let folder = try await apps.say("group path \(group)", to: "namesake")
        #expect(folder.contains("/Containers/Groups/\(apps.millers)/"))
        #expect(try await apps.say("group read \(group)", to: "namesake") == "no file")
        #expect(try await apps.say("keychain read locker \(group)", to: "namesake") == "-25300")
        // What it keeps there changes nothing for the others, even under the same names.
        #expect(try await apps.say("group write \(group)", to: "namesake") == "written")
        #expect(try await apps.say("keychain add locker \(group)", to: "namesake") == "0")
        #expect(try await apps.say("keychain update locker \(group)", to: "namesake") == "0")
        #expect(try await apps.say("keychain read locker \(group)", to: "namesake") == "stolen")
        #expect(try await apps.say("keychain read locker \(group)", to: "owner") == "s3cret")
    }

    @Test("an app whose entitlements name another team's group is not installed")
    func foreignEntitlement() async throws {
        let apps = try await SharingApps.copy()
        let burglar = SharingBundle(name: "Burglar", keychainGroups: [apps.keychainGroup])
        let run = try await apps.install(burglar, of: apps.millers)
        #expect(run.status == 1)
        #expect(
            run.errors.contains(
                "keychain-access-groups names ‘\(apps.keychainGroup)’, "
                    + "which lies outside the team's prefix ‘\(apps.millers).’"), "\(run.errors)")
        let listing = try await apps.beckon("apps")
        #expect(!listing.output.contains("burglar"))
    }

    @Test("another team cannot take an app's place to get at what it shares")
    func impostor() async throws {
        let apps = try await SharingApps.copy()
        let impostor = SharingBundle(name: "Owner", applicationGroups: [SharingApps.group])
        let run = try await apps.install(impostor, of: apps.millers)
        #expect(run.status == 1)
        #expect(
            run.errors.contains(
                "signed by the team \(apps.bakers) (‘Bakers’), and this one is signed by \(apps.millers)"),
            "\(run.errors)")
        #expect(try await apps.say("keychain read door", to: "owner") == "s3cret")
    }

    @Test("a group's container goes with its last member, and takes nothing else along")
    func uninstall() async throws {
        let apps = try await SharingApps.copy()
        let outside = try TemporaryFolder()
        let diary = outside.url.appending(path: "diary.txt")
        try Data("dear diary".utf8).write(to: diary)
        let link = apps.groupFolder.appending(path: "link").path(percentEncoded: false)
        #expect(try await apps.say("link \(link) \(outside.url.path(percentEncoded: false))", to: "owner") == "linked")
        let namesake = try await apps.say("group path \(SharingApps.group)", to: "namesake")

        let first = try await apps.beckon("uninstall", "com.example.owner", "--json")
        #expect(try groups(first, "keptGroups") == [[apps.bakers, SharingApps.group]])
        #expect(try groups(first, "removedGroups") == [])
        #expect(try await apps.say("group read \(SharingApps.group)", to: "reader") == "for the group")

        let last = try await apps.beckon("uninstall", "com.example.reader", "--json")
        #expect(try groups(last, "keptGroups") == [])
        #expect(try groups(last, "removedGroups") == [[apps.bakers, SharingApps.group]])
        let files = FileManager.default
        #expect(!files.fileExists(atPath: apps.groupFolder.path(percentEncoded: false)))
        #expect(!files.fileExists(atPath: apps.state.appending(path: "Containers/Data/com.example.owner").path))
        #expect(files.fileExists(atPath: namesake))
        #expect(try String(contentsOf: diary, encoding: .utf8) == "dear diary")
    }

    /// Team and name of each group that `beckon uninstall` reports.
    private func groups(_ run: ToolRun, _ field: String) throws -> [[String?]] {
        let groups = try #require(try run.objects().last?[field] as? [[String: Any]], "\(run)")
        return groups.map { [$0["team"] as? String, $0["group"] as? String] }
    }
}
