// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a shared property list was not read or written.
enum PreferenceFileError: Error, Hashable {
    /// The content is not what it should be.
    case damaged(String, reason: String)
    case unreadable(String, reason: String)
    case unwritable(String, reason: String)
    case tooLarge(String, size: Int, limit: Int)
}

extension PreferenceFileError: CustomStringConvertible {
    var description: String {
        switch self {
        case .damaged(let path, let reason):
            "\(path): \(reason); it is set aside as a file with ‘damaged’ in its name, and the defaults begin anew"
        case .unreadable(let path, let reason):
            "\(path): it cannot be read: \(reason); check that it is a file of your own"
        case .unwritable(let path, let reason):
            "\(path): it cannot be written: \(reason); check the rights to it and the room on the disk"
        case .tooLarge(let path, let size, let limit):
            "\(path): the defaults would take \(size) bytes, and \(limit) are the most; "
                + "keep large data in files of the group's container"
        }
    }
}
