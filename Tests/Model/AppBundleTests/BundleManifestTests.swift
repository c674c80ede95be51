// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Testing

@testable import AppBundle

@Suite("A bundle's manifest")
struct BundleManifestTests {
    private static func manifest() throws -> BundleManifest {
        let team = Team(
            identifier: try #require(TeamIdentifier("7F3K2M9QXA")), name: "Bäcker “Süd”",
            key: try #require(TeamPublicKey([UInt8](repeating: 7, count: 32))))
        let hash = try #require(ContentHash([UInt8](0..<32)))
        var manifest = BundleManifest(
            identifier: try #require(BundleIdentifier("org.example.bakery")), team: team, architecture: .arm64)
        manifest.entitlements = .dictionary([
            "keychain-access-groups": .array([.string("7F3K2M9QXA.shared")]), "unknown\n\"key\"": .integer(-3),
            "com.apple.security.network.client": .boolean(true), "inner": .dictionary(["a": .array([])]),
        ])
        let alias = try #require(BundlePath("Fonts/alias"))
        manifest.files = [
            try #require(BundlePath("Bakery")): .init(hash: hash, isExecutable: true),
            try #require(BundlePath("zh-Hans.lproj/面包.strings")): .init(hash: hash, isExecutable: false),
        ]
        manifest.links = [alias: try #require(LinkDestination("../Bakery", at: alias))]
        manifest.nested = [try #require(BundlePath("PlugIns/Intents.appex")): hash]
        return manifest
    }

    @Test("what was written is read again, byte for byte")
    func roundTrip() throws {
        let manifest = try Self.manifest()
        let bytes = try manifest.bytes()
        let read = try BundleManifest(reading: bytes)
        #expect(read == manifest)
        #expect(try read.bytes() == bytes)
    }

    @Test("the form is JSON with its keys in order and nothing that could be left out")
    func form() throws {
        let text = String(decoding: try Self.manifest().bytes(), as: UTF8.self)
        #expect(
            text.hasPrefix(
                #"{"architecture":"aarch64","entitlements":{"com.apple.security.network.client":true,"inner""#))
        #expect(text.hasSuffix(#""key":"\#(String(repeating: "07", count: 32))","name":"Bäcker “Süd”"},"version":1}"#))
        #expect(text.contains(#""unknown\u000a\"key\"":-3"#))
    }

    @Test("no byte of it can be left out or put in twice")
    func everyByteCounts() throws {
        let bytes = try Self.manifest().bytes()
        let whole = try BundleManifest(reading: bytes)
        for place in bytes.indices {
            var shorter = bytes
            shorter.remove(at: place)
            let read = try? BundleManifest(reading: shorter)
            // A letter of a name or value may go, and then it is another manifest.
            #expect(read != whole)
            if let read { #expect(try read.bytes() == shorter) }
        }
    }

    @Test(
        "text that is not in the one form is refused, with the place",
        arguments: [
            (#"{"a": 1}"#, "a value is missing, at byte 5"), (#"{"b":1,"a":1}"#, "out of order"),
            (#"{"a":1,"a":1}"#, "there twice"), ("01", "a value is missing"), ("1.5", "something follows the end"),
            ("-0", "a value is missing"), ("null", "a value is missing"), (#""\n""#, "an escape that is not needed"),
            (#""\u0041""#, "an escape that is not needed"), (#""\u001F""#, "an escape that is not needed"),
            ("\"\u{1}\"", "a bare control character"), (#""a"#, "a string has no end"), ("[1,]", "a value is missing"),
            ("[1", "a closing bracket is missing"), ("{}{}", "something follows the end"), ("", "a value is missing"),
            ("99999999999999999999999", "a value is missing"),
        ])
    func otherForms(text: String, reason: String) {
        let error = #expect(throws: Problem<Fault>.self) { try CanonicalJSONReader.read(Array(text.utf8)) }
        #expect(error?.reason.description.contains(reason) == true, "\(error?.reason ?? "")")
    }

    @Test("bytes that are no UTF-8, and nesting without end, are refused")
    func hostile() {
        let error = #expect(throws: Problem<Fault>.self) { try CanonicalJSONReader.read([0x22, 0xFF, 0x22]) }
        #expect(error?.reason.description.contains("UTF-8") == true)
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)
        #expect(
            #expect(throws: Problem<Fault>.self) { try CanonicalJSONReader.read(deep) }?.reason.description.contains(
                "deeper")
                == true)
    }

    @Test("lists and tables nest thirty-two deep, and no deeper", arguments: [("[", "]"), ("{\"a\":", "}")])
    func depth(opening: String, closing: String) throws {
        func nested(_ depth: Int) -> [UInt8] {
            // The innermost value is a level of its own.
            Array(
                (String(repeating: opening, count: depth - 1) + "1" + String(repeating: closing, count: depth - 1)).utf8
            )
        }
        _ = try CanonicalJSONReader.read(nested(32))
        let error = #expect(throws: Problem<Fault>.self) { try CanonicalJSONReader.read(nested(33)) }
        #expect(error?.reason.description.contains("deeper") == true)
    }

    @Test(
        "a manifest with a key, a path or a value that none has is refused",
        arguments: [
            ("\"version\":1", "\"version\":2", "version 2"), ("\"version\":1", "\"version\":1,\"x\":1", "unknown key"),
            ("blake2b-256", "md5", "hashes are of kind"), ("\"Bakery\"", "\"../Bakery\"", "wrong entry"),
            ("../Bakery", "../../Bakery", "wrong entry"), ("aarch64", "pdp11", "‘architecture’ cannot be"),
            ("org.example.bakery", "org..bakery", "‘identifier’ cannot be"),
            ("7F3K2M9QXA\",\"key", "7F3\",\"key", "‘identifier’"),
            ("\"executable\":true", "\"executable\":1", "neither true nor false"),
            ("\"inner\":{\"a\":[]}", "\"inner\":{\"e\u{301}\":1,\"\u{E9}\":2}", "two keys that look alike"),
            (",\"name\":\"Bäcker “Süd”\"", "", "no ‘name’"),
        ])
    func wrongContent(part: String, replacement: String, reason: String) throws {
        let text = String(decoding: try Self.manifest().bytes(), as: UTF8.self)
        try #require(text.contains(part))
        let changed = text.replacing(part, with: replacement, maxReplacements: 1)
        let error = #expect(throws: Problem<Fault>.self) { try BundleManifest(reading: Array(changed.utf8)) }
        #expect(error?.reason.description.contains(reason) == true, "\(error?.reason ?? "")")
    }

    @Test(
        "a path never leads out of its bundle",
        arguments: [
            "", "/", "/a", "a/", "a//b", ".", "..", "a/../b", "a/./b", "a\nb", "a\0b",
            String(repeating: "a", count: 256),
        ])
    func wrongPaths(text: String) {
        #expect(BundlePath(text) == nil)
    }

    @Test("two spellings of one letter are two paths")
    func spelling() throws {
        let (composed, decomposed) = (try #require(BundlePath("\u{E9}")), try #require(BundlePath("e\u{301}")))
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed]).count == 2)
    }

    @Test(
        "a link stays inside on paper, whatever its way leads through",
        arguments: [
            ("a", "b", true), ("a", "b/c", true), ("d/a", "../b", true), ("d/e/a", "../../b", true),
            ("a", "../b", false),
            ("d/a", "../../b", false), ("a", "/b", false), ("a", "b/../c", false), ("a", "", false),
            ("d/a", "b//c", false),
            ("d/a", "./b", false),
        ])
    func links(path: String, destination: String, isInside: Bool) throws {
        let path = try #require(BundlePath(path))
        #expect((LinkDestination(destination, at: path) != nil) == isInside)
    }
}
