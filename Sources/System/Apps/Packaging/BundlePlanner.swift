// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences

/// Decides which bundles a package makes.
///
/// Every executable target with an `Info.plist` in its folder becomes one: an
/// extension where the list has `NSExtension`, else an app. An extension
/// belongs into the app whose identifier its own begins with.
struct BundlePlanner {
    var package: URL
    var description: PackageDescription
    /// Settings by name, or by `TARGET:NAME` for one target alone.
    var settings: [String: String]

    /// The apps with their extensions, in the order of their names.
    ///
    /// - Parameters:
    ///   - product: The one app wanted, by target or product name; nil for all.
    ///   - refused: Told about a target whose list is not in order; its app is passed over unless this throws, or there
    ///     is no other.
    /// - Throws: ``InstallError`` naming the target or file that is in the way.
    func apps(
        product: String?,
        refused: (InstallError) throws(InstallError) -> Void = { error throws(InstallError) in throw error }
    ) throws(InstallError) -> [BundlePlan] {
        let candidates = description.targets.filter { target in
            target.type == "executable" && Disk.isFile(plistFile(of: target))
        }
        guard !candidates.isEmpty else { throw noBundle }
        var plans: [BundlePlan] = []
        var losses: [Loss] = []
        for target in candidates.sorted(by: { $0.name < $1.name }) {
            do throws(InstallError) {
                plans.append(try plan(target))
            } catch {
                guard let loss = loss(of: target, by: error) else { throw error }
                losses.append(loss)
            }
        }
        let apps = try chosen(product, among: try nested(Self.without(losses, plans)), losses)
        for loss in losses { try refused(loss.error) }
        return apps
    }

    private func chosen(
        _ product: String?, among apps: [BundlePlan], _ losses: [Loss]
    ) throws(InstallError) -> [BundlePlan] {
        let chosen =
            product.map { product in apps.filter { $0.product == product || $0.target.name == product } } ?? apps
        guard chosen.isEmpty else { return chosen }
        if let loss = losses.first { throw loss.error }
        guard let product, !apps.isEmpty else { throw noBundle }
        throw InstallError(
            .noBundle, product, reason: "the package has no app of that name",
            remedy: "choose one of \(apps.map(\.product).joined(separator: ", "))")
    }

    // MARK: Targets that make no bundle

    /// A target whose list is not in order, as far as it can be told whose it is.
    private struct Loss {
        var identifier: BundleIdentifier
        var isApp: Bool
        var error: InstallError
    }

    /// Nil if the list does not say for which app it is.
    private func loss(of target: PackageDescription.Target, by error: InstallError) -> Loss? {
        // What keeps the list from being read is what the person is told anyway.
        guard let data = try? Disk.read(plistFile(of: target), limit: PropertyTree.sizeLimit),
            case .dictionary(let raw)? = try? PropertyDocument(reading: data).tree,
            let own = raw["CFBundleIdentifier"]
        else { return nil }
        let isApp = Self.isApp(raw)
        let settings = buildSettings(of: target, kind: isApp ? .app : .intentsExtension, raw: raw)
        guard case .string(let text)? = try? settings.expand(own), let identifier = BundleIdentifier(text) else {
            return nil
        }
        return Loss(identifier: identifier, isApp: isApp, error: error)
    }

    /// The plans without those of an app that lacks itself or one of its extensions.
    private static func without(_ losses: [Loss], _ plans: [BundlePlan]) -> [BundlePlan] {
        let apps = plans.filter { $0.info.kind == .app }.map(\.info.identifier)
        let owners = apps + losses.filter(\.isApp).map(\.identifier)
        func owner(_ identifier: BundleIdentifier, isApp: Bool) -> BundleIdentifier? {
            isApp ? identifier : owners.filter(identifier.isInside).max { $0.text.count < $1.text.count }
        }
        let lost = Set(losses.compactMap { owner($0.identifier, isApp: $0.isApp) })
        return plans.filter { plan in
            owner(plan.info.identifier, isApp: plan.info.kind == .app).map { !lost.contains($0) } ?? true
        }
    }

