// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import ExtensionHost
import Foundation
import IntentValues
import TestSupport
import Testing
import Wire

@testable import Keychain

/// A real extension, built with the SDK, in a process of its own.
@Suite("From inside a handler", .timeLimit(.minutes(2)))
struct ExtensionTests {
    private struct Services: SystemServices {
        let keychain: Keychain

        func answer(_ call: AnySystemCall, from identity: BundleIdentity) async -> SystemAnswer {
            switch call {
            case .keychain(let call): .init(to: call, .success(await keychain.answer(call, from: identity)))
            default: .refusal(CallRefusal(.unavailable, "only the keychain is there"))
            }
        }
    }

    /// The fixture, beside its `Info.plist` as when it is installed.
    private struct Fixture {
        let test: TestKeychain
        let host: ExtensionHost
        let launch: BundleLaunch

        init(identity: BundleIdentity?, keychain: TestKeychain? = nil) async throws {
            if let keychain { test = keychain } else { test = try await TestKeychain() }
            host = ExtensionHost(
                sandbox: MachineSandbox.isAvailable ? try Sandbox(path: nil) : nil,
                services: Services(keychain: test.keychain))
            let folder = test.folder.url.appending(path: "Extension-\(UUID().uuidString)")
            let files = FileManager.default
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            let executable = folder.appending(path: "KeychainIntents")
            try files.copyItem(at: PackageRoot.products.appending(path: "FixtureIntents"), to: executable)
            try files.copyItem(
                at: PackageRoot.url.appending(path: "Tests/Fixtures/Extensions/Keychain/Info.plist"),
                to: folder.appending(path: "Info.plist"))
            launch = BundleLaunch(
                identifier: "com.example.keychain.intents", executable: executable,
                environment: ["BECKON_LANGUAGE": "zh-Hans"], workingDirectory: folder,
                policy: SandboxPolicy(readable: [folder]), identity: identity)
        }

        /// - Returns: What the handler said to the note.
        func say(_ note: String) async throws -> String {
            let intent = IntentPayload(className: "FixtureIntents.CommandIntent", values: ["note": .string(note)])
            let answer = try await host.send(.handle(intent), to: launch)
            guard case .response(let response) = answer.reply, case .string(let text)? = response.properties["what"]
            else { return "\(answer)" }
            return text
        }
    }

    private func identity(team: String = "AAAAAAAAAA", groups: [String] = []) throws -> BundleIdentity {
        try .testing("com.example.keychain.intents", team: team, groups: groups)
    }

    @Test("every style of keychain code works", arguments: ["modern", "pointer", "constants"])
    func styles(_ style: String) async throws {
        let fixture = try await Fixture(identity: identity())
        let dialogue = [
            ("read me", "-25300"), ("add me s3cret", "0"), ("read me", "s3cret"), ("add me again", "-25299"),
            ("update me 新密码", "0"), ("read me", "新密码"), ("delete me", "0"), ("delete me", "-25300"),
            ("update me x", "-25300"),
        ]
        for (note, answer) in dialogue {
            #expect(try await fixture.say("\(style) \(note)") == answer, "\(style) \(note)")
        }
        await fixture.host.stopAll()
    }

    @Test("internet passwords work as in Apple's article")
    func internet() async throws {
        let fixture = try await Fixture(identity: identity())
        #expect(try await fixture.say("internet read me") == "noPassword")
        #expect(try await fixture.say("internet add me s3cret") == "0")
        #expect(try await fixture.say("internet read me") == "s3cret")
        #expect(try await fixture.say("internet update you other") == "0")
        #expect(try await fixture.say("internet read you") == "other")
        #expect(try await fixture.say("internet delete you") == "0")
        await fixture.host.stopAll()
    }

    @Test("what is kept outlives the process and the host")
    func restart() async throws {
        let first = try await Fixture(identity: identity())
        #expect(try await first.say("modern add me s3cret") == "0")
        #expect(try await first.say("modern add you s3cret") == "0")
        await first.host.stopAll()
        let second = try await Fixture(identity: identity(), keychain: TestKeychain(in: first.test.folder))
        #expect(try await second.say("modern read me") == "s3cret")
        #expect(try await second.say("all") == "me,you")
        await second.host.stopAll()
    }

    @Test("many threads read at once")
    func concurrency() async throws {
        let fixture = try await Fixture(identity: identity())
        #expect(try await fixture.say("modern add me s3cret") == "0")
        #expect(try await fixture.say("many me") == "s3cret: 100")
        await fixture.host.stopAll()
    }

    @Test("a group that is not the bundle's gives errSecMissingEntitlement and no data")
    func foreignGroup() async throws {
        let owner = try await Fixture(identity: identity(groups: ["shared"]))
        #expect(try await owner.say("group AAAAAAAAAA.shared add me s3cret") == "0")
        #expect(try await owner.say("group AAAAAAAAAA.shared read me") == "s3cret")
        for thief in [try identity(), try identity(team: "BBBBBBBBBB", groups: ["shared"]), nil] {
            let fixture = try await Fixture(identity: thief, keychain: owner.test)
            for verb in ["read me", "add me x", "update me x", "delete me"] {
                #expect(try await fixture.say("group AAAAAAAAAA.shared \(verb)") == "-34018", "\(verb)")
            }
            await fixture.host.stopAll()
        }
        #expect(try await owner.say("group AAAAAAAAAA.shared read me") == "s3cret")
        await owner.host.stopAll()
    }

    @Test("a message is in the person's language")
    func message() async throws {
        let fixture = try await Fixture(identity: identity())
        #expect(try await fixture.say("message") == "在钥匙串中找不到该项目。")
        await fixture.host.stopAll()
    }
}
