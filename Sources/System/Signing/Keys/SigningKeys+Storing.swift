// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Descriptors
import Foundation
import Glibc

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
            throw unusable(folder, (error as? SystemError).map { "\($0)" } ?? error.localizedDescription)
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
            throw unusable(folder, (error as? SystemError).map { "\($0)" } ?? error.localizedDescription)
        }
    }

    func unusable(_ file: URL, _ reason: String) -> SigningError {
        SigningError(
            .unusableKeys, file.path, reason: "the key cannot be used: \(reason)",
            remedy: "give the file to its owner alone (chmod 600), or bring it back from a copy")
    }
}

/// A team as its file describes it.
private struct StoredTeam: Codable {
    var name: String
    var key: String
}
