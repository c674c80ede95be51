// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSodium
package import Foundation
import Glibc
import Synchronization

/// The digest of a file, made of the digests of its pieces by several processors, and its copy in the same go.
package enum FilePieces {
    /// Small enough to be in a processor's own memory while it is copied and digested.
    static let size = 256 << 10
    private static let digestBytes = 32
    /// More than this many at a time would wait for memory, not for each other.
    private static let workers = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount))

    /// What the processors share.
    private final class Work: Sendable {
        let next = Atomic(0)
        let digests: Mutex<Data>
        let failure = Mutex<FileBytesError?>(nil)

        init(pieces: Int) {
            digests = Mutex(Data(count: pieces * digestBytes))
        }
    }

    /// The digest of bytes in memory.
    package static func digest(of bytes: Data) -> Data {
        bytes.withUnsafeBytes { whole in
            // Only read, by all of them, as long as this runs.
            nonisolated(unsafe) let whole = whole
            let work = share(size: whole.count) { range, _ in
                digest(of: UnsafeRawBufferPointer(rebasing: whole[range]))
            }
            return root(work.digests.withLock { $0 }, size: whole.count)
        }
    }

    /// The digest of a file's first bytes.
    ///
    /// - Parameters:
    ///   - size: How many bytes; the file has at least so many.
    ///   - copy: Where to write what was read, as it was digested.
    package static func digest(of file: Int32, size: Int, copyingTo copy: Int32? = nil) throws(FileBytesError) -> Data {
        let work = share(size: size) { range, buffer throws(FileBytesError) in
            let piece = UnsafeMutableRawBufferPointer(rebasing: buffer[..<range.count])
            try read(piece, from: file, at: range.lowerBound)
            if let copy { try write(UnsafeRawBufferPointer(piece), to: copy, at: range.lowerBound) }
            return digest(of: UnsafeRawBufferPointer(piece))
        }
        if let failure = work.failure.withLock({ $0 }) { throw failure }
        return root(work.digests.withLock { $0 }, size: size)
    }

    /// Calls the body for each piece, with room for one, on as many processors as there are, until it fails.
    private static func share(
        size: Int, _ body: @Sendable (Range<Int>, UnsafeMutableRawBufferPointer) throws(FileBytesError) -> Data
    ) -> Work {
        let count = (size + Self.size - 1) / Self.size
        let work = Work(pieces: count)
        DispatchQueue.concurrentPerform(iterations: min(workers, count)) { _ in
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.size, alignment: 64)
            defer { buffer.deallocate() }
            while case let piece = work.next.add(1, ordering: .relaxed).oldValue, piece < count {
                let start = piece * Self.size
                do throws(FileBytesError) {
                    let digest = try body(start..<min(size, start + Self.size), buffer)
                    let place = piece * digestBytes..<(piece + 1) * digestBytes
                    work.digests.withLock { $0.replaceSubrange(place, with: digest) }
                } catch {
                    work.failure.withLock { $0 = $0 ?? error }
                    return
                }
            }
        }
        return work
    }

    private static func root(_ digests: Data, size: Int) -> Data {
        var whole = withUnsafeBytes(of: UInt64(size).bigEndian) { Data($0) }
        whole.append(digests)
        return whole.withUnsafeBytes { digest(of: $0) }
    }

    private static func digest(of bytes: UnsafeRawBufferPointer) -> Data {
        var digest = [UInt8](repeating: 0, count: digestBytes)
        // It fails over lengths alone, and these are in bounds.
        _ = crypto_generichash(&digest, digestBytes, bytes.baseAddress, UInt64(bytes.count), nil, 0)
        return Data(digest)
    }

    private static func read(
        _ buffer: UnsafeMutableRawBufferPointer, from file: Int32, at offset: Int
    ) throws(FileBytesError) {
        var done = 0
        while done < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
            let count = pread(file, rest.baseAddress, rest.count, offset + done)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .system(errno) }
            guard count > 0 else { throw .changed }
            done += count
        }
    }

    /// Writes pieces one after another, from the beginning of a file on.
    ///
    /// - Returns: How many bytes they have.
    static func write(_ pieces: [Data], to file: Int32) throws(FileBytesError) -> Int {
        var size = 0
        for piece in pieces {
            let result = piece.withUnsafeBytes { bytes in
                Result { () throws(FileBytesError) in try write(bytes, to: file, at: size) }
            }
            try result.get()
            size += piece.count
        }
        return size
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32, at offset: Int) throws(FileBytesError) {
        var done = 0
        while done < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
            let count = pwrite(file, rest.baseAddress, rest.count, offset + done)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .system(errno) }
            done += count
        }
    }
}
