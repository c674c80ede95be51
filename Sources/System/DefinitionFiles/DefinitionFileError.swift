// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a definition could not be read from disk; mistakes inside of it are diagnostics.
package enum DefinitionFileError: Error, Hashable, Sendable {
    /// Nothing is there.
    case notFound(path: String)
    /// Something is there that is no regular file, such as a socket or a device.
    case notAFile(path: String)
    /// The system refuses it; the reason is the system's.
    case unreadable(path: String, reason: String)
    /// More bytes than a definition may have.
    case tooLarge(path: String, limit: Int)
    /// A link checked out as text names a file that is not there.
    case danglingLink(path: String, target: String)
    /// Links checked out as text lead from one to the next without an end.
    case tooManyLinks(path: String, limit: Int)
    /// A folder holds no definition.
    case noDefinition(folder: String)
    /// A folder holds more files and folders than are looked through.
    case folderTooLarge(folder: String, limit: Int)
    /// What the project says about the definition's classes can't be used.
    case badSettings(path: String, reason: String)
}

extension DefinitionFileError: CustomStringConvertible {
    /// The thing, the reason and the remedy in one line.
    package var description: String {
        switch self {
        case .notFound(let path):
            "\(path): there is no such file or folder; check the path"
        case .notAFile(let path):
            "\(path): this is no regular file; give a .intentdefinition file or a folder with some"
        case .unreadable(let path, let reason):
            "\(path): the file can't be read: \(reason); check its permissions"
        case .tooLarge(let path, let limit):
            "\(path): the file has more than \(limit) bytes; check that it is a definition"
        case .danglingLink(let path, let target):
            "\(path): the file is a link that was checked out as text, and there is no \(target); "
                + "check out the file it names, or check out again with symbolic links"
        case .tooManyLinks(let path, let limit):
            "\(path): more than \(limit) links lead from one to the next; give the definition itself"
        case .noDefinition(let folder):
            "\(folder): the folder holds no .intentdefinition file; give the file or the folder it is in"
        case .folderTooLarge(let folder, let limit):
            "\(folder): the folder holds more than \(limit) files; give the folder of the definition itself"
        case .badSettings(let path, let reason):
            "\(path): the class prefix and the visibility can't be taken from here: \(reason); write an "
                + "\(DefinitionSettings.fileName) beside the definition, such as "
                + #"{"classPrefix": "AB", "visibility": "public"}"#
        }
    }
}
