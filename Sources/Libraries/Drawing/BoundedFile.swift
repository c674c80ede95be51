// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc

/// Reads a file whole, unless it is too large or no file.
package enum BoundedFile {
    /// Why a file is not read.
    package enum Problem: Error, Hashable {
        case absent
        case noFile
        case tooLarge(limit: Int)
        case system(Int32)

        /// What stands in the way, as a part of a sentence.
        package var reason: String {
            switch self {
            case .absent: "there is no such file"
            case .noFile: "it is no ordinary file"
            case .tooLarge(let limit): "it has more than \(limit) bytes"
            case .system(let code): String(cString: strerror(code))
            }
        }
    }

    /// The bytes of a file that has no more than a limit of them.
    package static func read(_ file: URL, limit: Int) -> Result<[UInt8], Problem> {
        // Without waiting: a pipe in its place would never be opened by anybody else.
        let descriptor = open(file.path(percentEncoded: false), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return .failure(errno == ENOENT ? .absent : .system(errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return .failure(.system(errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.noFile) }
        guard status.st_size <= limit else { return .failure(.tooLarge(limit: limit)) }
        return contents(of: descriptor, limit: limit)
    }

    private static func contents(of descriptor: Int32, limit: Int) -> Result<[UInt8], Problem> {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Glibc.read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return .failure(.system(errno)) }
            if count == 0 { return .success(bytes) }
            bytes += piece[..<count]
            // It may have grown since it was measured.
            guard bytes.count <= limit else { return .failure(.tooLarge(limit: limit)) }
        }
    }
}
