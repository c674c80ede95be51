// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
package import Foundation
import Glibc
import Sentences
package import Store

/// Where the device's key is kept from one start to the next; only the person can read it.
package struct DeviceKeyFile {
    private static let limit = 4096

    /// The file with the key.
    package let file: URL

    package init(in folder: StateFolder) {
        file = folder.root.appending(path: "device.key")
    }

    /// The key of the start before; nil if there is none.
    ///
    /// - Throws: An error that says why the file is not to be used.
    package func read() throws -> DeviceKey? {
        // No link is followed and no pipe waited for.
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw DeviceRefusal("\(SystemError(errno))")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw DeviceRefusal("it is not a regular file")
        }
        guard status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
            throw DeviceRefusal("others can read it")
        }
        guard let data = try handle.read(upToCount: Self.limit + 1), data.count <= Self.limit else {
            throw DeviceRefusal("it is empty, or too long")
        }
        return try JSONDecoder().decode(DeviceKey.self, from: data)
    }

    /// Keeps the key, in the place of the one before.
    package func keep(_ key: DeviceKey) throws {
        let draft = file.appendingPathExtension("new")
        let data = try JSONEncoder().encode(key)
        unlink(draft.path)
        guard
            FileManager.default.createFile(
                atPath: draft.path, contents: data, attributes: [.posixPermissions: 0o600]),
            rename(draft.path, file.path) == 0
        else { throw DeviceRefusal("\(SystemError(errno))") }
    }
}
