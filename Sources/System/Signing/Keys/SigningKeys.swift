// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Descriptors
package import Foundation
import Glibc
import Sentences

/// The keys of the person's own teams, a folder for each: its name and public
/// half in one file, the secret half in another that only they can read.
package struct SigningKeys: Sendable {
    /// What the team is called that is made when there is none.
    package static let personalName = "Personal"

    let folder: URL

    /// - Parameter folder: Made with the first team, for its owner alone.
    package init(folder: URL) { self.folder = folder }

    /// Every team whose key is here, by name.
    ///
    /// - Throws: ``SigningError`` naming the file that cannot be read.
    package func teams() throws(SigningError) -> [Team] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw unusable(folder, SystemError.reason(of: error))
        }
        var teams: [Team] = []
        for name in names.sorted() where TeamIdentifier(name) != nil { teams.append(try team(in: folder(of: name))) }
        return teams.sorted { ($0.name, $0.identifier) < ($1.name, $1.identifier) }
    }

    /// The team of this name or identifier; of no name, the only one there is or the personal one.
    ///
    /// - Returns: Nil if nothing was asked for and there is no team at all.
    /// - Throws: ``SigningError`` where no team is meant, or more than one.
    package func team(named name: String?) throws(SigningError) -> Team? {
        let teams = try teams()
        let wanted = name.map { TeamName($0)?.text ?? $0 } ?? Self.personalName
        if let team = teams.first(where: { $0.name == wanted || $0.identifier.text == wanted }) { return team }
        let known = teams.map { "\($0.name) (\($0.identifier))" }.joined(separator: ", ")
        if let name {
            throw SigningError(
                .noTeam, name.isEmpty ? "‘’" : name, reason: "there is no key for a team of that name",
                remedy: known.isEmpty
                    ? "make it with 'beckon sign --new-team'"
                    : "choose one of \(known), or make it with 'beckon sign --new-team'")
        }
        guard teams.count <= 1 else {
            throw SigningError(
                .ambiguousTeam, "--team", reason: "there is more than one team to sign as",
                remedy: "choose one of \(known)")
        }
        return teams.first
    }

    /// The team of this name or identifier; of no name, the one ``team(named:)`` finds, or else a new
    /// personal team.
    ///
    /// - Returns: The team, and whether it was made just now.
    package func teamForSigning(named name: String?) throws(SigningError) -> (team: Team, isNew: Bool) {
        if let team = try team(named: name) { return (team, false) }
        do throws(SigningError) {
            return (try make(Self.personalName), true)
        } catch {
            // Another process was quicker: then its team is the one.
            guard error.code == .ambiguousTeam, let team = try team(named: nil) else { throw error }
            return (team, false)
        }
    }

    /// A name as it can be printed: characters that show nothing, or turn those after them, by their numbers.
    private static func shown(_ name: String) -> String {
        name.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                "U+" + String(scalar.value, radix: 16, uppercase: true)
            default: String(scalar)
            }
        }.joined()
    }

    /// Makes a team with a new key. Its name is trimmed, and its characters composed.
    ///
    /// - Throws: ``SigningError`` for a name that is invalid, taken or looks like one that is, or if the disk
    ///   refuses.
    package func make(_ name: String) throws(SigningError) -> Team {
        guard let name = TeamName(name)?.text else {
            throw SigningError(
                .badTeamName, name.isEmpty ? "‘’" : Self.shown(name), reason: "that is not a valid team name",
                remedy: "use 1 to 100 visible characters on one line, and not an identifier")
        }
        let lock = try self.lock()
        defer { withExtendedLifetime(lock) {} }
        let appearance = TeamName.appearance(of: name)
        if let team = try teams().first(where: { TeamName.appearance(of: $0.name) == appearance }) {
            throw SigningError(
                .ambiguousTeam, name,
                reason: team.name == name
                    ? "a team of that name already exists: \(team.identifier)"
                    : "it looks like the existing team \(Self.shown(team.name)) (\(team.identifier))",
                remedy: "sign as it with --team \(team.identifier), or choose another name")
        }
        let secret = try SecretKey()
        guard let key = secret.publicKey, let identifier = key.teamIdentifier else {
            throw unusable(folder, "cannot create an identifier from the new key")
        }
        let team = Team(identifier: identifier, name: name, key: key)
        try write(team, secret)
        return team
    }

    /// The team's secret key, for as long as one signature takes.
    func secret(of team: Team) throws(SigningError) -> SecretKey {
        let file = folder(of: team.identifier.text).appending(path: Place.secret)
        let secret: SecretKey
        do throws(SystemError) {
            let descriptor = try Descriptor(path: file.path, flags: O_RDONLY | O_NOFOLLOW)
            let status = try descriptor.status()
            guard status.st_mode & 0o077 == 0, status.st_uid == geteuid() else {
                throw SystemError(EPERM)
            }
            let number = descriptor.number
            secret = try Result { () throws(SigningError) in
                try SecretKey { read(number, $0, SecretKey.size) == SecretKey.size }
            }.mapError { _ in SystemError(EIO) }.get()
        } catch {
            throw unusable(file, error.code == EPERM ? "others could read it" : "\(error)")
        }
        guard secret.isWhole, secret.publicKey == team.key else {
            throw unusable(file, "it does not belong to the public key beside it")
        }
        return secret
    }
}

