// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import Sentences

/// Why there is nothing to check at a path.
package enum ProjectReadingError: Error, Hashable, Sendable {
    case notFound(path: String)
    /// The path leads to a file that is neither a project nor a definition.
    case notAProject(path: String)
    /// Neither an Info.plist nor a definition is in the folder.
    case nothingToCheck(path: String)
    /// `swift package describe` failed.
    case badPackage(InstallError)
    case folderTooLarge(path: String, limit: Int)
}

extension ProjectReadingError: PersonReadable {
    /// The thing, the reason and the remedy.
    package var sentence: Sentence { "\(reason); \(remedy)" }

    /// The thing and what is wrong with it, without a full stop.
    package var reason: Sentence {
        switch self {
        case .notFound(let path): "'\(path)' is missing"
        case .notAProject(let path): "'\(path)' cannot be checked"
        case .nothingToCheck(let path): "'\(path)' holds no Info.plist of an app and no definition"
        case .badPackage(let error): "\(error.subject): \(error.reason)"
        case .folderTooLarge(let path, let limit): "'\(path)' holds more than \(limit) files"
        }
    }

    /// What to do about it.
    package var remedy: Sentence {
        switch self {
        case .notFound: "check the path"
        case .notAProject: "give a folder, an .xcodeproj, a Package.swift, an .app or an .intentdefinition"
        case .nothingToCheck: "give the folder of a package, project or bundle"
        case .badPackage(let error): error.detail.map { "\(error.remedy)\n\($0)" } ?? error.remedy
        case .folderTooLarge: "give the folder of the project itself"
        }
    }
}