    private static func isApp(_ raw: [String: PropertyTree]) -> Bool {
        raw["NSExtension"] == nil && raw["EXAppExtensionAttributes"] == nil
    }

    private func plistFile(of target: PackageDescription.Target) -> URL {
        package.appending(path: target.path).appending(path: "Info.plist")
    }

    private func plan(_ target: PackageDescription.Target) throws(InstallError) -> BundlePlan {
        let closure = description.closure(of: target)
        var resources = BundleResources()
        for member in closure { try resources.add(member, in: package) }
        let (plist, info) = try plist(of: target, modules: resources.modules)
        let names = Set(closure.map(\.name))
        return BundlePlan(
            target: target, product: description.productName(of: target), plist: plist, info: info,
            entitlements: try entitlements(of: target, identifier: info.identifier), items: resources.items,
            foreignResources: Set(
                description.targets.map(\.name).filter { !names.contains($0) }
                    .map { "\(description.name)_\($0).resources" }))
    }

    /// The finished list of a target, and what it says.
    private func plist(
        of target: PackageDescription.Target, modules: [String: String]
    ) throws(InstallError) -> (PropertyTree, InfoPlist) {
        let file = plistFile(of: target)
        let data = try Disk.read(file, limit: PropertyTree.sizeLimit)
        do throws(InfoPlistError) {
            let document = try PropertyDocument(reading: data)
            do throws(InfoPlistError) {
                let plist = try completed(document.tree, target: target, modules: modules)
                return (plist, try InfoPlist(plist))
            } catch {
                throw document.locating(error)
            }
        } catch {
            throw InstallError(.badPlist, file.path, error)
        }
    }

    /// The list with its variables expanded and what Xcode would add.
    private func completed(
        _ tree: PropertyTree, target: PackageDescription.Target, modules: [String: String]
    ) throws(InfoPlistError) -> PropertyTree {
        guard case .dictionary(let raw) = tree else {
            throw InfoPlistError(reason: "the outermost value is not a dictionary", remedy: "make it a dictionary")
        }
        let kind: BundleKind = Self.isApp(raw) ? .app : .intentsExtension
        let settings = buildSettings(of: target, kind: kind, raw: raw)
        guard case .dictionary(var values) = try settings.expand(tree) else { return tree }
        let product = description.productName(of: target)
        if values["CFBundleIdentifier"] == nil, let identifier = settings.values["PRODUCT_BUNDLE_IDENTIFIER"] {
            values["CFBundleIdentifier"] = .string(identifier)
        }
        let additions: [String: PropertyTree] = [
            "CFBundleExecutable": .string(product), "CFBundleName": .string(product),
            "CFBundlePackageType": .string(kind.packageType),
            "CFBundleDevelopmentRegion": .string(description.defaultLocalization ?? "en"),
        ]
        values.merge(additions) { own, _ in own }
        values["BeckonIntentModules"] = .dictionary(modules.mapValues(PropertyTree.string))
        return .dictionary(values)
    }

    func buildSettings(
        of target: PackageDescription.Target, kind: BundleKind, raw: [String: PropertyTree]
    ) -> BuildSettings {
        let product = description.productName(of: target)
        var standard = [
            "PRODUCT_NAME": product, "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "TARGET_NAME": target.name,
            "PRODUCT_MODULE_NAME": target.moduleName, "PRODUCT_BUNDLE_PACKAGE_TYPE": kind.packageType,
            "DEVELOPMENT_LANGUAGE": description.defaultLocalization ?? "en",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
        ]
        // Other keys name the identifier by its setting, as Xcode's templates do.
        if case .string(let identifier)? = raw["CFBundleIdentifier"],
            !identifier.contains("PRODUCT_BUNDLE_IDENTIFIER")
        {
            standard["PRODUCT_BUNDLE_IDENTIFIER"] = identifier
        }
        return BuildSettings(standard).overridden(by: settings, in: target.name)
    }

