// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a scene is made: its class and its delegate's.
@MainActor open class UISceneConfiguration: NSObject {
    /// The name in the Info.plist under which the configuration stands.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The scene's class; nil for ``UIWindowScene``.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate, which conforms to ``UISceneDelegate``.
    open var delegateClass: AnyClass?

    /// A configuration by its name in the Info.plist, which fills in what the app does not set.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
