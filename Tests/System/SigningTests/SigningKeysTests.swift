// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import TestSupport
import Testing

@testable import Signing

@Suite("Signing keys")
struct SigningKeysTests {
    private let folder: TemporaryFolder
    private let keys: SigningKeys

    init() throws {
        folder = try TemporaryFolder()
        keys = SigningKeys(folder: folder.url.appending(path: "Teams"))
    }

    private func secretFile(of team: Team) -> URL {
        folder.url.appending(path: "Teams/\(team.identifier)/secret.key")
    }

    @Test("a team that was made is listed, and its secret half is its owner's alone")
    func make() throws {
        #expect(try keys.teams().isEmpty)
        let millers = try keys.make("Millers")
        let bakers = try keys.make("Bakers")
        #expect(try keys.teams() == [bakers, millers])
        #expect(bakers.key != millers.key)
        #expect(bakers.identifier == bakers.key.teamIdentifier)
        let attributes = try FileManager.default.attributesOfItem(atPath: secretFile(of: bakers).path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(attributes[.size] as? Int == 64)
    }

    @Test("a team is found by name and by identifier; without a name, the only or the personal one")
    func choice() throws {
        #expect(try keys.team(named: nil) == nil)
        let bakers = try keys.make("Bakers")
        #expect(try keys.team(named: nil) == bakers)
        #expect(try keys.team(named: bakers.identifier.text) == bakers)
        let millers = try keys.make("Millers")
        #expect(try keys.team(named: "Millers") == millers)
        let error = #expect(throws: SigningError.self) { try keys.team(named: nil) }
        #expect(error?.code == .ambiguousTeam)
        #expect(error?.remedy.description.contains("Bakers (\(bakers.identifier))") == true)
        let personal = try keys.make(SigningKeys.personalName)
        #expect(try keys.team(named: nil) == personal)
        let unknown = #expect(throws: SigningError.self) { try keys.team(named: "Grocers") }
        #expect(unknown?.code == .noTeam)
    }

    @Test("the first signature makes the personal team, and says so once")
    func personal() throws {
        let first = try keys.teamForSigning(named: nil)
        #expect(first.isNew)
        #expect(first.team.name == "Personal")
        let second = try keys.teamForSigning(named: nil)
        #expect(!second.isNew)
        #expect(second.team == first.team)
    }

    @Test("many first signatures at once make one team")
    func race() async throws {
        let teams = try await withThrowingTaskGroup(of: Team.self) { group in
            for _ in 0..<8 { group.addTask { try keys.teamForSigning(named: nil).team } }
            return try await group.reduce(into: Set<Team>()) { $0.insert($1) }
        }
        #expect(teams.count == 1)
    }

    @Test(
        "a name that is taken or invalid is refused",
        arguments: [
            "Bakers", "", " ", "a\nb", "ABCDEFGHIJ", "\u{202E}Bakers", "Ba\u{200B}kers", "B\u{2066}x", "\u{00A0}",
            "\u{115F}",
        ])
    func names(name: String) throws {
        _ = try keys.make("Bakers")
        let error = #expect(throws: SigningError.self) { try keys.make(name) }
        #expect(error?.code == (name == "Bakers" ? .ambiguousTeam : .badTeamName))
        #expect(error?.subject.isEmpty == false)
        #expect(try keys.teams().count == 1)
    }

    @Test(
        "a name that looks like another is refused, with the identifier of that one",
        arguments: [
            "Bakers ", " Bakers", "bakers", "B\u{00E1}kers", "Ba\u{0301}kers", "B\u{0430}kers", "Ba kers",
            "\u{0412}akers",
            "\u{FF22}akers", "Baker\u{0455}",
        ])
    func lookAlikes(name: String) throws {
        let bakers = try keys.make("Bakers")
        let error = #expect(throws: SigningError.self) { try keys.make(name) }
        #expect(error?.code == .ambiguousTeam)
        #expect(error?.reason.description.contains("\(bakers.identifier)") == true)
        #expect(try keys.teams() == [bakers])
    }

    @Test("a name is kept trimmed and composed, and found as it was typed")
    func normalForm() throws {
        let team = try keys.make("  E\u{0301}clairs \u{4F60}\u{597D} ")
        #expect(Array(team.name.unicodeScalars) == Array("\u{00C9}clairs \u{4F60}\u{597D}".unicodeScalars))
        #expect(try keys.team(named: "E\u{0301}clairs \u{4F60}\u{597D}") == team)
        #expect(try keys.make("Other clairs").name == "Other clairs")
    }

    @Test("a secret key that others could read is not used")
    func openFile() throws {
        let team = try keys.make("Bakers")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: secretFile(of: team).path)
        let error = #expect(throws: SigningError.self) { _ = try keys.secret(of: team).publicKey }
        #expect(error?.code == .unusableKeys)
        #expect(error?.subject == secretFile(of: team).path)
    }

    @Test("a secret key that is cut, changed or another's is not used")
    func damagedFile() throws {
        let team = try keys.make("Bakers")
        let file = secretFile(of: team)
        let whole = try Data(contentsOf: file)
        var changed = whole
        changed[3] ^= 1
        let other = try Data(contentsOf: secretFile(of: try keys.make("Millers")))
        for bytes in [whole.prefix(40), changed, other] {
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: bytes)
            try handle.close()
            let error = #expect(throws: SigningError.self) { _ = try keys.secret(of: team).publicKey }
            #expect(error?.code == .unusableKeys)
            #expect(error?.subject == file.path)
        }
    }

    @Test("a team's description that does not fit its folder is named", arguments: ["{}", "no JSON", ""])
    func damagedDescription(text: String) throws {
        let team = try keys.make("Bakers")
        let file = folder.url.appending(path: "Teams/\(team.identifier)/team.json")
        try Data(text.utf8).write(to: file)
        let error = #expect(throws: SigningError.self) { try keys.teams() }
        #expect(error?.code == .unusableKeys)
        #expect(error?.subject.hasSuffix("team.json") == true)
    }

    @Test("a signature is good for its bytes and its key alone")
    func signatures() throws {
        let team = try keys.make("Bakers")
        let bytes = Array("bread".utf8)
        let signature = try keys.secret(of: team).signature(of: TeamPublicKey.context + bytes)
        #expect(team.key.hasSigned(bytes, with: signature))
        #expect(!team.key.hasSigned(bytes + [0], with: signature))
        #expect(!team.key.hasSigned(bytes, with: signature.dropLast()))
        #expect(!(try keys.make("Millers")).key.hasSigned(bytes, with: signature))
    }

    @Test("the hash is BLAKE2b with 32 bytes, as b2sum prints it")
    func hash() throws {
        // printf abc | b2sum --length=256
        #expect(
            ContentHash(of: Array("abc".utf8))?.description
                == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
    }
}
