// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The classes of a scene and its delegate.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject, NSCopying {
    /// The name in the Info.plist under which the configuration stands.
    public let name: String?
    /// The role of the scene.
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

    /// A configuration of its own with the same name, role and classes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // What calls this has the configuration, which stays on the main actor.
        let copy: UISceneConfiguration = MainActor.assumeIsolated {
            let copy = UISceneConfiguration(name: name, sessionRole: role)
            copy.sceneClass = sceneClass
            copy.delegateClass = delegateClass
            return copy
        }
        return copy
    }

    /// The file of the scene's first view controller.
    @available(
        *, unavailable, message: "storyboards are not read here; make the window in scene(_:willConnectTo:options:)"
    )
    open var storyboard: UIStoryboard? {
        get { nil }
        set {}
    }
}
