// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Descriptors
import Glibc

/// A process with all it has started, as /proc tells; see proc(5).
///
/// Numbers of processes are used again. So each is held by a descriptor before
/// anything is sent to it, and is then looked for once more among the children
/// of its parent, which is held likewise.
struct ProcessTree {
    /// Deeper than the few processes a room allows ever get, and an end to it in any case.
    private static let depthLimit = 32
    /// How often a process is looked at again that goes on starting others while it is being stopped.
    private static let roundLimit = 16

    private let number: Int32
    /// Of the process with this number; its owner keeps it open.
    private let descriptor: Int32

    init(number: Int32, descriptor: Int32) {
        self.number = number
        self.descriptor = descriptor
    }

    /// Stops them all, from the top: what stands still starts no others.
    func stop() {
        stop(depth: 0)
    }

    /// Lets them all go on, the top last: it may look after the others as soon as it goes on.
    func proceed() {
        proceed(depth: 0)
    }

    /// The numbers of all that it has started, as far as they run now.
    var others: Set<Int32> { others(depth: 0) }

    private func others(depth: Int) -> Set<Int32> {
        guard depth < Self.depthLimit else { return [] }
        var found = children()
        withTrees(of: found) { found.formUnion($0.others(depth: depth + 1)) }
        return found
    }

    private func stop(depth: Int) {
        beckon_signal_process(descriptor, SIGSTOP)
        guard depth < Self.depthLimit else { return }
        var stopped: Set<Int32> = []
        // The signal reaches the threads one after another, and the last may just be starting a process.
        for _ in 0..<Self.roundLimit {
            let found = children().subtracting(stopped)
            if found.isEmpty { return }
            withTrees(of: found) { $0.stop(depth: depth + 1) }
            stopped.formUnion(found)
        }
    }

    private func proceed(depth: Int) {
        if depth < Self.depthLimit {
            withTrees(of: children()) { $0.proceed(depth: depth + 1) }
        }
        beckon_signal_process(descriptor, SIGCONT)
    }

    private func withTrees(of numbers: Set<Int32>, _ body: (Self) -> Void) {
        for number in numbers {
            guard let held = Descriptor.process(number), children().contains(number) else { continue }
            body(Self(number: number, descriptor: held.number))
        }
    }

    /// Of all its threads; none when the process has ended, for the number may be another's then.
    private func children() -> Set<Int32> {
        let threads = "/proc/\(number)/task"
        // A thread or process that has gone has no children: there is nothing to tell anybody.
        guard let folder = opendir(threads) else { return [] }
        defer { closedir(folder) }
        var found: Set<Int32> = []
        while let entry = readdir(folder) {
            let thread = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if Int32(thread) != nil { found.formUnion(Self.numbers(in: "\(threads)/\(thread)/children")) }
        }
        return hasEnded ? [] : found
    }

    /// The numbers in a file of /proc, with spaces between them; none when there is no such file any more.
    private static func numbers(in path: String) -> [Int32] {
        let raw = open(path, O_RDONLY | O_CLOEXEC)
        guard raw >= 0 else { return [] }
        let file = Descriptor(owning: raw)
        var text: [UInt8] = []
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            while case .bytes(let count) = Descriptor.read(file.number, into: buffer) { text += buffer.prefix(count) }
        }
        return text.split(separator: UInt8(ascii: " ")).compactMap { Int32(String(decoding: $0, as: UTF8.self)) }
    }

    private var hasEnded: Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, 0) != 0
    }
}
