// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Glibc

/// Goes through what was found in an app and its nested bundles, and collects
/// what is wrong.
struct BundleExamination {
    private let machine: BundleArchitecture
    private let root: URL
    private let sdk: PrebuiltSDK
    /// Whether only signatures, `Info.plist` files and the SDKs of programs are looked at.
    private let isSealOnly: Bool
    private var parts: [BundleReport.Part] = []

    init(machine: BundleArchitecture, root: URL, sdk: PrebuiltSDK, isSealOnly: Bool = false) {
        self.machine = machine
        self.root = root
        self.sdk = sdk
        self.isSealOnly = isSealOnly
    }

    mutating func report(on contents: BundleContents) -> BundleReport {
        let app = part(contents, at: nil, in: nil)
        parts.append(app)
        for nested in contents.nested { parts.append(part(nested.contents, at: nested.path, in: app)) }
        checkIdentifiers()
        if let manifest = app.manifest { checkNested(of: contents, sealedBy: manifest) }
        return BundleReport(parts: parts)
    }

    private func part(
        _ contents: BundleContents, at place: BundlePath?, in app: BundleReport.Part?
    ) -> BundleReport.Part {
        var part = BundleReport.Part(place: place, name: contents.name)
        for problem in contents.problems { part.add(problem) }
        readInfo(contents, into: &part)
        if let info = part.info, let owner = app?.info, !info.identifier.isInside(owner.identifier) {
            part.add(.outsidePrefix(info.identifier, app: owner.identifier))
        }
        let manifest = genuineManifest(of: contents, for: &part)
        if let manifest { check(contents, manifest, in: app, for: &part) }
        if isSealOnly {
            checkInstalledProgram(of: &part)
        } else {
            checkProgram(contents, signed: manifest?.architecture, for: &part)
        }
        return part
    }

    private func check(
        _ contents: BundleContents, _ manifest: BundleManifest, in app: BundleReport.Part?,
        for part: inout BundleReport.Part
    ) {
        part.manifest = manifest
        if let owner = app?.manifest, manifest.team.key != owner.team.key {
            part.add(.otherTeam(part.name, manifest.team, app: owner.identifier, owner.team))
        }
        if let info = part.info, info.identifier != manifest.identifier {
            part.add(.otherBundle(part.name, signed: manifest.identifier))
        }
        compare(contents, with: manifest, for: &part)
        checkArchitecture(of: manifest, in: app, for: &part)
        let rules = EntitlementRules(bundle: manifest.identifier, team: manifest.team).check(manifest.entitlements)
        part.entitlements = rules.entitlements
        for problem in rules.problems { part.add(problem) }
    }

    private func readInfo(_ contents: BundleContents, into part: inout BundleReport.Part) {
        guard let bytes = contents.info else { return part.add(.noInfo(part.name)) }
        do {
            let info = try InfoPlist(reading: Data(bytes))
            part.info = info
            part.name = info.identifier.text
        } catch {
            part.add(.badInfo(part.name, error))
        }
    }

    /// The manifest, where its signature holds; what it says counts only then.
    private func genuineManifest(of contents: BundleContents, for part: inout BundleReport.Part) -> BundleManifest? {
        guard contents.manifest != nil || contents.signature != nil else {
            part.add(.unsigned(part.name))
            return nil
        }
        guard let bytes = contents.manifest, let signature = contents.signature else {
            let missing =
                contents.manifest == nil ? BundleManifest.Place.manifest : BundleManifest.Place.signature
            part.add(.halfSigned(part.name, missing: missing))
            return nil
        }
        let manifest: BundleManifest
        do {
            manifest = try BundleManifest(reading: bytes)
        } catch {
            part.add(.badManifest(part.name, error))
            return nil
        }
        guard manifest.team.key.hasSigned(bytes, with: signature) else {
            part.add(.badSignature(part.name, manifest.team))
            return nil
        }
        guard manifest.team.key.teamIdentifier == manifest.team.identifier else {
            part.add(.badTeamIdentifier(part.name, manifest.team))
            return nil
        }
        return manifest
    }

