// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What Beckon uses of a bundle's `Info.plist`, with Apple's meaning of the keys.
package struct InfoPlist: Hashable, Codable, Sendable {
    /// `CFBundleIdentifier`.
    package var identifier: BundleIdentifier
    /// `CFBundleName`.
    package var name: String?
    /// `CFBundleDisplayName`, the name a person reads.
    package var displayName: String?
    /// `INAlternativeAppNames`: what people say for the app besides.
    package var alternativeNames: [String]
    /// `CFBundleExecutable`: a file name inside the bundle, never a path.
    package var executable: String?
    /// `CFBundlePackageType`, four letters.
    package var packageType: String?
    /// `CFBundleDevelopmentRegion`, a language tag.
    package var developmentRegion: String?
    /// `CFBundleLocalizations`.
    package var localizations: [String]
    /// `NSExtension`, or `EXAppExtensionAttributes` of newer kinds; nil for an app.
    package var `extension`: ExtensionPlist?
    /// `INIntentsSupported`: class names of the intents an app handles itself.
    package var intentsSupported: [String]
    /// `INIntentsRestrictedWhileLocked`: the ones among them that need an unlocked device.
    package var intentsRestrictedWhileLocked: [String]
    /// `NSUserActivityTypes`: the activities the app can be opened with, class names of its intents among them.
    package var userActivityTypes: [String]
    /// `CFBundleURLSchemes` of all `CFBundleURLTypes`: the schemes of the URLs that open the app, in small letters.
    package var urlSchemes: [String]
    /// `UIApplicationShortcutItems`, in the order a person sees them.
    package var staticQuickActions: [StaticQuickAction]
    /// The files of the app's icon: `CFBundleIconFiles` of `CFBundlePrimaryIcon` in `CFBundleIcons`, else the older
    /// `CFBundleIconFiles` or `CFBundleIconFile` beside it; names as code writes them, `@2x` and `.png` left out.
    package var iconFiles: [String]
    /// `UISupportedInterfaceOrientations`; nil for an app that can be all ways up.
    package var orientations: InterfaceOrientations?
    /// `UISupportedInterfaceOrientations~ipad`, which count on a tablet instead.
    package var padOrientations: InterfaceOrientations?
    /// `UIApplicationSceneManifest`; nil for an app without scenes.
    package var sceneManifest: SceneManifest?
    /// `BeckonIntentModules`, Beckon's own key, written by the bundler: the Swift
    /// module that holds the classes of each definition, by the definition's name.
    package var intentModules: [String: String]

    package init(identifier: BundleIdentifier) {
        self.identifier = identifier
        alternativeNames = []
        localizations = []
        intentsSupported = []
        intentsRestrictedWhileLocked = []
        userActivityTypes = []
        urlSchemes = []
        staticQuickActions = []
        iconFiles = []
        intentModules = [:]
    }

    /// An app, unless there is an extension point.
    package var kind: BundleKind { `extension`?.kind ?? .app }

    /// What a person calls the bundle: display name, name, or the identifier's last part.
    package var title: String {
        displayName ?? name ?? identifier.text.split(separator: ".").last.map(String.init) ?? identifier.text
    }
}

/// The `NSExtension` dictionary of an extension's `Info.plist`.
package struct ExtensionPlist: Hashable, Codable, Sendable {
    /// From `NSExtensionPointIdentifier` or `EXExtensionPointIdentifier`.
    package var kind: BundleKind
    /// `NSExtensionPrincipalClass`, with its module.
    package var principalClass: String?
    /// `NSExtensionMainStoryboard`, without its extension: what an extension that draws may name instead of a class.
    package var mainStoryboard: String?
    /// `IntentsSupported`: class names without a module; never empty if the kind has it.
    package var intentsSupported: [String]
    /// `IntentsRestrictedWhileLocked`: the ones among them that need an unlocked device.
    package var intentsRestrictedWhileLocked: [String] = []
}
