// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Descriptors
package import Foundation
import Glibc

/// The keys of the person's own teams, a folder for each: its name and public
/// half in one file, the secret half in another that only they can read.
package struct SigningKeys: Sendable {
    /// What the team is called that is made when there is none.
    package static let personalName = "Personal"

    let folder: URL

    /// - Parameter folder: Made with the first team, for its owner alone.
    package init(folder: URL) {
        self.folder = folder
    }

    /// Every team whose key is here, by name.
    ///
    /// - Throws: ``SigningError`` naming the file that cannot be read.
    package func teams() throws(SigningError) -> [Team] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw unusable(folder, error.localizedDescription)
        }
        var teams: [Team] = []
        for name in names.sorted() where TeamIdentifier(name) != nil { teams.append(try team(in: folder(of: name))) }
        return teams.sorted { ($0.name, $0.identifier) < ($1.name, $1.identifier) }
    }

    /// The team of this name or identifier; of no name, the only one there is or the personal one.
    ///
    /// - Returns: Nil where nothing was asked for and there is no team at all.
    /// - Throws: ``SigningError`` where no team is meant, or more than one.
    package func team(named name: String?) throws(SigningError) -> Team? {
        let teams = try teams()
        let wanted = name.map { TeamName($0)?.text ?? $0 } ?? Self.personalName
        if let team = teams.first(where: { $0.name == wanted || $0.identifier.text == wanted }) { return team }
        let known = teams.map { "\($0.name) (\($0.identifier))" }.joined(separator: ", ")
        if let name {
            throw SigningError(
                .noTeam, name, reason: "no key of a team of that name is here",
                remedy: (known.isEmpty ? "" : "choose one of \(known), or ") + "make it with 'beckon sign --new-team'")
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
            guard error.kind == .ambiguousTeam, let team = try team(named: nil) else { throw error }
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
    /// - Throws: ``SigningError`` for a name that is taken, looks like one that is, or is none, or where the disk
    ///   refuses.
    package func make(_ name: String) throws(SigningError) -> Team {
        guard let name = TeamName(name)?.text else {
            throw SigningError(
                .badTeamName, Self.shown(name), reason: "a team cannot be called that",
                remedy: "use 1 to 100 characters on one line that can be seen and do not look like an identifier")
        }
        let lock = try self.lock()
        defer { withExtendedLifetime(lock) {} }
        let appearance = TeamName.appearance(of: name)
        if let team = try teams().first(where: { TeamName.appearance(of: $0.name) == appearance }) {
            throw SigningError(
                .ambiguousTeam, name,
                reason: team.name == name
                    ? "there is a team of that name already, \(team.identifier)"
                    : "it looks like a team there is already, \(Self.shown(team.name)) (\(team.identifier))",
                remedy: "sign as it with --team \(team.identifier), or choose another name")
        }
        let secret = try SecretKey()
        guard let key = secret.publicKey, let identifier = key.teamIdentifier else {
            throw unusable(folder, "no identifier can be made of the new key")
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