    private func compare(
        _ contents: BundleContents, with manifest: BundleManifest, for part: inout BundleReport.Part
    ) {
        for (path, file) in contents.files.sorted(by: { $0.key < $1.key }) {
            guard let sealed = manifest.files[path] else {
                part.add(manifest.links[path] == nil ? .extra(part.name, path) : .changed(part.name, path))
                continue
            }
            if sealed.hash != file.hash {
                part.add(.changed(part.name, path))
            } else if sealed.isExecutable != file.isExecutable {
                part.add(.changedMode(part.name, path, isExecutable: file.isExecutable))
            }
        }
        for (path, destination) in contents.links.sorted(by: { $0.key < $1.key })
        where manifest.links[path] != destination {
            let isNew = manifest.links[path] == nil && manifest.files[path] == nil
            part.add(isNew ? .extra(part.name, path) : .changed(part.name, path))
        }
        if isSealOnly { return }
        let sealed = Set(manifest.files.keys).union(manifest.links.keys)
        for path in sealed.subtracting(contents.places).sorted() { part.add(.missing(part.name, path)) }
    }

    private func checkArchitecture(
        of manifest: BundleManifest, in app: BundleReport.Part?, for part: inout BundleReport.Part
    ) {
        let found = manifest.architecture
        if let owner = app?.manifest, owner.architecture != found {
            part.add(.mixedArchitecture(part.name, found, app: owner.identifier, owner.architecture))
        } else if found != machine, app == nil || app?.manifest == nil {
            part.add(.otherMachine(part.name, found, here: machine))
        }
    }

    private func checkProgram(
        _ contents: BundleContents, signed: BundleArchitecture?, for part: inout BundleReport.Part
    ) {
        guard let info = part.info else { return }
        do {
            let program = try BundleProgram.open(contents, info: info, at: part.place, in: root)
            if let problem = try program.sdkProblem(with: sdk) { part.add(problem) }
            if let signed, program.architecture != signed {
                part.add(.otherThanSigned(part.name, program.architecture, signed: signed))
            }
            if let problem = try program.principalClassProblem() { part.add(problem) }
        } catch {
            part.add(error)
        }
    }

    /// Another Beckon may have come since the bundle was installed.
    private func checkInstalledProgram(of part: inout BundleReport.Part) {
        guard let info = part.info, let program = BundleProgram.installed(info, at: part.place, in: root) else {
            return
        }
        do {
            if let problem = try program.sdkProblem(with: sdk) { part.add(problem) }
        } catch {
            part.add(error)
        }
    }

    /// An identifier names one process, one container and one row of the store.
    private mutating func checkIdentifiers() {
        var places: [BundleIdentifier: BundlePath] = [:]
        for index in parts.indices {
            guard let identifier = parts[index].info?.identifier, let place = parts[index].place else { continue }
            if let other = places.updateValue(place, forKey: identifier) {
                parts[index].add(.sameIdentifier(identifier, other, place))
            }
        }
    }

    /// What the app's manifest says of the bundles in it.
    private mutating func checkNested(of contents: BundleContents, sealedBy manifest: BundleManifest) {
        let name = manifest.identifier.text
        for nested in contents.nested {
            guard let sealed = manifest.nested[nested.path] else {
                parts[0].add(.extra(name, nested.path))
                continue
            }
            // Of a nested bundle that is unsigned or another team's, that is the thing to tell.
            let inner = parts.first { $0.place == nested.path }?.manifest
            guard let inner, inner.team.key == manifest.team.key, let bytes = nested.contents.manifest,
                ContentHash(of: bytes) != sealed
            else { continue }
            parts[0].add(.changedNested(name, nested.path))
        }
        for path in Set(manifest.nested.keys).subtracting(contents.nested.map(\.path)).sorted() {
            parts[0].add(.missing(name, path))
        }
    }
}
