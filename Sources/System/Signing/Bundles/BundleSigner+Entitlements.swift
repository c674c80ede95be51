// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Descriptors
import Foundation
import Glibc

extension BundleSigner {
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
                        "the bundle has \(files.count) .entitlements files, \(files.map(\.text).joined(separator: " and "))",
                    remedy: "leave one"))
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
