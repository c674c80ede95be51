// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import CSodium
import Descriptors
import Glibc

extension ContentHash {
    /// Nil if libsodium cannot work.
    package init?(of bytes: [UInt8]) {
        guard Sodium.isReady else { return nil }
        var hash = [UInt8](repeating: 0, count: Self.size)
        guard crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), nil, 0) == 0 else { return nil }
        self.init(hash)
    }

    /// The hash of an open file from where it stands to its end, and how many bytes there were.
    ///
    /// No more than one buffer of the file is in memory at a time.
    ///
    /// - Parameter limit: Reading stops after so many bytes; what was read then is more than the limit.
    /// - Throws: The error of the system that ended the reading.
    static func reading(_ descriptor: Int32, limit: Int) throws(SystemError) -> (hash: ContentHash, size: Int) {
        let state = UnsafeMutableRawPointer.allocate(byteCount: crypto_generichash_statebytes(), alignment: 64)
        let buffer = UnsafeMutableRawPointer.allocate(byteCount: bufferSize, alignment: 64)
        defer {
            state.deallocate()
            buffer.deallocate()
        }
        let hasher = OpaqueHasher(state)
        guard Sodium.isReady, hasher.start() else { throw SystemError(ENOSYS) }
        var size = 0
        while size <= limit {
            let count = read(descriptor, buffer, bufferSize)
            if count < 0 {
                if errno == EINTR { continue }
                throw SystemError(errno)
            }
            if count == 0 { break }
            hasher.add(buffer, count)
            size += count
        }
        guard let hash = hasher.finish() else { throw SystemError(ENOSYS) }
        return (hash, size)
    }

    private static let bufferSize = 256 << 10
}

/// libsodium's state of a hash, in memory that the caller owns.
private struct OpaqueHasher {
    private let state: OpaquePointer

    init(_ memory: UnsafeMutableRawPointer) { state = OpaquePointer(memory) }

    func start() -> Bool { crypto_generichash_init(state, nil, 0, ContentHash.size) == 0 }

    func add(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
        // Documented to return 0 always.
        _ = crypto_generichash_update(state, bytes.assumingMemoryBound(to: UInt8.self), UInt64(count))
    }

    func finish() -> ContentHash? {
        var hash = [UInt8](repeating: 0, count: ContentHash.size)
        guard crypto_generichash_final(state, &hash, hash.count) == 0 else { return nil }
        return ContentHash(hash)
    }
}
