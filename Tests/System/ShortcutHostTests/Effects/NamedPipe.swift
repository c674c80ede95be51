// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A pipe by which a program tells a test that it has come somewhere, or is told to go on.
struct NamedPipe {
    let path: String

    init(_ path: String) throws {
        self.path = path
        guard mkfifo(path, 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    /// All that is written into it until somebody closes it, waited for on a thread that nobody else needs.
    func text() async -> String {
        await onThread { path in
            let pipe = open(path, O_RDONLY | O_CLOEXEC)
            defer { close(pipe) }
            var bytes = [UInt8](repeating: 0, count: 1024)
            var text = ""
            while case let count = read(pipe, &bytes, bytes.count), count > 0 {
                text += String(decoding: bytes[..<count], as: UTF8.self)
            }
            return text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// Writes a line, when there is somebody who reads it.
    func letGo() async {
        _ = await onThread { path in
            let pipe = open(path, O_WRONLY | O_CLOEXEC)
            defer { close(pipe) }
            return "\(write(pipe, "\n", 1))"
        }
    }

    private func onThread(_ body: @escaping @Sendable (String) -> String) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [path] in continuation.resume(returning: body(path)) }
        }
    }
}
