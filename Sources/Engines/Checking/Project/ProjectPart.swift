// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle

/// An app or an extension of a project, as far as its files say.
package struct ProjectPart: Sendable {
    /// What a part is for, as far as rules tell parts apart.
    package enum Kind: String, Hashable, Sendable {
        case app, intentsExtension, intentsInterfaceExtension, appIntentsExtension
        /// An extension that has nothing to do with intents, such as a widget.
        case otherExtension

        /// The kind an `NSExtensionPointIdentifier` stands for.
        package init(extensionPoint: String) {
            switch BundleKind(extensionPoint: extensionPoint) {
            case .intentsExtension: self = .intentsExtension
            case .intentsInterfaceExtension: self = .intentsInterfaceExtension
            case .appIntentsExtension: self = .appIntentsExtension
            case .app, nil: self = .otherExtension
            }
        }
    }

    /// What the part is signed to be allowed.
    package enum Signing: Sendable {
        /// The project does not say in a way that can be read here.
        case unknown
        /// There is no entitlements file.
        case none
        case file(PlistDocument)
    }

    /// The target's or the bundle's name.
    package var name: String
    package var kind: Kind
    /// The number of the app it is embedded in; nil for an app, and where that is not known.
    package var app: Int?
    /// Nil if it could not be found or read.
    package var plist: PlistDocument?
    package var signing = Signing.unknown
    /// The bundle identifier with its variables replaced; nil if one has no value.
    package var identifier: String?
    /// The numbers of the sources that are its own.
    package var sources: [Int] = []
    /// The numbers of the sources of its package's libraries that it uses.
    package var linkedSources: [Int] = []
    /// The numbers of the definitions of its target and of the targets it uses.
    package var definitions: [Int] = []
    /// Whether ``sources`` holds all that is compiled into it.
    package var knowsSources = false
    /// Whether ``definitions`` holds all that it can reach.
    package var knowsDefinitions = false

    /// Whether it is installed here as its plist says.
    package var isInstallable = false

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

extension ProjectPart {
    /// The entitlements, where they are known; an empty list if there are none.
    var entitlements: PlistDocument? {
        switch signing {
        case .unknown: nil
        case .none: PlistDocument(path: plist?.path ?? name, tree: .dictionary([:]))
        case .file(let document): document
        }
    }

    /// `IntentsSupported` of an extension, `INIntentsSupported` of an app.
    private var supportedIntentsKeys: [String] {
        kind == .app ? ["INIntentsSupported"] : ["NSExtension", "NSExtensionAttributes", "IntentsSupported"]
    }

    /// The supported intents with their places.
    var supportedIntents: [(text: String, place: Place)] { plist?.texts(at: supportedIntentsKeys) ?? [] }

    /// Whether the list of supported intents can be read to its end.
    var hasOpenIntents: Bool { plist?.isOpen(at: supportedIntentsKeys) ?? true }

    /// Where a missing intent would be added.
    var supportedIntentsPlace: Place { plist?.place(supportedIntentsKeys) ?? Place(path: name) }
}