/// How keys lie on the disk.
extension SigningKeys {
    enum Place {
        static let secret = "secret.key"
        static let description = "team.json"
        static let lock = "lock"
    }

    func folder(of identifier: String) -> URL {
        folder.appending(path: identifier, directoryHint: .isDirectory)
    }

    func team(in folder: URL) throws(SigningError) -> Team {
        let file = folder.appending(path: Place.description)
        let content: [UInt8]
        do throws(SystemError) {
            content = try Descriptor(path: file.path, flags: O_RDONLY | O_NOFOLLOW).bytes(limit: 1 << 12)
        } catch {
            throw unusable(file, "\(error)")
        }
        guard let stored = try? JSONDecoder().decode(StoredTeam.self, from: Data(content)),
            let key = TeamPublicKey(hexadecimal: stored.key), Team.isName(stored.name),
            let identifier = key.teamIdentifier, identifier.text == folder.lastPathComponent
        else { throw unusable(file, "it does not describe the team of its folder") }
        return Team(identifier: identifier, name: stored.name, key: key)
    }

    func write(_ team: Team, _ secret: borrowing SecretKey) throws(SigningError) {
        // Under a name that no reader looks for, until it is whole.
        let draft = folder.appending(path: "draft-\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(
                at: draft, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let description = try encoder.encode(StoredTeam(name: team.name, key: "\(team.key)"))
            try Self.write(Array(description), to: draft.appending(path: Place.description), mode: 0o644)
            try secret.withBytes { bytes in
                Result { () throws(SystemError) in
                    try Self.write(bytes, to: draft.appending(path: Place.secret), mode: 0o600)
                }
            }.get()
            guard rename(draft.path, folder(of: team.identifier.text).path) == 0 else { throw SystemError(errno) }
            try Descriptor(path: folder.path, flags: O_RDONLY | O_DIRECTORY).synchronize()
        } catch {
            // The draft may not be there, or not go away; what counts is why it was not finished.
            try? FileManager.default.removeItem(at: draft)
            throw unusable(folder, SystemError.reason(of: error))
        }
    }

    private static func write(
        _ bytes: some ContiguousBytes, to file: URL, mode: mode_t
    ) throws(SystemError) {
        let descriptor = try Descriptor(path: file.path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        let number = descriptor.number
        let isWritten = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) == $0.count }
        guard isWritten else { throw SystemError(errno) }
        try descriptor.synchronize()
    }

    /// Held while a team is made, so that two first installations make one personal team.
    func lock() throws(SigningError) -> Descriptor {
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let path = folder.appending(path: Place.lock).path
            let descriptor = try Descriptor(path: path, flags: O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
            while flock(descriptor.number, LOCK_EX) != 0 {
                guard errno == EINTR else { throw SystemError(errno) }
            }
            return descriptor
        } catch {
            throw unusable(folder, SystemError.reason(of: error))
        }
    }

    func unusable(_ file: URL, _ reason: Sentence) -> SigningError {
        SigningError(
            .unusableKeys, file.path, reason: "the key cannot be used: \(reason)",
            remedy: "make the file readable only by its owner (chmod 600), or restore it from a copy")
    }
}

/// A team as its file describes it.
private struct StoredTeam: Codable {
    var name: String
    var key: String
}
