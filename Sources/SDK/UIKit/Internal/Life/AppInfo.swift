// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What UIKit reads of an app's Info.plist.
struct AppInfo: Decodable {
    private enum CodingKeys: String, CodingKey {
        case sceneManifest = "UIApplicationSceneManifest"
        case principalClass = "NSPrincipalClass"
    }

    private static let sizeLimit = 1 << 20

    var sceneManifest: DeclaredScenes?
    var principalClass: String?

    /// Reads the Info.plist beside an executable.
    ///
    /// - Throws: ``AppMisconfiguration`` when it cannot be read.
    static func read(beside executable: URL?) throws(AppMisconfiguration) -> AppInfo {
        guard let executable else {
            throw AppMisconfiguration("the executable's own place cannot be found; is /proc mounted?")
        }
        let file = executable.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Info.plist")
        let data: Data?
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }  // It was only read.
            data = try handle.read(upToCount: sizeLimit + 1)
        } catch {
            throw AppMisconfiguration(
                "\(file.path) cannot be read: \(error.localizedDescription); build and install again")
        }
        return try AppInfo(data ?? Data(), of: file.path)
    }

    /// - Throws: ``AppMisconfiguration`` naming the key whose value is of the wrong type.
    init(_ data: Data, of path: String) throws(AppMisconfiguration) {
        guard data.count <= Self.sizeLimit else {
            throw AppMisconfiguration(
                "\(path) is longer than \(Self.sizeLimit) bytes; an Info.plist has a few thousand")
        }
        do {
            self = try PropertyListDecoder().decode(AppInfo.self, from: data)
        } catch let DecodingError.typeMismatch(_, context) {
            let keys = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            throw AppMisconfiguration(
                "\(keys.joined(separator: " > ")) of \(path) is of the wrong type; "
                    + "‘beckon check’ says what it should be")
        } catch {
            throw AppMisconfiguration("\(path) cannot be read: \(error.localizedDescription); build and install again")
        }
    }
}

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
