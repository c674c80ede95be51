// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Descriptors
package import Foundation
import Glibc
import Sentences

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

    /// The whole property list, its variables expanded and what identifies the bundle added.
    func entitlements(of part: Unsigned) throws -> PropertyTree {
        let rules = EntitlementRules(bundle: part.info.identifier, team: team)
        let bundle = part.info.identifier.text
        let settings = BuildSettings([
            "AppIdentifierPrefix": team.identifier.prefix, "TeamIdentifierPrefix": team.identifier.prefix,
            "DEVELOPMENT_TEAM": team.identifier.text, "CFBundleIdentifier": bundle,
            "PRODUCT_BUNDLE_IDENTIFIER": bundle,
        ])
        let tree: PropertyTree
        do {
            tree = try settings.expand(
                try part.entitlements ?? fileEntitlements(of: part) ?? earlierEntitlements(of: part))
        } catch let error as InfoPlistError {
            throw BundleProblem.badEntitlement(bundle, error)
        }
        guard case .dictionary(var values) = tree else {
            throw BundleProblem.badEntitlement(
                bundle, InfoPlistError(reason: "the list is of type \(tree.typeName)", remedy: "make it a dictionary"))
        }
        for (key, value) in rules.computed where values[key] == nil { values[key] = .string(value) }
        let complete = PropertyTree.dictionary(values)
        if let problem = rules.check(complete).problems.first { throw problem }
        return complete
    }

    private func fileEntitlements(of part: Unsigned) throws -> PropertyTree? {
        let files = part.contents.files.keys.filter { $0.names.count == 1 && $0.text.hasSuffix(".entitlements") }
            .sorted()
        guard let file = files.first else { return nil }
        let bundle = part.info.identifier.text
        guard files.count == 1 else {
            throw BundleProblem.badEntitlement(
                bundle,
                InfoPlistError(
                    reason:
                        "the bundle has \(files.count) .entitlements files, \(files.map(\.text).joined(separator: ", "))",
                    remedy: "keep one"))
        }
        let folder = try opened(part.place, in: folder(part.root, name: bundle), name: bundle)
        do {
            let bytes = try Descriptor(beneath: file.text, in: folder, flags: O_RDONLY | O_NONBLOCK)
                .bytes(limit: PropertyTree.sizeLimit)
            return try PropertyTree(reading: Data(bytes))
        } catch let error as SystemError {
            throw BundleProblem.unreadable(bundle, file, "\(error)")
        }
    }

    /// What the bundle was signed with before, with the prefix of the team that signs now.
    private func earlierEntitlements(of part: Unsigned) -> PropertyTree {
        // A manifest that is damaged or of an unknown team is ignored: the bundle starts without entitlements.
        guard let bytes = part.contents.manifest, let signature = part.contents.signature,
            let manifest = try? BundleManifest(reading: bytes), manifest.team.key.hasSigned(bytes, with: signature),
            case .dictionary(var values) = manifest.entitlements
        else { return .dictionary([:]) }
        values[Entitlements.Key.applicationIdentifier] = nil
        values[Entitlements.Key.teamIdentifier] = nil
        return .dictionary(values.mapValues { replacePrefix(manifest.team.identifier.prefix, in: $0) })
    }

    private func replacePrefix(_ earlier: String, in tree: PropertyTree) -> PropertyTree {
        switch tree {
        case .string(let text) where text.hasPrefix(earlier):
            .string(team.identifier.prefix + text.dropFirst(earlier.count))
        case .array(let items): .array(items.map { replacePrefix(earlier, in: $0) })
        case .dictionary(let values): .dictionary(values.mapValues { replacePrefix(earlier, in: $0) })
        default: tree
        }
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
