// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What `UIApplicationSceneManifest` of an Info.plist says.
struct DeclaredScenes: Decodable {
    /// One way to make a scene.
    struct Configuration: Decodable {
        private enum CodingKeys: String, CodingKey {
            case name = "UISceneConfigurationName"
            case sceneClass = "UISceneClassName"
            case delegateClass = "UISceneDelegateClassName"
        }

        var name: String?
        var sceneClass: String?
        var delegateClass: String?
    }

    private enum CodingKeys: String, CodingKey {
        case supportsMultipleScenes = "UIApplicationSupportsMultipleScenes"
        case configurations = "UISceneConfigurations"
    }

    let supportsMultipleScenes: Bool
    /// By their roles.
    let configurations: [String: [Configuration]]

    /// - Throws: `DecodingError` when a value is of the wrong type.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        supportsMultipleScenes = try container.decodeIfPresent(Bool.self, forKey: .supportsMultipleScenes) ?? false
        configurations =
            try container.decodeIfPresent([String: [Configuration]].self, forKey: .configurations) ?? [:]
    }

    init(supportsMultipleScenes: Bool = false, configurations: [String: [Configuration]] = [:]) {
        self.supportsMultipleScenes = supportsMultipleScenes
        self.configurations = configurations
    }

    /// The configuration of a role with a name, or without one the first; with its place in the list.
    func configuration(named name: String?, for role: UISceneSession.Role) -> (place: Int, Configuration)? {
        let candidates = configurations[role.rawValue] ?? []
        let found = candidates.enumerated().first { name == nil || $1.name == name }
        return found.map { ($0.offset, $0.element) }
    }
}
