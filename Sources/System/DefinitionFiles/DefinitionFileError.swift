// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why a definition could not be read from disk; mistakes inside of it are diagnostics.
package enum DefinitionFileError: Error, Hashable, Sendable {
    /// Nothing is there.
    case notFound(path: String)
    /// Something is there that is not a regular file, such as a socket or a device.
    case notAFile(path: String)
    /// The system refuses it; the reason is the system's.
    case unreadable(path: String, reason: Sentence)
    /// More bytes than a definition may have.
    case tooLarge(path: String, limit: Int)
    /// A link checked out as text names a file that does not exist.
    case danglingLink(path: String, target: String)
    /// Links checked out as text lead from one to the next without an end.
    case tooManyLinks(path: String, limit: Int)
    /// A folder holds no definition.
    case noDefinition(folder: String)
    /// A folder holds more files and folders than are looked through.
    case folderTooLarge(folder: String, limit: Int)
    /// What the project says about the definition's classes can't be used.
    case badSettings(path: String, reason: Sentence)
}

extension DefinitionFileError: PersonReadable {
    /// The thing, the reason and the remedy in one line.
    package var sentence: Sentence { "\(path): \(reason); \(remedy)" }

    /// The file or folder.
    package var path: String {
        switch self {
        case .notFound(let path), .notAFile(let path), .unreadable(let path, _), .tooLarge(let path, _),
            .danglingLink(let path, _), .tooManyLinks(let path, _), .noDefinition(let path),
            .folderTooLarge(let path, _), .badSettings(let path, _):
            path
        }
    }

    /// What is wrong with it, without a full stop.
    package var reason: Sentence {
        switch self {
        case .notFound: "there is no such file or folder"
        case .notAFile: "this is not a regular file"
        case .unreadable(_, let reason): "the file can't be read: \(reason)"
        case .tooLarge(_, let limit): "the file has more than \(limit) bytes"
        case .danglingLink(_, let target):
            "the file is a symbolic link that was checked out as text, and \(target) is missing"
        case .tooManyLinks(_, let limit): "more than \(limit) links lead from one to the next"
        case .noDefinition: "the folder holds no .intentdefinition file"
        case .folderTooLarge(_, let limit): "the folder holds more than \(limit) files"
        case .badSettings(_, let reason): "cannot read the class prefix and the visibility from here: \(reason)"
        }
    }

    /// What to do about it.
    package var remedy: Sentence {
        switch self {
        case .notFound: "check the path"
        case .notAFile: "give an .intentdefinition file or a folder that contains some"
        case .unreadable: "check its permissions"
        case .tooLarge: "check that it is a definition"
        case .danglingLink: "check out the file it names, or check out again with symbolic links"
        case .tooManyLinks: "give the definition itself"
        case .noDefinition: "give the file or the folder it is in"
        case .folderTooLarge: "give the folder of the definition itself"
        case .badSettings:
            "write an \(DefinitionSettings.fileName) beside the definition, such as "
                + #"{"classPrefix": "AB", "visibility": "public"}"#
        }
    }
}
