// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

extension Descriptor {
    /// Removes an entry of this folder with all that is in it, whatever the rights, however deep, however much.
    ///
    /// No link is followed. A folder inside that isn't empty moves up, beside the others, so that two folders
    /// are open at a time and no path grows long. What is missing is no error.
    ///
    /// - Throws: ``SystemError`` with the last reason for which something could not be removed; all that
    ///   could be is gone then.
    package func remove(_ name: String) throws(SystemError) {
        let code = discard(name)
        guard Self.isNotEmpty(code) else {
            guard code == 0 || code == ENOENT else { throw SystemError(code) }
            return
        }
        let root = try emptiable(name)
        var tally: Tally
        // Each turn brings what lies deepest one step up.
        repeat {
            tally = Tally()
            try root.forEachEntry { name in
                root.removeOrEmpty(name, &tally)
                return true
            }
        } while tally.hasProgressed
        guard unlinkat(number, name, AT_REMOVEDIR) == 0 || errno == ENOENT else {
            throw SystemError(tally.failure ?? errno)
        }
    }

    /// What one turn came to.
    private struct Tally {
        var hasProgressed = false
        var failure: Int32?

        /// - Parameter code: The number of an error; 0 for none.
        mutating func add(_ code: Int32) {
            if code == 0 { hasProgressed = true } else if code != ENOENT { failure = code }
        }
    }

    private func removeOrEmpty(_ name: UnsafePointer<CChar>, _ tally: inout Tally) {
        let code = discard(name)
        guard Self.isNotEmpty(code) else { return tally.add(code) }
        do throws(SystemError) {
            let folder = try emptiable(name)
            var inner = Tally()
            try folder.forEachEntry { name in
                let code = folder.discard(name)
                inner.add(Self.isNotEmpty(code) ? folder.rename(name, to: self, as: Self.freshName()) : code)
                return true
            }
            if inner.hasProgressed { tally.hasProgressed = true }
            let code = discard(name)
            // Of a folder that stays, the reason why what is inside stays says more.
            tally.add(Self.isNotEmpty(code) ? inner.failure ?? code : code)
        } catch {
            tally.add(error.code)
        }
    }

    /// - Returns: 0 where the entry is gone, else the number of the error.
    private func discard(_ name: UnsafePointer<CChar>) -> Int32 {
        if unlinkat(number, name, 0) == 0 { return 0 }
        guard errno == EISDIR else { return errno }
        return unlinkat(number, name, AT_REMOVEDIR) == 0 ? 0 : errno
    }

    private static func isNotEmpty(_ code: Int32) -> Bool {
        code == ENOTEMPTY || code == EEXIST
    }

    /// Opens a folder of this one, and takes the rights to empty it.
    private func emptiable(_ name: UnsafePointer<CChar>) throws(SystemError) -> Descriptor {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW
        var opened = openat(number, name, flags)
        if opened < 0, errno == EACCES, fchmodat(number, name, 0o700, AT_SYMLINK_NOFOLLOW) == 0 {
            opened = openat(number, name, flags)
        }
        guard opened >= 0 else { throw SystemError(errno) }
        let folder = Descriptor(owning: opened)
        if try folder.status().st_mode & 0o700 != 0o700, fchmod(folder.number, 0o700) != 0 { throw SystemError(errno) }
        return folder
    }
}
