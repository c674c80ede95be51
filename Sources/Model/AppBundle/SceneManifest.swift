// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The scenes an app is made of, from `UIApplicationSceneManifest`.
package struct SceneManifest: Hashable, Codable, Sendable {
    /// One way to set up a scene.
    package struct Configuration: Hashable, Codable, Sendable {
        /// `UISceneConfigurationName`, by which code asks for this one.
        package var name: String?
        /// `UISceneClassName`.
        package var sceneClass: String?
        /// `UISceneDelegateClassName`, with its module.
        package var delegateClass: String?
        /// `UISceneStoryboardFile`, without its extension.
        package var storyboard: String?

        package init(
            name: String? = nil, sceneClass: String? = nil, delegateClass: String? = nil, storyboard: String? = nil
        ) {
            self.name = name
            self.sceneClass = sceneClass
            self.delegateClass = delegateClass
            self.storyboard = storyboard
        }
    }

    /// `UIApplicationSupportsMultipleScenes`.
    package var supportsMultipleScenes = false
    /// `UISceneConfigurations`: by role, such as `UIWindowSceneSessionRoleApplication`, most preferred first.
    package var configurations: [String: [Configuration]] = [:]
}

extension SceneManifest {
    init(_ table: PropertyTable) throws(InfoPlistError) {
        self.init(supportsMultipleScenes: try table.boolean("UIApplicationSupportsMultipleScenes"))
        guard let roles = try table.table("UISceneConfigurations") else { return }
        // In the order of the keys, so that of several mistakes the same one is reported each time.
        for role in roles.values.keys.sorted() {
            var scenes: [Configuration] = []
            for scene in try roles.tables(role) {
                scenes.append(
                    Configuration(
                        name: try scene.string("UISceneConfigurationName"),
                        sceneClass: try scene.string("UISceneClassName"),
                        delegateClass: try scene.string("UISceneDelegateClassName"),
                        storyboard: try scene.string("UISceneStoryboardFile")))
            }
            configurations[role] = scenes
        }
    }
}
