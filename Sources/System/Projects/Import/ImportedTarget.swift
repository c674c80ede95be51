// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Checking
import ProjectTemplates

/// A target of an Xcode project on its way into a package.
package struct ImportedTarget {
    /// What a target becomes.
    package enum Kind: String, Hashable, Sendable {
        case app, intentsExtension, intentsInterfaceExtension, appIntentsExtension, library

        init?(_ kind: ProjectPart.Kind) {
            switch kind {
            case .app: self = .app
            case .intentsExtension: self = .intentsExtension
            case .intentsInterfaceExtension: self = .intentsInterfaceExtension
            case .appIntentsExtension: self = .appIntentsExtension
            case .otherExtension: return nil
            }
        }
    }

    /// A file and where it goes below the target's folder.
    struct Resource: Hashable {
        var path: String
        var place: String
    }

    /// The folders of links below the target's own.
    static let (sourcesFolder, resourcesFolder) = ("Sources", "Resources")

    /// Of its module.
    let name: String
    let kind: Kind
    /// The Swift files that are compiled, by their paths.
    var sources: [String]
    var resources: [Resource] = []
    /// The finished `Info.plist`.
    var plist: PropertyTree?
    var entitlements: PropertyTree?
    /// Names of the libraries it uses.
    var libraries: [String] = []
    var conditions: [String] = []
    var usesSwift6 = false
    var isOnMainActor = false
    /// Whether a storyboard draws its screens.
    var hasStoryboard = false
    /// Whether an app of a few lines stands in for the real one.
    var hasStandIn = false

    init(name: String, kind: Kind, sources: [String]) {
        (self.name, self.kind, self.sources) = (name, kind, sources)
    }

    /// Removes the scenes from the list, whose classes may be left out.
    mutating func removeScenes() {
        guard case .dictionary(var values)? = plist else { return }
        values["UIApplicationSceneManifest"] = nil
        plist = .dictionary(values)
    }

    /// The intents that its list says it handles.
    var supportedIntents: [String] {
        guard case .dictionary(let values)? = plist else { return [] }
        let keys =
            kind == .app ? ["INIntentsSupported"] : ["NSExtension", "NSExtensionAttributes", "IntentsSupported"]
        var tree: PropertyTree? = .dictionary(values)
        for key in keys {
            guard case .dictionary(let table)? = tree else { return [] }
            tree = table[key]
        }
        guard kind != .intentsInterfaceExtension, case .array(let items)? = tree else { return [] }
        return items.compactMap { if case .string(let name) = $0 { name } else { nil } }
    }

    /// The class with which an extension starts, without its module; nil if the list names none.
    var principalClass: String? {
        guard case .dictionary(let values)? = plist, case .dictionary(let table)? = values["NSExtension"],
            case .string(let name)? = table["NSExtensionPrincipalClass"]
        else { return nil }
        return name.split(separator: ".").last.map(String.init)
    }

    /// - Parameter modules: What its sources import.
    func manifest(importing modules: Set<String>) -> ImportedManifest.Target {
        var target = ImportedManifest.Target(name: name, isProgram: kind != .library)
        target.targets = libraries
        target.products = products(importing: modules)
        target.plugins = plugins
        target.excluded = excluded
        target.conditions = conditions
        target.usesSwift6 = usesSwift6
        target.isOnMainActor = isOnMainActor
        return target
    }

    private var hasDefinition: Bool { resources.contains { $0.path.hasSuffix(".intentdefinition") } }

    private var plugins: [String] {
        let isStarted = kind == .intentsExtension || kind == .intentsInterfaceExtension
        return (sources.isEmpty ? [] : ["RewritePlugin"]) + (isStarted ? ["ExtensionPlugin"] : [])
            + (hasDefinition ? ["IntentDefinitionPlugin"] : [])
    }

    private var excluded: [String] {
        (plist == nil ? [] : ["Info.plist"]) + (entitlements == nil ? [] : ["\(name).entitlements"])
            + (sources.isEmpty ? [] : [Self.sourcesFolder]) + (resources.isEmpty ? [] : [Self.resourcesFolder])
    }

    /// Those that an extension needs of what there is; without views it starts sooner.
    private func products(importing modules: Set<String>) -> [String] {
        let offered: Set = [
            "AppIntents", "CoreGraphics", "CoreLocation", "CoreSpotlight", "Intents", "IntentsUI", "MobileCoreServices",
            "QuartzCore", "Security", "UIKit", "UniformTypeIdentifiers",
        ]
        var products = modules.intersection(offered).union(["Intents"])
        // SwiftUI and frameworks like it bring UIKit along.
        if kind == .app || kind == .intentsInterfaceExtension || modules.contains("SwiftUI") {
            products.insert("UIKit")
        }
        if kind == .intentsInterfaceExtension { products.insert("IntentsUI") }
        return products.sorted()
    }
}
