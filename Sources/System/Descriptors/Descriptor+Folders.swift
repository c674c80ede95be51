// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Glibc

/// Folders in a place where other processes may change anything.
extension Descriptor {
    /// Opens a folder of this one that only its owner may read. If there is none it is made; one
    /// that others may look into, or its owner may not, becomes such.
    ///
    /// What stands in its place and is no folder makes room: a file keeps what it says under another name
    /// beside it, a link, pipe or socket goes. What a link leads to is never touched.
    ///
    /// - Throws: ``SystemError`` where the disk refuses, or something comes into its place again and again.
    package func privateFolder(_ name: String) throws(SystemError) -> Descriptor {
        // Each turn ends in a folder, unless another process puts something else there meanwhile.
        for _ in 0..<8 {
            if mkdirat(number, name, 0o700) != 0, errno != EEXIST { throw SystemError(errno) }
            var status = stat()
            guard fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                if errno == ENOENT { continue }
                throw SystemError(errno)
            }
            guard status.st_mode & S_IFMT == S_IFDIR else {
                try clearAway(name, isFile: status.st_mode & S_IFMT == S_IFREG)
                continue
            }
            do throws(SystemError) {
                return try privatized(name, mode: status.st_mode)
            } catch {
                guard [ENOENT, ELOOP, ENOTDIR, EOPNOTSUPP].contains(error.code) else { throw error }
            }
        }
        throw SystemError(EBUSY)
    }

    private func privatized(_ name: String, mode: mode_t) throws(SystemError) -> Descriptor {
        if mode & 0o7777 != 0o700, fchmodat(number, name, 0o700, AT_SYMLINK_NOFOLLOW) != 0 { throw SystemError(errno) }
        return try Descriptor(name, in: self, flags: O_RDONLY | O_DIRECTORY)
    }

    private func clearAway(_ name: String, isFile: Bool) throws(SystemError) {
        let isGone =
            isFile ? renameat(number, name, number, "\(name) \(Self.freshName())") == 0 : unlinkat(number, name, 0) == 0
        guard isGone || errno == ENOENT else { throw SystemError(errno) }
    }

    /// Gives an entry of this folder, whatever its rights, another name in another folder of the same disk.
    package func move(_ name: String, to folder: borrowing Descriptor, as newName: String) throws(SystemError) {
        let code = rename(name, to: folder, as: newName)
        if code != 0 { throw SystemError(code) }
    }

    /// Gives an entry of this folder another name in another folder of the same disk, if that name is free; in one
    /// step, so that nothing is replaced.
    ///
    /// - Returns: Whether it was free.
    package func moveIfFree(
        _ name: String, to folder: borrowing Descriptor, as newName: String
    ) throws(SystemError) -> Bool {
        if beckon_rename_if_free(number, name, folder.number, newName) == 0 { return true }
        guard errno == EEXIST else { throw SystemError(errno) }
        return false
    }

    /// - Returns: 0, or the number of the error.
    func rename(
        _ name: UnsafePointer<CChar>, to folder: borrowing Descriptor, as newName: UnsafePointer<CChar>
    ) -> Int32 {
        if renameat(number, name, folder.number, newName) == 0 { return 0 }
        // In a folder that moves, the entry for the one above is rewritten, which takes the right to.
        guard errno == EACCES, fchmodat(number, name, 0o700, AT_SYMLINK_NOFOLLOW) == 0 else { return errno }
        return renameat(number, name, folder.number, newName) == 0 ? 0 : errno
    }

    /// Removes a folder that is empty; says whether it is gone.
    package func removeEmptyFolder(_ name: String) -> Bool {
        unlinkat(number, name, AT_REMOVEDIR) == 0 || errno == ENOENT
    }

    /// Of an entry that does not exist yet.
    static func freshName() -> String {
        String(UInt64.random(in: .min ... .max), radix: 16)
    }
}
