// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Glibc

/// What stands at a place in a folder.
struct FolderEntry: Sendable {
    enum Kind: Sendable {
        case file, folder, link, other
    }

    /// From the folder that was looked through.
    var names: [String]
    var kind: Kind
    /// In bytes.
    var size: Int
    var changed: Date

    var name: String { names.last ?? "" }
    var path: String { names.joined(separator: "/") }

    /// Nil if there is nothing.
    init?(_ name: String, in folder: borrowing Descriptor, at names: [String]) throws(SystemError) {
        var status = stat()
        guard fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            if [ENOENT, ENOTDIR].contains(errno) { return nil }
            throw SystemError(errno)
        }
        self.init(status, at: names)
    }

    init(_ status: stat, at names: [String]) {
        self.names = names
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        size = Int(status.st_size)
        changed = Date(
            timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1_000_000_000)
    }
}