    /// Each extension inside its app; the longest identifier that fits wins.
    private func nested(_ plans: [BundlePlan]) throws(InstallError) -> [BundlePlan] {
        var apps = plans.filter { $0.info.kind == .app }
        for part in plans where part.info.kind != .app {
            let owners = apps.indices.filter { part.info.identifier.isInside(apps[$0].info.identifier) }
            guard
                let owner = owners.max(by: { apps[$0].info.identifier.text.count < apps[$1].info.identifier.text.count }
                )
            else {
                throw InstallError(
                    .strayExtension, part.info.identifier.text,
                    reason: apps.isEmpty
                        ? "the extension \(part.target.name) belongs to no app, because the package has none"
                        : "the extension \(part.target.name) belongs to no app of the package, whose apps are "
                            + "\(apps.map(\.info.identifier.text).joined(separator: ", "))",
                    remedy: "begin its CFBundleIdentifier with the app's, such as org.example.app.intents")
            }
            apps[owner].extensions.append(part)
        }
        return try distinct(apps)
    }

    private func distinct(_ apps: [BundlePlan]) throws(InstallError) -> [BundlePlan] {
        var owners: [BundleIdentifier: String] = [:]
        for plan in apps.flatMap({ [$0] + $0.extensions }) {
            if let other = owners.updateValue(plan.target.name, forKey: plan.info.identifier) {
                throw InstallError(
                    .clash, plan.info.identifier.text,
                    reason: "the targets \(other) and \(plan.target.name) have the same identifier",
                    remedy: "give one of them another CFBundleIdentifier")
            }
        }
        return apps
    }

    private var noBundle: InstallError {
        InstallError(
            .noBundle, package.path, reason: "no executable target of the package has an Info.plist in its folder",
            remedy:
                "add an Info.plist with CFBundleIdentifier to the app's target, and list it under the target's `exclude`"
        )
    }

    /// The one `.entitlements` file beside a target's `Info.plist`, its build settings expanded; nil
    /// if there is none.
    func entitlements(
        of target: PackageDescription.Target, identifier: BundleIdentifier
    ) throws(InstallError) -> PropertyTree? {
        guard let file = try entitlementsFile(of: target) else { return nil }
        let data = try Disk.read(file, limit: PropertyTree.sizeLimit)
        do throws(InfoPlistError) {
            return try entitlementSettings(of: target, identifier: identifier).expand(PropertyTree(reading: data))
        } catch {
            throw InstallError(.badPlist, file.path, error)
        }
    }

    private func entitlementsFile(of target: PackageDescription.Target) throws(InstallError) -> URL? {
        let folder = package.appending(path: target.path, directoryHint: .isDirectory)
        let names = try Disk.contents(of: folder).filter { $0.hasSuffix(".entitlements") }
        guard names.count <= 1 else {
            throw InstallError(
                .clash, folder.path,
                reason: "there is more than one .entitlements file: \(names.joined(separator: ", "))",
                remedy: "keep one")
        }
        return names.first.map { folder.appending(path: $0) }
    }

    /// The target's settings, with the variables only the signer knows kept as they are: a dollar sign
    /// that comes out of a setting begins no variable any more.
    private func entitlementSettings(
        of target: PackageDescription.Target, identifier: BundleIdentifier
    ) -> BuildSettings {
        var settings = ["CFBundleIdentifier": identifier.text, "PRODUCT_BUNDLE_IDENTIFIER": identifier.text]
        settings["BECKON_DOLLAR"] = "$"
        for name in ["AppIdentifierPrefix", "TeamIdentifierPrefix", "DEVELOPMENT_TEAM"] {
            settings[name] = "$(BECKON_DOLLAR)(\(name))"
        }
        // The kind decides no setting that an entitlement could hold.
        return buildSettings(of: target, kind: .app, raw: [:]).overridden(by: settings)
    }
}

extension InstallError {
    /// An error about a property list, with the file as its subject.
    init(_ code: InstallErrorCode, _ path: String, _ error: InfoPlistError) {
        self.init(
            code, path + (error.place.isEmpty ? "" : ":\(error.place)") + (error.key.isEmpty ? "" : ", \(error.key)"),
            reason: error.reason, remedy: error.remedy)
    }
}
