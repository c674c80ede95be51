// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import TestSupport
import Testing

@testable import Signing

@Suite("Signing a bundle")
struct BundleSignerTests {
    private let folder: TemporaryFolder
    private let bundle: BakeryBundle
    private let keys: SigningKeys

    init() throws {
        folder = try TemporaryFolder()
        bundle = try BakeryBundle()
        keys = SigningKeys(folder: folder.url.appending(path: "Teams"))
    }

    private func write(_ entitlements: [String: Any], to place: String) throws {
        try PropertyListSerialization.data(fromPropertyList: entitlements, format: .xml, options: 0)
            .write(to: bundle.url.appending(path: place))
    }

    @Test("a signed bundle verifies, and says who it is and what it may do")
    func whole() throws {
        let team = try keys.make("Bakers")
        try write(
            [
                "keychain-access-groups": [
                    "$(AppIdentifierPrefix)$(CFBundleIdentifier)", "${TeamIdentifierPrefix}shared",
                ],
                "com.apple.security.application-groups": ["group.org.example.bakery"],
                "com.apple.security.network.client": true, "org.example.unknown": ["kept": 3],
            ], to: "Bakery.entitlements")
        try BundleSigner(as: team, keys: keys).sign(bundle.url)
        let verified = try BundleVerifier().verify(bundle.url)
        let prefix = team.identifier.prefix
        #expect(verified.identity.bundle.text == "org.example.bakery")
        #expect(verified.identity.team == team.identifier)
        #expect(
            verified.identity.entitlements.keychainAccessGroups == [prefix + "org.example.bakery", prefix + "shared"])
        #expect(verified.identity.entitlements.applicationGroups == ["group.org.example.bakery"])
        #expect(verified.identity.entitlements.allowsNetwork)
        guard case .dictionary(let all) = verified.manifest.entitlements else { return #expect(Bool(false)) as Void }
        #expect(all["application-identifier"] == .string(prefix + "org.example.bakery"))
        #expect(all["com.apple.developer.team-identifier"] == .string(team.identifier.text))
        #expect(all["org.example.unknown"] == .dictionary(["kept": .integer(3)]))
        let nested = try #require(verified.nested.values.first)
        #expect(nested.identity.bundle.text == "org.example.bakery.intents")
        #expect(nested.identity.app == verified.identity.bundle)
        #expect(nested.identity.entitlements == Entitlements())
        #expect(try BundleVerifier().checkSeals(of: bundle.url) == verified)
    }

    @Test("signing twice gives the same manifest, and the signature is good each time")
    func again() throws {
        let signer = BundleSigner(as: try keys.make("Bakers"), keys: keys)
        try signer.sign(bundle.url)
        let manifest = bundle.url.appending(path: BundleManifest.Place.manifest)
        let first = try Data(contentsOf: manifest)
        try signer.sign(bundle.url)
        #expect(try Data(contentsOf: manifest) == first)
        #expect(try BundleVerifier().report(on: bundle.url).isValid)
    }

    @Test("entitlements of an earlier signature stay, under the prefix of the new team")
    func earlier() throws {
        let (first, second) = (try keys.make("Bakers"), try keys.make("Millers"))
        let given = GivenEntitlements(
            app: .dictionary([
                "keychain-access-groups": .array([.string("$(AppIdentifierPrefix)oven")]),
                "com.apple.security.network.client": .boolean(true),
            ]))
        try BundleSigner(as: first, keys: keys).sign(bundle.url, entitlements: given)
        try BundleSigner(as: second, keys: keys).sign(bundle.url)
        let identity = try BundleVerifier().verify(bundle.url).identity
        #expect(identity.team == second.identifier)
        #expect(identity.entitlements.keychainAccessGroups == [second.identifier.prefix + "oven"])
        #expect(identity.entitlements.allowsNetwork)
    }

    @Test(
        "entitlements for a nested bundle are given by its place, its folder or its identifier",
        arguments: ["PlugIns/Intents.appex", "Intents.appex", "org.example.bakery.intents"])
    func nestedEntitlements(name: String) throws {
        let list = PropertyTree.dictionary(["com.apple.security.network.client": .boolean(true)])
        try BundleSigner(as: try keys.make("Bakers"), keys: keys)
            .sign(bundle.url, entitlements: GivenEntitlements(nested: [name: list]))
        let verified = try BundleVerifier().verify(bundle.url)
        #expect(verified.nested.values.first?.identity.entitlements.allowsNetwork == true)
        #expect(!verified.identity.entitlements.allowsNetwork)
    }

    @Test("entitlements for a bundle that is not inside name the ones that are")
    func strayEntitlements() throws {
        let signer = BundleSigner(as: try keys.make("Bakers"), keys: keys)
        let error = #expect(throws: SigningError.self) {
            try signer.sign(bundle.url, entitlements: GivenEntitlements(nested: ["Oven.appex": .dictionary([:])]))
        }
        #expect(error?.remedy == "name one of PlugIns/Intents.appex")
    }

    @Test(
        "entitlements that cannot be signed are refused with the key and the remedy",
        arguments: [
            ("keychain-access-groups", ["ABCDEFGHIJ.shared"], BundleProblemCode.foreignEntitlement),
            ("keychain-access-groups", ["$(AppIdentifierPrefix)../x"], .foreignEntitlement),
            ("com.apple.security.application-groups", ["org.example.bakery"], .badEntitlement),
            ("com.apple.security.application-groups", ["group.../x"], .badEntitlement),
            ("com.apple.security.application-groups", ["group.$(UNKNOWN)"], .badEntitlement),
        ])
    func wrongEntitlements(key: String, value: [String], kind: BundleProblemCode) throws {
        try write([key: value], to: "PlugIns/Intents.appex/Intents.entitlements")
        let signer = BundleSigner(as: try keys.make("Bakers"), keys: keys)
        let problem = #expect(throws: BundleProblem.self) { try signer.sign(bundle.url) }
        #expect(problem?.code == kind)
        #expect(problem?.subject == "org.example.bakery.intents")
        #expect(problem?.reason.description.contains(key) == true)
        #expect(
            !FileManager.default.fileExists(atPath: bundle.url.appending(path: BundleManifest.Place.signature).path))
    }

    @Test("two entitlements files in one bundle are one too many")
    func twoFiles() throws {
        try write([:], to: "A.entitlements")
        try write([:], to: "B.entitlements")
        let signer = BundleSigner(as: try keys.make("Bakers"), keys: keys)
        let problem = #expect(throws: BundleProblem.self) { try signer.sign(bundle.url) }
        #expect(problem?.code == .badEntitlement)
    }

    @Test("a value no entitlement has is refused by its key")
    func wrongType() throws {
        try write(["com.example.when": Date(timeIntervalSince1970: 0)], to: "A.entitlements")
        let signer = BundleSigner(as: try keys.make("Bakers"), keys: keys)
        let problem = #expect(throws: BundleProblem.self) { try signer.sign(bundle.url) }
        #expect(problem?.reason == "the entitlement com.example.when is of type date, which no entitlement has")
    }
}
