// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is left of a scene while it is not connected: the app's one window, as the system keeps it.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable, _SwiftNewtypeWrapper {
        /// The role's text, as `UISceneConfigurations` of the Info.plist has it.
        public let rawValue: String

        /// The role with a text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An interactive window on the device's own screen, the only one there is here.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A window on another screen that takes no touches.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        /// A window on another screen, by its older name.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    /// The connected scene, if there is one.
    open internal(set) weak var scene: UIScene?
    /// The role of the scene.
    public let role: Role
    /// The configuration of the scene.
    open internal(set) var configuration: UISceneConfiguration
    /// The session's name, the same at each start of the app.
    public let persistentIdentifier: String
    /// What the scene was doing when it was last asked, see ``UISceneDelegate/stateRestorationActivity(for:)``.
    open var stateRestorationActivity: NSUserActivity?
    /// What the app keeps with the session: property-list values. Kept as long as the process.
    open var userInfo: [String: Any]?

    init(configuration: UISceneConfiguration, persistentIdentifier: String) {
        role = configuration.role
        self.configuration = configuration
        self.persistentIdentifier = persistentIdentifier
    }
}
