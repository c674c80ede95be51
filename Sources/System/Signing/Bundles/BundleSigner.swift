// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Descriptors
package import Foundation
import Glibc

/// Signs an app: the bundles inside it first, then the app, which seals them.
package struct BundleSigner: Sendable {
    private let keys: SigningKeys
    let team: Team

    /// - Parameter team: One whose key is among the keys.
    package init(as team: Team, keys: SigningKeys) {
        self.team = team
        self.keys = keys
    }

    /// Writes a manifest and a signature into a bundle and each bundle inside, over older ones.
    ///
    /// - Throws: ``BundleProblem`` for a bundle that cannot be signed as it is, ``SigningError``
    ///   where the key or the entitlements given are of no use.
    package func sign(_ bundle: URL, entitlements given: GivenEntitlements = GivenEntitlements()) throws {
        let contents = try BundleContents.read(bundle)
        let infos = try contents.nested.map { ($0, try info(of: $0.contents)) }
        try given.checkNames(infos.map { ($1.identifier, $0.path) })
        let secret = try keys.secret(of: team)
        let root = try folder(bundle, name: contents.name)
        var sealed: [BundlePath: ContentHash] = [:]
        for (nested, info) in infos {
            let part = Unsigned(
                contents: nested.contents, info: info, place: nested.path, root: bundle,
                entitlements: given.value(for: info.identifier, at: nested.path))
            let manifest = try manifest(of: part)
            let inner = try opened(nested.path, in: root, name: nested.contents.name)
            let bytes = try write(manifest, to: inner, signedWith: secret)
            sealed[nested.path] = ContentHash(of: bytes)
        }
        let app = Unsigned(
            contents: contents, info: try info(of: contents), place: nil, root: bundle, entitlements: given.app)
        var manifest = try manifest(of: app)
        manifest.nested = sealed
        try write(manifest, to: root, signedWith: secret)
    }

    /// A bundle about to be signed.
    struct Unsigned {
        var contents: BundleContents
        var info: InfoPlist
        var place: BundlePath?
        var root: URL
        var entitlements: PropertyTree?
    }

    private func info(of contents: BundleContents) throws(BundleProblem) -> InfoPlist {
        if let problem = contents.problems.first { throw problem }
        guard let bytes = contents.info else { throw .noInfo(contents.name) }
        do {
            return try InfoPlist(reading: Data(bytes))
        } catch {
            throw .badInfo(contents.name, error)
        }
    }

    private func manifest(of part: Unsigned) throws -> BundleManifest {
        let program = try BundleProgram.open(part.contents, info: part.info, at: part.place, in: part.root)
        return BundleManifest(
            identifier: part.info.identifier, team: team, architecture: program.architecture,
            entitlements: try entitlements(of: part), files: part.contents.files, links: part.contents.links)
    }

    func folder(_ bundle: URL, name: String) throws(BundleProblem) -> Descriptor {
        do {
            return try Descriptor(path: bundle.path, flags: O_RDONLY | O_DIRECTORY)
        } catch {
            throw .unreadable(name, nil, "\(error)")
        }
    }

    func opened(
        _ place: BundlePath?, in root: borrowing Descriptor, name: String
    ) throws(BundleProblem) -> Descriptor {
        do {
            guard let place else { return try Descriptor(".", in: root, flags: O_RDONLY | O_DIRECTORY) }
            return try Descriptor(beneath: place.text, in: root, flags: O_RDONLY | O_DIRECTORY)
        } catch {
            throw .unreadable(name, nil, "\(error)")
        }
    }

    /// - Returns: The manifest's bytes.
    @discardableResult
    private func write(
        _ manifest: BundleManifest, to bundle: borrowing Descriptor, signedWith secret: borrowing SecretKey
    ) throws(BundleProblem) -> [UInt8] {
        let name = manifest.identifier.text
        let bytes: [UInt8]
        do {
            bytes = try manifest.bytes()
        } catch {
            throw .badEntitlement(name, error)
        }
        let signature = secret.signature(of: TeamPublicKey.context + bytes)
        do {
            try SealWriter.write(manifest: bytes, signature: signature, to: bundle)
        } catch {
            throw .unwritable(name, "\(error)")
        }
        return bytes
    }
}

/// Puts a manifest and its signature into a bundle.
enum SealWriter {
    /// The older signature goes first and the new one comes last, so that a bundle whose signing
    /// was cut short counts as unsigned, never as changed.
    static func write(
        manifest: [UInt8], signature: [UInt8], to bundle: borrowing Descriptor
    ) throws(SystemError) {
        if mkdirat(bundle.number, BundleManifest.Place.folder, 0o755) != 0, errno != EEXIST {
            throw SystemError(errno)
        }
        let folder = try Descriptor(BundleManifest.Place.folder, in: bundle, flags: O_RDONLY | O_DIRECTORY)
        for name in ["Signature", "Manifest.json"] where unlinkat(folder.number, name, 0) != 0 && errno != ENOENT {
            throw SystemError(errno)
        }
        for (name, bytes) in [("Manifest.json", manifest), ("Signature", signature)] {
            try Descriptor(name, in: folder, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o644).write(bytes)
        }
    }
}
