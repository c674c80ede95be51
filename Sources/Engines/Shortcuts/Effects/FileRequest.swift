// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that is done with files, in the folder that a shortcut has or where the person points.
package enum FileRequest: Codable, Sendable {
    /// What the person chooses.
    case choose(allowsSeveral: Bool, Choosable)
    /// What stands at a path; where that is nil, what the person chooses.
    case open(path: String?, allowsSeveral: Bool, WhenAbsent)
    /// Keeps files; where the path is nil, where the person says. One that is empty or ends with `/` is of a folder.
    /// Gives the files with their places.
    case save([ContentFile], path: String?, overwrites: Bool)
    case createFolder(path: String)
    case append(String, path: String, isBefore: Bool, onNewLine: Bool)
    /// Into the bin, or for good.
    case delete([ContentFile], forGood: Bool)
    case listFolder(ContentFile?, path: String?, isDeep: Bool)
    case move([ContentFile], path: String?, overwrites: Bool)
    case rename(ContentFile, name: String)
    case link(ContentFile)

    /// What is done where nothing stands at a path.
    package enum WhenAbsent: String, Codable, Sendable {
        case givesNothing, fails
        /// For what is to be used instead: the file lay on the machine of the shortcut's author.
        case asks
    }

    /// What may be chosen.
    package enum Choosable: String, Codable, Sendable {
        case files, folders, both
    }
}
